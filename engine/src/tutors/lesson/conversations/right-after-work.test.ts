import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, lessonOf, saidAt } from '../samples/lesson-at.ts';
import { selfCorrected } from '../support/claims/self-corrected.ts';
import { sumsInSigns } from '../support/claims/sums-in-words.ts';
import { withBothParts } from '../support/claims/both-parts.ts';

const said = async ([lesson, words]: readonly [string, string], ...messages: string[]) =>
  saidAt(
    words === '' ? await lessonOf(guidelineNamed(lesson)) : await lessonAtSibling(guidelineNamed(lesson), words),
    ...messages,
  );

const [
  pizza,
  gym,
  nines,
  strip,
  mean,
  three,
  median,
  percent,
  equation,
  eighths,
  twelfths,
  halves,
  fifths,
  debt,
  numerator,
  machine,
] = [
  ['adding-unlike-fractions', ''],
  ['area-and-perimeter', '105 square'],
  ['equivalent-fractions', String.raw`\frac{3}{4} = \frac{\square}{12}`],
  ['multiplying-fractions', 'A paper strip'],
  ['mean-and-median', '8, 13, 17'],
  ['mean-and-median', '10, 15'],
  ['mean-and-median', '20, 8, 14'],
  ['percents', '100 tickets'],
  ['two-step-equations', '4x = 28'],
  ['comparing-fractions', String.raw`\frac{3}{8} \square`],
  ['comparing-fractions', String.raw`\frac{5}{12} \square`],
  ['comparing-fractions', String.raw`\frac{5}{11}`],
  ['comparing-fractions', String.raw`\frac{2}{5} \square`],
  ['adding-and-subtracting-integers', 'Find $4 + (-9)$'],
  ['equivalent-fractions', 'with denominator 27'],
  ['functions-and-rules', 'f(7)'],
] as const;

describe('a right answer at the end of her work', () => {
  it.each([
    [gym, '105 divide 15 is 7. i check 7 times 15 = 105 yes'],
    [gym, 'i did 105 divided by 15 and that makes 7'],
    [gym, '105 divided by 15 is 8 no wait 7'],
    [mean, '8+13+17+18 is 56. divide that by 4 is 14 but is that fair?'],
    [mean, '56 wasnt my answer, i was still going. 56 divided by 4 is 14'],
    [three, 'ok whatever. 10 and 15 and 35 is 60, 3 numbers so 20'],
    [nines, '9/12 divide 3 is 3/4. it is good. I send 9'],
    [nines, 'I multiply 3 and 3 because 4 to 12 is times 3. it is 9?'],
    [pizza, 'ugh what numbers. so theres 8 slices so is it 7/8? my mom always cuts ours in 8'],
    [pizza, 'maybe 7/8 cause 3 and 4 is 7'],
    [median, 'maybe in between like 17 bc 14 and 20'],
    [equation, '4 groups makes 28 so is it 7?'],
    [strip, 'ok so if i cut every part in half there are 10 little pieces. i get 1'],
    [strip, 'no its not as much as half the strip. i know that. its 1 little piece out of 10'],
    [numerator, 'its 18/27'],
    [debt, '4 - 9 is 5. no wait -5'],
  ] as const)('%s, “%s”: is taken', async (at, message) => {
    expect((await said(at, message)).judged).toBe('correct');
  });

  it.each([
    [nines, 'is it 9?'],
    [nines, 'so is it 9?'],
    [pizza, 'is it 7/8?'],
    [pizza, '8 slices so is it 7/8 or 7/16?'],
    [pizza, 'why is it 7 slices out of 8'],
    [equation, '4 and 28 so is it 7?'],
    [gym, '15 times 7 is 105'],
    [gym, '105 divided by 15 is 7. then i add 15 and 7'],
    [gym, '105 divided by 15 is 7? no thats wrong'],
    [mean, 'we have 14 kids in my class lol'],
    [strip, 'i have 10 cousins'],
    [mean, 'can we skip this one its 21 + 35 and i hate it'],
  ] as const)('%s, “%s”: isn’t one', async (at, message) => {
    expect((await said(at, message)).judged).toBe(null);
  });
});

describe('the side that she says is more', () => {
  it.each([
    [fifths, 'so 2/5 wins by one bite. photo finish lol'],
    [fifths, 'its 16/40 vs 15/40 so croc eats the first one'],
    [fifths, 'the left side is more than the right side'],
    [fifths, 'um > like i said. croc is full now'],
    [twelfths, 'same size bites so who eats more bites.. 7 beats 5. the croc turns around'],
    [twelfths, '5/12 is less'],
    [eighths, '3/8 is bigger cause 8 is less cuts'],
  ] as const)('%s, “%s”: is the sign', async (at, message) => {
    expect((await said(at, message)).judged).toBe('correct');
  });

  it.each([
    [fifths, 'does 2/5 win?'],
    [fifths, '2/5 has the bigger bites but 3/8 has more bites'],
    [twelfths, 'does 7 beat 5'],
    [twelfths, '8 beats 2'],
    [twelfths, 'the first one isnt less'],
    [halves, '5/11 is less than half and so is 4/7'],
    [eighths, '10 is more than 8 so 3/10 is more'],
  ] as const)('%s, “%s”: isn’t a right one', async (at, message) => {
    expect((await said(at, message)).judged).not.toBe('correct');
  });
});

