import { sidesOf } from '../../hearing/answers/side-told.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';

const larger = String.raw`(?:is |['’]s )?(?:just |way )?(?:bigger|larger|greater|more|higher|>)(?: than)?|beats`;
const smaller = String.raw`(?:is |['’]s )?(?:just |way )?(?:smaller|less|lower|littler|<)(?: than)?`;
const compared = new RegExp(
  String.raw`(?<![\d.])(\d+)(?: (?:hundredths|thousandths|tenths))? (?:(${larger})|${smaller}) (\d+)(?![\d.])`,
  'i',
);

/**
 * Returns why comparing the digits of two decimals as whole numbers is right here, if the student does so rightly: "63 is bigger
 *         than 36", of 0.63 and 0.36, which have the same number of decimal places.
 *
 * Errors  none: null if she compares something else, or if the decimals don't have the same number of places.
 */
export function digitsCompared(question: Pick<Question, 'question_text' | 'answer'>, text: string): string | null {
  const places = sidesOf(question)?.map(({ written }) => /^0?\.(\d+)$/.exec(written)?.[1]);
  const [one, other] = places ?? [];
  if (one === undefined || other === undefined || one.length !== other.length || one.length < 2) return null;
  const [, left, isMore, right] = compared.exec(inFigures(text)) ?? [];
  if (left === undefined || right === undefined) return null;
  const [hers, theirs] = [Number(left), Number(right)];
  const areTheirs =
    [one, other]
      .map(Number)
      .toSorted((a, b) => a - b)
      .join() === [hers, theirs].toSorted((a, b) => a - b).join();
  const holds = isMore === undefined ? hers < theirs : hers > theirs;
  return areTheirs && holds
    ? `Both numbers have ${one.length} decimal places, so here you can compare ${one} and ${other}.`
    : null;
}
