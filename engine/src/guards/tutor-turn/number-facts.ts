import { foldMath } from '../leak/fold-signs.ts';
import { spokenNumbers } from '../leak/spoken-numbers.ts';
import { rememberReadings } from '../remember-readings.ts';

/** How many of one thing another thing has, with their names. */
const counts: readonly { readonly parts: string; readonly whole: string; readonly count: number }[] = [
  { parts: 'seconds?', whole: 'minute', count: 60 },
  { parts: 'minutes?', whole: '(?:full |whole )?hour', count: 60 },
  { parts: 'minutes?', whole: 'half (?:an )?hour', count: 30 },
  { parts: 'minutes?', whole: 'quarter (?:of an )?hour', count: 15 },
  { parts: 'hours?', whole: 'day', count: 24 },
  { parts: 'days?', whole: 'week', count: 7 },
  { parts: 'months?', whole: 'year', count: 12 },
  { parts: 'inches', whole: 'foot', count: 12 },
  { parts: 'feet', whole: 'yard', count: 3 },
  { parts: 'ounces?', whole: 'pound', count: 16 },
  { parts: 'cups?', whole: 'pint', count: 2 },
  { parts: 'pints?', whole: 'quart', count: 2 },
  { parts: 'quarts?', whole: 'gallon', count: 4 },
  { parts: 'cups?', whole: 'quart', count: 4 },
  { parts: 'cups?', whole: 'gallon', count: 16 },
  { parts: 'pints?', whole: 'gallon', count: 8 },
  { parts: 'tablespoons?', whole: 'cup', count: 16 },
  { parts: 'teaspoons?', whole: 'tablespoon', count: 3 },
  { parts: 'inches', whole: 'yard', count: 36 },
  { parts: 'feet', whole: 'mile', count: 5280 },
  { parts: 'pounds?', whole: 'ton', count: 2000 },
  { parts: 'weeks?', whole: 'year', count: 52 },
  { parts: 'years?', whole: 'decade', count: 10 },
  { parts: 'years?', whole: 'century', count: 100 },
  { parts: '(?:millimeters?|mm)', whole: '(?:meter|m)', count: 1000 },
  { parts: '(?:centimeters?|cm)', whole: '(?:meter|m)', count: 100 },
  { parts: '(?:millimeters?|mm)', whole: '(?:centimeter|cm)', count: 10 },
  { parts: '(?:meters?|m)', whole: '(?:kilometer|km)', count: 1000 },
  { parts: '(?:grams?|g)', whole: '(?:kilogram|kg)', count: 1000 },
  { parts: '(?:milliliters?|ml)', whole: '(?:liter|l)', count: 1000 },
  { parts: 'cents?', whole: 'dollar', count: 100 },
  { parts: 'cents?', whole: 'dime', count: 10 },
  { parts: 'cents?', whole: 'nickel', count: 5 },
  { parts: 'cents?', whole: 'penny', count: 1 },
  { parts: 'cents?', whole: 'quarter', count: 25 },
  { parts: 'dimes?', whole: 'dollar', count: 10 },
  { parts: 'quarters?', whole: 'dollar', count: 4 },
  { parts: 'nickels?', whole: 'dollar', count: 20 },
  { parts: 'pennies', whole: 'dollar', count: 100 },
  { parts: '(?:sides?|corners?|angles?)', whole: 'triangle', count: 3 },
  { parts: '(?:sides?|corners?|angles?|right angles?)', whole: '(?:rectangle|square)', count: 4 },
  { parts: '(?:sides?|corners?|angles?)', whole: '(?:quadrilateral|parallelogram|trapezoid|rhombus)', count: 4 },
  { parts: '(?:sides?|corners?|angles?)', whole: 'pentagon', count: 5 },
  { parts: '(?:sides?|corners?|angles?)', whole: 'hexagon', count: 6 },
  { parts: '(?:sides?|corners?|angles?)', whole: 'octagon', count: 8 },
  { parts: '(?:ones|things|eggs|items)', whole: 'dozen', count: 12 },
  { parts: 'tenths?', whole: 'whole', count: 10 },
  { parts: 'ones', whole: 'ten', count: 10 },
  { parts: 'tens', whole: 'hundred', count: 10 },
  { parts: 'hundreds', whole: 'thousand', count: 10 },
  { parts: '(?:thirds?)', whole: '(?:whole|one)', count: 3 },
  { parts: '(?:halves)', whole: '(?:whole|one)', count: 2 },
  { parts: '(?:fourths?)', whole: '(?:whole|one)', count: 4 },
  { parts: '(?:hundredths?)', whole: 'tenth', count: 10 },
  { parts: '(?:degrees|°)', whole: 'right angle', count: 90 },
  { parts: '(?:degrees|°)', whole: '(?:straight (?:line|angle)|half turn)', count: 180 },
  { parts: '(?:degrees|°)', whole: '(?:full (?:turn|circle)|circle)', count: 360 },
];

