import { saidInFigures } from './said-in-figures.ts';

const places: readonly { readonly name: RegExp; readonly power: number }[] = [
  { name: /^ones?$/, power: 0 },
  { name: /^tens?$/, power: 1 },
  { name: /^hundreds?$/, power: 2 },
  { name: /^thousands?$/, power: 3 },
  { name: /^ten[- ]thousands?$/, power: 4 },
  { name: /^hundred[- ]thousands?$/, power: 5 },
  { name: /^millions?$/, power: 6 },
  { name: /^tenths?$/, power: -1 },
  { name: /^hundredths?$/, power: -2 },
  { name: /^thousandths?$/, power: -3 },
];
const names =
  'ten[- ]thousands?|hundred[- ]thousands?|ones?|tens?|hundreds?|thousands?|millions?|tenths?|hundredths?|thousandths?';
const standsIn = new RegExp(
  `\\bthe (?:digit )?(\\d)(?: (?:in|of) ([\\d,]*\\d(?:\\.\\d+)?))?,? (?:is|stands|sits|here is|there is|lies)(?: \\w+)? (?:in|at) the (${names})(?: place| column| spot| position)?\\b`,
  'g',
);
const standsFor = new RegExp(
  `\\bthe (?:digit )?(\\d) in ([\\d,]*\\d(?:\\.\\d+)?) (?:is|stands for|means|is worth|has a value of|equals|shows) (?:just |only |really )?(?:(?:\\1|a|the) )?(${names})\\b`,
  'g',
);
const isAt = new RegExp(
  `\\bthe (${names}) (?:digit|place)(?: (?:in|of) ([\\d,]*\\d(?:\\.\\d+)?))? (?:is|has|holds) (?:an? |the )?(\\d)(?![\\d.,]\\d|\\d)`,
  'g',
);
const supposed =
  /\b(?:not|never|n't|isn't|if|whether|would|wrote|said|thought|think|round\w*|becomes?|add|regroup\w*|borrow\w*|carr\w+|trade\w*)\b/;

/** Returns the powers of ten at which a digit occurs in a number. */
function powersOf(digit: string, number: string): number[] {
  const [whole = '', decimals = ''] = number.replace(/,/g, '').split('.');
  return [
    ...Array.from(whole, (one, i) => (one === digit ? whole.length - 1 - i : Number.NaN)),
    ...Array.from(decimals, (one, i) => (one === digit ? -1 - i : Number.NaN)),
  ].filter((power) => !Number.isNaN(power));
}

/**
 * True if a sentence puts a digit of a number in a wrong place. If it names no number, the stem's number is meant. The
 * sentence must be folded.
 */
export function placesFalsely(sentence: string, stem: string): boolean {
  if (
    !/\b(?:ones|tens|hundreds?|thousands?|millions?|tenths?|hundredths?|thousandths?)\b/.test(sentence) ||
    supposed.test(sentence)
  )
    return false;
  const said = saidInFigures(sentence);
  const given = [...new Set(saidInFigures(stem).match(/\d[\d,]*\d(?:\.\d+)?|\d\.\d+/g) ?? [])];
  const only = given.length === 1 ? given[0] : undefined;
  const isWrong = (digit: string, number: string | undefined, place: string): boolean => {
    const power = places.find(({ name }) => name.test(place))?.power;
    if (number === undefined || power === undefined) return false;
    const powers = powersOf(digit, number);
    return powers.length > 0 && !powers.includes(power);
  };
  return (
    [standsIn, standsFor].some((pattern) =>
      Array.from(said.matchAll(pattern)).some(([, digit = '', number, place = '']) => isWrong(digit, number ?? only, place)),
    ) || Array.from(said.matchAll(isAt)).some(([, place = '', number, digit = '']) => isWrong(digit, number ?? only, place))
  );
}
