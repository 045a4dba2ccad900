import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { foldText } from '../words-of.ts';
import { exampleClaims, type Claim } from './example-claims.ts';
import { relationClaims } from './relation-claims.ts';
import { rememberReadings } from '../remember-readings.ts';
import { counts } from './number-words.ts';

const number = '(-?\\d+(?:\\.\\d+)?)(?![\\d/%°]|\\.\\d)';
const fraction = '(\\d+)/(\\d+)(?!\\d|\\.\\d)';
const unit = 'half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth';
const parts: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, twelfth: 12 }; // prettier-ignore
const plurals = counts.map((word) => (word.endsWith('x') ? `${word}es` : `${word}s`));
const supposed =
  /\b(?:if|suppose|wrote|said|thought|you (?:had|got|added|have)|not|never|instead|would|almost|nearly|pretend|about|around)\b|n't/;

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
      `${number} ?([-+*/]|times|plus|minus) ?${number}, so (?:it's |it is |that's |that is |you get )?${number}(?![a-z])`,
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
  {
    says: new RegExp(
      `(?<![\\d/.,] |[\\d.]|and )(\\d+) (?:[a-z]+ )?(?:at|times|groups of|lots of|rows of|bags of|sets of|boxes of) (\\d+(?:\\.\\d+)?)(?: each)? (?:is|are|make|makes|gives?|comes to) \\$?${number}(?! (?:more|less|of|times|groups|\\/))`,
      'g',
    ),
    holds: (many, of, result) => same(Number(many) * Number(of), Number(result)),
  },
  {
    says: new RegExp(
      `(?<![\\d,./] ?|and |between |of |than |for |from |to |by |in )\\$?${number} and \\$?${number}(?: together)? (?:is|are) \\$?${number}(?! (?:of|more|times|numbers|and|to|or)\\b)`,
      'g',
    ),
    holds: (a, b, result) => same(Number(a) + Number(b), Number(result)) || same(Number(a) * Number(b), Number(result)),
  },
  {
    says: new RegExp(`(?<![\\d/.,-])(\\d{1,6}) has (?:only |just |exactly )?(\\d{1,2}) factors\\b`, 'g'),
    holds: (of, count) => factorsOf(Number(of)) === Number(count),
  },
  {
    says: new RegExp(`(?<![\\d/.,-])(\\d{1,9}) has (?:only |just |exactly )?(\\d{1,2}) digits\\b`, 'g'),
    holds: (of, count) => of!.length === Number(count),
  },
  {
    says: /(?<!\d)(\d{1,2}:\d\d)(?: [ap]\.?m\.?)?[^.;:?]{0,40}?(?<![\d:])(\d+) minutes (?:after|before|past|from) (\d{1,2}:\d\d)/g,
    holds: (a, minutes, b) => [spanOf(a!, b!), spanOf(b!, a!)].includes(Number(minutes)),
  },
  {
    says: /\bfrom (\d{1,2}:\d\d)(?: [ap]\.?m\.?)? (?:to|until|till) (\d{1,2}:\d\d)(?: [ap]\.?m\.?)? (?:are|is|it's|there are|takes) (?:just |only |exactly )?(\d+) minutes/g,
    holds: (a, b, minutes) => spanOf(a!, b!) === Number(minutes),
  },
  {
    says: /\bpercent (?:means|is|says) (?:out of|per|of every|for every) (?:every )?(\d+)(?!\d|%|\.\d)/g,
    holds: (whole) => Number(whole) === 100,
  },
  {
    says: new RegExp(
      `(?<![\\d/.+*-] ?|\\b(?:plus|minus|times|and|of|by|with|add) )${fraction} (?:is|are|equals|makes?) (?:worth |exactly |just )?(?:the same as |equal to |as much as )?${fraction}(?! of)`,
      'g',
    ),
    holds: (a, b, c, d) => Number(a) * Number(d) === Number(b) * Number(c),
  },
];