const number = '(\\d+(?:\\.\\d+)?)';
const some = '(?:exactly |always |just |only |about )?';

const ofCounts = counts.map(({ parts, whole, count }) => ({
  count,
  says: [
    new RegExp(
      `\\b${some}${number} (?:equal )?${parts}(?: are)? (?:in|to|per|for|make|makes|make up) (?:an?|one|1|every|each|the) ${whole}\\b`,
    ),
    new RegExp(
      `(?:^|[^\\w] ?|\\b(?:and|so|but|because|that|since|as|know) )(?<!\\b(?:half|quarter|third|fourth|fifth|tenth|part|out|fraction) of )(?:an?|one|1|every|each) ${whole} (?:has|is|equals|holds|contains|makes|is worth|is equal to) ${some}${number} ?${parts}(?!\\w)`,
    ),
  ],
}));

/** The sum of the angles in a shape. */
const angleSums: readonly { readonly shape: RegExp; readonly sum: number }[] = [
  { shape: /\btriangles?\b/, sum: 180 },
  { shape: /\b(?:quadrilaterals?|rectangles?|squares?|parallelograms?|trapezoids?)\b/, sum: 360 },
  { shape: /\b(?:straight line|straight angle|supplementary)\b/, sum: 180 },
  { shape: /\bcomplementary\b/, sum: 90 },
  { shape: /\bright angle\b/, sum: 90 },
];

const namesOfParts: Readonly<Record<string, number>> = { halves: 2, thirds: 3, fourths: 4, quarters: 4, fifths: 5, sixths: 6, sevenths: 7, eighths: 8, ninths: 9, tenths: 10, elevenths: 11, twelfths: 12, fifteenths: 15, sixteenths: 16, twentieths: 20, hundredths: 100, thousandths: 1000 }; // prettier-ignore
const parts = Object.keys(namesOfParts).join('|');

const denied =
  /\b(?:not|never|n't|no|if|whether|wrote|said|thought|think|would|mistake|unless|instead|rather|isn't|aren't|doesn't|don't|can't)\b/;

/**
 * Finds a false fact about numbers, measures or shapes in a sentence. Returns a description for the log, or null. The sentence
 * must be folded.
 */
export const falseNumberFactIn = rememberReadings(numberFactIn, 2000, 1000);

function numberFactIn(sentence: string): string | null {
  const said = inFigures(foldMath(sentence).toLowerCase());
  if (denied.test(said)) return null;
  for (const { says, count } of ofCounts)
    for (const pattern of says) {
      const told = pattern.exec(said)?.[1];
      if (told !== undefined && Number(told) !== count) return 'states a measure that is false';
    }
  if (
    /\b(?:angles?|corners?)\b/.test(said) &&
    /\b(?:comes? to|add(?:s)?(?: up)? to|sum (?:is|of)|make(?:s)?|total|together (?:are|is|make)|always|equals?|is)\b/.test(said)
  ) {
    const all =
      /\b(?:three|3|four|4|the|all)?(?: \w+)? ?(?:angles|corners) (?:in|of|inside|on|along) (?:a|any|every|the|each) (\w+(?: (?:line|angle))?)[^.;]{0,30}? (?:add(?:s)?(?: up)? to|make|total|sum to|come to|are|is|equals?) (?:always |exactly )?(\d+)(?! angles| corners| of them)/.exec(
        said,
      );
    const known = all === null ? undefined : angleSums.find(({ shape }) => shape.test(all[1] ?? ''));
    if (all !== null && known !== undefined && Number(all[2]) !== known.sum) return 'states a sum of angles that is false';
  }
  return falseOfWholeNumbers(said) ?? falseOfParts(said);
}

