import { givesReason } from '../../hearing/reasons/because.ts';
import { claimsIn } from '../../../../guards/harm/arithmetic-claims.ts';
import { arithmeticInSigns } from '../../../../guards/harm/arithmetic-in-signs.ts';
import { flattenText } from '../../../../guards/flatten/flatten-text.ts';
import { foldSigns } from '../../../../guards/leak/fold-signs.ts';
import { falseArithmeticIn } from '../../../../guards/harm/false-arithmetic.ts';
import { plainWork, rounds } from './plain-work.ts';
import { sumsInSigns } from './sums-in-words.ts';

/** Words that introduce a line as her own; a false line after them is still stated. */
const telling = /\b(?:i|we) (?:just )?(?:think|thought|got|get|did|said|put|wrote)\b|\b(?:so|then)\b/gi;

/** "35 over 5 = 7", if the words weren't understood: nobody means that 5 is 7. */
const isBare = (line: string): boolean => /^\s*-?[\d.,]+\s*=\s*-?[\d.,]+\s*$/.test(line);

/** "54 - 34 = 20 and half is 10": takes a part of the result, and isn't 20 and a half. */
const partOfResult =
  /(?<=(?:=|\b(?:is|makes|equals))\s*-?\d+(?:\.\d+)?)\s+(?:and|n|&)\s+(?=(?:an? |one |the )?(?:half|third|quarter|fourth|fifth|tenth)\b)/gi;

/** "8+13=21 +17 is 38": goes on calculating with a result. */
const reckonsOn =
  /(?:=|\bis|\bmakes|\bequals)\s*-?\d+(?:\.\d+)?\s*(?:[-+*×÷]|plus|minus|times|x|(?:divided?|split|shared)(?: (?:it|that))?(?: (?:by|in|into))?|(?<=\s)\/)\s*\d/i;

/**
 * True if a message states a false line of work: "20/4 = 7". Work that goes on in one line, "5 + 7 = 12 + 9 = 21", is how
 * students write two lines, and doesn't count as false.
 */
export function writesFalseLine(written: string): boolean {
  const text = inSigns(plainWork(written.replace(partOfResult, ' ; ')));
  if (rounds.test(written) || (text.match(/=/g) ?? []).length > 1 || reckonsOn.test(text)) return false;
  return [text, text.replace(telling, ' ; ')].some((said) => {
    const line = falseArithmeticIn(said);
    return line !== null && !isBare(line) && standsByItself(said);
  });
}

/**
 * Rewrites plain work so that its signs are read right: "3/9 + 4/9 = 7/9!!" has no factorial, and "8/12 and 3/12 = 11/12" adds
 * the two.
 */
const inSigns = (text: string): string =>
  sumsInSigns(text)
    .replace(/!+/g, '.')
    .replace(/(\d[\d/.]*)\s+(?:and|n|&)\s+(\d[\d/.]*)\s*=/gi, '$1 + $2 =');

/** Words before a line that aren't part of it. Other words may be part of it, and then it isn't known what the line says. */
const beside =
  /(?:^|[.,;:!?)]|\b(?:so|then|is|its|it['’]s|because|becuz|cause|cuz|bc|since|and|but|did|do|got|get|i|we|that|thats|that['’]s|was|like|as|by|know|think|said|wrote|first|now|no|yes|ok|oh|wait|well|mean|line|work|with|where|when|also|just|maybe))\s*$/i;
const standsByItself = (said: string): boolean => {
  const signs = arithmeticInSigns(foldSigns(flattenText(said)));
  return claimsIn(signs).some(({ holds, at }) => !holds && beside.test(signs.slice(0, at)));
};

/** Words that go beyond the line itself: a rule for other cases, or a conclusion. */
const concludes = /\b(?:so|always|never|every|all|then|means?|only|if|when|not|n[o'’]t|isnt|dont)\b|\?/i;

/** True if a message states a true line of work and claims nothing beyond it: "50% of 20 is 10 cause its half". */
export function writesTrueLine(text: string): boolean {
  if (concludes.test(text)) return false;
  const claims = claimsIn(arithmeticInSigns(text.split(givesReason)[0]!));
  return claims.some(({ text: line, holds }) => holds && reckons.test(line)) && claims.every(({ holds }) => holds);
}
const reckons = /\d\s*[-+*/×÷(%)]+\s*\(?\d/;
