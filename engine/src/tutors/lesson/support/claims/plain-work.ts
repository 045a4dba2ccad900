import { foldSigns } from '../../../../guards/leak/fold-signs.ts';
import { gcd } from '../../../../math/exact/rational.ts';
import { inFigures } from '../in-figures.ts';
import { withBothParts } from './both-parts.ts';
import { withHalfWritten } from './halved-result.ts';
import { selfCorrected } from './self-corrected.ts';

/** A rounded result, or only the beginning of one: "8 point something". */
export const rounds =
  /\b(?:remainder|left ?over|about|around|almost|nearly|roughly|rounded?|r ?\d+|point (?:some\w*|\w+ing)|(?:and|with) (?:a bit|a little|some|something|change)|\d+ (?:left|extra|spare))\b|≈|\d ?(?:ish|something)\b/i;

const number = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
/** Introduces a result. */
const gives = String.raw`(?:=|\b(?:is equal to|is|are|its|it['’]s|thats|that['’]s|makes?|made|equals?|gives?|gets?|got|comes? to)\b)`;
const operates = String.raw`(?:[-+*/×÷]|\b(?:plus|minus|times|x|by|over|of|from|take away)\b)`;

/** Takes a result back. "67, no?" only asks for a yes. */
const takesBack = String.raw`(?:no(?!\s*\?+\W*$)|nope|nah|oops|whoops|wait|hold on|sorry|i mean|i meant|actually|scratch that|never ?mind)`;
const takenBack = new RegExp(String.raw`(?<![\d./])${number}[\s?!.,…:;]*\s\b${takesBack}\b`, 'gi');

/** "1 to 3", "2:45": two numbers that are no result. In "add 7 to 5" they are added. */
const pair = new RegExp(String.raw`(?<!\badd(?:ed|ing)? )(?<![\d./])${number}\s*(?:\bto\b|:)\s*\d+(?:\.\d+)?`, 'gi');
/** "5 below zero". */
const sideOfZero = /-?\d+(?:\.\d+)?\s*(?:degrees?|feet|meters?|°)?\s*\b(?:below|under|above)\b(?:\s*(?:zero|0|sea level))?/gi;

/** Words after a number with which it isn't the whole result: "12 more", "9 tenths", "1 dollar 60". */
const tail = String.raw`(?:point|pt|something|ish|or so|with|but|rest|left|extra|spare|more|less|fewer|bigger|smaller|higher|lower|greater|larger|times(?! -?\d)|too|off|away|out of|of|further|halves|thirds|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths|elevenths|twelfths|hundredths|tens|hundreds|ones|twos|threes|fours|fives|sixes|sevens|eights|nines|dozens?|(?:dollars?|bucks?|pounds?|euros?|hours?|hrs?|h|minutes?|mins?|feet|foot|ft|meters?|m|weeks?|years?|kg|lbs?)\s+(?:and\s+)?\d)`;
const incomplete = new RegExp(
  String.raw`(${gives}\s*(?:(?:like|just|only|maybe|probably|the|a)\s+)*)${number}(?=\s*-?\b${tail}\b)`,
  'gi',
);

/** "is 60 and 24 is 84": a number after a result or an operation, and another one. */
const afterResult = new RegExp(
  String.raw`((?:${gives}|${operates})\s*)(${number})\s+(?:and|n|&)\s+(${number})(\s*(?:=|\b(?:is|are|makes?|equals?|gives?)\b)\s*)(${number})?`,
  'gi',
);
/** "is 8 and 1/2", "is 2/4 and 1/4 is": the result may not end with the first number. */
const goesOn = new RegExp(
  String.raw`(${gives}\s*)${number}(?=\s+(?:and|n|&|plus)\s+${number}(?![\d./]|\s*(?:${operates}|and\b|%)))`,
  'gi',
);
const together = new RegExp(
  String.raw`(?<![\d./])(\d+)\s+(?:and|n|&)\s+(\d+)(?=\s*(?:=|\b(?:is|are|makes?|equals?|gives?)\b)\s*(?:the |like |a )?(\d+(?:\.\d+)?)(?![\d./]))`,
  'gi',
);
/** "5 plus 6 is 11/15": counts pieces, and then says of which kind. */
const pieces = new RegExp(
  String.raw`(?<![\d./])(\d+(?:\s*(?:\+|plus|and|-|minus)\s*\d+)+|\d+\s*(?:\*|×|x|times)\s*\d+)(?=\s*${gives}\s*(\d+)\s*\/\s*\d+)`,
  'gi',
);
/** Blanks out what isn't part of any line of work. */
const apart = ' | ';

/**
 * Returns a message in which only those results are left that are plainly given for the calculation before them. Children's
 * sentences run on: "divide by six its one to three", "is 60 and 24 is 4.8", "4 - 9 is 5? no -5", "5 and 6 is 11/15".
 */
export function plainWork(text: string): string {
  return withBothParts(selfCorrected(inFigures(withHalfWritten(foldSigns(text)))))
    .replace(takenBack, apart)
    .replace(sideOfZero, apart)
    .replace(pair, apart)
    .replace(pieces, (all, counted: string, result: string) => (countOf(counted) === Number(result) ? apart : all))
    .replace(incomplete, `$1${apart}`)
    .replace(afterResult, (_, before: string, first: string, second: string, is: string, result = '') =>
      valueOf(first) + valueOf(second) === valueOf(result) && result !== ''
        ? `${apart}${first} + ${second}${is}${result}`
        : `${before}${first}${apart}${second}${is}${result}`,
    )
    .replace(goesOn, `$1${apart}`)
    .replace(together, (all, one: string, other: string, result: string) =>
      isOtherwiseTogether(Number(one), Number(other), Number(result)) ? apart : all,
    );
}

function valueOf(written: string): number {
  const [top, bottom] = written.split('/');
  return Number(top) / Number(bottom ?? 1);
}

/** Works out a product of two whole numbers, or a sum of several. */
function countOf(work: string): number {
  const [first = 0, ...others] = (work.match(/\d+/g) ?? []).map(Number);
  const signs = work.match(/[-+*×]|[a-z]+/gi) ?? [];
  return others.reduce((so, one, at) => {
    if (/^(?:[*×x]|times)$/i.test(signs[at]!)) return so * one;
    return /^(?:-|minus)$/i.test(signs[at]!) ? so - one : so + one;
  }, first);
}

/** True if "3 and 4 is 12" says something true of the two numbers other than their sum. */
function isOtherwiseTogether(one: number, other: number, result: number): boolean {
  if (one + other === result) return false;
  const shared = greatestShared(one, other);
  return [
    one * other,
    Math.abs(one - other),
    one / other,
    other / one,
    (one + other) / 2,
    shared,
    (one * other) / shared,
    Math.max(one, other),
    Math.min(one, other),
    Number(`${one}${other}`),
    Number(`${one}.${other}`),
    10 * one + other,
  ].includes(result);
}

const greatestShared = (one: number, other: number): number => Number(gcd(BigInt(one), BigInt(other)));
