import { grouped, placeNames, tex } from '../wording/whole-number-text.ts';

export type Step = [explanation: string, math: string];

/** Returns the digits of a whole number, ones first. */
const digitsOf = (n: number): number[] => Array.from(String(n), Number).reverse();

/** Returns the steps of a column addition, place by place: what each column gives and what is carried. */
export function additionSteps(a: number, b: number): Step[] {
  const [x, y] = [digitsOf(a), digitsOf(b)];
  const told: string[] = [];
  let carry = 0;
  for (let i = 0; i < Math.max(x.length, y.length); i += 1) {
    const terms = [x[i], y[i]].filter((digit) => digit !== undefined);
    if (carry === 1) terms.push(1);
    const sum = terms.reduce((total, digit) => total + digit, 0);
    if (terms.length > 1) {
      carry = sum >= 10 ? 1 : 0;
      told.push(`${placeNames[i]}: ${terms.join(' + ')} = ${sum}${carry === 1 ? `, write ${sum % 10} and carry 1` : ''}`);
    } else {
      carry = 0;
    }
  }
  return [
    ['Line up the digits by place value.', `${tex(a)} + ${tex(b)}`],
    [`Add from the right. ${sentence(told)}`, `${tex(a)} + ${tex(b)} = ${tex(a + b)}`],
  ];
}

/** Returns the steps of a column subtraction, place by place, with what is borrowed and from where. a ≥ b. */
export function subtractionSteps(a: number, b: number): Step[] {
  const [x, y] = [digitsOf(a), digitsOf(b)];
  const told: string[] = [];
  let borrowed = 0;
  for (let i = 0; i < x.length; i += 1) {
    const top = x[i]! - borrowed;
    const bottom = y[i] ?? 0;
    if (top < bottom) {
      told.push(
        `${placeNames[i]}: ${borrowed === 1 ? `after regrouping, ` : ''}${top < 0 ? 'the 0' : top} is too small, so regroup: ${top + 10} − ${bottom} = ${top + 10 - bottom}`,
      );
      borrowed = 1;
    } else {
      if (y[i] !== undefined || borrowed === 1)
        told.push(`${placeNames[i]}: ${borrowed === 1 ? `after regrouping, ` : ''}${top} − ${bottom} = ${top - bottom}`);
      borrowed = 0;
    }
  }
  return [
    ['Line up the digits by place value.', `${tex(a)} - ${tex(b)}`],
    [`Subtract from the right. ${sentence(told)}`, `${tex(a)} - ${tex(b)} = ${tex(a - b)}`],
    ['Check by adding back.', `${tex(a - b)} + ${tex(b)} = ${tex(a)}, \\quad ${tex(a)} - ${tex(b)} = ${tex(a - b)}`],
  ];
}

const sentence = (told: readonly string[]): string => `${told.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('; ')}.`;

/** Returns the steps of a product by parts: 23 × 47 as 20 × 47 and 3 × 47. */
export function productSteps(a: number, b: number): Step[] {
  const parts = Array.from(String(b), (digit, i) => Number(digit) * 10 ** (String(b).length - 1 - i)).filter((part) => part > 0);
  if (parts.length < 2) {
    const own = Array.from(String(a), (digit, i) => Number(digit) * 10 ** (String(a).length - 1 - i)).filter((part) => part > 0);
    return [
      [
        `Write ${grouped(a)} as ${own.map(grouped).join(' + ')}, and multiply each part by ${b}.`,
        own.map((part) => `${tex(part)} \\times ${b} = ${tex(part * b)}`).join(', \\; '),
      ],
      ['Add the partial products.', `${own.map((part) => tex(part * b)).join(' + ')} = ${tex(a * b)}`],
    ];
  }
  return [
    [
      `Write ${grouped(b)} as ${parts.map(grouped).join(' + ')}, and multiply ${grouped(a)} by each part.`,
      parts.map((part) => `${tex(a)} \\times ${tex(part)} = ${tex(a * part)}`).join(', \\; '),
    ],
    ['Add the partial products.', `${parts.map((part) => tex(a * part)).join(' + ')} = ${tex(a * b)}`],
  ];
}