function falseOfWholeNumbers(said: string): string | null {
  for (const [, left = '', and, right = ''] of said.matchAll(
    /(?<![\w./])(?:both )?(\d{1,6})(?: and (\d{1,6}))?(?: both)? (?:go(?:es)?|fits?|divides?)(?: evenly| exactly| neatly)?(?: into| in)? (\d{1,6})(?![\w/]|\.\d)(?! (?:\w+ )?times)/g,
  )) {
    if ([left, and].some((one) => one !== undefined && Number(one) > 0 && Number(right) % Number(one) !== 0))
      return 'says that a number divides another that it does not divide';
  }
  for (const [, left = '', kind = '', right = '', and] of said.matchAll(
    /(?<![\w./])(\d{1,6}) is (?:also |both )?(?:an? |the )?(?:common )?(multiple|factor|divisor) of (?:both )?(\d{1,6})(?: and (\d{1,6}))?(?![\w/]|\.\d)/g,
  )) {
    const divides = (a: string, b: string): boolean => Number(a) > 0 && Number(b) % Number(a) === 0;
    const holds = [right, and].every(
      (one) => one === undefined || (kind === 'multiple' ? divides(one, left) : divides(left, one)),
    );
    if (!holds) return 'says of a number that it is a multiple or factor, which it is not';
  }
  for (const [, text = '', kind = ''] of said.matchAll(
    /(?<![\w./])(\d{1,6}) is (?:also )?(?:an? )?(even|odd|prime|composite)\b(?: number)?(?! in)/g,
  )) {
    const n = Number(text);
    const holds = { even: n % 2 === 0, odd: n % 2 === 1, prime: isPrime(n), composite: n > 3 && !isPrime(n) }[kind];
    if (holds === false) return 'says of a number that it is even, odd, prime or composite, which it is not';
  }
  const half =
    /(?<![\w./])half of (?:the )?(\d+(?:\.\d+)?)(?: [a-z]+){0,3} (?:is|makes|gives|equals) (?:just |only )?\$?(\d+(?:\.\d+)?)(?![\w/%]|\.\d)/.exec(
      said,
    );
  if (half !== null && Math.abs(Number(half[1]) / 2 - Number(half[2])) > 1e-9) return 'says what a half is, and it is not';
  const named = { half: 50, quarter: 25, fourth: 25, fifth: 20, tenth: 10, whole: 100 };
  const percent =
    /(?<![\w.])(\d+(?:\.\d+)?)% (?:is|means|equals) (?:the same as |equal to |just |only |exactly )?(?:an? |one |1 |the )?(half|quarter|fourth|fifth|tenth|whole)\b(?! (?:of|as) (?:\d|much))/.exec(
      said,
    );
  if (percent !== null && Number(percent[1]) !== named[percent[2] as keyof typeof named])
    return 'says of a percentage which part it is, and it is not';
  return null;
}

/** Finds parts of a whole in the wrong order: "Tenths are larger than fifths." */
function falseOfParts(said: string): string | null {
  const match = new RegExp(
    `\\b(${parts}) (?:are|make) (?:\\w+ )?(larger|bigger|greater|smaller|less) (?:pieces |parts |slices )?than (${parts})\\b`,
  ).exec(said);
  if (match === null) return null;
  const [a, b] = [namesOfParts[match[1] ?? ''] ?? 1, namesOfParts[match[3] ?? ''] ?? 1];
  return (/smaller|less/.test(match[2] ?? '') ? a > b : a < b) ? null : 'orders parts of a whole the wrong way';
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return n > 1;
}

function inFigures(text: string): string {
  let [written, end] = ['', 0];
  for (const { spelling, at, end: to, rare } of spokenNumbers(text)) {
    if (
      at < end ||
      rare ||
      !/^\d+$/.test(spelling) ||
      /^(?:a|an)\b/.test(text.slice(at, to)) ||
      /^(?:half|one)$/.test(text.slice(at, to))
    )
      continue;
    written += `${text.slice(end, at)}${spelling}`;
    end = to;
  }
  return written + text.slice(end);
}
