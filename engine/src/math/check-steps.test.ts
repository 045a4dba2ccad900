import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSteps } from './check-steps.ts';

/** ✓ follows, ✗ does not follow, ? undecided, # unreadable */
const marks = { follows: '✓', does_not_follow: '✗', undecided: '?', unreadable: '#' } as const;
const marked = (lines: readonly string[]) =>
  checkSteps(lines)
    .map(({ verdict }) => marks[verdict])
    .join('');

describe('checkSteps follows', () => {
  it.each<[what: string, lines: string[]]>([
    ['equivalent equations', ['2x+3=11', '2x=8', 'x=4']],
    ['skipped steps', ['5x-3=2x+9', 'x=4']],
    ['a step written out', ['2x+3=11', '2x+3-3=11-3', '2x=8', 'x=8/2', 'x=4']],
    ['multiplied out and joined', ['4(2x-1)-3(x-2)', '8x-4-3x+6', '5x+2']],
    ['a chain that goes on with =', ['2(x+3)+4x', '= 2x+6+4x', '= 6x+6']],
    ['fractions', ['1/2+1/3', '3/6+2/6', '5/6']],
    ['solutions split by "or"', ['x^2-5x+6=0', '(x-2)(x-3)=0', 'x=2 or x=3']],
    ['solutions as ±', ['x^2=9', 'x=±3']],
    ['an inequality that turns', ['-2x<6', 'x>-3']],
    ['a system', ['x+y=5', '2x+2y=10', 'y=5-x']],
    ['words before the mathematics', ['2x = 8', 'so x = 4']],
  ])('%s', (_, lines) => expect(marked(lines)).toBe('✓'.repeat(lines.length - 1)));

  it('cases, each on a line of its own', () => {
    expect(checkSteps(['(x-2)(x-3)=0', 'x=2', 'x=3'])).toEqual([
      { verdict: 'follows', note: 'One of the cases.' },
      { verdict: 'follows', note: 'One of the cases.' },
    ]);
  });

  it.each<[what: string, lines: string[]]>([
    ['squared', ['sqrt(x+3)=x+1', 'x+3=(x+1)^2']],
    ['squared, a number', ['x=4', 'x^2=16']],
    ['multiplied by what may be zero', ['x-1=3', 'x^2-x=3x']],
  ])('%s, and says that solutions may be gained', (_, lines) => {
    expect(checkSteps(lines)).toMatchObject([{ verdict: 'follows', note: expect.stringContaining('Test them at the end') }]);
  });
});

describe('checkSteps finds the mistake, its rule, and what the line should have been', () => {
  it.each([
    { lines: ['2x+3=11', '2x=14'], rule: 'sign_dropped_crossing', category: 'sign_error', expected: '2x = 8' },
    { lines: ['5x-3=2x+9', '5x-2x=9-3'], rule: 'sign_dropped_crossing', category: 'sign_error', expected: '5x - 2x = 9 + 3' },
    { lines: ['2x=8', 'x=6'], rule: 'subtract_coefficient', category: 'procedural_error', expected: 'x = 4' },
    { lines: ['-2x<6', 'x<-3'], rule: 'inequality_not_turned', category: 'conceptual_error', expected: 'x > -3' },
    { lines: ['3(x+4)', '3x+4'], rule: 'distribute_first_only', category: 'procedural_error', expected: '3x + 12' },
    {
      lines: ['4(2x-1)-3(x-2)', '8x-4-3x-6'],
      rule: 'distribute_sign_first_only',
      category: 'sign_error',
      expected: '8x - 4 - 3x + 6',
    },
    {
      lines: ['(x+3)^2=16', 'x^2+9=16'],
      rule: 'square_of_sum_termwise',
      category: 'conceptual_error',
      expected: 'x^2 + 6x + 9 = 16',
    },
    { lines: ['1/2+1/3', '2/5'], rule: 'add_denominators', category: 'conceptual_error', expected: '5/6' },
    { lines: ['a^2*a^3', 'a^6'], rule: 'multiply_exponents_in_product', category: 'procedural_error', expected: 'a^5' },
    { lines: ['y=2x+3', '2x=y+3'], rule: 'sign_dropped_crossing', category: 'sign_error', expected: '2x = y - 3' },
    { lines: ['2x^2+3x^2', '5x^4'], rule: 'add_exponents_of_like_terms', category: 'conceptual_error', expected: '5x^2' },
    { lines: ['x^2+1=10', 'x^5+x=77'], rule: undefined, category: 'unknown', expected: undefined },
    { lines: ['x/2+1=5', 'x+1=10'], rule: 'one_term_multiplied', category: 'procedural_error', expected: 'x + 2 = 10' },
    { lines: ['5x+2x=14', '7x^2=14'], rule: 'add_exponents_of_like_terms', category: 'conceptual_error', expected: '7x = 14' },
  ])('$lines', ({ lines, rule, category, expected }) => {
    const found = checkSteps(lines)[0]!;
    expect(found).toMatchObject({ verdict: 'does_not_follow', error_category: category });
    expect(found).toEqual({
      ...found,
      ...(rule === undefined ? {} : { rule }),
      ...(expected === undefined ? {} : { expected }),
    });
    expect('rule' in found).toBe(rule !== undefined);
    expect('expected' in found).toBe(expected !== undefined);
  });

  it.each([
    { lines: ['x^2=9', 'x=3'], rule: 'only_positive_root' },
    { lines: ['x^2=3x', 'x=3'], rule: 'divided_by_the_letter' },
    { lines: ['(x-2)(x-3)=0', 'x=2', 'y=4'], rule: undefined },
  ])('a solution lost: $lines', ({ lines, rule }) => {
    expect(checkSteps(lines)[0]).toMatchObject({
      verdict: 'does_not_follow',
      ...(rule === undefined ? {} : { rule }),
      note: expect.stringContaining('Some solutions of the line above are missing here.'),
    });
  });

  it('in a system, from both equations together', () => {
    expect(marked(['x+y=5', 'x-y=1', '2x=6', 'x=3', '3+y=5', 'y=2'])).toBe('?✓✓✓✓'); // the second equation is given
    expect(marked(['x+y=5', 'x-y=1', '2x=4', 'x=2'])).toBe('?✗✓');
  });

  it('one mistake costs one line', () => {
    expect(marked(['2x+3=11', '2x=14', 'x=7'])).toBe('✗✓');
    expect(marked(['x+y=5', 'x-y=1', '2x=4', 'x=2', '2+y=5', 'y=3'])).toBe('?✗✓✓✓');
  });

  it('a line that goes back to what was right above a mistake does not follow from the mistake', () => {
    expect(marked(['2x+3=11', '2x=14', 'x=4'])).toBe('✗✗');
  });
});

