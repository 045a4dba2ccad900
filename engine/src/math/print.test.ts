import { describe, expect, it } from 'vitest';
import { newBudget } from './bounds/budget.ts';
import { printStatement } from './print.ts';
import { equalFunctions, exactly } from './exact/rational-function.ts';
import { readStatement } from './read/read-statement.ts';
import type { Statement } from './syntax-tree.ts';

function read(text: string): Statement {
  const reading = readStatement(text, { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false });
  if (reading.kind !== 'read') throw new Error(`${text} cannot be read`);
  return reading.read;
}

const value = (text: string) => {
  const statement = read(text);
  if (statement.kind !== 'expression') throw new Error(`${text} is no expression`);
  const form = exactly(statement.expression, newBudget());
  if (form?.kind !== 'exact') throw new Error(`${text} has no exact value`);
  return form.value;
};

const rows: readonly [written: string, plain: string, latex: string][] = [
  // A minus in front needs no brackets.
  ['(-20)n^3', '-20n^3', '-20n^{3}'],
  ['-20n^3 - 8n^2', '-20n^3 - 8n^2', '-20n^{3} - 8n^{2}'],
  ['(-2)*x*y', '-2*x*y', '-2 \\cdot x \\cdot y'],
  ['(-3)(x+1)', '-3(x + 1)', '-3\\left(x + 1\\right)'],
  ['-(x+1)y', '-(x + 1)y', '-\\left(x + 1\\right)y'],
  ['(-3)*4', '-3*4', '-3 \\cdot 4'],
  ['-1/2', '-1/2', '-1 / 2'],
  ['(-x)/2', '-x/2', '-x / 2'],
  ['-\\frac{1}{2}x', '-1/2x', '-\\frac{1}{2}x'],
  ['(-2x)(3y)', '-2x(3y)', '-2x\\left(3y\\right)'],
  // After another sign, the whole term is put in brackets.
  ['3 + (-2)x', '3 + (-2x)', '3 + \\left(-2x\\right)'],
  ['1 - (-2)x', '1 - (-2x)', '1 - \\left(-2x\\right)'],
  ['-(-2x)', '-(-2x)', '-\\left(-2x\\right)'],
  ['x*(-3)', 'x*(-3)', 'x \\cdot \\left(-3\\right)'],
  ['5*((-2)x)', '5*(-2x)', '5 \\cdot \\left(-2x\\right)'],
  ['1/(-2x)', '1/(-2x)', '1 / \\left(-2x\\right)'],
  ['(-5)(-3)', '-5(-3)', '-5\\left(-3\\right)'],
  // A power applies only to what is directly before it.
  ['(-3)^2', '(-3)^2', '\\left(-3\\right)^{2}'],
  ['((-2)x)^2', '(-2x)^2', '\\left(-2x\\right)^{2}'],
  ['-x^2', '-x^2', '-x^{2}'],
  ['(-x)^2*y', '(-x)^2*y', '\\left(-x\\right)^{2} \\cdot y'],
  // A mixed number never touches a letter.
  ['(-2 1/2)*x', '-2 1/2*x', '-2\\tfrac{1}{2} \\cdot x'],
];

describe('mathematics is printed as school writes it', () => {
  it.each(rows)('%s is %s', (written, plain, latex) => {
    const statement = read(written);
    expect([printStatement(statement, 'plain'), printStatement(statement, 'latex')]).toEqual([plain, latex]);
  });

  it.each(rows)('%s is read back from %s and from its LaTeX with the same value', (written, plain, latex) => {
    for (const text of [plain, latex]) expect(equalFunctions(value(text), value(written), newBudget())).toBe(true);
  });

  it.each(rows)('%s printed and read is printed the same again', (written, plain) =>
    expect(printStatement(read(printStatement(read(written), 'plain')), 'plain')).toBe(plain),
  );

  it('writes the sides of an equation by the same rule', () =>
    expect(printStatement(read('y = (-2)x + 1'), 'plain')).toBe('y = -2x + 1'));
});
