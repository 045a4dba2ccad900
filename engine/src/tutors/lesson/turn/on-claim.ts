import { comparedInWords } from '../support/claims/compared-in-words.ts';
import { comparisonSettled } from '../support/claims/comparison-settled.ts';
import { ownWay } from '../support/steps/own-way.ts';
import { termsTakenForOne } from '../support/claims/terms-taken-for-one.ts';
import { notShared, trueOfQuestion } from '../support/claims/true-of-question.ts';
import { bothNumbers, look } from '../support/claims/true-of-question-sentences.ts';
import type { TakenFor } from '../hearing/heard.ts';
import type { LessonSession } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';
import { wordingIn } from '../support/choose-wording.ts';

/** The kinds of message that may say or ask something about the question's numbers, or about how to solve it. */
const mayTell: readonly TakenFor['kind'][] = [
  'question',
  'check',
  'remark',
  'reason',
  'idea',
  'misconception',
  'confusion',
  'feeling',
];

/**
 * Responds to what the student claims about the question. Work that isn't all right is answered where it first goes wrong. A
 * true statement about the question is confirmed, however doubtful she sounds, and so is a way of her own to solve it. Two
 * words that she mixes up are told apart.
 *
 * Errors  none: null if she claims nothing of the kind.
 */
export function onClaim(
  session: LessonSession,
  { text, heard: { taken }, grading, reply, fault }: LessonSight,
): TeachingAct | null {
  const question = session.last_question;
  if (question === null || grading !== null || reply !== null) return null;
  if (fault !== null) return led(fault.right ? true : null, fault.words);
  const confused = termsTakenForOne(text, session.topic.guidelines.glossary);
  if (confused !== null && (mayTell.includes(taken.kind) || taken.kind === 'wish'))
    return { act: 'redirect', claimed: { holds: false, meaning: confused.meaning, other: null } };
  const way = ownWay(question, text, wordingIn(session));
  if (way !== null && (mayTell.includes(taken.kind) || taken.kind === 'wish')) return led(null, way);
  if (!mayTell.includes(taken.kind)) return null;
  const apart = notShared(question, text);
  if (apart !== null) {
    const words = wordingIn(session)(look);
    return led(
      null,
      words.replace('{}', () => `$${apart.one}$`).replace('[]', () => `$${apart.other}$`),
    );
  }
  if (comparedInWords(text)?.holds === true) {
    const compared = comparisonSettled(question, text);
    return compared?.holds === true ? { act: 'redirect', compared } : { act: 'redirect', held: { words: null } };
  }
  switch (trueOfQuestion(question, text)) {
    case null:
      return null;
    case 'of_way':
      return { act: 'redirect', is_the_way: true };
    case 'true':
      return { act: 'redirect', held: { words: null } };
    case 'both_numbers':
      return led(true, wordingIn(session)(bothNumbers));
  }
}

const led = (right: boolean | null, words: string): TeachingAct => ({ act: 'bridge', right, again: false, words, opens: null });
