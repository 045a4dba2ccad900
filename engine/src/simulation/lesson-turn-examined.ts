import type { LessonMessage, TutorAct } from '@stoa/schema/lesson';
import { findLeak } from '../guards/leak/find-leak.ts';
import { sentencesOf } from '../guards/sentences-of.ts';
import type { PacingSignal } from '../tutors/lesson/pacing-directive.ts';
import { turnSignals } from '../tutors/lesson/turn-signals.ts';
import { explainStepOf } from '../tutors/lesson/explaining.ts';
import type { LessonSession, Question } from '../tutors/lesson/lesson-session.ts';
import type { Told, Utterance } from './lesson-student.ts';

/** What one turn showed, held against what she meant and against what may be said. */
export type TurnExamined = {
  act: TutorAct;
  signal: PacingSignal | null;
  /** How what she sent was taken. */
  heard: 'as_meant' | 'right_refused' | 'wrong_accepted' | 'not_judged' | 'judged_though_no_answer' | 'stopped';
  /** What she sent, where it was not taken as she meant it. */
  misheard: string | null;
  harmful: boolean;
  stopped: boolean;
  /** What gave an answer away before the life of its question allowed it. */
  leaks: string[];
  /** Sentences of the message that she had read before in this lesson. */
  repeated: string[];
};

const stops = new Set<TutorAct>(['guidance', 'crisis']);
/** Acts that go through a solution up to its last step, or explain: sums may be done in them, the answer may not be said. */
const explaining = new Set<TutorAct>(['hint', 'explain', 'withhold', 'clarify', 'another_way']);
const fewestWords = 5;

/** Examines a turn by the sessions before and after it. `message` is what was said in it, `text` what she sent or pressed. */
export function examineTurn(
  before: LessonSession,
  after: LessonSession,
  utterance: Utterance,
  hers: LessonMessage,
  message: LessonMessage,
): TurnExamined {
  const act = message.act ?? 'teach';
  const stopped = stops.has(act);
  const heard = stopped ? 'stopped' : heardAs(utterance, hers);
  return {
    act,
    signal: stopped || act === 'after_end' ? null : turnSignals(before, hers.text).directive.signal,
    heard,
    misheard: heard === 'as_meant' || heard === 'stopped' ? null : `${heard}: “${hers.text}” at “${asked(before)}”`,
    harmful: utterance.harmful,
    stopped,
    leaks: leaksIn(before, after, hers, message),
    repeated: repeatedIn(before, message),
  };
}

const asked = ({ last_question }: LessonSession): string => last_question?.question_text ?? 'no question';

function heardAs({ means }: Utterance, { judged }: LessonMessage): TurnExamined['heard'] {
  const verdict = judged === null || judged.verdict === 'unreadable' || judged.verdict === 'undecided' ? null : judged.verdict;
  if (means.kind !== 'answer') return verdict === null ? 'as_meant' : 'judged_though_no_answer';
  if (verdict === null) return 'not_judged';
  if ((verdict === 'correct') === means.right) return 'as_meant';
  return means.right ? 'right_refused' : 'wrong_accepted';
}

/** The answers that have to stay unsaid: of the question that stays in focus, and of one that is newly asked. */
function leaksIn(before: LessonSession, after: LessonSession, hers: LessonMessage, message: LessonMessage): string[] {
  const open = after.ended === null ? after.last_question : null;
  if (open === null) return [];
  const stays = before.last_question?.question_id === open.question_id;
  const since = before.full_conversation_log.filter(({ turn }) => turn >= open.asked_at_turn);
  const shown = stays ? since.flatMap(({ role, text }) => (role === 'tutor' ? [text] : [])).slice(-20) : [];
  const written = stays
    ? [...open.previous_student_answers, ...since.flatMap(({ role, text }) => (role === 'student' ? [text] : [])), hers.text]
    : [...aboutTheLast(before), ...materialOf(after, open), hers.text];
  const strict = stays && message.act !== null && !explaining.has(message.act);
  return findLeak({ text: message.text, answer: open.answer, stem: open.question_text, shown, written: written.slice(-30) })
    .filter(({ way }) => strict || (way !== 'solution' && way !== 'announced'))
    .map(({ says }) => `${stays ? '' : 'of the new question: '}${says}`);
}

/** What a question that is done was about may be spoken of beside the next one. */
const aboutTheLast = ({ last_question }: LessonSession): string[] =>
  last_question === null
    ? []
    : [
        last_question.question_text,
        last_question.expected_answer,
        ...last_question.solution.flatMap(({ explanation, math }) => [explanation, math]),
      ];

/** The words of the plan that stand before a question: the validator has held them against it. */
function materialOf(session: LessonSession, question: Question): string[] {
  const step = explainStepOf(session, question);
  if (step === null) return [];
  const { stem, steps, answer } = step.worked_example;
  return [step.explanation, ...step.another_way, stem, answer, ...steps.flatMap(({ explanation, math }) => [explanation, math])];
}

function repeatedIn(before: LessonSession, message: LessonMessage): string[] {
  const said = new Set(before.full_conversation_log.flatMap(({ role, text }) => (role === 'tutor' ? sentencesOf(text) : [])));
  return sentencesOf(message.text).filter((one) => one.split(' ').length >= fewestWords && said.has(one));
}

/** What the student takes from a turn: the act, the concept in focus, and what was explained and shown beside it. */
export function toldIn(before: LessonSession, after: LessonSession, message: LessonMessage): Told {
  const conceptOf = (step: string) => after.topic.plan.steps[Number(step) - 1]?.concept ?? [];
  const explained = Object.entries(after.ways_used)
    .filter(([step, used]) => used > (before.ways_used[step] ?? 0))
    .flatMap(([step]) => conceptOf(step));
  const inFocus = (after.last_question ?? before.last_question)?.concept;
  return {
    act: message.act ?? 'teach',
    concept: before.last_question?.concept ?? null,
    explained,
    exampled: message.example === null || inFocus === undefined ? [] : [inFocus],
  };
}
