import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { foldText } from '../words-of.ts';

const number = '(-?\\d+(?:\\.\\d+)?)(?![\\d/%°]|\\.\\d)';
const fraction = '(\\d+)/(\\d+)(?!\\d|\\.\\d)';
const unit = 'half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth';
const parts: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, twelfth: 12 }; // prettier-ignore
const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const plurals = counts.map((word) => (word.endsWith('x') ? `${word}es` : `${word}s`));
const supposed =
  /\b(?:if|suppose|wrote|said|thought|you (?:had|got|added|have)|not|never|instead|would|almost|nearly|pretend|about|around)\b|n't/;

type Claim = { readonly says: RegExp; readonly holds: (...told: string[]) => boolean };
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
const worked: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  times: (a, b) => a * b,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  '/': (a, b) => a / b,
};

const claims: readonly Claim[] = [
  {
    says: new RegExp(`((?:\\d+(?:\\.\\d+)? \\+ )+\\d+(?:\\.\\d+)?) (?:is|are|makes|gives|equals) ${number}`, 'g'),
    holds: (sum, result) =>
      same(
        sum!.split(' + ').reduce((total, one) => total + Number(one), 0),
        Number(result),
      ),
  },
  {
    says: new RegExp(
      `${number} ?/ ?${number} is ${number} (?:with|remainder|and) (?:a remainder of )?${number}(?: left| over| remain|[.,])`,
      'g',
    ),
    holds: (a, b, q, r) => Number(a) === Number(b) * Number(q) + Number(r),
  },
  {
    says: new RegExp(
      `${number} ?([-+*/]|times|plus|minus) ?${number}, so (?:it's |it is |that's |that is |you get )?${number}`,
      'g',
    ),
    holds: (a, sign, b, result) => same(worked[sign!]!(Number(a), Number(b)), Number(result)),
  },
  {
    says: new RegExp(`(\\d+(?:\\.\\d+)?)% of \\$?${number} (?:is|are|makes|gives|equals) \\$?${number}`, 'g'),
    holds: (share, of, result) => same((Number(share) * Number(of)) / 100, Number(result)),
  },
  {
    says: new RegExp(`\\b(${counts.join('|')}) (${plurals.join('|')}) (?:are|is|make) ${number}`, 'g'),
    holds: (many, of, result) => counts.indexOf(many!) * plurals.indexOf(of!) === Number(result),
  },
  {
    says: new RegExp(`\\b(?:a|one) (${unit}) (?:is|equals|becomes) (?:the same as |worth )?${fraction}`, 'g'),
    holds: (part, top, bottom) => Number(top) * parts[part!]! === Number(bottom),
  },
  {
    says: new RegExp(
      `${fraction},? (?:and |so )?(?:that's|that is|it's|which is|is) (?:just )?(?:the same as|equal to) ${fraction}`,
      'g',
    ),
    holds: (a, b, c, d) => Number(a) * Number(d) === Number(b) * Number(c),
  },
  {
    says: new RegExp(`(?<![\\d,] |, |and )${number} and ${number} (?:do |does )?(?:make|add up to|sum to|total) ${number}`, 'g'),
    holds: (a, b, result) => same(Number(a) + Number(b), Number(result)),
  },
  {
    says: new RegExp(`(?<![\\d,] |, |and )${number} and ${number} (?:do |does )?multiply to ${number}`, 'g'),
    holds: (a, b, result) => same(Number(a) * Number(b), Number(result)),
  },
  {
    says: new RegExp(`\\bhalf of \\$?${number} (?:is|makes|gives) \\$?${number}`, 'g'),
    holds: (of, result) => same(Number(of) / 2, Number(result)),
  },
  {
    says: new RegExp(`\\b(?:double|twice) ${number} (?:is|makes|gives) ${number}`, 'g'),
    holds: (of, result) => same(Number(of) * 2, Number(result)),
  },
  {
    says: new RegExp(`\\b${number} is a (?:perfect )?square,? (?:and |so )?its (?:square )?root is ${number}`, 'g'),
    holds: (of, root) => same(Number(root) ** 2, Number(of)),
  },
];

/** "6 doesn't go into 36": what is denied holds. */
const denied = new RegExp(`\\b(\\d+) (?:doesn't|does not|can't|cannot) (?:go into|divide) (?:into )?(\\d+)(?!\\d|\\.\\d)`, 'g');
const point = /\((-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)\)/g;
const pointsOf = (text: string): string[] => Array.from(text.matchAll(point), ([, x, y]) => `${x},${y}`);

/**
 * A claim about numbers in plain words that is false: a division with its remainder, a percent, a fraction by its name, a result after "so"; a factor that is
 * denied; a point of the question with its coordinates exchanged. In words for a log; null for none.
 */
export function falsePlainClaimIn(text: string, stem: string): string | null {
  const said = foldMath(flattenText(text)).replace(/[’‘]/g, "'").toLowerCase();
  for (const { says, holds } of claims)
    for (const match of said.matchAll(says)) {
      const begins = Math.max(said.lastIndexOf('. ', match.index), said.lastIndexOf('! ', match.index), -1) + 1;
      if (!supposed.test(said.slice(begins, match.index)) && !holds(...match.slice(1)))
        return 'states a false claim about numbers';
    }
  for (const [, factor, of] of said.matchAll(denied))
    if (Number(factor) > 0 && Number(of) % Number(factor) === 0) return 'denies what holds of numbers';
  const given = new Set(pointsOf(foldText(flattenText(stem))));
  const turned = pointsOf(foldText(flattenText(text))).some(
    (one) => !given.has(one) && given.has(one.split(',').toReversed().join(',')),
  );
  return turned ? 'exchanges the coordinates of a point' : null;
}
