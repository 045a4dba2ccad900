import type { Question } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../choose-wording.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';
import { numberedParts } from '../words-in-common.ts';

const count =
  /\bthere(?:['’]?s| is| are|re| would be| will be)?(?: like| just| now)? (\d+)\b(?! ?\/)|(?<![\d/])(\d+) of (?:them|it|em|those)\b/i;
const pieceNamed = /\b(?:halves|thirds|fourths|quarters|[a-z]+ths)\b/gi;
const asks = /\?|\b(?:why|how|if|or|do|does)\b/i;

/** How many pieces the student counts, and what she calls them; `right`: that many make the answer. */
export type PiecesCounted = { readonly count: string; readonly of: string; readonly right: boolean };

/**
 * Finds a count of the answer's pieces, named as the answer has them: "they stay ninths but there is 18 of them", of 11/9.
 *
 * Errors  none: null if the answer is no fraction, if she names other pieces, or none, or if she counts those of another amount.
 */
export function piecesCounted(
  { answer, question_text }: Pick<Question, 'answer' | 'question_text'>,
  text: string,
): PiecesCounted | null {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(answer.expected.trim()) ?? [];
  if (top === undefined || asks.test(text)) return null;
  const names: string[] = text.toLowerCase().match(pieceNamed) ?? [];
  const [of, ...others] = names.filter((name, at) => names.indexOf(name) === at);
  if (of === undefined || others.length > 0 || numberedParts(of) !== Number(bottom)) return null;
  const found = count.exec(inFigures(text.replace(new RegExp(of, 'gi'), 'pieces')));
  const said = found?.[1] ?? found?.[2];
  // "There are 8 eighths" in the whole, and "there are 4 ninths" on the left.
  const isOfOther = said === bottom || (said !== top && numeralsIn(question_text).includes(said ?? ''));
  return said === undefined || isOfOther ? null : { count: said, of, right: said === top };
}

/** Confirms the kind of pieces, and asks for their number again; `{}` are the pieces, `[]` the student's number. */
const otherCount = [
  'They’re {}, that part is right. But count them again: are there really []?',
  'Yes, {}. I don’t count [] of them, though. Go through them once more.',
  '{} is the right kind of piece. Check the []: how many do you get when you put them together?',
  'Right, the pieces are {}. Is [] how many there are? Count one more time.',
  'You kept the {}, good. Only the [] needs another look.',
  'The {} are right. What do you add to find how many, and is that []?',
  'Yes to the {}. Not yet to the []: how many are there in each part?',
  'Keep {}. Then count what you have of them, because it isn’t [].',
] as const;

/** Confirms the pieces and their number, which is all but the writing; `{}` are the pieces. */
const rightCount = [
  'Yes, that many {}. How do you write that as a fraction?',
  'You counted the {} right. Now write it with numbers.',
  'That’s the right number of {}. Which fraction says so?',
  'I get the same count of {}. Send it as a fraction.',
  'The {} and how many of them: both are right. What does that look like as a fraction?',
  'You have it in words. Now put those {} down as a fraction.',
  'Yes to the {}, and yes to the count. Write them as one fraction.',
  'Exactly that many {}. What fraction do you send?',
] as const;

export const piecesSaid = ({ count: many, of, right }: PiecesCounted, choose: ChooseWording): string => {
  const said = choose(right ? rightCount : otherCount)
    .replace('{}', () => of)
    .replace('[]', () => many);
  return said.charAt(0).toUpperCase() + said.slice(1);
};
