import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonOf } from '../samples/lesson-at.ts';

/** Starts a lesson, answers this many questions rightly, and returns what a message then leads to. */
async function afterRight(name: string, right: number, said: string) {
  const driver = await lessonOf(guidelineNamed(name));
  for (let done = 0; done < right; done += 1) await driver.say(driver.question.answer.expected);
  const { closed_questions, misconceptions, last_question } = driver.session;
  await driver.say(said);
  const { text, act } = driver.session.full_conversation_log.findLast(({ role }) => role === 'tutor')!;
  return {
    text,
    act,
    standing: driver.session.closed_questions[closed_questions.length - 1]?.reason?.standing ?? null,
    moved: driver.session.last_question?.question_id !== last_question?.question_id,
    recorded: driver.session.misconceptions.length > misconceptions.length,
  };
}

describe('a reason for the previous question, sent as a message of its own', () => {
  it.each([
    ['adding-and-subtracting-integers', 2, 'owe 5 then owe 3 more thats 8 owed'],
    ['adding-unlike-fractions', 1, 'there were 8 slices the whole time'],
    ['adding-unlike-fractions', 2, 'sevenths stay sevenths and 2 and 4 is 6'],
    ['area-and-perimeter', 1, '5 plus 7 is 12 plus 9 more makes 21'],
    ['area-and-perimeter', 3, 'every row has 8 tiles and its 4 rows'],
    ['comparing-fractions', 1, 'if only 3 children share they get more cake'],
    ['decimal-place-value', 1, '5 dimes make 50 cents plus the 8 pennies'],
    ['functions-and-rules', 2, '5 times 4 makes 20 and 3 more'],
    ['mean-and-median', 2, '16 pears split in two is 8'],
    ['multiplying-fractions', 1, '4 times 7 equals 28'],
    ['percents', 1, '63 plus 37 gives 100'],
    ['ratios-and-unit-rates', 3, '12 has 3 in it 4 times and 21 has it 7 times'],
    ['two-step-equations', 2, '24 - 7 is 17'],
  ])('in %s, after %i: “%s” makes sense', async (name, right, said) => {
    const { standing, text, moved, recorded } = await afterRight(name, right, said);
    expect({ standing, moved, recorded }).toEqual({ standing: 'fits', moved: false, recorded: false });
    expect(text).not.toMatch(/here’s a way to put it|try (?:it|that)|what does it give you|by chance/i);
  });

  it.each([
    ['adding-and-subtracting-integers', 2, 'you slide more to the left from -5'],
    ['two-step-equations', 2, 'i moved the 7 over and took 7 off'],
    ['comparing-fractions', 1, 'fewer kids so everybody gets a larger slice'],
    ['mean-and-median', 1, '11 for each one because 22 is two 11s'],
  ])('in %s, after %i: “%s” is not an answer to the open question', async (name, right, said) => {
    const { act, moved, recorded } = await afterRight(name, right, said);
    expect({ moved, recorded }).toEqual({ moved: false, recorded: false });
    expect(['redirect', 'open', 'clarify']).toContain(act);
  });

  it.each([
    ['functions-and-rules', 2, '4 plus 5 and then plus 3'],
    ['multiplying-fractions', 2, 'divide by 2 then times 3'],
    ['percents', 3, 'you add 30 percent and 45 percent'],
    ['two-step-equations', 2, 'because you add 7 on both sides'],
    ['area-and-perimeter', 3, 'add the 8 and the 4 and then double'],
  ])('in %s, after %i: “%s” does something else and is called neither right nor wrong', async (name, right, said) => {
    const { standing, text } = await afterRight(name, right, said);
    expect(standing).not.toBe('fits');
    expect(text).not.toMatch(/makes sense|clear reason|explained|that’s what sticks|what made your last answer work/i);
  });

  it("is not repeated to her as a correction if the code can't judge it", async () => {
    const { text, standing } = await afterRight('decimal-place-value', 2, 'because it sits right behind the dot');
    expect(standing).toBe('unknown');
    expect(text).not.toContain('Seven dimes');
  });

  it("is not heard in a certain misconception without any of the question's numbers", async () => {
    const { standing, recorded } = await afterRight('adding-unlike-fractions', 1, 'you add the tops and then the bottoms too');
    expect({ standing, recorded }).toEqual({ standing: null, recorded: true });
  });
});
