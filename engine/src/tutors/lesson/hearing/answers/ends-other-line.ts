import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';

const operation = String.raw`(?:[-−+*×÷/x]|plus|minus|times|divided by)`;
const amount = String.raw`(\d+(?:\.\d+)?)(?: ?[a-z]{1,2})?`;
/** Only asks whether one line of work, with its result, is right. */
const lineAsked = new RegExp(
  String.raw`^\W*(?:(?:so|ok|um+|wait|is|like|and|but)\W+)*${amount} ?${operation} ?${amount} ?(?:is|=|equals|makes) ?${amount}\W*(?:\b(?:right|correct|yes|yeah)\W*|\?\W*)$`,
  'i',
);

/**
 * True if the student asks about one line of work whose numbers aren't the question's or its solution's: "5 m - 2 is 3 right",
 * about 5y + 8 = 23. It ends in the right number by chance.
 */
export function endsOtherLine(text: string, known: string): boolean {
  const [, one, other] = lineAsked.exec(inFigures(text)) ?? [];
  const numbers = numeralsIn(inFigures(known));
  return one !== undefined && other !== undefined && !(numbers.includes(one) && numbers.includes(other));
}
