/** A claim about numbers in plain words: how it is said, and a test of whether it holds for the numbers in it. */
export type Claim = { readonly says: RegExp; readonly holds: (...told: string[]) => boolean };

const number = '(-?\\$?\\d+(?:\\.\\d+)?)(?![\\d/%°^]|\\.\\d|\\^)';
const whole = '(?<![\\d.,/-])(\\d{1,6})(?![\\d/%]|\\.\\d|,\\d)';
const fraction = '(?<![\\d.,/])(\\d+)/(\\d+)(?![\\d/]|\\.\\d)';
const gives = '(?:would be|is|are|makes?|gives?|becomes?|equals?|comes to|=)';
const units: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, eighth: 8, ninth: 9, tenth: 10, twelfth: 12 }; // prettier-ignore
const coins: Readonly<Record<string, number>> = { penny: 1, pennies: 1, cent: 1, cents: 1, nickel: 5, nickels: 5, dime: 10, dimes: 10, quarter: 25, quarters: 25 }; // prettier-ignore
const ordinals: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5, '6th': 6, zero: 0, first: 1 }; // prettier-ignore

const valueOf = (told: string | undefined): number => Number((told ?? '').replace('$', ''));
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
const isPrime = (n: number): boolean => n > 1 && !Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, i) => i + 2).some((d) => d < n && n % d === 0); // prettier-ignore

const kinds: Readonly<Record<string, (n: number) => boolean>> = {
  prime: isPrime,
  composite: (n) => n > 3 && !isPrime(n),
  even: (n) => n % 2 === 0,
  odd: (n) => n % 2 === 1,
  square: (n) => Number.isInteger(Math.sqrt(n)),
};
const kind = `(${Object.keys(kinds).join('|')})`;
const isOf = (name: string | undefined, n: string | undefined): boolean => kinds[name ?? '']?.(valueOf(n)) ?? true;

/** True if the first number rounds to the second, at the place of the digit before its zeros. */
function roundsTo(from: number, to: number): boolean {
  const zeros = /0*$/.exec(String(to))?.[0].length ?? 0;
  return zeros === 0 || to === 0 || Math.abs(from - to) <= 10 ** zeros / 2;
}

/**
 * Claims that an example makes about numbers of its own: a pair that adds up to a third number, an equivalent fraction, a
 * root, a triangle, a kind of number, a rounding.
 */
