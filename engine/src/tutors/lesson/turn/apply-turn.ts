import { UrgentKind } from '@stoa/schema/flag';
import type { ShownFigure } from '@stoa/schema/figure/figure';
import type { LessonReply, TutorAct } from '@stoa/schema/lesson';
import type { StepExample } from '@stoa/schema/study-plan';
import { shownFigure } from '../../../figures/describe-figure.ts';
import { concernsPeople } from '../../../safety/concerns-people.ts';
import { removePersonalData } from '../../../guards/personal-data.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Applied, Moment } from '../../../turn/tutor.ts';
import type { Taken } from '../agents/master-tutor/second-opinion.ts';
import { wordingOf } from '../agents/master-tutor/question-wording.ts';
import { judgedAnswer } from '../questions/grade-answer.ts';
import { withMisconception } from '../questions/settle-answer.ts';
import { branchTaken, exampleIn, type LessonMove, type TeachingAct } from './lesson-move.ts';
import { totalSteps, type LessonSession, type Question, type SafetyFlag } from '../state/lesson-session.ts';
import type { LessonSight } from './lesson-sight.ts';
import { LessonTurnRecord } from './lesson-turn-record.ts';
import type { LessonWords } from './lesson-words.ts';
import type { LessonState, LessonWorld } from '../state/lesson-world.ts';
import { studentQuestion } from '../questions/pose-question.ts';
import { pictureFor, shownExample } from '../support/pictures/figure-shown.ts';
import { addToTimeline, timelineLine } from '../state/turn-timeline.ts';

/**
 * What the journal keeps of a reply. It leaves out the view, which holds the whole conversation: stored with every turn, it
 * would grow quadratically.
 */
export type LessonSaid = Omit<LessonReply, 'view'>;

/** Everything that a turn of a lesson changes, ready to be committed together. */
export type LessonApplied = Applied<LessonState, LessonSaid>;

/**
 * Commits a move together with the words found for it: the new state, the events and the reply. The move has already decided
 * the session after the turn; this adds only what was said.
 */
export function applyTurn(
  world: LessonWorld,
  before: LessonState,
  sight: LessonSight,
  move: LessonMove,
  words: LessonWords,
  moment: Moment,
): LessonApplied {
  const turn = new LessonTurnRecord(world, before, moment);
  if (words.kind === 'stopped') return stopped(turn, sight, words.verdict, moment);
  switch (move.kind) {
    case 'safety':
      throw new Error('A message that safety has stopped was answered like any other.');
    case 'say_who':
    case 'withhold_exam':
    case 'after_end':
      if (before.session.ended === null) turn.countTurn();
      turn.hear(sight.text, null, sight.heard);
      return replied(turn, { act: move.kind === 'after_end' ? 'after_end' : 'redirect', text: words.text }, moment);
    case 'teach':
      return taught(turn, sight, move, words, moment);
  }
}

function taught(
  turn: LessonTurnRecord,
  { text, heard, grading }: LessonSight,
  move: Extract<LessonMove, { kind: 'teach' }>,
  words: Extract<LessonWords, { kind: 'said' }>,
  moment: Moment,
): LessonApplied {
  const { session: before } = turn.began;
  const { onward, session } = branchTaken(move, words.advance_to_step);
  const { teaching } = move;
  if (move.judged !== null) turn.settle(move.judged.grading, move.judged.counted);
  turn.session = { ...session, awaiting_graph: turn.session.awaiting_graph };
  turn.help(before.last_question, teaching.act, words);
  const { view } = words;
  turn.hear(
    text,
    grading === null ? null : judgedAnswer(grading),
    view?.intent ? { ...heard, taken: { kind: view.intent } } : heard,
  );
  if (view !== null) turn.session = withView(turn.session, view, grading?.question.concept ?? null);
  if (onward?.kind === 'question') {
    const { step, question } = onward;
    const question_text = wordingOf(question.question_text, words.question_asked) ?? question.question_text;
    turn.pose({ ...question, question_text }, reasonOf(before, step), words.spoke.at(-1) ?? null);
  }
  if (words.closing !== null) turn.session = { ...turn.session, closing_words: words.closing };
  turn.session = addToTimeline(turn.session, timelineLine(before, move, onward, words.turn_summary));
  const example = onward?.kind === 'question' ? onward.material.example : exampleIn(teaching);
  const question = onward?.kind === 'question' ? turn.session.last_question : null;
  const taughtNow =
    onward?.kind === 'question' ? onward.material.explanation : 'words' in teaching ? (teaching.words ?? null) : null;
  return replied(
    turn,
    {
      act: onward?.kind === 'complete' ? 'complete' : teaching.act,
      text: words.text,
      teaching,
      example,
      question,
      ...('picture' in teaching && teaching.picture !== undefined
        ? { figure: shownFigure(teaching.picture.figure) }
        : pictureFor(before, taughtNow)),
    },
    moment,
  );
}

