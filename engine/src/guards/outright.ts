import type { AnswerQuestion } from '../math/check-answer.ts';
import { choiceKey, findChoice } from '../math/judge/choices.ts';
import { foldMath } from './leak/fold-signs.ts';

/**
 * Finds the answer where it is said outright, letter by letter: alone, or after "the answer is", "so you get", "choose". It
 * reads no mathematics, so it works for every kind of answer, even those that `findLeak` can't read. A part of the stem that
 * looks the same is no excuse here: "$x^5 : x^2$ … so you get $x^3$".
 *
 * Shape   what was said, or null.
 */
export function saidOutright(text: string, answer: AnswerQuestion): string | null {
  const said = foldMath(text).trim();
  const unspaced = said.replaceAll(' ', '');
  for (const form of formsOf(answer)) {
    if (!unspaced.includes(form)) continue; // few texts contain it, and making the pattern takes longer than this check
    const found = new RegExp(`^${patternOf(form)}[.!]?$|${announced}${patternOf(form)}${ends}`).exec(said);
    if (found !== null) return found[0];
  }
  return null;
}

const is = "(?:'s| is| was| will be| would be| must be| should be| comes out as| comes to)";
const announced = `(?:${[
  `\\b(?:[Aa]nswer|[Ss]olution|[Rr]esult)(?:${is}|:| =)?`,
  '\\b(?:[Yy]ou|[Ww]e) (?:will |should |would |then )?(?:get|have|end up with|arrive at)',
  `\\b(?:[Ss]o|[Tt]hen|[Tt]herefore|[Hh]ence),? (?:it|this|that)${is}`,
  '\\b(?:[Jj]ust |[Ss]imply )(?:write|enter|type|say|put)(?: down)?',
  '\\b(?:[Cc]hoose|[Pp]ick|[Ss]elect)',
].join('|')})(?: (?:simply|just|choice|option|letter|exactly))? *[("“']*`;

/** The answer must not be the start of something longer: "you get $x^3 \\cdot x^2$" is a step. */
const ends = '(?![\\w^(]|[.,]\\d| *[-+*/=<>≤≥]| (?:times|plus|minus|divided|over|to the|as|or)\\b)';

/**
 * Returns the ways to write the answer, without spaces. Plain numbers are left out: they are found by their value elsewhere.
 */
function formsOf({ expected, input_type, accepted_forms, choices }: AnswerQuestion): string[] {
  if (input_type === 'multiple_choice') {
    const position = findChoice(expected, choices);
    return position === null ? [] : [unspacedForm(choiceKey(position)), unspacedForm(choices[position]!)];
  }
  return [expected, ...accepted_forms.slice(0, 8)].filter((form) => !/^[-\d./,%\s]+$/.test(form)).map(unspacedForm);
}

const unspacedForm = (form: string): string => foldMath(form).replace(/\s+/g, '');

/** Returns a pattern that matches the form with any spacing. */
const patternOf = (form: string): string => Array.from(form, (sign) => sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join(' *');
