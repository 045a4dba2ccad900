import type { PairTable } from './pair-table.ts';

export const setPairs: PairTable = {
  inputType: 'set',
  topics: {
    'solutions told apart by numbers': [
      {
        expected: '{-2, 2}',
        right: ['x_1=2, x_2=-2', 'x₁=2; x₂=-2', 'x1=2, x2=-2', 'x_{1}=2,\\ x_{2}=-2', 'x_1 = 2 and x_2 = -2'],
        wrong: ['x_1=2, x_2=3', 'x_1=2, y_2=-2', 'x_1=2, x_3=-2'],
        incomplete: ['x_1=2, x_2=2'],
        unreadable: ['x2=4'],
      },
      { expected: 'x = 2 or x = -2', variables: ['x'], right: ['x1=2, x2=-2'], unreadable: ['y1=2, y2=-2'] },
      { expected: 'x_1=6, x_2=4', right: ['x_2=4, x_1=6'], wrong: ['x_1=4, x_2=6'] },
    ],
    'finite sets': [
      {
        expected: '{1, 2}',
        right: [
          '{1,2}',
          '{2,1}',
          '1, 2',
          '2,1',
          '1;2',
          'x=1 or x=2',
          'x=2, x=1',
          '1 or 2',
          '1 and 2',
          'x=1,2',
          '\\left\\{1,2\\right\\}',
          '\\{2, 1\\}',
          '{1,1,2}',
          '{1, 4/2}',
          'x\\in\\{1,2\\}',
        ],
        wrong: ['{1,3}', '{3,4}', '(1,2)', '[1,2]', '12', 'x=-1 or x=-2', '{}', '1<x<2'],
        incomplete: ['1', 'x=2', '{2}'],
        extra: ['{1,2,3}', '1,2,0'],
        badForm: ['{1,1+1}', 'x^2-3x+2=0', '(x-1)(x-2)=0'],
      },
      {
        expected: '{-2, 2}',
        right: ['±2', 'x=±2', 'x=\\pm2', '\\pm 2', '-2, 2', 'x=2 or x=-2'],
        incomplete: ['2', 'x=2', '-2'],
        wrong: ['±4', '{2,3}'],
      },
      { expected: '{1-√2, 1+√2}', right: ['1±√2', 'x=1\\pm\\sqrt2', '1+√2, 1-√2'], incomplete: ['1+√2'], wrong: ['√2±1', '±√2'] },
      { expected: '{4}', right: ['4', 'x=4', '{4}', '4=x'], wrong: ['-4', '∅'], extra: ['{4,5}', '±4'] },
      { expected: '{1/2, 3}', right: ['0.5, 3', '1/2, 3', '\\frac12, 3', '3, .5'], incomplete: ['3'], wrong: ['{2,4}'] },
      {
        expected: '{(1,2), (3,4)}',
        right: ['(1,2), (3,4)', '{(3,4),(1,2)}', '(1,2) and (3,4)'],
        incomplete: ['(1,2)'],
        wrong: ['(2,1),(4,3)'],
      },
    ],
    'intervals and unions': [
      {
        expected: '(-1, 3]',
        right: ['(-1,3]', '\\left(-1,3\\right]', '-1<x≤3', '-1<x<=3', '3≥x>-1', 'x>-1 and x≤3', '{x|-1<x≤3}', 'x ∈ (-1,3]'],
        wrong: ['[-1,3)', '[-1,3]', '(-1,3)', '(3,-1]', '(1,3]', '{-1,3}'],
      },
      {
        expected: '(-∞, 2) ∪ (5, ∞)',
        right: [
          'x<2 or x>5',
          '(5,∞)∪(-∞,2)',
          '\\left(-\\infty,2\\right)\\cup\\left(5,\\infty\\right)',
          '(-inf,2)U(5,inf)',
          'x>5 or x<2',
        ],
        wrong: ['x<2 and x>5', '(-∞,2]∪(5,∞)', '(2,5)', 'x<2', '(-∞,5)∪(2,∞)'],
      },
      { expected: '[0, ∞)', right: ['x≥0', '[0,\\infty)', '[0,1]∪[1,∞)', '{0}∪(0,∞)'], wrong: ['(0,∞)', 'x>0', '[0,∞]', '{0}'] },
      { expected: '(-∞,3)', badForm: ['2x<6', '-x>-3'], right: ['x<3'], wrong: ['2x>6'] },
    ],
    'nothing and everything': [
      {
        expected: '∅',
        right: [
          'no solution',
          'No solutions.',
          '∅',
          '{}',
          '\\varnothing',
          '\\emptyset',
          '\\text{no solution}',
          'none',
          'empty set',
        ],
        wrong: ['0', '{0}', 'all real numbers'],
      },
      {
        expected: 'ℝ',
        right: ['all real numbers', 'ℝ', '(-∞,∞)', '\\mathbb{R}', 'infinitely many solutions', 'All reals'],
        wrong: ['no solution', 'x>0', '0'],
      },
    ],
    'what cannot be read': [{ expected: '{1,2}', unreadable: ['', '{1,2', '1,,2', '{1,', 'x=1 or', 'hello', '(1,2]]'] }],
  },
};