/** Adds to the session the parts of the model's view that are accepted. */
function withView(session: LessonSession, { intent, misconception }: Taken, concept: string | null): LessonSession {
  return {
    ...session,
    off_topic_count: session.off_topic_count + (intent === 'off_topic' ? 1 : 0),
    misconceptions:
      misconception === null || concept === null ? session.misconceptions : withMisconception(session, misconception, concept),
  };
}

/** Handles an unsafe message: records only that it was sent, and leaves the question in focus as it is. */
function stopped(turn: LessonTurnRecord, sight: LessonSight, unsafe: Unsafe, moment: Moment): LessonApplied {
  if (turn.session.ended === null) turn.countTurn();
  const words = unsafe.violation === 'personal_data' ? removePersonalData(sight.text, []) : sight.text;
  turn.hear(words, null);
  const { safety_flags, warning_count, turn_count, topic } = turn.session;
  const flag = { turn: turn_count, kind: unsafe.violation, source: unsafe.source, at: turn.now() };
  const before = turn.session.full_conversation_log.filter(({ act }) => act === 'guidance').length;
  const answer = turn.flag(unsafe, words, { where: 'lesson', title: topic.title, turn: turn_count }, before);
  turn.session = {
    ...turn.session,
    safety_flags: concernsPeople(unsafe, sight.text) ? keptFlags([...safety_flags, flag]) : safety_flags,
    warning_count: warning_count + (unsafe.should_warn ? 1 : 0),
  };
  return replied(turn, { act: answer.kind, text: answer.words }, moment);
}

const mostFlags = 100;

/**
 * Keeps at most `mostFlags` flags. Drops the oldest ones that aren't urgent first, so that flags a teacher must see aren't
 * pushed out by others.
 */
function keptFlags(flags: readonly SafetyFlag[]): SafetyFlag[] {
  const tooMany = flags.length - mostFlags;
  if (tooMany <= 0) return [...flags];
  const others = flags.filter(({ kind }) => !UrgentKind.safeParse(kind).success).slice(0, tooMany);
  return flags.filter((flag) => !others.includes(flag)).slice(-mostFlags);
}

const reasonOf = (session: LessonSession, step: number): string =>
  step > totalSteps(session)
    ? `beyond the lesson “${session.topic.title}”`
    : `step ${step} of the lesson “${session.topic.title}”`;

/** The tutor's message, and what goes with it if something was taught. */
type Said = {
  act: TutorAct;
  text: string;
  teaching?: TeachingAct;
  figure?: ShownFigure;
  example?: StepExample | null;
  /** The question that comes into focus with this message. */
  question?: Question | null;
};

function replied(
  turn: LessonTurnRecord,
  { act, text, teaching, figure, example = null, question = null }: Said,
  { turnId }: Moment,
): LessonApplied {
  const message = turn.say({
    role: 'tutor',
    text,
    act,
    ...(figure !== undefined && { figure }),
    example: example === null ? null : shownExample(example),
    question: question === null ? null : studentQuestion(question),
    judged: null,
  });
  turn.exposeQuestions(teaching ?? null, example);
  return { ...turn.finish(), checkpoint: null, reply: { turn_id: turnId, message } };
}
