import { claimsIn } from '../../../guards/harm/arithmetic-claims.ts';
import { arithmeticInSigns } from '../../../guards/harm/arithmetic-in-signs.ts';
import { falseArithmeticIn } from '../../../guards/harm/false-arithmetic.ts';

/** That she tells it as hers makes a line no less stated. */
const telling = /\b(?:i|we) (?:just )?(?:think|thought|got|get|did|said|put|wrote)\b|\b(?:so|then)\b/gi;

/** "35 over 5 = 7", where the words were not understood: nobody says that 5 is 7. */
const isBare = (line: string): boolean => /^\s*-?[\d.,]+\s*=\s*-?[\d.,]+\s*$/.test(line);

/** "8+13=21 +17 is 38". */
const reckonsOn = /(?:=|\bis|\bmakes|\bequals)\s*-?\d+(?:\.\d+)?\s*(?:[-+*×÷]|plus|minus|times)\s*\d/i;

/**
 * Whether a message states a line of work that is false: "20/4 = 7". What is reckoned on in one line, "5 + 7 = 12 + 9 = 21", is how students write two
 * lines, and no falsehood is made of it.
 */
export function writesFalseLine(text: string): boolean {
  if ((text.match(/=/g) ?? []).length > 1 || reckonsOn.test(text)) return false;
  return [text, text.replace(telling, ' ')].some((said) => {
    const line = falseArithmeticIn(said);
    return line !== null && !isBare(line);
  });
}

/** What goes beyond the line itself: a rule for others, or a conclusion. */
const concludes = /\b(?:so|always|never|every|all|then|means?|only|if|when|not|n[o'’]t|isnt|dont)\b|\?/i;

/** Whether a message states a true line of work and claims nothing beyond it: "50% of 20 is 10 cause its half". */
export function writesTrueLine(text: string): boolean {
  if (concludes.test(text)) return false;
  const claims = claimsIn(arithmeticInSigns(text.split(why)[0]!));
  return claims.some(({ text: line, holds }) => holds && reckons.test(line)) && claims.every(({ holds }) => holds);
}
/** Her reason for it is not the line. */
const why = /\b(?:because|becuz|becuase|cause|cuz|coz|bc|since)\b/i;
const reckons = /\d\s*[-+*/×÷(%)]+\s*\(?\d/;
