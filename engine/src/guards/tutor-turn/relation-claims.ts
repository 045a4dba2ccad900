import type { Claim } from './example-claims.ts';

const number = '(-?\\d+(?:\\.\\d+)?)(?![\\d/%°^:]|\\.\\d|,\\d)';
const begins = '(?<![\\d/.,:$+*^-] ?|\\b(?:of|and|by|than|to|from|plus|minus|times|over|is|are|add|with|in) )';
const is = '(?:is|are|gives|makes|equals|comes to)(?: (?:just|only|exactly|always|the same as))?';
const fraction = '(\\d+)/(\\d+)(?![\\d/]|\\.\\d)';

const value = Number;
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

const shares: Readonly<Record<string, number>> = {
  'half of': 1 / 2,
  half: 1 / 2,
  'a third of': 1 / 3,
  'a fourth of': 1 / 4,
  'a quarter of': 1 / 4,
  'a tenth of': 1 / 10,
  twice: 2,
  double: 2,
  'two times': 2,
  'three times': 3,
  triple: 3,
  'four times': 4,
  'ten times': 10,
};
const operations: Readonly<Record<string, (a: number, b: number) => readonly number[]>> = {
  sum: (a, b) => [a + b],
  difference: (a, b) => [a - b, b - a],
  product: (a, b) => [a * b],
  quotient: (a, b) => [a / b],
};
const places: Readonly<Record<string, number>> = { ones: 1, one: 1, tens: 10, ten: 10, hundreds: 100, hundred: 100, thousands: 1000, thousand: 1000, tenth: 0.1, tenths: 0.1, hundredth: 0.01, hundredths: 0.01, thousandth: 0.001, thousandths: 0.001 }; // prettier-ignore
const place = Object.keys(places).join('|');

/** Returns the digit of a number at a place, 0 if the place is before its first digit. */
const digitAt = (of: string, name: string): string => String(Math.floor(Math.abs(value(of)) / places[name]! + 1e-9) % 10);

/** Returns the minutes of a time on the clock said with half or quarter. */
function spokenTime(part: string, way: string, hour: number): number {
  const by = part === 'half' ? 30 : 15;
  return hour * 60 + (way === 'to' ? -by : by);
}

/**
 * Claims about two numbers by their relation: "8 is half of 20", "12 is 3 more than 8", "the quotient of 12 and 3 is 9", "0.6
 * is 6 hundredths", "half past 4 is 4:50", "square -2 first, which gives -4".
 */
export const relationClaims: readonly Claim[] = [
  {
    says: new RegExp(`${begins}${number} is (?:exactly |just |only )?${number} (more|greater|less|fewer|smaller) than ${number}(?! ?[-+*/]|(?: \\w+)? times)`, 'g'), // prettier-ignore
    holds: (a, by, way, b) => same(value(a), value(b) + (/more|greater/.test(way!) ? 1 : -1) * value(by)),
  },
  {
    says: new RegExp(
      `${begins}${number} is (?:exactly |just |only )?(${Object.keys(shares).join('|')}) ${number}(?! ?[-+*/])`,
      'g',
    ),
    holds: (a, share, b) => same(value(a), shares[share!]! * value(b)),
  },
  {
    says: new RegExp(`${begins}${number} is (?:exactly |just |only )?(\\d+(?:\\.\\d+)?)% of ${number}(?! ?[-+*/])`, 'g'),
    holds: (a, percent, b) => same(value(a), (value(percent) * value(b)) / 100),
  },
  {
    says: new RegExp(`\\b(double|triple|halve) ${number},? (?:and |then )?(?:you get|you have|it's|it is|that's|that is|you reach|it makes|get) ${number}`, 'g'), // prettier-ignore
    holds: (way, a, b) => same(value(a) * { double: 2, triple: 3, halve: 0.5 }[way as 'double' | 'triple' | 'halve'], value(b)),
  },
  {
    says: new RegExp(`\\bthe (sum|difference|product|quotient) of ${number} and ${number} ${is} ${number}(?! ?[-+*/])`, 'g'),
    holds: (name, a, b, result) => operations[name!]!(value(a), value(b)).some((one) => same(one, value(result))),
  },
  {
    says: new RegExp(`${begins}(\\d+) out of (\\d+) ${is} ${fraction}`, 'g'),
    holds: (a, b, c, d) => value(a) * value(d) === value(b) * value(c),
  },
  {
    says: /\b(half|quarter) (past|after|to) (\d{1,2}) (?:is|means|would be|is the same as) (\d{1,2}):(\d\d)/g,
    holds: (part, way, hour, h, m) => (spokenTime(part!, way!, value(hour)) - value(h) * 60 - value(m)) % 720 === 0,
  },
  {
    says: new RegExp(`\\bsquar(?:e|ing) (?:the )?${number}(?: first)?,? (?:which|that|and that|and it|so that) (?:gives|is|makes|gets)(?: you)? ${number}`, 'g'), // prettier-ignore
    holds: (a, b) => same(value(a) ** 2, value(b)),
  },
  {
    says: new RegExp(`${begins}(\\d*\\.?\\d+) (?:is|are|means|equals|makes?|has|stands for)(?: the same as| exactly| just| only| equal to)? (\\d+) (${place})(?! (?:and|place|digit|\\d)|-|, )\\b`, 'g'), // prettier-ignore
    holds: (of, count, name) => same(value(of), value(count) * places[name!]!) || digitAt(of!, name!) === count,
  },
  {
    says: new RegExp(`${begins}(?<!\\b(?:the|these|those) )(\\d+) (tens|hundreds|thousands|ones) (?:is|are|makes?|equals?) (?:just |exactly )?(\\d[\\d,]*)(?!\\d|\\.\\d)(?! (?:${place}))`, 'g'), // prettier-ignore
    holds: (count, name, of) => same(value(count) * places[name!]!, value(of!.replace(/,/g, ''))),
  },
  {
    says: new RegExp(`(?<![\\d.,])(\\d[\\d,]*(?:\\.\\d+)?) has an? (\\d) in (?:its|the) (${place}) (?:place|column|spot)`, 'g'),
    holds: (of, digit, name) => digitAt(of!.replace(/,/g, ''), name!) === digit,
  },
];
