import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRelations } from './compare-equations.ts';
import { readStatement } from '../read/read-statement.ts';
import type { Statement } from '../syntax-tree.ts';

const relation = (text: string): Extract<Statement, { kind: 'relation' }> => {
  const reading = readStatement(text, { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false });
  if (reading.kind !== 'read' || reading.read.kind !== 'relation') throw new Error(`"${text}" cannot be read as a relation`);
  return reading.read;
};

describe('compareRelations', () => {
  it.each([
    ['y=2x+1', '4x-2y+2=0', 'equal'],
    ['y=2x+1', 'y=2x+1.0000001', 'different'],
    ['x*y=k', 'y=k/x', 'equal'],
    ['y=2', 'x=2', 'different'],
    ['x^2+y^2=25', 'x^2+y^2=26', 'different'],
    ['(y-x)*(x-1000)=0', 'y=x', 'different'],
    ['(y-x)*(y-1000)=0', 'y=x', 'different'],
    ['y^3=x^2*y', 'y=x', 'different'],
    ['x^2+y^2=-1', 'x^2+y^2=-2', 'different'], // two equations, though neither has a solution
    // Another polynomial with the same real zeros: no line tells them apart.
    ['(y-x)*(x^2+1)=0', 'y=x', 'undecided'],
    ['(y-x)^3=0', 'y=x', 'undecided'],
    ['y^3=x^3', 'y=x', 'undecided'],
    ['x^2+y^2=0', 'x^4+y^4=0', 'undecided'],
    ['x^5+x+1=0', '(x^5+x+1)*(x^2+1)=0', 'undecided'],
    ['x^5+x+1=0', 'x^5+x+2=0', 'different'],
    ['y<x+1', '2y<2x+2', 'equal'],
    ['y<x+1', 'y<=x+1', 'different'],
    ['y<x+1', 'y>x+1', 'different'],
    ['y<x+1', 'y=x+1', 'different'],
    ['y<x+1', 'y<x+1.0000001', 'different'],
    ['y<2x', 'y<x', 'different'],
    ['x^2*y<2x^2', 'y>2', 'different'],
    ['y/x<1', '(y-1)/x<1', 'different'],
    ['x<y', 'x^3<y^3', 'undecided'],
    ['(x^2+1)*y<2*(x^2+1)', 'y<2', 'undecided'],
  ])('%s and %s: %s', (a, b, same) => {
    expect(compareRelations(relation(a), relation(b))).toBe(same);
    expect(compareRelations(relation(b), relation(a))).toBe(same);
  });

  it('never calls a relation different from itself times a positive factor', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    const terms = fc.tuple(whole, whole, whole, whole, fc.constantFrom('x^2', 'x*y', 'y^2', 'y^3'));
    const positive = fc.constantFrom('(x^2+1)', '(x^2+y^2+3)', '(x^2+x+1)', '((x-y)^2+1/2)', '7');
    fc.assert(
      fc.property(terms, positive, fc.constantFrom('=', '<', '>='), ([a, b, c, d, term], factor, sign) => {
        const gap = `(${a})+(${b})*x+(${c})*y+(${d})*${term}`;
        const same = compareRelations(relation(`(${gap})*${factor}${sign}0`), relation(`${gap}${sign}0`));
        expect(`${gap}, ${factor}: ${same}`).not.toMatch(/different$/);
      }),
      { seed: 20_261_121, numRuns: 200 },
    );
  });
});
