import { describe, expect, it } from 'vitest';
import { compareBySolutions } from './compare-solutions.ts';
import { readStatement } from '../read/read-statement.ts';
import type { Statement } from '../syntax-tree.ts';

const statement = (text: string): Statement => {
  const reading = readStatement(text, { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false });
  if (reading.kind !== 'read') throw new Error(`"${text}" cannot be read`);
  return reading.read;
};

describe('compareBySolutions', () => {
  it.each([
    ['a*b=0', 'a=0 or b=0', 'equal'],
    ['a*x=a*y', 'a=0 or x=y', 'equal'],
    ['|x|=|y|', 'x=y or x=-y', 'equal'],
    ['1/x+1/y=2', 'y=x/(2x-1)', 'equal'],
    ['x^2+y^2=4 and y=x', 'y=x and y^2=2', 'equal'],
    ['a*b=0', 'a=0', 'different'],
    ['x^2=y^2', 'x=y', 'different'],
    ['|x|=|y|', 'x=y', 'different'],
    ['x^2+y^2=4 and y=x', 'y=x and y^2=4', 'different'],
    ['x*y=6', 'x=2 and y=3', 'different'],
    ['x^2=4', 'x^2=4 and y=9', 'different'],
    ['b^2=a and a=9', 'x^2=y and y=9', 'different'],
    ['y=x^2 and y=x+2', '(x=-1 and y=1) or (x=2 and y=4)', 'equal'],
    ['A=πr^2', 'r=√(A/π)', 'undecided'], // the same if the letters are lengths
    ['√x=√y', 'x=y', 'undecided'],
    ['x*y=0', 'x^2*y=0', 'equal'],
    ['ln(y)=x', 'ln(y)=|x|', 'different'],
    ['√(ln(x)^2)=y', 'ln(x)=y', 'undecided'],
    ['x^2*(y+2)=√(x-y)*(y+2)', 'x^2=√(x-y)', 'undecided'],
    ['(√x-y)*(x-1)=0', 'y=√x', 'different'],
    ['(x*y-√x)*(√y-1000)=0', 'x*y=√x', 'undecided'], // the second curve lies far out
    ['√(x^2+y^2)=5', 'x^2+y^2=25', 'equal'],
    ['√(x^2+y^2)=5.00000000000001', 'x^2+y^2=25', 'undecided'], // too near for floating point
    ['√(x^2+y^2)=√2', 'x^2+y^2=443365544449/221682772224', 'undecided'],
    // A second curve or a bend far out.
    ['(y-x)*(x^2+1)=0', 'y=x', 'equal'],
    ['(y-x)*(x-1000)=0', 'y=x', 'different'],
    ['y^2-x*y-1000*y+1000*x=0', 'y=x', 'undecided'], // y = 1000, too
    ['y-|x-777|-2x+777=0', 'y=x', 'undecided'], // another line beyond 777
    ['y=|x-100|+2x-100', 'y=x', 'undecided'],
    ['(y-x)*(x^2+y^2-2000x-2000y+1999999)=0', 'y=x', 'undecided'], // a circle around (1000, 1000)
    ['y=x^3', 'x=∛y', 'equal'],
    ['y=log(x)', '10^y=x', 'equal'],
    ['E=m*c^2', 'm=E/c^2', 'equal'],
    ['x<y', 'y>x', 'undecided'],
    ['-√(x+1)<-y^2-3', '√(x+1)<y^2+3', 'different'],
    ['-√(x+1)<-y^2-3', '√(x+1)>y^2+3', 'undecided'],
    ['2^x<x*y', '2^x>x*y', 'different'],
    ['y/x<1', 'y<x', 'different'], // where x is below zero
    ['y<√(x^2)', 'y<x', 'undecided'], // the same if the letters are lengths
    ['y>=x', 'y>=x and x<5', 'different'],
    ['y>=x', 'y>=x and x<10^6', 'undecided'],
    ['x^2+y^2<4', 'x^2+y^2=4', 'different'],
    // Numbers that name no letter.
    ['x*(x-1)=0', '{0, 1}', 'equal'],
    ['x*(x-1)=0', '0 or 1', 'equal'],
    ['x*(x-1)=0', '{0, 2}', 'different'],
    ['x^2<1', '(-1, 1)', 'equal'],
    ['x^2<1', '[-1, 1]', 'different'],
    ['2x>=2', '[1, ∞)', 'equal'],
    ['x^2>1', '(-∞, -1) ∪ (1, ∞)', 'equal'],
    ['x^2=-1', '∅', 'equal'],
    ['x=2 and x=3', '{2, 3}', 'different'], // with a letter named, "and" says that both hold together
    ['x=2 and x=3', '∅', 'equal'],
    ['2x>=2', 'x ∈ [1, ∞)', 'equal'],
    ['2x>=2', 'x ∈ (1, ∞)', 'different'],
    ['2x>=2', 'y ∈ [1, ∞)', 'undecided'],
    ['2=2', 'x=1', 'undecided'],
    ['x+1', '{0, 1}', 'undecided'],
    ['x+1', 'x=1', 'undecided'],
  ])('%s and %s: %s', (a, b, same) => {
    expect(compareBySolutions(statement(a), statement(b))).toBe(same);
    expect(compareBySolutions(statement(b), statement(a))).toBe(same);
  });
});
