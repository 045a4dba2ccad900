import { wordingIn } from '../support/choose-wording.ts';
import { ruleHalfRight } from '../support/claims/rule-half-right.ts';
import { explanationOf, isToldSince, nextHelp, type Help } from '../support/next-help.ts';
import { sharedWords } from '../support/words-in-common.ts';
import { stepsToShow } from '../questions/steps-to-show.ts';
import { phaseAfter, settleAnswer } from '../questions/settle-answer.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { chooseOnward } from './choose-onward.ts';
import { inWords } from './helping.ts';
import type { Grading, Onward, TeachingAct } from './lesson-move.ts';
import { endInstead, leaving, leavesWith } from './on-leaving.ts';
import { asksReason, withReasonAsked } from './on-reason.ts';
import type { Chosen, LessonTurn } from './turn-rule.ts';

/**
 * Chooses what to do about the student's answer. A right one is confirmed, and the lesson goes on. A wrong one gets a
 * sub-question, then a hint, then the solution up to its last step, and then the answer is told. One that can't be read or
 * decided is asked for again, at no cost.
 */
export function onAnswer({ world, state, sight, moment }: LessonTurn, grading: Grading): Chosen {
  const { check, question, text } = grading;
  if (check.verdict === 'unreadable' || check.verdict === 'undecided')
    return { teaching: { act: 'ask_again', why: check.verdict, note: check.note, wrote: text }, after: state.session };

  const { session, counted, end } = settleAnswer(world, state, grading, moment);
  const chosen = (teaching: TeachingAct): Chosen => ({
    teaching,
    after: { ...session, just_answered: null },
    judged: { grading, counted },
  });
  const leaves = leavesWith(sight);
  const onwardFrom = (): Onward => {
    const onward = chooseOnward(world, session, moment);
    return leaves ? endInstead(onward, session) : onward;
  };
  if (check.verdict === 'correct') {
    if (!leaves && end === 'right_unaided' && asksReason(session, question, sight))
      return {
        teaching: { act: 'ask_reason', grading },
        after: withReasonAsked(session, question),
        judged: { grading, counted },
      };
    const onward = onwardFrom();
    return {
      teaching:
        session.extension === 'active'
          ? { act: 'extend', grading, onward }
          : { act: 'confirm', grading, aided: end === 'right_aided', onward },
      after: { ...session, just_answered: question },
      judged: { grading, counted },
    };
  }
  if (end === 'told') {
    const onward = onwardFrom();
    return chosen({ act: 'tell', grading, steps: question.solution, answer: question.expected_answer, onward });
  }
  if (leaves) return chosen({ act: 'teach', grading, onward: leaving(session) });
  switch (phaseAfter(session.last_question!.wrong_attempts)) {
    case 'explain':
      return chosen({ act: 'explain', grading, ...explanationOf(world, session, question, moment.pacing) });
    case 'hint':
      if (isFormAlone(grading))
        return chosen({ act: 'hint', grading, words: lastShown(session, question) ?? grading.suited ?? question.hint });
      if (sight.fault !== null) return chosen({ act: 'hint', grading, words: sight.fault.words });
      // A hint that she has read isn't repeated: the next help follows. Words that fit only her answer come before both.
      return chosen({
        act: 'hint',
        grading,
        ...wordsOrHelp(ruleFor(session, grading), () => nextHelp(world, session, question, moment.pacing)),
      });
    default:
      return chosen({
        act: 'probe',
        grading,
        words: grading.suited ?? ruleHalfRight(question, text, wordingIn(session)) ?? question.probe.text,
      });
  }
}

const wordsOrHelp = (words: string | null, help: () => Help | null): ReturnType<typeof inWords> =>
  words === null ? inWords(help()) : { words, example: null };

/** Number of shared words from which a rule and a hint say the same. */
const muchAlike = 4;

/**
 * Returns the rule that this answer calls for, once in a lesson, and not after a hint that says the same. If she repeats the
 * mistake, other help follows.
 */
const ruleFor = (session: LessonSession, { rule, question }: Grading): string | null => {
  if (rule === null || isToldSince(session, 0, rule)) return null;
  const saysTheSame =
    sharedWords(rule, question.hint) >= muchAlike && isToldSince(session, question.asked_at_turn, question.hint);
  return saysTheSame ? null : rule;
};

/** True if the value is right but its form or unit isn't: help with the value would miss the point. */
const isFormAlone = ({ check }: Grading): boolean =>
  check.verdict === 'incorrect' && (check.reason === 'form' || check.reason === 'units');

/** Returns the last step that may be shown, which leads to the form asked for; null if she has read it. */
const lastShown = (session: LessonSession, question: Question): string | null =>
  stepsToShow(question)
    .slice(-1)
    .map(({ explanation, math }) => `${explanation} $${math}$`)
    .find((words) => !isToldSince(session, question.asked_at_turn, words)) ?? null;