function factorsOf(n: number): number {
  let count = 0;
  for (let d = 1; d * d <= n; d += 1) if (n % d === 0) count += d * d === n ? 1 : 2;
  return count;
}

/** Returns the minutes from one time on the clock to the next occurrence of another. */
function spanOf(from: string, to: string): number {
  const minutes = (time: string): number => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
  return (((minutes(to) - minutes(from)) % 720) + 720) % 720;
}

const partWords =
  'half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?|fifteenths?|sixteenths?|twentieths?|hundredths?';
const partSizes: Readonly<Record<string, number>> = { hal: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, twelfth: 12, fifteenth: 15, sixteenth: 16, twentieth: 20, hundredth: 100 }; // prettier-ignore
const counted = new RegExp(`\\b(an?|${counts.slice(1).join('|')}|\\d{1,2})[ -](${partWords})\\b(?! of\\b)`, 'g');
/** Writes fractions in words in figures ("Three eighths" as 3/8), so that both are compared the same way. */
const withFractions = (said: string): string =>
  said.replace(counted, (_all, count: string, part: string) => {
    const top = /^an?$/.test(count) ? 1 : /\d/.test(count) ? Number(count) : counts.indexOf(count);
    return `${top}/${partSizes[part.replace(/(?:f|ves|s)$/, '')] ?? partSizes[part] ?? 0}`;
  });
const plainCounts = new RegExp(`\\b(${counts.slice(1).join('|')})\\b(?! of)`, 'g');
const withFigures = (said: string): string => withFractions(said).replace(plainCounts, (word) => String(counts.indexOf(word)));

const claimsFalsely = rememberReadings(
  (said): 'falsely' | null => ([said, withFigures(said)].some(holdsFalseClaim) ? 'falsely' : null),
  1000,
  2000,
);

const holdsFalseClaim = (said: string): boolean =>
  statesFalse(said, claims, supposed) ||
  statesFalse(said, exampleClaims, reported) ||
  statesFalse(said, relationClaims, reported);
/** Words that report, deny or approximate. Examples are supposed, but their results still have to be true. */
const reported = /\b(?:wrote|said|thought|you (?:had|got|added|have)|not|never|almost|nearly|about|around|whether)\b|n't/;

const statesFalse = (said: string, these: readonly Claim[], unstated: RegExp): boolean =>
  these.some(({ says, holds }) =>
    Array.from(said.matchAll(says)).some((match) => {
      const begins = Math.max(said.lastIndexOf('. ', match.index), said.lastIndexOf('! ', match.index), -1) + 1;
      return !unstated.test(said.slice(begins, match.index)) && !holds(...match.slice(1));
    }),
  );

/** A denied factor: "6 doesn't go into 36". */
const denied = new RegExp(`\\b(\\d+) (?:doesn't|does not|can't|cannot) (?:go into|divide) (?:into )?(\\d+)(?!\\d|\\.\\d)`, 'g');
const point = /\((-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)\)/g;
const pointsOf = (text: string): string[] => Array.from(text.matchAll(point), ([, x, y]) => `${x},${y}`);

/**
 * Finds a false claim about numbers in plain words: a division with remainder, a percentage, a fraction by its name, a result
 * after "so"; a denied factor; a point of the question with its coordinates exchanged. Returns a description for the log, or
 * null.
 */
export function falsePlainClaimIn(text: string, stem: string): string | null {
  const said = foldMath(flattenText(text)).replace(/[’‘]/g, "'").toLowerCase();
  if (claimsFalsely(said) !== null) return 'states a false claim about numbers';
  for (const [, factor, of] of said.matchAll(denied))
    if (Number(factor) > 0 && Number(of) % Number(factor) === 0) return 'denies what holds of numbers';
  const given = new Set(pointsOf(foldText(flattenText(stem))));
  const turned = pointsOf(foldText(flattenText(text))).some(
    (one) => !given.has(one) && given.has(one.split(',').toReversed().join(',')),
  );
  return turned ? 'exchanges the coordinates of a point' : null;
}
