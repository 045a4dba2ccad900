import type { InputType } from '@stoa/schema/problem';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivations } from '../../corpus/derivations.ts';
import type { AnswerQuestion } from './check-answer.ts';
import { checkWork, type WorkQuestion } from './check-work.ts';

const asks = (input_type: InputType, expected: string): AnswerQuestion => ({
  expected,
  input_type,
  tolerance: null,
  accepted_forms: [],
  choices: [],
  judging: { form: 'any', variables: [], unit: null },
});
const problem = (expected: AnswerQuestion, solution_steps: string[], more: Partial<WorkQuestion> = {}): WorkQuestion => ({
  variables: ['x'],
  solution_steps,
  expected,
  ...more,
});

/** ✓ follows, ✗ does not follow, ? undecided, # unreadable */
const marks = { follows: '✓', does_not_follow: '✗', undecided: '?', unreadable: '#' } as const;
const marked = (lines: string[], question: WorkQuestion) =>
  checkWork(lines, question)
    .lines.map(({ verdict }) => marks[verdict])
    .join('');

const equation = problem(asks('integer', '4'), ['2x + 3 = 11', '2x = 8', 'x = 4']);
const brackets = problem(asks('integer', '3'), ['3(x+4)=21', '3x+12=21', '3x=9', 'x=3']);
const expression = problem(asks('expression', '6x+6'), ['2x+6+4x', '6x+6'], { start: '2(x+3)+4x' });
const quadratic = problem(asks('set', '{2,3}'), ['(x-2)(x-3)=0', 'x=2 or x=3'], { start: 'x^2-5x+6=0' });
const fractions = problem(asks('fraction', '5/6'), ['3/6+2/6', '5/6'], { start: '1/2+1/3' });
const inequality = problem(asks('expression', 'x>-3'), ['x>-3'], { start: '-2x<6' });
const system = problem(asks('expression', '(4,3)'), ['2x=8', 'x=4', 'y=3'], { variables: ['x', 'y'] });
const arithmetic = problem(asks('integer', '14'), ['2+12', '14'], { start: '2+3*4', variables: [] });

describe('checkWork follows right work', () => {
  it.each([
    { work: ['2x+3=11', '2x=8', 'x=4'], of: equation },
    { work: ['2x=8', 'x=4'], of: equation },
    { work: ['2x+3=11', '2x+3-3=11-3', '2x=8', 'x=8/2', 'x=4'], of: equation },
    { work: ['2x+3=11', 'x=4'], of: equation },
    { work: ['11-3=8', '8/2=4'], of: equation },
    { work: ['1) 2x = 8', 'so x = 4'], of: equation },
    { work: ['3x+12=21', '3x=9', 'x=3'], of: brackets },
    { work: ['x+4=7', 'x=3'], of: brackets },
    { work: ['2(x+3)+4x', '2x+6+4x', '6x+6'], of: expression },
    { work: ['2(x+3)+4x', '= 2x+6+4x', '= 6x+6'], of: expression },
    { work: ['2(x+3)+4x = 2x+6+4x = 6x+6'], of: expression },
    { work: ['(x-2)(x-3)=0', 'x=2 or x=3'], of: quadratic },
    { work: ['(x-2)(x-3)=0', 'x=2', 'x=3'], of: quadratic },
    { work: ['3/6+2/6', '5/6'], of: fractions },
    { work: ['\\frac12+\\frac13=\\frac36+\\frac26=\\frac56'], of: fractions },
    { work: ['x > -3'], of: inequality },
    { work: ['x+y=7', 'x-y=1', '2x=8', 'x=4', 'y=3'].slice(2), of: { ...system, start: 'x+y=7; x-y=1' } },
    { work: ['2+12', '14'], of: arithmetic },
    { work: ['2+3*4=2+12=14'], of: arithmetic },
  ])('$work', ({ work, of }) => {
    const { lines, final, divergence } = checkWork(work, of);
    expect(lines.map(({ verdict }) => verdict)).toEqual(work.map(() => 'follows'));
    expect(final.verdict).toBe('correct');
    expect(divergence).toBeNull();
  });
});

