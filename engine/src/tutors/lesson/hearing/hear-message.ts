import type { TutorAct } from '@stoa/schema/lesson';
import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { answerInWords } from './answer-in-words.ts';
import { asksOfPeople } from './asks-of-people.ts';
import { isBrokenMathematics, readPiece } from './answer-shaped.ts';
import { isWorking, restates } from './claims-nothing.ts';
import { countedThings } from './counted-things.ts';
import { readClosed } from './closed-answer.ts';
import type { TakenFor } from './heard.ts';
import { hasEmoji, plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { asksForTime, asksSomething, confused, isOffTopic, isSmallTalk } from './talk-in-words.ts';
import { prepareQuestion, type Waiting } from '../../../hearing/answers/waiting-question.ts';
import { asksForAnswer, saysOnward, takesOfferUp, turnsOfferDown, wishInWords } from './wishes-in-words.ts';

/**
 * What a student's message is taken for. Pure, deterministic, linear in the message's length; what stands beyond 2,000 characters is not
 * heard.
 *
 * Shape   An answer is heard only while a question waits, and only where everything round it is understood: a question back, a
 *         denial, a sum still to be worked out, what only repeats the question, is none. When in doubt it is no answer, for to ask back
 *         costs nothing and a wrong attempt does. `lastTutorAct` tells two things: after `probe` every figure of the question is taken
 *         for talk about it; after `ask_again` and `redirect` a bare number or sum that repeats the question is her answer, so that
 *         nobody is asked for ever.
 *         Wishes, and pleas for the answer, come before an answer in words, and after one that is by itself.
 * Errors  none: what is not understood is a `remark`.
 */
export function hearMessage(
  text: string,
  question: { answer: QuestionAnswer; text: string } | null,
  lastTutorAct: TutorAct | null,
  extensionOffered: boolean,
): TakenFor {
  const message = tidyMessage(text);
  const words = plainWords(message);
  const waiting = question === null ? null : prepareQuestion(question, lastTutorAct);

  const bare = waiting === null ? null : bareAnswer(message, waiting);
  if (bare !== null) return { kind: 'answer', text: bare };
  if (!/[\p{L}\p{N}]/u.test(message)) return heardSigns(message, text);
  if (extensionOffered && waiting === null) {
    if (turnsOfferDown(words)) return { kind: 'wish', wish: 'finish' };
    if (takesOfferUp(words)) return { kind: 'wish', wish: 'continue' };
  }
  if (asksForAnswer(words)) return { kind: 'asks_for_answer' };
  if (isOffTopic(words, waiting?.plain ?? '')) return { kind: 'off_topic' };
  const wish = wishInWords(
    words.replace(/\bi (?:did|solved|worked|went|do|checked) (?:it |this |that |all )?(?:out )?step by step\b/g, ''),
  );
  if (wish !== null) return { kind: 'wish', wish };
  if (isSmallTalk(words)) return { kind: 'small_talk' };

  if (asksForTime(words)) return { kind: 'remark' };

  const claimed = waiting === null ? null : answerInWords(message, waiting);
  if (claimed !== null) return claimed;
  const counted = waiting === null ? null : countedThings(message, waiting);
  if (counted !== null) return { kind: 'answer', text: counted };
  if (waiting !== null && isBroken(message, waiting)) return { kind: 'answer', text: message };
  if (asksOfPeople(message) !== null) return { kind: 'remark' };
  if (saysOnward(words)) return waiting === null ? { kind: 'wish', wish: 'continue' } : { kind: 'continuation' };
  if (confused(words)) return { kind: 'confusion' };
  return asksSomething(words) ? { kind: 'question' } : { kind: 'remark' };
}

/** The whole message as an answer: "3/4", "B", "yes", "12!" */
function bareAnswer(message: string, waiting: Waiting): string | null {
  const piece = message.replace(/[\s!]+$/u, (end) => (waiting.signs.includes('!') ? end : '')).trim();
  const read = waiting.closed ? readClosed(piece, waiting) : readPiece(piece, waiting);
  if (read === null || /\bor\b|,/.test(piece)) return null; // of several, answer-in-words tells whether they are one answer
  if (/^[\d%./ ]+(?:=|is\b|equals\b)/i.test(piece)) return null; // "20% is 12": there, too, which part is the answer
  return waiting.askedAgain || !(isWorking(piece, waiting) || restates(piece, waiting)) ? read : null;
}

const isBroken = (message: string, waiting: Waiting): boolean =>
  isBrokenMathematics(message, waiting) &&
  !isWorking(message, waiting) &&
  !restates(message, waiting) &&
  readPiece(message, waiting) === null;

/** No letter and no figure: question marks, dots, faces. */
function heardSigns(message: string, text: string): TakenFor {
  if (message.includes('?')) return { kind: 'confusion' };
  return message === '' && hasEmoji(text) ? { kind: 'small_talk' } : { kind: 'remark' };
}
