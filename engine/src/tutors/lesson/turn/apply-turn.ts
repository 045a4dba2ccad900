import { Disclosure } from '@stoa/schema/crisis-contacts';
import type { LessonReply, TutorAct } from '@stoa/schema/lesson';
import { removePersonalData } from '../../../guards/personal-data.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Applied, Moment } from '../../../turn/tutor.ts';
import { useWay } from '../support/explaining.ts';
import { judgedAnswer } from '../questions/grade-answer.ts';
import type { LessonMove, Onward, TeachingAct } from './lesson-move.ts';
import { totalSteps, type SafetyFlag } from '../state/lesson-session.ts';
import type { LessonSight } from './lesson-sight.ts';
import { LessonTurnRecord } from '../lesson-turn-record.ts';
import type { LessonWords } from './lesson-words.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import { exposedQuestions } from '../questions/exposed-questions.ts';
import { studentQuestion } from '../questions/pose-question.ts';
import { closeQuestion, withTrend } from '../questions/settle-answer.ts';
import { addToTimeline, timelineLine } from '../state/turn-timeline.ts';

/** What the journal keeps of a reply. The view holds the whole conversation, and kept with every turn it would grow with its square. */
export type LessonSaid = Omit<LessonReply, 'view'>;

/** All that a turn of a lesson changes, ready to be committed together. */
export type LessonApplied = Applied<LessonState, LessonSaid>;

/** Carries a move out in the words that were found for it: the state after it, the events, the reply. */
export function applyTurn(
  world: LessonWorld,
  before: LessonState,
  sight: LessonSight,
  move: LessonMove,
  words: LessonWords,
  moment: Moment,
): LessonApplied {
  const turn = new LessonTurnRecord(world, before, moment);
  const unsafe = move.kind === 'safety' ? move.verdict : words.kind === 'blocked' ? words.verdict : null;
  if (unsafe !== null) return stopped(turn, sight, unsafe, moment);
  if (words.kind === 'blocked') throw new Error('A message that was blocked came without a verdict.');

  if (move.kind !== 'teach') {
    if (before.session.ended === null) turn.countTurn();
    turn.hear(sight.text, null, sight.heard);
    return replied(turn, move.kind === 'after_end' ? 'after_end' : 'redirect', words.text, moment);
  }
  turn.countTurn();
  turn.hear(sight.text, sight.grading === null ? null : judgedAnswer(sight.grading), sight.heard);
  turn.session = { ...turn.session, ended: null }; // a lesson that she left and takes up again
  if (move.settled !== null && sight.grading !== null) turn.settle(sight.grading, move.settled);
  carryOut(turn, move.teaching, sight);
  const onward = words.onward ?? ('onward' in move.teaching ? move.teaching.onward : null);
  if (onward !== null) goOn(turn, onward, words, before);
  turn.session = addToTimeline(turn.session, timelineLine(before.session, move, words.turn_summary));
  return replied(turn, actOf(move.teaching, onward), words.text, moment, move.teaching, onward);
}

/** Unsafe: nothing of her message is used but that it was there; the question in focus stays. */
function stopped(turn: LessonTurnRecord, sight: LessonSight, unsafe: Unsafe, moment: Moment): LessonApplied {
  if (turn.session.ended === null) turn.countTurn();
  const words = unsafe.violation === 'personal_data' ? removePersonalData(sight.text, []) : sight.text;
  turn.hear(words, null);
  const { safety_flags, warning_count, turn_count, topic } = turn.session;
  const flag = { turn: turn_count, kind: unsafe.violation, source: unsafe.source, at: turn.now() };
  const answer = turn.flag(unsafe, words, { where: 'lesson', title: topic.title, turn: turn_count });
  turn.session = {
    ...turn.session,
    safety_flags: keptFlags([...safety_flags, flag]),
    warning_count: warning_count + (unsafe.should_warn ? 1 : 0),
  };
  return replied(turn, answer.kind, answer.words, moment);
}

const mostFlags = 100;

/** No number of other flags pushes out one that a teacher must see. */
function keptFlags(flags: readonly SafetyFlag[]): SafetyFlag[] {
  const tooMany = flags.length - mostFlags;
  if (tooMany <= 0) return [...flags];
  const others = flags.filter(({ kind }) => !Disclosure.safeParse(kind).success).slice(0, tooMany);
  return flags.filter((flag) => !others.includes(flag)).slice(-mostFlags);
}

