import { stemOf } from '../../../../hearing/vocabulary/stem.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';

type Asked = Pick<Question, 'answer' | 'question_text'>;

/** "The ratio of **girls to boys**", "of lemon candies to all the candies". */
const ratioOf = /\bratio of (?:the )?([a-z ]+?) to (?:the )?([a-z ]+?)(?= in\b| that\b|[?.,]|$)/i;
/** So many of one thing and so many of another. */
const twoCounts =
  /(?<![\d./:])(\d+) (?:groups? (?:of )?|parts? |of (?:the )?)?([a-z]+)(?: [a-z]+)? ?(and|to|for(?: every)?|per|,|there are)(?: there are)? (?:every )?(\d+) (?:groups? (?:of )?|parts? |of (?:the )?)?([a-z]+)(?: [a-z]+)?/i;
const asksOrDoubts = /\?|\b(?:if|not|or|could|can|would|should|why|how|says?|said)\b|n['’]t\b/i;

/**
 * The ratio that is told as so many of each thing, where the ratio of just these things is asked for: "then its 4 groups of girls and 3 groups of boys" is 4 : 3 of girls to boys,
 * in whichever order they come. With "and" alone it may be what there is, so that only a right one is taken.
 *
 * Errors  none: null where no ratio is asked for, or of other things, and where it is asked or supposed.
 */
export function ratioOfThings({ answer, question_text }: Asked, message: string): string | null {
  const asked = ratioOf.exec(question_text.replace(/\*\*/g, ''));
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

/** The words of a thing that the other hasn't, of which one by itself says which is meant; all of them where it has none of its own. */
function ownWords(thing: string, other: string): string[] {
  const words = (text: string): string[] => text.toLowerCase().split(' ').map(stemOf);
  const own = words(thing).filter((word) => !words(other).includes(word));
  return own.length > 0 ? own : words(thing);
}