describe('checkWork follows right work that takes another route than the problem’s solution', () => {
  const rational = problem(asks('integer', '8'), ['x/2=4', 'x=8'], { start: 'x/2+1=5' });
  const absolute = problem(asks('set', '{-1,5}'), ['x-2=3 or x-2=-3', 'x=5 or x=-1'], { start: '|x-2|=3' });
  const never = problem(asks('set', '{}'), ['2=5', 'no solution'], { start: '3x+2=3x+5' });
  const product = problem(asks('integer', '437'), ['20*19=380', '3*19=57', '437'], { start: '23*19', variables: [] });

  it.each([
    { why: 'divided first', work: ['x+4=7', 'x=7-4', 'x=3'], of: brackets },
    { why: 'sides changed over', work: ['21=3x+12', '9=3x', '3=x'], of: brackets },
    { why: 'all on one side', work: ['2x+3-11=0', '2x-8=0', '2(x-4)=0', 'x-4=0', 'x=4'], of: equation },
    { why: 'the steps in another order', work: ['2x+4x+6', '6x+6'], of: expression },
    { why: 'factored before it is joined', work: ['2(x+3+2x)', '2(3x+3)', '6x+6'], of: expression },
    { why: 'the formula for a factored quadratic', work: ['x=(5±sqrt(25-24))/2', 'x=(5±1)/2', 'x=3 or x=2'], of: quadratic },
    { why: 'the square completed', work: ['x^2-5x=-6', '(x-5/2)^2=1/4', 'x-5/2=±1/2', 'x=3 or x=2'], of: quadratic },
    { why: 'each case to its end', work: ['(x-3)(x-2)=0', 'x-3=0', 'x=3', 'x-2=0', 'x=2'], of: quadratic },
    { why: 'squared for two cases', work: ['(x-2)^2=9', 'x^2-4x-5=0', '(x-5)(x+1)=0', 'x=5 or x=-1'], of: absolute },
    { why: 'another common denominator', work: ['6/12+4/12', '10/12', '5/6'], of: fractions },
    { why: 'the other term first', work: ['1/3+1/2', '2/6+3/6', '5/6'], of: fractions },
    { why: 'the denominator away first', work: ['x+2=10', 'x=8'], of: rational },
    { why: 'the other letter first', work: ['2y=6', 'y=3', 'x+3=7', 'x=4'], of: { ...system, start: 'x+y=7; x-y=1' } },
    {
      why: 'put in, not added',
      work: ['y=7-x', 'x-(7-x)=1', '2x-7=1', '2x=8', 'x=4', 'y=7-4', 'y=3'],
      of: { ...system, start: 'x+y=7; x-y=1' },
    },
    { why: 'from the other side of the sign', work: ['0<6+2x', '-6<2x', '-3<x'], of: inequality },
    { why: 'another way to take a product apart', work: ['23*20-23', '460-23', '437'], of: product },
    { why: 'an end that is never true', work: ['2=5', 'no solution'], of: never },
  ])('$why: $work', ({ work, of }) => {
    const { divergence, final } = checkWork(work, of);
    expect(divergence).toBeNull();
    expect(final.verdict).toBe('correct');
  });

  it('and finds no divergence in a right derivation of the corpus, with the solution steps in either order', () => {
    const right = derivations.flatMap(({ given, steps }) => {
      const lines = [given, ...steps].map((step) => (typeof step === 'string' ? step : 'open' in step ? step.line : null));
      return lines.includes(null) ? [] : [lines as string[]];
    });
    expect(right.length).toBeGreaterThan(200);
    for (const [start, ...work] of right) {
      for (const steps of [work, work.toReversed()])
        expect(
          checkWork(work, problem(asks('expression', work.at(-1)!), steps, { start: start! })).divergence,
          `${work}`,
        ).toBeNull();
    }
  });
});

