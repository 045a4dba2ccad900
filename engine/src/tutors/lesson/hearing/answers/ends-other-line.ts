import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';

const operation = String.raw`(?:[-−+*×÷/x]|plus|minus|times|divided by)`;
const amount = String.raw`(\d+(?:\.\d+)?)(?: ?[a-z]{1,2})?`;
/** A line of work with its result, whether it is right, and nothing else. */
const lineAsked = new RegExp(
  String.raw`^\W*(?:(?:so|ok|um+|wait|is|like|and|but)\W+)*${amount} ?${operation} ?${amount} ?(?:is|=|equals|makes) ?${amount}\W*(?:\b(?:right|correct|yes|yeah)\W*|\?\W*)$`,
  'i',
);

/**
 * Whether she asks about one line of work, whose numbers are neither the question's nor its way's: "5 m - 2 is 3 right", where 5y + 8 is 23. That it ends in the right number
 * is chance.
 */
export function endsOtherLine(text: string, known: string): boolean {
  const [, one, other] = lineAsked.exec(inFigures(text)) ?? [];
  const numbers = numeralsIn(inFigures(known));
  return one !== undefined && other !== undefined && !(numbers.includes(one) && numbers.includes(other));
}
