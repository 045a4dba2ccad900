import type { PairTable } from './pair-table.ts';

/** Answers that look like the right one, or are true beside it, and are another. */
export const falseFriends: PairTable = {
  inputType: 'expression',
  topics: {
    'the letter in the other case': [
      { expected: 'x+2', badForm: ['X+2', '2+X'], wrong: ['X+3', 'y+2'] },
      { expected: 'y=2x+3', badForm: ['Y=2X+3'], wrong: ['Y=2X'] },
      { expected: 'A+b', badForm: ['a+B'], wrong: ['A+A', 'b+B'] },
      { expected: 'a+A', wrong: ['a+a', 'A+A'] },
    ],
    'about another letter': [
      { expected: '-4<x<4', right: ['x^2<16', '|x|<4'], wrong: ['y^2<16', '|y|<4', '-4<y<4'] },
      { expected: 'x>5', right: ['2x-1>9'], wrong: ['2y-1>9', 'y>5'] },
      { expected: 'x=5 or x=-5', right: ['x^2=25', 'x=±5'], wrong: ['y^2=25', 'y=±5'] },
      { expected: 'x^2=25', right: ['x=5 or x=-5'], wrong: ['y=5 or y=-5', 'y=±5', 'y^2=25'] },
      { expected: 'x=4', right: ['3x=12'], wrong: ['3y=12', 'y=4'] },
      { expected: 'x>a', right: ['x-a>0', 'a<x'], wrong: ['x-b>0', 'y>a'] },
    ],
    'never true, or always': [
      { expected: 'x^2<-3', undecided: ['x^2<-4', 'x<x'] },
      { expected: 'f(3)<f(1)<f(5)', right: ['f(3)<f(1)<f(5)'], undecided: ['f(2)<f(1)<f(5)'] },
      { expected: '3<5', right: ['5>3', '3<5'], wrong: ['3<6', '2<5', '5<7'] },
      { expected: '4≠6', right: ['6≠4'], wrong: ['4≠7'] },
    ],
    'turning very fast': [
      { expected: '\\cos(700πx)', wrong: ['\\cos(900πx)', '1', '\\cos(1700πx)'], right: ['\\cos(-700πx)'] },
      { expected: '0', wrong: ['\\sin(100πx)', '\\sin(10^6πx)', '\\sin^2(3000πt)'] },
      { expected: 'x', wrong: ['x+\\sin(1000πx)', 'x\\cos(400πx)'] },
    ],
    'about as large': [
      {
        expected: '\\frac{\\sqrt5}{2}',
        right: ['\\frac{\\sqrt5}{2} ≈ 1.118', '√5/2 ≈ 1.12'],
        unreadable: ['\\frac{\\sqrt5}{2} ≈ 1.218', '√5/2 ≈ 3'],
      },
      { expected: '6π', right: ['6π ≈ 18.85', '6π ≈ 19'], unreadable: ['6π ≈ 188.5', '6π ≈ 16.85'] },
    ],
    'with a complex factor': [
      { expected: 'a = b/i', right: ['ia = b', 'a = -ib', '2ia = 2b'], wrong: ['a = ib', 'a = b'] },
      { expected: 'x = 1 + i', right: ['(1+i)x = 2i', 'ix = i - 1'], wrong: ['(1+i)x = 2', '(1-i)x = 2i'] },
    ],
    'another writing of a word': [{ expected: 'abcd', variables: ['a', 'b', 'c', 'd'], right: ['dcba'], unreadable: ['ABCD'] }],
    'roots with a letter': [{ expected: 'x^{1/n}', right: ['\\sqrt[n]{x}'], wrong: ['\\sqrt{x}', '\\sqrt[n]{2x}', 'x^n'] }],
  },
};
