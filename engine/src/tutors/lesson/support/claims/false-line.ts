import { givesReason } from '../../hearing/reasons/because.ts';
import { claimsIn } from '../../../../guards/harm/arithmetic-claims.ts';
import { arithmeticInSigns } from '../../../../guards/harm/arithmetic-in-signs.ts';
import { flattenText } from '../../../../guards/flatten/flatten-text.ts';
import { foldSigns } from '../../../../guards/leak/fold-signs.ts';
import { falseArithmeticIn } from '../../../../guards/harm/false-arithmetic.ts';

/** That she tells it as hers makes a line no less stated. */
const telling = /\b(?:i|we) (?:just )?(?:think|thought|got|get|did|said|put|wrote)\b|\b(?:so|then)\b/gi;

/** "35 over 5 = 7", where the words were not understood: nobody says that 5 is 7. */
const isBare = (line: string): boolean => /^\s*-?[\d.,]+\s*=\s*-?[\d.,]+\s*$/.test(line);

/** "8+13=21 +17 is 38". */
const reckonsOn = /(?:=|\bis|\bmakes|\bequals)\s*-?\d+(?:\.\d+)?\s*(?:[-+*×÷]|plus|minus|times|(?<=\s)\/)\s*\d/i;

/**
 * Whether a message states a line of work that is false: "20/4 = 7". What is reckoned on in one line, "5 + 7 = 12 + 9 = 21", is how students write two
 * lines, and no falsehood is made of it.
 */
export function writesFalseLine(written: string): boolean {
  const text = inSigns(written);
  if ((text.match(/=/g) ?? []).length > 1 || reckonsOn.test(text)) return false;
  return [text, text.replace(telling, ' ; ')].some((said) => {
    const line = falseArithmeticIn(said);
    return line !== null && !isBare(line) && standsByItself(said);
  });
}

/** "3/9 + 4/9 = 7/9!!" has no factorial, and in "8/12 and 3/12 = 11/12" two are put together. */
const inSigns = (text: string): string =>
  text.replace(/!+/g, '.').replace(/(\d[\d/.]*)\s+(?:and|n|&)\s+(\d[\d/.]*)\s*=/gi, '$1 + $2 =');

/** Words before a line that are no part of it. What else stands there may be, and then it isn't known what the line says. */
const beside =
  /(?:^|[.,;:!?)]|\b(?:so|then|is|its|it['’]s|because|becuz|cause|cuz|bc|since|and|but|did|do|got|get|i|we|that|thats|that['’]s|was|like|as|by|know|think|said|wrote|first|now|no|yes|ok|oh|wait|well|mean|line|work|with|where|when|also|just|maybe))\s*$/i;
const standsByItself = (said: string): boolean => {
  const signs = arithmeticInSigns(foldSigns(flattenText(said)));
  return claimsIn(signs).some(({ holds, at }) => !holds && beside.test(signs.slice(0, at)));
};

/** What goes beyond the line itself: a rule for others, or a conclusion. */
const concludes = /\b(?:so|always|never|every|all|then|means?|only|if|when|not|n[o'’]t|isnt|dont)\b|\?/i;

/** Whether a message states a true line of work and claims nothing beyond it: "50% of 20 is 10 cause its half". */
export function writesTrueLine(text: string): boolean {
  if (concludes.test(text)) return false;
  const claims = claimsIn(arithmeticInSigns(text.split(givesReason)[0]!));
  return claims.some(({ text: line, holds }) => holds && reckons.test(line)) && claims.every(({ holds }) => holds);
}
const reckons = /\d\s*[-+*/×÷(%)]+\s*\(?\d/;
