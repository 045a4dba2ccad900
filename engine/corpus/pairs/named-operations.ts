import type { PairTable } from './pair-table.ts';

/** gcd and lcm, sums, binomial coefficients, the turned hyperbolic functions: operations that have a name and no sign of their own. */
export const namedOperations: PairTable = {
  inputType: 'expression',
  topics: {
    'divisors and multiples': [
      { expected: '14', right: ['gcd(42, 70)', '\\gcd(42, 70)', 'GCF(42,70)', 'hcf(70, 42)', '\\operatorname{gcd}(42,70)'] },
      { expected: '7', wrong: ['gcd(42, 70)', 'lcm(42, 70)'], right: ['gcd(21, 35, 14)'] },
      {
        expected: '36',
        right: ['lcm(9, 12)', '\\operatorname{lcm}(9,12)', '\\mathrm{lcm}(12, 9)'],
        wrong: ['lcm(9, 4, 8)', 'gcd(9, 12)'],
      },
      {
        expected: '3',
        right: ['23 \\bmod 5', '23 mod 5', 'mod(23, 5)', 'min(3, 8)', '\\min(8,3)'],
        wrong: ['5 mod 23', '\\max(3,8)'],
      },
      { expected: 'gcd(a, b)', right: ['gcd(a,b)'], undecided: ['gcd(a, c)'] },
      { expected: '14', form: 'simplified', right: ['14'], badForm: ['gcd(42, 70)'] },
    ],
    'binomial coefficients': [
      {
        expected: '35',
        right: ['\\binom{7}{3}', '\\binom73', '\\dbinom{7}{4}', '{7 \\choose 3}', 'binomial(7, 3)', '7!/(3!*4!)'],
        wrong: ['\\binom{7}{2}', '\\binom{3}{7}', '7!/3!'],
        unreadable: ['\\binom{7}', '\\binom'],
      },
      {
        expected: 'n(n-1)(n-2)/6',
        right: ['\\binom{n}{3}', 'binom(n, 3)'],
        wrong: ['\\binom{n}{2}', '\\binom{n-1}{3}'],
      },
      { expected: '\\binom{n}{k}', right: ['\\frac{n!}{k!(n-k)!}', '\\binom{n}{n-k}'], wrong: ['\\binom{n}{k-1}'] },
    ],
    'sums and products': [
      {
        expected: '55',
        right: [
          '\\sum_{k=1}^{10} k',
          '\\sum\\limits_{k=1}^{10}k',
          '\\sum^{10}_{j=1} j',
          '\\sum_{k=1}^5 k^2',
          '\\sum_{k=1}^{5} (k^2)',
        ],
        wrong: ['\\sum_{k=1}^{9} k', '\\sum_{k=1}^{10} k^2', '\\sum_{k=0}^{10} k + 1'],
        unreadable: ['\\sum k', '\\sum_{k=1} k', '\\sum_{k}^{10} k'],
      },
      { expected: '5050', right: ['\\sum_{k=1}^{100} k'], wrong: ['\\sum_{k=1}^{101} k'] },
      { expected: '1 + x + x^2', right: ['\\sum_{k=0}^{2} x^k'], wrong: ['\\sum_{k=1}^{2} x^k', '\\sum_{k=0}^{3} x^k'] },
      { expected: '720', right: ['\\prod_{k=1}^{6} k', '6!'], wrong: ['\\prod_{k=1}^{5} k', '\\sum_{k=1}^{6} k'] },
      { expected: 'n(n+1)/2', undecided: ['\\sum_{k=1}^{n} k', '\\sum_{k=1}^{n} k^2'] },
      { expected: '\\sum_{k=1}^{n} k', right: ['\\sum_{k=1}^{n} k'], undecided: ['\\sum_{k=1}^{n} 2k'] },
      { expected: '1', undecided: ['\\sum_{i=1}^{1000}\\sum_{j=1}^{1000} ij'] },
    ],
    'hyperbolic functions turned round': [
      {
        expected: '\\ln(x+\\sqrt{x^2+1})',
        right: ['arsinh(x)', 'asinh(x)', '\\sinh^{-1} x', '\\operatorname{arsinh}(x)', '\\arcsinh(x)'],
        wrong: ['\\sinh(x)', '\\cosh^{-1}(x)', '1/\\sinh(x)'],
        unreadable: ['arsinh x'],
      },
      { expected: '\\frac12\\ln\\frac{1+x}{1-x}', right: ['artanh(x)', '\\tanh^{-1}(x)'], wrong: ['1/\\tanh(x)'] },
    ],
    'dots that go on': [
      { expected: '5/9', right: ['0.555...', '0.55…', '.555\\ldots', '0.(5)'], wrong: ['0.565656...'], unreadable: ['0.5...'] },
      { expected: '5/11', right: ['0.4545...', '0.454545…'], wrong: ['0.444...'], unreadable: ['0.45...'] },
      { expected: '5/6', right: ['0.8333...'], unreadable: ['0.833...', '0.83...'] },
      { expected: '√7', unreadable: ['2.645...', '2.6457513...'] },
      { expected: '√3/3', unreadable: ['0.577...', '0.57735...'] },
    ],
    'a half of a percent': [
      { expected: '0.0025', right: ['1/4%', '1/4\\%', '0.25%', '\\frac14\\%'], wrong: ['1/(4%)', '4%'] },
      { expected: '25', right: ['1/(4%)'], wrong: ['1/4%'] },
    ],
    'what one divides by': [
      { expected: '3/x', right: ['6 ÷ (2x)', '6/(2x)', '\\frac{6}{2x}'], wrong: ['6/2x'], unreadable: ['6 ÷ 2x', '6 ÷ 2x/1'] },
      { expected: '6', wrong: ['5!'], unreadable: ['6!', '6 !'], right: ['3!'] },
    ],
    'answers in words': [
      { expected: 'Wednesday', right: ['wednesday', '\\text{Wednesday}', 'Wednesday.', 'WEDNESDAY'], unreadable: ['Thursday'] },
      {
        expected: 'acute triangle',
        right: ['Acute triangle', '\\text{acute triangle}'],
        unreadable: ['obtuse triangle', 'acute'],
      },
    ],
    'times of day': [
      {
        expected: '4:45 pm',
        right: ['4:45pm', '4:45 p.m.', '16:45', '4:45 PM', '4:45\\text{ pm}'],
        wrong: ['4:45 am', '5:45 pm', '4:54 pm', '15:45'],
        badForm: ['4:45'],
      },
      { expected: '16:45', right: ['16:45', '4:45 pm'], wrong: ['4:45 am', '5:45 pm'] },
      { expected: '0:20', right: ['12:20 am'], wrong: ['12:20 pm'] },
      { expected: '7:15', unreadable: ['7:15 pm', '7:15 am'], wrong: ['7:51 pm'] },
    ],
    'ends within a tolerance': [
      {
        expected: '(1/3, 7/3]',
        tolerance: 0.01,
        right: ['(0.33, 2.33]', '(1/3, 2.333]', '0.33 < x ≤ 2.33'],
        wrong: ['[0.33, 2.33]', '(0.33, 2.33)', '(0.3, 2.33]', '(0.33, 2.4]'],
      },
      { expected: '(1/3, 7/3]', wrong: ['(0.33, 2.33]'] },
      {
        expected: 'x > \\sqrt{3}',
        tolerance: 0.001,
        right: ['x > 1.732', '(1.732, ∞)'],
        wrong: ['x ≥ 1.732', 'x < 1.732', 'x > 1.74'],
      },
    ],
    'units with Greek letters and bars': [
      { expected: '3 mg', right: ['3000 μg', '3000 µg', '3000 \\mu g', '3000\\,\\mu\\mathrm{g}', '3000 mcg'], badUnit: ['3 μg'] },
      { expected: '5000 Ω', right: ['5 kΩ', '5\\,\\mathrm{k}\\Omega', '5 k\\Omega', '5000 ohms'], wrong: ['5 Ω', '5 MΩ'] },
      {
        expected: '72 km/h',
        right: ['72 \\frac{km}{h}', '72\\,\\frac{\\mathrm{km}}{\\mathrm{h}}', '20 \\frac{m}{s}', '20 m/s'],
        badUnit: ['72 \\frac{m}{s}'],
        wrong: ['20 \\frac{km}{h}'],
      },
      { expected: '40 kJ/mol', right: ['(40 kJ)/mol', '40000 J/mol'], badUnit: ['(40 J)/mol'] },
      { expected: '0.25 L', right: ['250 cc', '250 mL'], wrong: ['25 cc'] },
    ],
  },
};