export const exampleClaims: readonly Claim[] = [
  {
    says: new RegExp(
      `(?<!(?:why|whether|if|are) )${fraction} and ${fraction} (?:are|name|show) (?:both )?(?:equal|equivalent|the same)\\b`,
      'g',
    ),
    holds: (a, b, c, d) => valueOf(a) * valueOf(d) === valueOf(b) * valueOf(c),
  },
  {
    says: new RegExp(`${fraction} and ${fraction} ${gives} ${number}`, 'g'),
    holds: (a, b, c, d, result) => same(valueOf(a) / valueOf(b) + valueOf(c) / valueOf(d), valueOf(result)),
  },
  {
    says: new RegExp(
      `\\b(?:change|turn|rewrite|make|convert|trade)s? (?:the |an? |one )?(${Object.keys(units).join('|')}) (?:in)?(?:to|for) ${fraction}`,
      'g',
    ),
    holds: (unit, top, bottom) => valueOf(bottom) === (units[unit ?? ''] ?? 0) * valueOf(top),
  },
  {
    says: new RegExp(
      `\\b(?:change|turn|rewrite|make|convert|trade)s? (?:the |an? )?${fraction} (?:in)?(?:to|for|as) ${fraction}`,
      'g',
    ),
    holds: (a, b, c, d) => valueOf(a) * valueOf(d) === valueOf(b) * valueOf(c),
  },
  {
    says: new RegExp(`${number} and ${number},? (?:because|since|as|for|and) they (?:add|sum)(?: up)? to ${number}`, 'g'),
    holds: (a, b, sum) => same(valueOf(a) + valueOf(b), valueOf(sum)),
  },
  {
    says: new RegExp(`${number} and ${number},? (?:because|since|as|for|and) they multiply to ${number}`, 'g'),
    holds: (a, b, product) => same(valueOf(a) * valueOf(b), valueOf(product)),
  },
  {
    says: new RegExp(
      `(?<![\\d,] |, )${number} and ${number},? (?:and |so )?together (?:that's|that is|they're|they are|they make|it's|it is|makes?) ${number}`,
      'g',
    ),
    holds: (a, b, sum) => same(valueOf(a) + valueOf(b), valueOf(sum)),
  },
  {
    says: /(?<![\d*+/^)-] ?)(?:√|sqrt ?)\(?(\d+)\)? (?:is|equals|=) (?:just |only |exactly )?(\d+(?:\.\d+)?)(?![\d/√]|\.\d)/g,
    holds: (of, root) => same(valueOf(root) ** 2, valueOf(of)) || Math.abs(valueOf(root) - Math.sqrt(valueOf(of))) < 0.06,
  },
  {
    says: new RegExp(
      `${whole}, ${whole},? and ${whole}[^.!?]{0,60}?(?<!\\b(?:not|n't|no|if|whether)\\b[^.!?]{0,40})\\bright triangle`,
      'g',
    ),
    holds: (...sides) => {
      const [a = 0, b = 0, c = 0] = sides
        .slice(0, 3)
        .map(valueOf)
        .toSorted((x, y) => x - y);
      return a * a + b * b === c * c;
    },
  },
  {
    says: new RegExp(
      `${number} of a dollar (?:is|makes|equals) (?:just |only )?${number} (${Object.keys(coins).join('|')})`,
      'g',
    ),
    holds: (part, count, coin) => same(valueOf(part) * 100, valueOf(count) * (coins[coin ?? ''] ?? 1)),
  },
  {
    says: new RegExp(`${whole}(?: and ${whole})? (?:both |each |all )?(?:have|has) (\\d+) as an? (?:common )?factor`, 'g'),
    holds: (a, b, factor) => [a, b].every((one) => one === undefined || valueOf(one) % valueOf(factor) === 0),
  },
  {
    says: new RegExp(`${whole} (?:is|are) divisible by ${whole}`, 'g'),
    holds: (of, by) => valueOf(by) === 0 || valueOf(of) % valueOf(by) === 0,
  },
  {
    says: new RegExp(`${whole} is (?:an? )?(?:good |nice |fine |perfect )?example of (?:an? )?${kind}`, 'g'),
    holds: (n, name) => isOf(name, n),
  },
  {
    says: new RegExp(
      `\\b${kind} numbers?\\b[^!?]{0,90}?[.;,] (?:and )?${whole} is (?:an? )?(?:good |nice |fine |perfect )?(?:example of )?one\\b`,
      'g',
    ),
    holds: (name, n) => isOf(name, n),
  },
  {
    says: /(?<![a-z])([a-z])\^(\d) (?:times|\*|·) \1\^(\d)[^.!?]{0,50}?\b(\d+) \1(?:'?s\b)/g,
    holds: (_letter, a, b, count) => valueOf(a) + valueOf(b) === valueOf(count),
  },
  {
    says: new RegExp(
      `(?<!\\d)${whole} to the (${Object.keys(ordinals).join('|')})(?: power)? (?:is|makes|gives|equals) (?:just |only )?${number}`,
      'g',
    ),
    holds: (base, power, result) => same(valueOf(base) ** (ordinals[power ?? ''] ?? 1), valueOf(result)),
  },
  {
    says: new RegExp(`${whole} (?:rounds|would round|is rounded)(?: up| down| off)? to ${whole}`, 'g'),
    holds: (from, to) => roundsTo(valueOf(from), valueOf(to)),
  },
  {
    says: new RegExp(
      `(?<![\\d/] ?)${number} (?:is|lies|falls|sits|comes) (?:right |somewhere )?between ${number} and ${number}`,
      'g',
    ),
    holds: (n, a, b) => valueOf(n) >= Math.min(valueOf(a), valueOf(b)) && valueOf(n) <= Math.max(valueOf(a), valueOf(b)),
  },
  {
    says: new RegExp(
      `(?<![\\d/] ?)${number} (?:is|lies|sits) (?:closer|nearer) to ${number} than (?:it is )?(?:to )?${number}`,
      'g',
    ),
    holds: (n, a, b) => Math.abs(valueOf(n) - valueOf(a)) < Math.abs(valueOf(n) - valueOf(b)),
  },
  {
    says: new RegExp(
      `(\\d+)% of ${number} is ${number},? (?:so|and|then),? (\\d+)%(?: of (?:it|that))? is[^.!?\\d]{0,24} ${number}(?=[.,;!?]|$)`,
      'g',
    ),
    holds: (share, _of, part, other, result) => same((valueOf(part) * valueOf(other)) / valueOf(share), valueOf(result)),
  },
  {
    says: /(?<![\d.])(\d+) of (?:the |all |its |these |those )?(\d+)\b[^.!?%]{0,36}?,? (?:and|so|but) (?:the )?(?:other|rest are|remaining) (\d+)(?![\d/%]|\.\d)/g,
    holds: (part, all, rest) => valueOf(all) - valueOf(part) === valueOf(rest),
  },
  {
    says: /\b(?:with|take|in|of|for|say|from) ((?:-?\d+, )+(?:and )?-?\d+), (?:the|you|cross|we)\b[^!?]{0,90}?\b(?:go|goes|cross|crossed|drop|leave)\b[^!?]{0,60}?\bleav(?:es|ing) (?:just |only |the )?(-?\d+)(?![\d/]|\.\d)/g,
    holds: (list, left) => {
      const row = (list?.match(/-?\d+/g) ?? []).map(Number).toSorted((a, b) => a - b);
      return row.length % 2 === 0 || row[(row.length - 1) / 2] === valueOf(left);
    },
  },
  {
    says: /(?<![\d.,])((?:-?\d+(?:\.\d+)?, )+(?:and )?-?\d+(?:\.\d+)?|-?\d+(?:\.\d+)? and -?\d+(?:\.\d+)?)(?:,|:| have| has| share|;| —)* (?:and )?(?:their|the|its|an?) (mean|average|median|range) (?:is|of|would be|comes to) (-?\d+(?:\.\d+)?)(?![\d/%]|\.\d)/g,
    holds: (list, name, told) => {
      const row = (list?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).toSorted((a, b) => a - b);
      const middle = (row[Math.floor((row.length - 1) / 2)]! + row[Math.ceil((row.length - 1) / 2)]!) / 2;
      const due =
        name === 'median'
          ? middle
          : name === 'range'
            ? row.at(-1)! - row[0]!
            : row.reduce((sum, one) => sum + one, 0) / row.length;
      return Math.abs(due - valueOf(told)) < 0.06;
    },
  },
  {
    says: /\b(?:rectangle|rug|yard|garden|table|room|field|sheet|board)\b[^.!?]{0,24}?(\d+)(?: [a-z]+)?(?:-by-| by |, )(\d+)[^.!?\d]{0,50}\b(area|perimeter)(?: \w+){0,2} (?:is|of) (\d+)(?![\d/%]|\.\d)/g,
    holds: (a, b, name, told) => valueOf(told) === (name === 'area' ? valueOf(a) * valueOf(b) : 2 * (valueOf(a) + valueOf(b))),
  },
  {
    says: /\b(\d+)(?: [a-z]+)?(?:-by-| by )(\d+)(?: [a-z]+)? (?:rectangle|rug|yard|garden|table|room|field)\b[^.!?\d]{0,40}\b(area|perimeter)(?: \w+){0,2} (?:is|of) (\d+)(?![\d/%]|\.\d)/g,
    holds: (a, b, name, told) => valueOf(told) === (name === 'area' ? valueOf(a) * valueOf(b) : 2 * (valueOf(a) + valueOf(b))),
  },
  {
    says: /\bsquare (?:with|of|whose)(?: \w+){0,3} (\d+)(?: [a-z]+)?[^.!?\d]{0,30}\b(area|perimeter)(?: \w+){0,2} (?:is|of) (\d+)(?![\d/%]|\.\d)/g,
    holds: (side, name, told) => valueOf(told) === (name === 'area' ? valueOf(side) ** 2 : valueOf(side) * 4),
  },
  {
    says: /\b(?:(\d+) times (\d+)|(\d+) squared) (?:gives|is|makes) (?:you )?the (area|perimeter) of a square/g,
    holds: (a, b, c, name) => (name === 'area' ? c !== undefined || a === b : a === '4' || b === '4'),
  },
  {
    says: /(?<![\d.])(\d+)(?:°| degrees)? and (\d+)(?:°| degrees)?[^.!?\d]{0,40}\bthird (?:angle |one )?(?:is|has|of|measures|would be) (\d+)(?:°| degrees)/g,
    holds: (a, b, third) => valueOf(a) + valueOf(b) + valueOf(third) === 180,
  },
  {
    says: /(?<![\d.])(\d+) ([a-z]+?)s? and (\d+) [a-z]+\b[^.!?\d]{0,60}\b(?:chance|probability) (?:of|for) (?:a |an |drawing )?(?:a |an )?\2s?\b[^.!?\d]{0,16} (\d+)\/(\d+)/g,
    holds: (a, _name, b, top, bottom) => valueOf(a) * valueOf(bottom) === valueOf(top) * (valueOf(a) + valueOf(b)),
  },
  {
    says: /(?<![\d.])(\d+) ([a-z]+?)s? (?:for(?: every)?|go with|with|to) (\d+) ([a-z]+?)s?\b[^.!?\d]{0,30}\b(?:so|means|is the same as|then|which is)\b[^.!?\d]{0,16}(\d+) \2s? (?:for(?: every)?|go with|with|to|need|and) (\d+) \4s?\b/g,
    holds: (a, _one, b, _other, c, d) => valueOf(a) * valueOf(d) === valueOf(b) * valueOf(c),
  },
  {
    says: /(?<![\d.])(\d+)% off(?: of)?(?: an?)? \$(\d+)[^.!?\d$]{0,40}\b(?:save[sd]?|off|discount(?: of| is)|saving|comes? to|takes? off) \$(\d+(?:\.\d+)?)/g,
    holds: (share, price, told) => same((valueOf(share) * valueOf(price)) / 100, valueOf(told)),
  },
  {
    says: /(?<![\d.])(\d+)% of (?:an? )?\$?(\d+(?:\.\d+)?)(?: [a-z]+){0,2} (?:is|are|would be|makes|comes to|equals|,) (?:just |only )?\$?(\d+(?:\.\d+)?)(?![\d/%]|\.\d| (?:times|%))/g,
    holds: (share, of, told) => same((valueOf(share) * valueOf(of)) / 100, valueOf(told)),
  },
];
