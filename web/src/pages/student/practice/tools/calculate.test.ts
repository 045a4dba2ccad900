import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

const four = { scientific: false, angles: 'degrees', answer: '12' } as const;
const scientific = { ...four, scientific: true } as const;

it.each([
  ['2+3×4', '14'],
  ['2(3+4)', '14'],
  ['(2)(3)', '6'],
  ['0.1+0.2', '0.3'], // in decimals, not in binary fractions
  ['1/3×3', '1'],
  ['12 ÷ 8', '1.5'],
  ['1,200 − 1', '1199'],
  ['−3^2', '-9'],
  ['(−3)^2', '9'],
  ['2^3^2', '512'],
  ['5 × -2', '-10'],
  ['15% × 80', '12'],
  ['.5+1.', '1.5'],
  ['√(16)', '4'],
  ['√2', '1.41421356237'],
  ['2√9', '6'],
  ['7²', '49'],
  ['Ans/4', '3'],
  ['3×(4+5', '27'], // left open at the end
  ['2π', '6.28318530718'],
  ['999999×999999', '999998000001'],
  ['9999999×9999999', '9.999998×10^13'],
  ['1÷100000000', '1×10^-8'],
])('%s = %s', (line, text) => {
  expect(calculate(line, four)).toEqual({ kind: 'value', text });
});

it.each([
  ['sin(30)', '0.5'],
  ['sin 30', '0.5'],
  ['cos(60)', '0.5'],
  ['tan(45)', '1'],
  ['sin(180)', '0'],
  ['asin(0.5)', '30'],
  ['3sin(30)', '1.5'],
  ['log(1000)', '3'],
  ['ln(e)', '1'],
  ['5!', '120'],
  ['abs(2-5)', '3'],
])('scientific: %s = %s', (line, text) => {
  expect(calculate(line, scientific)).toEqual({ kind: 'value', text });
});

it('takes angles in radians when set to radians', () => {
  expect(calculate('sin(π/2)', { ...scientific, angles: 'radians' })).toEqual({ kind: 'value', text: '1' });
});

it('continues from a result in scientific notation', () => {
  expect(calculate('Ans÷10', { ...four, answer: '9.99998×10^13' })).toEqual({ kind: 'value', text: '9.99998×10^12' });
});

it.each(['', '2+', '×3', '2..3', '()', '3)', 'x+1', 'sin(30)', 'e', '1'.repeat(201), 'constructor', 'alert(1)'])(
  'gives no value for “%s” on a four-function calculator',
  (line) => {
    expect(calculate(line, four).kind).toBe('none');
  },
);

it.each(['1/0', '0^-1', '√(-4)', 'tan(90)', 'log(0)', '(-1)!'])('says that %s has no answer', (line) => {
  expect(calculate(line, scientific)).toMatchObject({ kind: 'none', words: expect.stringContaining('no answer') as string });
});

it.each(['9^9^9', '10^9999×10^9999'])('says at once that %s is too big', (line) => {
  expect(calculate(line, scientific)).toMatchObject({ words: expect.stringContaining('too big') as string });
});
