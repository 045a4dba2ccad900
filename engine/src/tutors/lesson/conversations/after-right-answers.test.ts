import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences, type SentenceTable } from '../agents/master-tutor/master-tutor-sentences.ts';
import { lessonAtSibling, lessonOf, saidAt } from '../samples/lesson-at.ts';

const isFrom = (table: SentenceTable, text: string): boolean =>
  sentences[table].some((wording) => wording.split('{}').every((part) => text.includes(part.trim())));

const asked = {
  tickets: ['percents', '100 tickets'],
  unlike: ['adding-unlike-fractions', '{9} + \\frac{1}{3}'],
  sign: ['comparing-fractions', '\\frac{5}{11} \\square \\frac{4}{7}'],
  median: ['mean-and-median', 'Five plants'],
  lawn: ['area-and-perimeter', 'lawn covers 75'],
} as const;

async function said(name: keyof typeof asked, ...messages: readonly string[]) {
  const [lesson, words] = asked[name];
  return saidAt(await lessonAtSibling(guidelineNamed(lesson), words), ...messages);
}

/** The lines of the solution that a reply has. */
const linesIn = ({ asked: question, text }: Awaited<ReturnType<typeof said>>): string[] =>
  question.solution.flatMap(({ explanation }) => (text.includes(explanation) ? [explanation] : []));

describe('the solution’s line after a right answer', () => {
  it.each([
    ['sign', '< because 5 is less than half of 11 and 4 is more than half of 7'],
    ['sign', '5/11 is under half and 4/7 is over so <'],
    ['lawn', '5 since 5 times 15 is 75'],
    ['lawn', 'its 5 m, i counted by 15s: 15 30 45 60 75'],
    ['median', 'i put them in order 4 7 9 11 19 and the middle is 9'],
  ] as const)('doesn’t talk over what she says herself: %s, “%s”', async (name, message) => {
    const reply = await said(name, message);
    expect(reply.judged).toBe('correct');
    expect(linesIn(reply), reply.text).toEqual([]);
  });

  it('goes with a bare answer after a wrong one', async () => {
    const reply = await said('lawn', '60', '5');
    expect(reply.judged).toBe('correct');
    expect(linesIn(reply)).toHaveLength(1);
  });

  it('is never a task, or only the answer', async () => {
    for (const lesson of ['percents', 'two-step-equations', 'functions-and-rules'] as const) {
      const driver = await lessonOf(guidelineNamed(lesson));
      for (let at = 0; at < 14 && driver.session.last_question !== null; at += 1) {
        await driver.right();
        const { text } = driver.session.full_conversation_log.at(-1)!;
        expect(text.split('\n\n')[0]).not.toMatch(
          /[.!] (?:Rewrite|Substitute|Multiply|Divide|Subtract|Add|Write|The statement is \w+\.)/,
        );
        if (driver.session.awaiting_reason !== null) await driver.wish('continue');
      }
    }
  });
});

describe('a right answer', () => {
  it.each([
    [['60'], '5'],
    [['hint'], '5'],
    [['60', 'hint', '70'], '5'],
  ])('after %j is called right, without a word on how long it took', async (before, message) => {
    const { text } = await said('lawn', ...before, message);
    expect(text).not.toMatch(/\b(?:another try|second look|kept|stayed|trying again|help|before|at first|better one)\b/i);
  });

  it.each([
    ['63', false],
    ['its 63', false],
    ['63 tickets!', false],
    ['sixty three', true],
    ['100 take away 37 is 63', false],
  ])('“%s” is read back: %s', async (message, isBack) => {
    const { judged, text } = await said('tickets', message);
    expect(judged).toBe('correct');
    expect(text.startsWith('You wrote')).toBe(isBack);
  });

  it.each([
    ['137', false],
    ['137 because you add 100 and 37', true],
  ])('but a wrong one is, if there are other numbers beside it: “%s”', async (message, isBack) => {
    const { judged, text } = await said('tickets', message);
    expect(judged).toBe('incorrect');
    expect(text.startsWith('You wrote')).toBe(isBack);
  });
});

describe('a reason of hers', () => {
  it('is praised, but not in one turn after another', async () => {
    const driver = await lessonOf(guidelineNamed('percents'));
    const praised: boolean[] = [];
    for (const message of ['63 because 100-37', '55 because 100-45']) {
      const { text } = await saidAt(driver, message);
      praised.push(isFrom('reasonFits', text) || isFrom('ownLine', text));
    }
    expect(praised).toEqual([true, false]);
  });

  it.each(['but why does it work', 'i get the rule but why does it work like that'])(
    'isn’t there yet, “%s”: another way of seeing it is told',
    async (question) => {
      const driver = await lessonAtSibling(guidelineNamed('multiplying-fractions'), '\\frac{2}{5} \\times \\frac{3}{7}');
      const { judged, text } = await saidAt(driver, `6/35. ${question}`);
      expect(judged).toBe('correct');
      expect(text).toContain('10 equal pieces');
      expect(isFrom('notHere', text), text).toBe(false);
    },
  );
});

describe('the explanation of something new', () => {
  it.each([['quiet'], ['fast'], ['slow']])('is whole for a %s student', async (kind) => {
    const driver = await lessonOf(guidelineNamed('mean-and-median'));
    if (kind !== 'quiet') await driver.wish(kind === 'fast' ? 'faster' : 'slower');
    const step = driver.session.topic.plan.steps[0]!;
    if (kind === 'quiet') for (const message of ['k', 'ok', 'hm']) await driver.say(message);
    await driver.right();
    const { text } = driver.session.full_conversation_log.at(-1)!;
    expect(step.type === 'explain' && text.includes(step.explanation), text).toBe(true);
  });
});

describe('the way back to a question', () => {
  it('quotes a sentence of it only if that stands by itself', async () => {
    const [number, grapes] = [
      await lessonOf(guidelineNamed('two-step-equations')),
      await lessonOf(guidelineNamed('mean-and-median')),
    ];
    await number.say('hi');
    await grapes.say('hi');
    const texts = [number, grapes].map(({ session }) => session.full_conversation_log.at(-1)!.text);
    expect(texts[0]).not.toContain('“What is my number?”');
    expect(isFrom('asksThat', texts[1]!), texts[1]).toBe(true);
  });

  it('is not said after the meaning of a word', async () => {
    const { act, text } = await said('median', 'what is a median');
    expect(act).toBe('clarify');
    expect(isFrom('backToQuestion', text), text).toBe(false);
  });

  it('is not said after each explanation', async () => {
    const driver = await lessonAtSibling(guidelineNamed('area-and-perimeter'), 'lawn covers 75');
    const backs: boolean[] = [];
    for (let at = 0; at < 3; at += 1) {
      await driver.wish('explain_differently');
      backs.push(isFrom('backToQuestion', driver.session.full_conversation_log.at(-1)!.text));
    }
    expect(backs.filter((one) => one).length).toBeLessThanOrEqual(1);
  });
});
