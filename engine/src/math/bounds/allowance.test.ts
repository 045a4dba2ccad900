import { describe, expect, it } from 'vitest';
import { fuzzTexts, hostileTexts } from '../../../corpus/fuzz-texts.ts';
import { takeSteps, withinSteps, type Allowance } from './allowance.ts';
import { checkAnswer, type AnswerQuestion } from '../check-answer.ts';
import { checkSteps } from '../check-steps.ts';
import { checkWork } from '../check-work.ts';
import { diagnoseAnswer } from '../diagnose-answer.ts';
import { limits } from './limits.ts';

const take = (count: number): 'done' => {
  takeSteps(count);
  return 'done';
};

describe('an allowance of steps', () => {
  it('lets work within it finish, and subtracts the steps taken', () => {
    const allowance: Allowance = { left: 100 };
    expect(withinSteps([allowance], () => take(30))).toEqual({ result: 'done' });
    expect(allowance.left).toBe(70);
  });

  it('ends work that takes more, and leaves nothing for later work', () => {
    const allowance: Allowance = { left: 100 };
    expect(withinSteps([allowance], () => take(101))).toBeNull();
    expect(withinSteps([allowance], () => take(1))).toBeNull();
  });

  it('ends work at the smallest of several, and each of them is charged', () => {
    const [all, each]: Allowance[] = [{ left: 100 }, { left: 40 }];
    expect(withinSteps([all!, each!], () => take(60))).toBeNull();
    expect(all!.left).toBe(60);
    expect(withinSteps([all!, { left: 40 }], () => take(40))).toEqual({ result: 'done' });
    expect(all!.left).toBe(20);
  });

  it('inside another one charges both, and ends only the inner work if only the inner one is used up', () => {
    const outer: Allowance = { left: 100 };
    const seen = withinSteps([outer], () => [withinSteps([{ left: 50 }], () => take(70)), take(50)]);
    expect(seen).toEqual({ result: [null, 'done'] });
    expect(outer.left).toBe(0);
    expect(withinSteps([{ left: 10 }], () => withinSteps([{ left: 50 }], () => take(20)))).toEqual({ result: null });
  });

  it('lets other errors through', () => {
    expect(() =>
      withinSteps([{ left: 10 }], () => {
        throw new RangeError('a mistake of the caller');
      }),
    ).toThrow(RangeError);
  });

  it('limits nothing if none is set', () => {
    expect(take(1e9)).toBe('done');
  });
});

const question = (input_type: AnswerQuestion['input_type'], expected: string): AnswerQuestion => ({
  expected,
  input_type,
  tolerance: null,
  accepted_forms: [],
  choices: [],
  judging: { form: 'any', variables: [], unit: null },
});

const sines = (from: number): string => `{${Array.from({ length: 30 }, (_, i) => `sin(${from + i})`).join(', ')}}`;
const quadratics = Array.from({ length: 100 }, (_, i) => `x^2 + ${2 + (i % 7)}x + ${1 + (i % 5)} = ${3 + (i % 11)}`);
const texts = [...hostileTexts, ...fuzzTexts(4, 40), sines(1)];
/** Steps for the work outside the searches: reading letters, printing, looking for a part. */
const aside = 60_000;

/** The texts for which `work` takes more steps than `most`. */
const tooDear = (most: number, work: (text: string) => unknown): string[] =>
  texts.filter((text) => withinSteps([{ left: most }], () => work(text)) === null);

describe('hostile texts take a bounded number of steps', () => {
  const answerMost = limits.answerSteps + 4 * limits.canonicalSteps + aside;

  it('as an answer to several types of question', () => {
    for (const [type, expected] of [
      ['expression', 'x+1'],
      ['expression', 'x^2-5x+6=0'],
      ['set', '{1, 2}'],
      ['set', sines(2)],
      ['decimal', '2.5'],
    ] as const)
      expect(tooDear(answerMost, (text) => checkAnswer(question(type, expected), text))).toEqual([]);
  });

  it('as the expected answer, and when a wrong answer to it is diagnosed', () => {
    for (const type of ['expression', 'set', 'integer'] as const) {
      expect(tooDear(answerMost, (text) => checkAnswer(question(type, text), 'sin x + 2'))).toEqual([]);
      expect(tooDear(answerMost, (text) => diagnoseAnswer(question(type, text), 'sin x + 2'))).toEqual([]);
    }
  });

  const lineMost = limits.lineSteps + limits.explanationSteps + 2 * limits.correctionSteps + aside;

  it('as a line of work after another line, and before one', () => {
    for (const other of ['x^2-5x+6=0', 'x+1']) {
      expect(tooDear(lineMost, (text) => checkSteps([other, text]))).toEqual([]);
      expect(tooDear(lineMost, (text) => checkSteps([text, other]))).toEqual([]);
    }
  });

  it('as work on a problem', () => {
    const most = lineMost + 2 * limits.lineSteps + 3 * answerMost;
    const problem = { variables: ['x'], solution_steps: ['(x-2)(x-3)=0', 'x=2 or x=3'], expected: question('set', '{2, 3}') };
    expect(tooDear(most, (text) => checkWork([text, 'x=2'], { ...problem, start: 'x^2-5x+6=0' }))).toEqual([]);
  });

  it('all together, in a hundred lines that are all wrong', () => {
    const most = limits.workSteps + limits.explanationsSteps + 100 * aside;
    expect(withinSteps([{ left: most }], () => checkSteps(quadratics))).not.toBeNull();
    expect(withinSteps([{ left: most }], () => checkSteps(texts.slice(0, 100)))).not.toBeNull();
  });
});

describe('work that takes too many steps to judge', () => {
  it.each([
    [['x^2-5x+6=0', 'x^5-3x^4+2x^3-x^2+7x-11=0'], 'does_not_follow'],
    [['sin(x)=cos(x)', 'x^5-3x^4+2x^3-x^2+7x-11=0'], 'does_not_follow'],
    [['(x-2)^43(x+1/3)^60=0', '(3x+1)^4(x-2)^2=0', 'x=-1/3 or x=2'], 'follows'],
  ])('gets the same verdict every time: %j', (lines, verdict) => {
    const first = checkSteps(lines);
    expect(first.map((check) => check.verdict)).toEqual(first.map(() => verdict));
    expect(checkSteps(lines)).toEqual(first);
  });

  it('leaves a line undecided, with a note that says so', () => {
    const lines = withinSteps([{ left: 2_000 }], () => checkSteps(['x^2-5x+6=0', '(x-2)(x-3)=0']));
    expect(lines?.result ?? []).toEqual([{ verdict: 'undecided', note: 'This is too much work to check.' }]);
  });

  it('leaves an answer undecided', () => {
    const check = withinSteps([{ left: 3_000 }], () => checkAnswer(question('expression', 'sin(x)+2x'), '2x+cos(x-π/2)'));
    expect(check?.result.verdict).toBe('undecided');
  });
});
