import type { LessonMessage, TutorAct } from '@stoa/schema/lesson';
import { checkAnswer } from '../../../math/check-answer.ts';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { sentencesOf } from '../../../guards/sentences-of.ts';
import { pacingDirective, type PacingSignal } from '../agents/master-tutor/pacing-directive.ts';
import { averageMastery } from '../support/step-progress.ts';
import { explainStepOf } from '../support/explaining.ts';
import { isComplete, type LessonSession, type Question } from '../state/lesson-session.ts';
import type { Told, Utterance } from './lesson-student.ts';

/** What one turn showed, held against what the student meant and against what may be said. */
export type TurnExamined = {
  act: TutorAct;
  signal: PacingSignal | null;
  /** How what the student sent was taken. */
  heard: 'as_meant' | 'right_refused' | 'wrong_accepted' | 'not_judged' | 'judged_though_no_answer' | 'stopped';
  /** What the student sent, where it was not taken as she meant it. */
  misheard: string | null;
  harmful: boolean;
  stopped: boolean;
  /** What gave an answer away before the life of its question allowed it. */
  leaks: string[];
  /** Sentences of the message that the student had read before in this lesson. */
  repeated: string[];
};

const stops = new Set<TutorAct>(['guidance', 'crisis']);
/** Acts that go through a solution up to its last step, or explain: sums may be done in them, the answer may not be said. */
const explaining = new Set<TutorAct>(['hint', 'explain', 'withhold', 'clarify', 'another_way']);
const fewestWords = 5;

/** Examines a turn by the sessions before and after it. `message` is what was said in it, `text` what the student sent or pressed. */
export function examineTurn(
  before: LessonSession,
  after: LessonSession,
  utterance: Utterance,
  sent: LessonMessage,
  message: LessonMessage,
): TurnExamined {
  const act = message.act ?? 'teach';
  const stopped = stops.has(act);
  const heard = stopped ? 'stopped' : heardAs(utterance, sent);
  return {
    act,
    signal: stopped || act === 'after_end' ? null : signalAt(before),
    heard,
    misheard: heard === 'as_meant' || heard === 'stopped' ? null : `${heard}: “${sent.text}” at “${asked(before)}”`,
    harmful: utterance.harmful,
    stopped,
    leaks: leaksIn(before, after, sent, message),
    repeated: repeatedIn(before, message),
  };
}

/** The pace of a turn, worked out anew from the lesson as it stood before it. */
function signalAt(session: LessonSession): PacingSignal {
  const { turn_count, closed_questions, last_question, pace_preference, session_summary } = session;
  const right = closed_questions.findLastIndex(({ end }) => end === 'right_unaided' || end === 'right_aided');
  const since = [...closed_questions.slice(right + 1), ...(last_question === null ? [] : [last_question])];
  return pacingDirective({
    turn: turn_count + 1,
    average_mastery: averageMastery(session),
    trend: session_summary.progress_trend,
    wrong_answers: since.reduce((sum, { wrong_attempts }) => sum + wrong_attempts, 0),
    is_complete: isComplete(session),
    pace_preference,
  }).signal;
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
function leaksIn(before: LessonSession, after: LessonSession, sent: LessonMessage, message: LessonMessage): string[] {
  const open = after.ended === null ? after.last_question : null;
  if (open === null) return [];
  const stays = before.last_question?.question_id === open.question_id;
  if (!stays && isOfTheLast(before, sent, open)) return [];
  const strict = stays && message.act !== null && !explaining.has(message.act);
  const since = before.full_conversation_log.filter(({ turn }) => turn >= open.asked_at_turn);
  const shown = stays ? since.flatMap(({ role, text }) => (role === 'tutor' ? [text] : [])).slice(-20) : [];
  const written = stays
    ? [
        ...open.previous_student_answers,
        ...since.flatMap(({ role, text }) => (role === 'student' ? [text] : [])),
        sent.text,
        ...(strict ? [] : linesBeforeTheLast(open)),
      ]
    : [...aboutTheLast(before), ...materialOf(after, open), sent.text];
  // What she wrote, said back to her, is of the question that is done: "You wrote 60" says no 06 of the next one.
  const text = stays ? message.text : message.text.replaceAll(`$${sent.text.trim()}$`, ' ');
  return findLeak({ text, answer: open.answer, stem: open.question_text, shown, written: written.slice(-30) })
    .filter(({ way }) => strict || (way !== 'solution' && way !== 'announced'))
    .map(({ says }) => `${stays ? '' : 'of the new question: '}${says}`);
}

/** Where an answer of the question that is done, the student's or the right one, answers the next one too, naming it tells nothing of the next. */
const isOfTheLast = ({ last_question }: LessonSession, sent: LessonMessage, { answer }: Question): boolean =>
  last_question !== null &&
  [sent.text, last_question.answer.expected, ...last_question.previous_student_answers].some(
    (text) => checkAnswer(answer, text).verdict === 'correct',
  );

/** Help may go through the solution up to its last line, which is left to the student. */
const linesBeforeTheLast = ({ solution }: Question): string[] =>
  solution.slice(0, -1).flatMap(({ explanation, math }) => [explanation, math]);

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
