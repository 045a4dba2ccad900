import { examplesFor, isOpening } from '../support/explaining.ts';
import { explanationOf, nextHelp } from '../support/next-help.ts';
import { stuckOn } from '../support/progress/stuck-turns.ts';
import { closeQuestion, withTrend } from '../questions/settle-answer.ts';
import { chooseOnward } from './choose-onward.ts';
import { helping } from './helping.ts';
import type { Chosen, QuestionTurn } from './turn-rule.ts';

/** From here on the way is shown up to its last step, and from there on the question is left; the one of the opening sooner, for the lesson is ahead. */
const stuckUntil = { explained: 2, left: 5, openingLeft: 3 };

/**
 * Who is stuck is not waited for: with each turn that shows it comes more help; then the way is shown up to its last step, then the idea in other
 * words and something worked out, and then the question is left for another of its kind. The answer is told to nobody who has not tried; a question
 * left so counts as told. Null where the turn shows nothing of the kind, or where the help that is due is what she asks for.
 */
export function onStuck({ world, session, question, sight, moment }: QuestionTurn): Chosen | null {
  const { before, now } = stuckOn(session, question, sight);
  const stuck = Math.floor(now);
  if (stuck === Math.floor(before)) return null;
  // One like the opening question is worth a turn before that is left.
  const oneMore = isOpening(question) && examplesFor(session, question).unread.length > 0 ? 1 : 0;
  const left = (isOpening(question) ? stuckUntil.openingLeft : stuckUntil.left) + oneMore;
  if (question.phase === 'explain' && stuck >= left) {
    const after = withTrend(closeQuestion(session, 'told'));
    return { teaching: { act: 'teach', onward: chooseOnward(world, after, moment), gives_up: true }, after };
  }
  if (question.phase !== 'explain' && stuck >= stuckUntil.explained) {
    const explanation = explanationOf(world, session, question, moment.pacing);
    return { teaching: { act: 'explain', grading: null, ...explanation, goes_to: 'explain' }, after: session };
  }
  const { kind } = sight.heard.taken;
  if (sight.grading === null && (kind === 'confusion' || kind === 'asks_for_answer')) return null;
  return { teaching: helping(nextHelp(world, session, question, moment.pacing), 'clarify'), after: session };
}