describe('checkSteps', () => {
  it('skips lines that are unreadable or missing', () => {
    expect(marked(['2x+3=11', '2x=(', 'x=4'])).toBe('#✓');
    expect(marked(['2x+3=11', '', 'x=4'])).toBe('?✓');
    expect(marked(['2x=(', 'x=4'])).toBe('?');
    expect(marked(['x=4'])).toBe('');
    expect(marked([])).toBe('');
  });

  it('never throws, and gives a verdict for every line but the first', () => {
    const line = fc.oneof(
      fc.constantFrom('2x+3=11', 'x^2=9', '-2x<6', 'x=±3', 'x=2 or x=3', 'x+y=5', '1/0', '9^9^9^9', '(x+1)^2', 'sqrt(x)=-1'),
      fc.string({ maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        expect(checkSteps(lines)).toHaveLength(Math.max(0, lines.length - 1));
      }),
    );
  });

  it.each(['__proto__', 'constructor', 'toString'])('finds the word "%s" unreadable', (word) => {
    expect(checkSteps(['x = 2', word, '3x = 6']).map(({ verdict }) => verdict)).toEqual(['unreadable', 'follows']);
  });

  it('finds no fault in solving a x + b = c step by step, and finds the fault when a sign is lost', () => {
    const number = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(number, number, fc.integer({ min: -30, max: 30 }), (a, b, x) => {
        const c = a * x + b;
        expect(marked([`${a}x+${b}=${c}`, `${a}x=${c - b}`, `x=${x}`])).toBe('✓✓');
        expect(marked([`${a}x+${b}=${c}`, `${a}x=${c + b}`])).toBe('✗');
      }),
    );
  });
});

describe('checkSteps reads lines as students write them', () => {
  it.each<[what: string, lines: string[], verdicts: string]>([
    ['arrows within a line', ['2x+3=11 ⇒ 2x=8', '⇒ x=4'], '✓'],
    ['an arrow that hides a mistake', ['2x+3=11', '2x=14 ⇒ x=7'], '✗'],
    ['remarks behind the line', ['2x+3=11', '2x=8   (subtract 3)', 'x=4  | :2'], '✓✓'],
    ['a check at the end', ['2x=8', 'x=4', 'check: 2*4=8'], '✓✓'],
    ['both equations of a system in a line', ['x+y=5, x-y=1', 'x=3 and y=2'], '✓'],
    ['a system that breaks into cases', ['x^2=4 and y=x', '(x=2 and y=2) or (x=-2 and y=-2)'], '✓'],
    ['units carried along', ['3 m + 20 cm', '300 cm + 20 cm', '320 cm'], '✓✓'],
    ['a quotient written with a slash', ['24ab/6a', '4b'], '✓'],
    ['rounding, marked as such', ['x=10/3', 'x ≈ 3.33'], '✓'],
    ['rounding that is not marked', ['x=10/3', 'x=3.33'], '?'],
    ['an equation that comes to nothing', ['x+1=x+6', '1=6', 'no solution'], '✓✓'],
    ['a false solution thrown out', ['sqrt(x+3)=x-3', 'x=1 or x=6', 'x=6'], '✓✓'],
    ['one of two solutions taken', ['x=2 or x=-2', 'x=2'], '?'],
    ['a solution too many', ['x^2=9', 'x=3 or x=-3 or x=5'], '✗'],
    ['no solution, and then another equation without one', ['x^2+x+2=0', 'x^2-4x+5=0'], '✗'],
  ])('%s', (_, lines, verdicts) => expect(marked(lines)).toBe(verdicts));

  it('names both rules if a line breaks two, and tells the student both', () => {
    expect(checkSteps(['3(x+4)-2(x-5)', '3x+4-2x-10'])).toMatchObject([
      {
        verdict: 'does_not_follow',
        rule: 'distribute_sign_first_only',
        also: 'distribute_first_only',
        note: expect.stringContaining(' Also: '),
      },
    ]);
  });

  it('follows a derivation of 100 lines to its end', () => {
    const lines = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 'x^2-5x+6=0' : '(x-2)(x-3)=0'));
    expect(marked(lines)).toBe('✓'.repeat(99));
  });
});