describe('all but the last step', () => {
  it.each([
    [mean, 'its 56 all together, now divide it by 4', String.raw`$56 \div 4$`],
    [mean, 'i got 56 and then i do 56 divided by 4', String.raw`$56 \div 4$`],
    [percent, '100 minus 30 is 70 and then minus 7', '$70 - 7$'],
    [machine, '6 x 7 is 42 then add 1', '$42 + 1$'],
    [
      halves,
      '5 is less than half of 11 cause half is five and a half. 4 is more than half of 7. so idk',
      String.raw`$\frac{4}{7}$`,
    ],
    [halves, '5/11 is below half and 4/7 is over a half right', String.raw`$\frac{5}{11}$`],
    [fifths, 'tens... no fives and eights go to 40. so 16/40 and 15/40. tight game', String.raw`$\frac{15}{40}$`],
    [debt, 'i have 4 and owe 9 so i pay 4 and i still owe 5', '$5$'],
    [debt, 'i owe 9 and have 4 so im 5 in the hole', '$5$'],
  ] as const)('%s, “%s”: is confirmed, and only that step is asked for', async (at, message, names) => {
    const { judged, act, text } = await said(at, message);
    expect([judged, act]).toEqual([null, 'bridge']);
    expect(text).toContain(names);
  });

  it('names the one that isn’t right', async () => {
    expect((await said(fifths, '16/40 and 14/40')).text).toContain(String.raw`$\frac{3}{8}$ isn’t equal to $\frac{14}{40}$`);
  });

  it('takes up half of what she found', async () => {
    const pears = ['mean-and-median', '5 pears'] as const;
    expect((await said(pears, 'ok so they have 16 all together i think and then half')).text).toContain('half of $16$');
  });

  it.each([
    [halves, '5/11 is more than half and 4/7 is more than half'],
    [halves, 'is 5/11 less than half or is 4/7 more than half'],
    [debt, 'so i owe 13'],
    [debt, 'i owe 5?'],
  ] as const)('%s, “%s”: is not confirmed', async (at, message) => {
    expect((await said(at, message)).act).not.toBe('bridge');
  });
});

describe('a value in the answer field', () => {
  it('is judged, even after a question that leads on', async () => {
    const driver = await lessonAtSibling(guidelineNamed(mean[0]), mean[1]);
    await driver.say('8 + 13 is 21');
    await driver.answer('15');
    expect(driver.session.full_conversation_log.at(-2)!.judged?.verdict).toBe('incorrect');
  });
});

describe('selfCorrected', () => {
  it.each([
    ['4 - 9 is.. 5? no -5. then plus 12', '4 - 9 is.. -5. then plus 12'],
    ['21 divided by 3 is 6? no 7', '21 divided by 3 is 7'],
    ['its 8 wait no its 7', 'its 7'],
    ['24/8 = 4, oops 3', '24/8 = 3'],
    ['its 5 no 6 no 7', 'its 7'],
    ['5? no wait 6, no its 8', '8'],
  ])('%s', (text, last) => {
    expect(selfCorrected(text)).toBe(last);
  });

  it.each([
    'is it 5? no 5 is too big',
    'so its 7? no 3 kids eat',
    '5 no wait 6 times 2 is 12',
    'i have 5, no 6 pears',
    '9 - 4 no 5',
    '-2/3? no wait both negative so 2/3',
  ])('leaves “%s”', (text) => {
    expect(selfCorrected(text)).toBe(text);
  });

  it('makes no false line of a value that she takes back', async () => {
    const at = ['adding-and-subtracting-integers', '4 - 9 - (-12)'] as const;
    expect((await said(at, '4 - 9 is.. 5? no -5. then minus minus 12 is plus 12')).text).toContain('$4 - 9 = -5$');
  });
});

describe('sumsInSigns', () => {
  it.each([
    ['10 and 15 and 35 is 60', '10 + 15 + 35 is 60'],
    ['10, 15, and 35 is 60', '10 + 15 + 35 is 60'],
    ['i have 3, 4 and 5 is 9', 'i have 3 ; 4 + 5 is 9'],
    ['5 and 6 is 11/15', '5/15 + 6/15 is 11/15'],
    ['8 and 13 is 22', '8 + 13 is 22'],
    ['2 and 3 and 4', '2 and 3 and 4'],
    ['8/12 and 3/12 is 11/12', '8/12 and 3/12 is 11/12'],
  ])('%s', (text, signs) => {
    expect(sumsInSigns(text)).toBe(signs);
  });
});

describe('withBothParts', () => {
  it.each([
    ['9/12 divide 3 is 3/4', '9/12 is 3/4'],
    ['12/15 divided by 3 is 4/5. then', '12/15 is 4/5. then'],
    ['9/12 divided by 3 is 3/12', '9/12 divided by 3 is 3/12'],
  ])('%s', (text, read) => {
    expect(withBothParts(text)).toBe(read);
  });
});
