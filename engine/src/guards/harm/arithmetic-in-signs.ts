import { spokenNumbers } from '../leak/spoken-numbers.ts';

/** A whole number in digits, not part of a longer one. */
const number = String.raw`\d(?:[\d.,/]{0,14}\d)?(?![\d/]|[.,]\d)%?(?!%)`;
const partNames: Readonly<Record<string, string>> = {
  half: '2',
  third: '3',
  quarter: '4',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  eighth: '8',
  tenth: '10',
};

const portion = (part: string, whole: string): string => `(${part})*(${whole})`;
type Spelling = readonly [words: RegExp, signs: string | ((all: string, ...groups: string[]) => string)];

/** Arithmetic in words that name its result: "half of", "the square of", "the sum of". */
const named: readonly Spelling[] = [
  [new RegExp(`\\b(?:the )?square root of (${number})`, 'gi'), '√($1)'],
  [new RegExp(`\\b(?:the )?square of (${number})`, 'gi'), '($1)^2'],
  [new RegExp(`\\b(?:the )?cube of (${number})`, 'gi'), '($1)^3'],
  [new RegExp(`\\b(?:the )?sum of (${number}) and (${number})`, 'gi'), '($1)+($2)'],
  [new RegExp(`\\b(?:the )?product of (${number}) and (${number})`, 'gi'), '($1)*($2)'],
  [new RegExp(`\\b(?:the )?difference (?:of|between) (${number}) and (${number})`, 'gi'), '($1)-($2)'],
  [new RegExp(`\\b(?:double|twice) (${number})`, 'gi'), '2*($1)'],
  [new RegExp(`\\btriple (${number})`, 'gi'), '3*($1)'],
  [
    new RegExp(`\\b(?:(?:an?|one|1) )?(${Object.keys(partNames).join('|')}) of (${number})`, 'gi'),
    (all, part = '', whole = '') => {
      const below = partNames[part.toLowerCase()];
      return below === undefined || whole === '1' ? all : portion(`1/${below}`, whole);
    },
  ],
  [
    new RegExp(`(${number}) of (${number})`, 'g'),
    (all, part = '', whole = '') => (/[%/]/.test(part) && whole !== '1' ? portion(part, whole) : all),
  ],
];

const operations: readonly Spelling[] = [
  [/(?<=[\d)%] )plus(?= [-(√\d])/gi, '+'],
  [/(?<=[\d)%] )(?:minus|take away)(?= [-(√\d])/gi, '-'],
  [/(?<=[\d)%] )(?:times|multipl(?:y|ied)(?: by)?)(?= [-(√\d])/gi, '*'],
  [/(?<=[\d)%] )divided? (?:by )?(\d+\/\d+)(?![\w/])/gi, '/ ($1)'],
  [/(?<=[\d)%] )divided?(?: by)?(?= [-(√\d])/gi, '/'],
  [/(?<=\d) squared\b/gi, '^2'],
  [/(?<=\d) cubed\b/gi, '^3'],
];

/** Where a clause starts, so that what follows is its subject: "the least common multiple of 4 and 6" says nothing about 6. */
const clause = String.raw`(?<=^\s*|[;:!?("]\s*|[.,]\s+|\b(?:and|so|but|because|that|since|as|then|know|remember|note|have|first|recall|therefore|hence|here|thus) )`;
/** What must follow a number so that the statement ends with it. "3 is 2 more than 1" and "2 × 6 is ten or more" go on. */
const closed = String.raw`(?=\s*(?:$|[.;:!?)"]|,(?! ?\d+ times)|(?:and|so|but|because|since|which|then)\b))`;
const result = String.raw`[-(√]*\d[\d.,/]*[\d%)](?:\s*[-+*/^]\s*[(√]*\d[\d.,/]*%?\)*)*|\d`;
const equals = String.raw` (?:is equal to|is the same as|equals|equal|makes?|gives?|comes? to|is|are) (?:exactly |just )?`;

const relations: readonly Spelling[] = [
  [new RegExp(`${clause}(?<!\\d,\\s)(${number}) and (${number})${equals}(${result})${closed}`, 'gi'), '$1 + $2 = $3'],
  // Only if the left side is an operation: "10% is 40" and "one third is 9" are said of something else.
  [
    new RegExp(`${clause}([-(√\\d][-+*/^√()\\d.,% ]{1,80}[\\d)%])${equals}(${result})${closed}`, 'gi'),
    (all, left = '', right = '') =>
      /[-+*^√(]|\d \/ ?\d|\/ \d/.test(left) && !/^-[\d.,]+$/.test(left) ? `${left} = ${right}` : all,
  ],
  [
    new RegExp(`${clause}(${number}) (?:is|are) (less|smaller|greater|more|larger|bigger) than (${number})${closed}`, 'gi'),
    (all, left = '', word = '', right = '') =>
      /[%/.]/.test(left) === /[%/.]/.test(right) ? `${left} ${/less|smaller/i.test(word) ? '<' : '>'} ${right}` : all,
  ],
];

/**
 * Writes the spoken arithmetic of a folded sentence in signs: "half of thirty is sixteen" is `(1/2)*(30) = 16`. Other words
 * stay, and separate the claims.
 */
export const arithmeticInSigns = (folded: string): string =>
  [...named, ...operations, ...relations].reduce(
    (said, [words, signs]) => (typeof signs === 'string' ? said.replace(words, signs) : said.replace(words, signs)),
    numbersInDigits(folded).replace(/(\d) ?percent\b/gi, '$1%'),
  );

/** "A third of" and "half of" are read together with what follows "of". */
const partOfSomething = /^(?:half|an? (?:half|third|quarter|fourth|fifth|sixth|eighth|tenth))$/i;

function numbersInDigits(text: string): string {
  let [written, end] = ['', 0];
  for (const { spelling, at, end: to, rare } of spokenNumbers(text)) {
    if (at < end || rare || partOfSomething.test(text.slice(at, to))) continue;
    written += `${text.slice(end, at)}${spelling}`;
    end = to;
  }
  return written + text.slice(end);
}
