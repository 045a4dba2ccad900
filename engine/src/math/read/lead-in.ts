import { leadIns, exceptWords, wholeAnswers } from './vocabulary.ts';

const words = leadIns
  .toSorted((a, b) => b.length - a.length)
  .map((phrase) => phrase.replace(/ /g, '\\s+').replace("'", "['’]"))
  .join('|');
/** Matches words and signs before an answer ("The answer is:"), and those that announce a result: so, ∴, = */
const leadIn = new RegExp(
  `^\\s*(?:(?:\\\\text\\s*\\{\\s*)?(?:${words})(?![A-Za-z'’])\\s*(?:(?:is|are|equals)(?![A-Za-z])\\s*)?(?:\\}\\s*)?(?:[:,=]\\s*)?|(?:[∴⇒→]|\\\\(?:therefore|Rightarrow|implies|to)(?![A-Za-z])|(?:=>?|≈)(?!=))\\s*)(?=\\S)`,
  'i',
);
const atMost = 3; // so, the answer is: …

/**
 * Blanks out what comes before the answer, so that positions stay true: 'the answer is 7', 'so x = 4', '= 7'. Words that the
 * problem's own letters spell are kept.
 */
export function withoutLeadIn(text: string, letters: ReadonlySet<string> | null): string {
  let blanked = 0;
  for (let i = 0; i < atMost; i += 1) {
    const found = leadIn.exec(text.slice(blanked));
    if (found === null || blanked + found[0].length >= text.length) break;
    const said = found[0].replace(/[^A-Za-z]/g, '');
    if (letters !== null && said !== '' && Array.from(said).every((c) => letters.has(c))) break;
    blanked += found[0].length;
  }
  return ' '.repeat(blanked) + text.slice(blanked);
}

const all = wholeAnswers.everything
  .filter((phrase) => phrase.length > 1)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const exceptions = new RegExp(
  `^\\s*(?:\\\\text\\s*\\{\\s*)?(?:x\\s+(?:is|can be|=)\\s+)?(?:${all}|ℝ)\\s*,?\\s+(?:${exceptWords.join('|')})(?:\\s+for)?\\s*(?:\\}\\s*)?(?:[a-z]\\s*=\\s*)?(?![a-z]{2})(?=\\S)`,
  'i',
);

/**
 * Returns the length of the words before what is left out, as in 'all real numbers except 2'; 0 if the text is not of that
 * kind.
 */
export const lengthOfAllExcept = (text: string): number => exceptions.exec(text)?.[0].length ?? 0;
