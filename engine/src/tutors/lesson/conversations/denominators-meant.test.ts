import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';

const unlike = guidelineNamed('adding-unlike-fractions');
const said = async (words: string, ...messages: string[]) => saidAt(await lessonAtSibling(unlike, words), ...messages);

const pizza = 'cut into 8 equal slices';
const sevenths = String.raw`\frac{2}{7} + \frac{4}{7}`;
const unlikeParts = String.raw`\frac{3}{4} + \frac{1}{7}`;
const neverAdded = /Denominators are never added|not five twentieths/;

describe("two numbers that are the question's denominators", () => {
  it.each([
    [pizza, 'why cant i just add 8 and 8 too?'],
    [pizza, 'can i add 8 + 8 too'],
    [pizza, 'why dont you add the 8 and the 8'],
    [pizza, 'dont i have to add 8 plus 8?'],
    [pizza, 'why isnt it 16'],
    [pizza, 'why is it not 16 on the bottom'],
    [sevenths, 'why cant i just add 7 and 7 too?'],
    [sevenths, 'why isnt it 14'],
    [unlikeParts, 'why cant i add 4 and 7'],
  ])("at %s: “%s” is heard as asking why they aren't added", async (words, message) => {
    const { judged, text } = await said(words, message);
    expect(judged).toBe(null);
    expect(text).toMatch(neverAdded);
  });

  it.each([
    [pizza, 'why do i add 3 and 4'],
    [pizza, 'why isnt it 12'],
    [pizza, 'i have 8 and 8 is my lucky number'],
    [sevenths, 'why cant i add 2 and 4 first'],
    [unlikeParts, 'can i count by 4 and 7'],
  ])('at %s: “%s” is not heard as asking that', async (words, message) => {
    expect((await said(words, message)).text).not.toMatch(neverAdded);
  });
});