describe('checkWork finds the first wrong line and the mal-rule behind it', () => {
  it.each([
    { work: ['2x+3=11', '2x=14', 'x=7'], of: equation, line: 1, rule: 'sign_dropped_crossing' },
    { work: ['2x=14', 'x=7'], of: equation, line: 0, rule: 'sign_dropped_crossing' },
    { work: ['2x=8', 'x=6'], of: equation, line: 1, rule: 'subtract_coefficient' },
    { work: ['2x=8', 'x=16'], of: equation, line: 1, rule: 'multiply_by_coefficient' },
    { work: ['2x=8', 'x=1/4'], of: equation, line: 1, rule: 'division_inverted' },
    { work: ['2x+3=11', '2x=11', 'x=5.5'], of: equation, line: 1, rule: 'one_side_only' },
    {
      work: ['5x=2x+6', '7x=6'],
      of: problem(asks('integer', '2'), ['3x=6', 'x=2'], { start: '5x=2x+6' }),
      line: 1,
      rule: 'letter_sign_dropped_crossing',
    },
    { work: ['3x+4=21', '3x=17'], of: brackets, line: 0, rule: 'distribute_first_only' },
    { work: ['2x+3+4x', '6x+3'], of: expression, line: 0, rule: 'distribute_first_only' },
    {
      work: ['(x+3)^2', 'x^2+9'],
      of: problem(asks('expression', 'x^2+6x+9'), ['x^2+6x+9'], { start: '(x+3)^2' }),
      line: 1,
      rule: 'square_of_sum_termwise',
    },
    {
      work: ['-(x-4)', '-x-4'],
      of: problem(asks('expression', '4-x'), ['-x+4'], { start: '-(x-4)' }),
      line: 1,
      rule: 'distribute_sign_first_only',
    },
    {
      work: ['3x+4', '7x'],
      of: problem(asks('expression', '3x+4'), ['3x+4'], { start: '3x+4' }),
      line: 1,
      rule: 'combine_unlike_terms',
    },
    { work: ['(x+2)(x+3)=0', 'x=-2 or x=-3'], of: quadratic, line: 0, rule: 'factor_signs_swapped' },
    { work: ['2/5'], of: fractions, line: 0, rule: 'add_denominators' },
    { work: ['1/2+1/3=2/5'], of: fractions, line: 0, rule: 'add_denominators' },
    { work: ['x<-3'], of: inequality, line: 0, rule: 'inequality_not_turned' },
    {
      work: ['5-3', '2'],
      of: problem(asks('integer', '8'), ['5+3', '8'], { start: '5-(-3)' }),
      line: 0,
      rule: 'subtracted_a_negative_as_negative',
    },
    { work: ['5*4', '20'], of: arithmetic, line: 0, rule: 'order_of_operations_left_to_right' },
    { work: ['11-3=8', '8/2=5'], of: equation, line: 1, rule: 'arithmetic_slip' },
  ])('$work: line $line, $rule', ({ work, of, line, rule }) => {
    const { lines, divergence, final } = checkWork(work, of);
    expect(divergence).toMatchObject({ line, rule });
    expect(lines.map(({ verdict }) => verdict === 'does_not_follow')).toEqual(work.map((_, i) => i === line)); // only the first is marked
    expect(final.verdict).not.toBe('correct');
  });

  it('with the line that the solution has there, and a note that doesn’t give it away', () => {
    const { divergence } = checkWork(['2x+3=11', '2x=14'], equation);
    expect(divergence).toMatchObject({ expected: '2x = 8', error_category: 'sign_error' });
    expect(divergence?.note).not.toMatch(/\d/);
  });
});

describe('checkWork is only as sure of an explanation as the work allows', () => {
  const brackets5 = problem(asks('integer', '7'), ['n + 4 = 11', 'n = 7'], { variables: ['n'] });
  const bothSides = problem(asks('integer', '4'), ['5x + 5 = 25', '5x = 20', 'x = 4']);

  it.each([
    { work: ['n=1000'], of: brackets5, rule: null, most: 0.3, why: 'a number that comes from nowhere is no copy' },
    { work: ['n+4=11', 'n=1000'], of: brackets5, rule: null, most: 0.3, why: 'nor after a right line' },
    { work: ['banana', 'x=5'], of: bothSides, rule: null, most: 0.3, why: 'an unreadable line explains nothing' },
    { work: ['x=5'], of: bothSides, most: 0.6, why: 'an answer alone, made to fit a step that she never wrote' },
    { work: ['5x=20', '?!', 'x=100'], of: bothSides, most: 0.6, why: 'an unreadable line in between' },
    {
      work: ['2x+3=11', '2x=7'],
      of: equation,
      rule: 'arithmetic_slip',
      most: 0.5,
      why: 'a slip, which could give any of many numbers',
    },
  ])('$work: $why', ({ work, of, rule, most }) => {
    const { divergence } = checkWork(work, of);
    expect(divergence?.confidence).toBeLessThanOrEqual(most);
    if (rule !== undefined) expect(divergence?.rule).toBe(rule);
  });

  it.each([
    { work: ['2x+3=11', '2x=14'], of: equation, rule: 'sign_dropped_crossing' },
    { work: ['2x=8', 'x=16'], of: equation, rule: 'multiply_by_coefficient' },
    { work: ['2x+13=21', '2x+31=21'], of: problem(asks('integer', '4'), ['2x=8', 'x=4']), rule: 'digits_reversed' },
    { work: ['17x+25=59', '17x+26=59'], of: problem(asks('integer', '2'), ['17x=34', 'x=2']), rule: 'copied_wrong' },
  ])('is at least 0.6 sure of $rule in $work', ({ work, of, rule }) => {
    const { divergence } = checkWork(work, of);
    expect(divergence?.rule).toBe(rule);
    expect(divergence?.confidence).toBeGreaterThanOrEqual(0.6);
  });
});