/** What the act itself changes, before anything comes next. */
function carryOut(turn: LessonTurnRecord, teaching: TeachingAct, { heard: { taken } }: LessonSight): void {
  const wish = taken.kind === 'wish' ? taken.wish : null;
  if (wish === 'slower') turn.session = { ...turn.session, pace_preference: 'slow' };
  if (wish === 'faster') turn.session = { ...turn.session, pace_preference: 'fast' };

  const phase = 'goes_to' in teaching ? teaching.goes_to : undefined;
  const waiting = turn.session.last_question;
  if (phase !== undefined && waiting !== null)
    turn.session = { ...turn.session, last_question: { ...waiting, phase, aided: waiting.aided || !waiting.counted } };

  const question = turn.session.last_question;
  switch (teaching.act) {
    case 'hint':
    case 'withhold':
      if (question !== null && !('grading' in teaching && teaching.grading !== null))
        turn.session = {
          ...turn.session,
          last_question: { ...question, help_given: question.help_given + 1, aided: question.aided || !question.counted },
        };
      turn.session = useWay(turn.session, teaching.words);
      return;
    case 'clarify':
    case 'another_way':
    case 'explain':
      turn.session = useWay(turn.session, teaching.words ?? null);
      return;
    case 'redirect':
      if (taken.kind === 'off_topic') turn.session = { ...turn.session, off_topic_count: turn.session.off_topic_count + 1 };
      return;
    case 'teach':
      if (teaching.gives_up === true) turn.session = withTrend(closeQuestion(turn.session, 'told'));
      if (wish === 'another_question' || wish === 'already_know')
        turn.session = withTrend(closeQuestion(turn.session, 'abandoned'));
      // A question that is left proves nothing, and the claim is settled with it.
      if (wish === 'another_question') turn.session = { ...turn.session, challenge_from: null };
      if (wish === 'already_know' && teaching.onward.kind === 'question')
        turn.session = { ...turn.session, challenge_from: Math.max(1, turn.session.current_step) };
      return;
    default:
      // A claim to know it already has been put to the proof, whatever came of it.
      if (question === null) turn.session = { ...turn.session, challenge_from: null };
  }
}

function goOn(turn: LessonTurnRecord, onward: Onward, words: Extract<LessonWords, { kind: 'said' }>, before: LessonState): void {
  switch (onward.kind) {
    case 'question': {
      const { step, question, material } = onward;
      const extending = step > totalSteps(turn.session);
      turn.session = {
        ...turn.session,
        current_step: step,
        extension: extending ? 'active' : turn.session.extension,
        session_summary: { ...turn.session.session_summary, concepts_taught: taught(turn, question.concept) },
      };
      turn.session = useWay(turn.session, material.explanation);
      turn.pose(
        { ...question, question_text: words.wording ?? question.question_text },
        reasonOf(before, step),
        words.spoke.at(-1) ?? null,
      );
      return;
    }
    case 'complete': {
      const { offer_extension } = onward;
      turn.session = {
        ...turn.session,
        current_step: totalSteps(turn.session) + 1,
        extension: offer_extension ? 'offered' : 'none',
        ended: offer_extension ? null : { at: turn.now(), how: 'completed' },
      };
      return;
    }
    case 'end':
      turn.session = { ...turn.session, ended: { at: turn.now(), how: onward.how } };
  }
}

const taught = ({ session }: LessonTurnRecord, concept: string): string[] => [
  ...new Set([...session.session_summary.concepts_taught, concept]),
];

const reasonOf = ({ session }: LessonState, step: number): string =>
  step > totalSteps(session)
    ? `beyond the lesson “${session.topic.title}”`
    : `step ${step} of the lesson “${session.topic.title}”`;

function actOf(teaching: TeachingAct, onward: Onward | null): TutorAct {
  if (onward?.kind === 'complete') return 'complete';
  return teaching.act;
}

function replied(
  turn: LessonTurnRecord,
  act: TutorAct,
  text: string,
  moment: Moment,
  teaching: TeachingAct | null = null,
  onward: Onward | null = null,
): LessonApplied {
  const posed = onward?.kind === 'question' ? turn.session.last_question : null;
  const example =
    onward?.kind === 'question' ? onward.material.example : teaching !== null && 'example' in teaching ? teaching.example : null;
  const message = turn.say({
    role: 'tutor',
    text,
    act,
    example,
    question: posed === null ? null : studentQuestion(posed),
    judged: null,
  });
  for (const exposure of exposedQuestions(turn.began.session, turn.session, teaching, example)) turn.expose(exposure);
  return { ...turn.finish(), checkpoint: null, reply: { turn_id: moment.turnId, message } };
}
