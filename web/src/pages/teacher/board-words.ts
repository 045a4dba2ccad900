import type { TimelineRow, Trigger, TutorState } from '@stoa/schema/board/board-decision';

/** What made the tutor consider speaking, in words for people. */
const triggers: Readonly<Record<Trigger, string>> = {
  ERROR_DETECTED: 'A mistake on the board',
  WRONG_APPROACH: 'Work that leads away from the answer',
  REPEATED_MISTAKE: 'The same mistake again',
  STEP_COMPLETED: 'A right step',
  EXERCISE_COMPLETED: 'Problem solved',
  ANSWER_SUBMITTED: 'An answer',
  STUCK_NO_INPUT: 'No work for a while',
  ERASING_REPEATEDLY: 'Erasing again and again',
  STARTING_OVER: 'Starting over',
  STUDENT_ASKED_QUESTION: 'The student spoke',
  STUDENT_ASKED_HELP: 'A call for help',
  STUDENT_SAID_DONE: 'The student said “done”',
  SESSION_START: 'The session started or went on',
  SESSION_TIMEOUT_WARNING: 'Five minutes left',
  SESSION_END: 'The session ended',
};
export const triggerWords = (trigger: Trigger): string => triggers[trigger];

const states: Readonly<Record<TutorState, string>> = {
  QUIET: 'The tutor is watching',
  DECIDING: 'The tutor is thinking about speaking',
  SPEAKING: 'The tutor is speaking',
  WAITING: 'The tutor is waiting for a reply',
};
const decisions: Readonly<Record<NonNullable<TimelineRow['decision']>, string>> = {
  speak: 'it decided to speak',
  wait: 'it decided to wait',
  silence: 'it decided to stay quiet',
  resume: 'it went on after a noise',
};

/** Returns a row of the timeline as a sentence: what the tutor does, why, and the decision. */
export function momentWords({ state, trigger, decision, score, threshold }: TimelineRow): string {
  const parts = [
    trigger === undefined ? [] : [lowered(triggers[trigger])],
    decision === undefined ? [] : [decisions[decision]],
    score === undefined ? [] : [`reason to speak ${score.toFixed(2)}, needed more than ${threshold?.toFixed(2) ?? '–'}`],
  ].flat();
  return parts.length === 0 ? `${states[state]}.` : `${states[state]}: ${parts.join('; ')}.`;
}

const lowered = (words: string): string => words[0]!.toLowerCase() + words.slice(1);
