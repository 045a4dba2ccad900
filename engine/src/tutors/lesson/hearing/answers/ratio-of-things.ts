import { stemOf } from '../../../../hearing/vocabulary/stem.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';
import { withoutBold } from '../../support/without-bold.ts';
import { doubtOr } from '../doubt.ts';

type Asked = Pick<Question, 'answer' | 'question_text'>;

/** Names what the ratio is of: "The ratio of **girls to boys**", "of lemon candies to all the candies". */
const ratioOf = /\bratio of (?:the )?([a-z ]+?) to (?:the )?([a-z ]+?)(?= in\b| that\b|[?.,]|$)/i;
/** So many of one thing, and so many of another. */
const twoCounts =
  /(?<![\d./:])(\d+) (?:groups? (?:of )?|parts? |of (?:the )?)?([a-z]+)(?: [a-z]+)? ?(and|to|for(?: every)?|per|,|there are)(?: there are)? (?:every )?(\d+) (?:groups? (?:of )?|parts? |of (?:the )?)?([a-z]+)(?: [a-z]+)?/i;
const asksOrDoubts = doubtOr(/\?|\b(?:could|can|would|should|how|says?|said)\b/);

/**
 * Returns the ratio that is told as a number of each thing, if the question asks for the ratio of these things: "then its 4
 *         groups of girls and 3 groups of boys" is 4 : 3 of girls to boys, in either order. With only "and" between, the
 *         numbers may just be counts, so only a right ratio is taken.
 *
 * Errors  none: null if no ratio is asked for, or one of other things, or if the message asks or supposes.
 */
export function ratioOfThings({ answer, question_text }: Asked, message: string): string | null {
  const asked = ratioOf.exec(withoutBold(question_text));
  if (asked === null || asksOrDoubts.test(message)) return null;
  const [, one, other] = asked as unknown as [string, string, string];
  const found = twoCounts.exec(inFigures(message));
  if (found === null) return null;
  const [, first, firstThing, joint, second, secondThing] = found as unknown as [string, string, string, string, string, string];
  const [ofOne, ofOther] = [ownWords(one, other), ownWords(other, one)];
  const isIn = (thing: string, words: readonly string[]): boolean => words.includes(stemOf(thing.toLowerCase()));
  const inOrder = isIn(firstThing, ofOne) && isIn(secondThing, ofOther);
  const turned = isIn(firstThing, ofOther) && isIn(secondThing, ofOne);
  if (inOrder === turned) return null;
  const ratio = inOrder ? `${first}:${second}` : `${second}:${first}`;
  const { verdict } = checkAnswer(answer, ratio);
  const isRatio = /^(?:to|for|per)/i.test(joint) && inOrder && !/^there/i.test(joint);
  return verdict === 'correct' || (verdict === 'incorrect' && isRatio) ? ratio : null;
}

/**
 * Returns the words of a thing that the other thing doesn't have, each of which tells which one is meant; all of its words if
 *         it has none of its own.
 */
function ownWords(thing: string, other: string): string[] {
  const words = (text: string): string[] => text.toLowerCase().split(' ').map(stemOf);
  const own = words(thing).filter((word) => !words(other).includes(word));
  return own.length > 0 ? own : words(thing);
}
