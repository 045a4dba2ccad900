import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, readAnswer, type AnswerQuestion } from '../src/math/check-answer.ts';
import { checkSteps } from '../src/math/check-steps.ts';
import { valueQuestion } from '../src/math/value-question.ts';
import { anyExpressions, madeKinds, madePair, madeStep, madeStepKinds } from './made-pairs.ts';

// The laws of a fair judge, over answers whose standing is known because of how they were made. One seed, the same answers each time.
const runs = (numRuns: number) => ({ seed: 20_261_121, numRuns });
const seeds = fc.nat({ max: 1_000_000 });

const asking = (expected: string, like: AnswerQuestion): AnswerQuestion => ({ ...like, expected });

/** Whether the value was judged the same: a right value in another form is the same value. */
function valueOf(question: AnswerQuestion, answer: string): 'same' | 'other' | 'unreadable' | 'undecided' {
  const { verdict, reason } = checkAnswer(question, answer);
  if (verdict === 'correct' || reason === 'form') return 'same';
  return verdict === 'incorrect' ? 'other' : verdict;
}

describe.each(madeKinds)('%s', (kind) => {
  it('an answer that is equal by construction has the same value', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, expected, same } = madePair(kind, seed);
        expect(same.filter((answer) => valueOf(question, answer) !== 'same').map((answer) => [expected, answer])).toEqual([]);
      }),
      runs(15),
    );
  });

  it('a near miss by construction is never right', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, expected, other } = madePair(kind, seed);
        const accepted = other.filter((answer) => checkAnswer(question, answer).verdict === 'correct');
        expect(accepted.map((answer) => [expected, answer])).toEqual([]);
      }),
      runs(25),
    );
  });

  it('checking an answer again gives the same result in every part', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, same, other } = madePair(kind, seed);
        for (const answer of [...same, ...other]) {
          expect(checkAnswer(structuredClone(question), answer)).toEqual(checkAnswer(question, answer));
        }
      }),
      runs(5),
    );
  });

  it('"equal" is symmetric and transitive', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, expected, same, other } = madePair(kind, seed);
        if (question.judging.unit !== null) return; // the answer brings a unit there that the expected number has not
        const [first, ...others] = same;
        for (const answer of [expected, ...others]) expect(valueOf(asking(first!, question), answer)).not.toBe('other');
        const alike = other.filter((miss) => miss.includes('=') === expected.includes('=')); // 2x + 1 asked for, y = 2x + 1 will do
        for (const miss of alike) expect(checkAnswer(asking(miss, question), expected).verdict).not.toBe('correct');
      }),
      runs(5),
    );
  });

  it('the echo of an answer, in LaTeX and in plain text, is the same answer', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, same } = madePair(kind, seed);
        for (const answer of same) {
          const reading = readAnswer(question, answer);
          if (reading.kind !== 'read') throw new Error(`"${answer}" is ${reading.kind}`);
          for (const echo of [reading.echo.plain, reading.echo.latex]) {
            expect({ answer, echo, value: valueOf(question, echo) }).toEqual({ answer, echo, value: 'same' });
          }
        }
      }),
      runs(5),
    );
  });
});

/** Kinds of one expression in x or in numbers, which may be put into a larger one. */
const expressionKinds = madeKinds.filter((kind) => {
  const { inputType, expected } = madePair(kind, 1);
  return inputType === 'expression' && !/[=<>≤≥,]/.test(expected);
});

describe.each(expressionKinds)('%s, put into a larger expression', (kind) => {
  const moves: readonly (readonly [law: string, move: (text: string) => string])[] = [
    ['zero is added', (text) => `${text} + 0`],
    ['zero is added in front', (text) => `0 + ${text}`],
    ['it is multiplied by one', (text) => `1*(${text})`],
    ['it is divided by one', (text) => `\\frac{${text}}{1}`],
    ['it is negated twice', (text) => `-(-(${text}))`],
    ['something is added and taken away', (text) => `${text} + 7x - 7x`],
    ['it is doubled and halved', (text) => `\\frac{2(${text})}{2}`],
    ['it is taken away from twice itself', (text) => `2(${text}) - (${text})`],
    ['brackets are set in LaTeX', (text) => `\\left(${text}\\right)`],
  ];
  it.each(moves)('%s: the same value', (_, move) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, same } = madePair(kind, seed);
        const [answer] = same;
        expect([answer, valueOf(question, move(answer!))]).toEqual([answer, 'same']);
      }),
      runs(4),
    );
  });

  it.each<readonly [law: string, move: (text: string) => string]>([
    ['one is added', (text) => `${text} + 1`],
    ['a little is added', (text) => `${text} + 1/1000000`],
    ['x is added', (text) => `${text} + x`],
    ['it is put twice', (text) => `2(${text}) + 1/7`],
  ])('%s: never right', (_, move) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, expected } = madePair(kind, seed);
        expect([expected, checkAnswer(question, move(expected)).verdict]).not.toEqual([expected, 'correct']);
      }),
      runs(4),
    );
  });

  it('renaming the letters on both sides keeps the verdict', () => {
    const other = { x: 'w', y: 'v' } as const;
    const renamed = (text: string) =>
      text.replace(/\\?[a-z]+/g, (word) =>
        /^[xy]+$/.test(word) ? word.replace(/[xy]/g, (letter) => other[letter as 'x']) : word,
      );
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question, expected, same, other: misses } = madePair(kind, seed);
        for (const answer of [...same, ...misses]) {
          const [before, after] = [valueOf(question, answer), valueOf(asking(renamed(expected), question), renamed(answer))];
          expect([answer, after]).toEqual([answer, before]);
        }
      }),
      runs(4),
    );
  });
});

