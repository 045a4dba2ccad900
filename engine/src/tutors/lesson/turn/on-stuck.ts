import { examplesFor, isOpening } from '../support/explaining.ts';
import { explanationOf, nextHelp } from '../support/next-help.ts';
import { stuckOn } from '../support/progress/stuck-turns.ts';
import { closeQuestion, withTrend } from '../questions/settle-answer.ts';
import { chooseOnward } from './choose-onward.ts';
import { helping } from './helping.ts';
import type { Chosen, QuestionTurn } from './turn-rule.ts';

/**
 * Number of stuck turns after which the solution is shown up to its last step, and after which the question is dropped. The
 * opening question is dropped sooner, as the lesson itself is still ahead.
 */
const stuckUntil = { explained: 2, left: 5, openingLeft: 3 };

/**
 * Gives a stuck student more help with each turn that shows she's stuck. First help comes bit by bit, then the solution up to
 * its last step, then the idea in other words and something worked out; after that the question is dropped for another of its
 * kind. The answer is never told to a student who hasn't tried, but a dropped question counts as told. Returns null if the turn
 * doesn't show that she's stuck, or if the help that is due is what she asks for.
 */
export function onStuck({ world, session, question, sight, moment }: QuestionTurn): Chosen | null {
  const { before, now } = stuckOn(session, question, sight);
  const stuck = Math.floor(now);
  if (stuck === Math.floor(before)) return null;
  // An example like the opening question is worth one more turn before that question is dropped.
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