describe('checkWork is undecided rather than wrong', () => {
  it.each([
    { why: 'a part worked out on the side', work: ['12', '14'], of: arithmetic, expected: '?✓' },
    { why: 'one case of several', work: ['x-2=0', 'x=2'], of: quadratic, expected: '?✓' },
    {
      why: 'a solution lost: the answer says so',
      work: ['x=3'],
      of: problem(asks('set', '{0,3}'), ['x(x-3)=0'], { start: 'x^2=3x' }),
      expected: '?',
    },
    { why: 'a new letter', work: ['2x+3=11', 'u=2x', 'u=8'], of: equation, expected: '✓?✓' },
    { why: 'words and empty lines', work: ['first I subtract', '', '2x=8'], of: equation, expected: '#?✓' },
    { why: 'what cannot be worked out', work: ['9^9^9^9'], of: equation, expected: '?' },
  ])('$why: $work', ({ work, of, expected }) => {
    expect(marked(work, of)).toBe(expected);
  });

  it('shows how each line was read, and why an unreadable line breaks', () => {
    const { lines, final } = checkWork(['2x=8', 'x=(4'], equation);
    expect(lines[0]?.echo).toEqual({ latex: '2x = 8', plain: '2x = 8' });
    expect(lines[1]).toMatchObject({ verdict: 'unreadable', note: 'This bracket is never closed.' });
    expect(final.verdict).toBe('unreadable');
  });

  it('never marks an equation wrong if the same was done to both sides', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(
        whole,
        whole,
        whole.filter((n) => n !== 0),
        whole,
        whole.filter((n) => n !== 0),
        (a, b, m, add, times) => {
          const from = `${m}x+(${b})=${m * a + b}`;
          const lines = [
            from,
            `${m}x+(${b})+(${add})=${m * a + b}+(${add})`,
            `(${times})*(${m}x+(${b}))=(${times})*(${m * a + b})`,
            `x=${a}`,
          ];
          const { divergence } = checkWork(lines, problem(asks('integer', `${a}`), [from, `x = ${a}`]));
          expect(divergence).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads any lines without throwing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 1, maxLength: 5 }), (lines) => {
        expect(checkWork(lines, equation).lines).toHaveLength(lines.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('checkWork after the first wrong line', () => {
  const after = (work: string[], of: WorkQuestion) => checkWork(work, of).lines.map(({ slip }) => slip);
  it.each([
    { what: 'right work on a dropped sign', work: ['2x=14', 'x=7'], of: equation, slips: [undefined, 0] },
    { what: 'two more lines', work: ['2x+3=11', '2x=14', '2x/2=14/2', 'x=7'], of: equation, slips: [undefined, undefined, 1, 1] },
    { what: 'a chain of expressions', work: ['2x+3+4x', '6x+3'], of: expression, slips: [undefined, 0] },
    { what: 'a chain that goes on with =', work: ['2x+3+4x', '= 6x+3'], of: expression, slips: [undefined, 0] },
    { what: 'a line that comes back to the right way', work: ['2x=14', 'x=4'], of: equation, slips: [undefined, undefined] },
    { what: 'a second slip', work: ['2x=14', 'x=12'], of: equation, slips: [undefined, undefined] },
    { what: 'what is right anyway', work: ['2x=14', '14-3=11'], of: equation, slips: [undefined, undefined] },
    { what: 'an unreadable line between', work: ['2x=14', 'x=', 'x=7'], of: equation, slips: [undefined, undefined, 0] },
    { what: 'work without a slip', work: ['2x=8', 'x=4'], of: equation, slips: [undefined, undefined] },
  ])('says what follows from it: $what', ({ work, of, slips }) => {
    expect(after(work, of)).toEqual(slips);
  });
});