describe.each(madeStepKinds)('steps: %s', (kind) => {
  const verdictOf = (from: string, line: string) => checkSteps([from, line])[0]!.verdict;

  it('a line that follows by construction is never called wrong or unreadable', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { from, follows } = madeStep(kind, seed);
        const refused = follows.filter((line) => ['does_not_follow', 'unreadable'].includes(verdictOf(from, line)));
        expect(refused.map((line) => [from, line])).toEqual([]);
      }),
      runs(15),
    );
  });

  it('a line made by a mistake never follows', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { from, wrong } = madeStep(kind, seed);
        expect(wrong.filter((line) => verdictOf(from, line) === 'follows').map((line) => [from, line])).toEqual([]);
      }),
      runs(15),
    );
  });

  it('a right derivation stays right when every line is repeated', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { from, follows } = madeStep(kind, seed);
        for (const line of follows) {
          expect(checkSteps([from, from, line, line]).map(({ verdict }) => verdict)).not.toContain('does_not_follow');
        }
      }),
      runs(5),
    );
  });
});

/** Expressions of any build, which nobody would write and everybody may. */
const written = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('x', 'y', '1', '2', '3', '7', '0.5', '\\frac{2}{3}', '12'),
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '\\cdot '), tie('expression'))
      .map(([a, sign, b]) => `\\left(${a}\\right)${sign}\\left(${b}\\right)`),
    fc.tuple(tie('expression'), fc.constantFrom('2', '3')).map(([a, n]) => `\\left(${a}\\right)^{${n}}`),
    fc.tuple(tie('expression'), fc.constantFrom('2', '5', 'x', 'y+1')).map(([a, b]) => `\\frac{${a}}{${b}}`),
    tie('expression').map((a) => `-\\left(${a}\\right)`),
    tie('expression').map((a) => `\\sqrt{\\left(${a}\\right)^{2}}`),
  ),
})).expression;
const plain = valueQuestion('');
const judged = (expected: string, answer: string) => checkAnswer(asking(expected, plain), answer);

describe('any expression', () => {
  it('is never equal to itself with one place changed, nor different when rewritten by laws of algebra', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4000 }), (seed) => {
        const pair = anyExpressions(seed);
        if (pair === null) return;
        const { verdict, reason } = checkAnswer(pair.question, pair.answer);
        // a rewriting may lose a single point, 1/(1/x) at zero; where that counts, "domain" says so
        const said = verdict === 'incorrect' && reason !== 'domain' ? 'different' : verdict === 'correct' ? 'equal' : 'neither';
        expect([pair.expected, pair.answer, said]).not.toEqual([
          pair.expected,
          pair.answer,
          pair.is === 'equal' ? 'different' : 'equal',
        ]);
      }),
      runs(150),
    );
  });

  it('is never equal to another in one direction and different in the other', () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        const [there, back] = [judged(a, b), judged(b, a)];
        if (there.verdict === 'correct' && back.reason !== 'form') expect(back.verdict).not.toBe('incorrect');
        if (there.verdict === 'unreadable') expect(back.verdict).toBe('unreadable');
      }),
      runs(300),
    );
  });

  it('is never different with zero added, multiplied by one, negated twice or with x - x added', () => {
    fc.assert(
      fc.property(written, (a) => {
        for (const same of [
          `${a}+0`,
          `1\\cdot\\left(${a}\\right)`,
          `-\\left(-\\left(${a}\\right)\\right)`,
          `\\left(${a}\\right)+x-x`,
        ]) {
          expect({ same, value: valueOf(asking(a, plain), same) }).not.toEqual({ same, value: 'other' });
        }
      }),
      runs(200),
    );
  });

  it('is never equal to itself plus one', () => {
    fc.assert(
      fc.property(written, (a) => {
        expect(judged(a, `${a}+1`).verdict).not.toBe('correct');
      }),
      runs(200),
    );
  });

  it('is never different from its echo, in LaTeX or in plain text', () => {
    fc.assert(
      fc.property(written, (latex) => {
        const reading = readAnswer(plain, latex);
        if (reading.kind !== 'read') return;
        for (const text of [reading.echo.plain, reading.echo.latex]) {
          expect(['same', 'undecided']).toContain(valueOf(asking(latex, plain), text));
        }
      }),
      runs(300),
    );
  });
});
