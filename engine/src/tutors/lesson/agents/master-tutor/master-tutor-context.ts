import { saidByRule } from '../../plan/said-of-misconception.ts';
import type { PacePreference, ReasonStanding } from '@stoa/schema/lesson';
import type { InputType } from '@stoa/schema/problem';
import type { StepExample, TopicGuidelines } from '@stoa/schema/study-plan';
import type { HeardAct } from '../../../../hearing/act.ts';
import { describeFigure } from '../../../../figures/describe-figure.ts';
import type { Wrote } from '../../../../problems/named-back.ts';
import { cameBy, type CameBy } from './came-to-answer.ts';
import { dueWords, waysInPlaceOf } from './due-words.ts';
import { isSaidBefore, wroteOf } from './said-back.ts';
import { intentOf, type Cue, type Intent } from '../../hearing/heard.ts';
import { ideaOf } from './idea-of-solution.ts';
import { keepsAll, keepsAllButSums, keptAnswers, type Kept } from './kept-answers.ts';
import {
  type AskedFor,
  exampleIn,
  type Beside,
  type CheckMet,
  type Grading,
  type Onward,
  type TeachingAct,
  type TeachingTold,
} from '../../turn/lesson-move.ts';
import {
  totalSteps,
  type LessonGoal,
  type LessonSession,
  type ProgressTrend,
  type Question,
  type StudentContext,
} from '../../state/lesson-session.ts';
import { saysTheAnswer } from '../../support/explaining.ts';
import { isToldSince } from '../../support/next-help.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { numbersIn } from '../../support/numbers-in.ts';
import { withFractionBars } from '../../support/page-fractions.ts';
import type { ReasonFault } from '../../support/reasons/weigh-asked-reason.ts';
import type { PacingSignal } from './pacing-directive.ts';
import type { StudentStyle } from './student-style.ts';
import { isNearlyOver, isTimeToSayMayStop, sayableEnd } from './near-the-end.ts';
import { saysMore } from './says-more.ts';
import { lastStepOf, stepsBefore, unread } from './solution-lines.ts';

/** How fast to go now (lesson spec, Pacing Directive): the name of the signal, and what it asks of the tutor. */
export type Directive = { signal: PacingSignal; words: string };
/** How she writes (lesson spec, Student Style): QUIET, MODERATE or EXPRESSIVE, and what that asks of the tutor. */
export type Style = { length: StudentStyle['kind']; words: string };

/** A question as the tutor may know it, without anything that answers it. */
export type KnownQuestion = { text: string; concept: string; input_type: InputType; choices: readonly string[] };

/** The question in focus, and how far she got with it before this turn. */
export type Awaiting = KnownQuestion & { phase: Question['phase']; wrong_attempts: number; previous: readonly string[] };

/** What comes next, without any answer. `title` and `type` are those of the question's step. */
export type NextKnown =
  | { kind: 'none' }
  | {
      kind: 'question';
      step: number;
      type: 'explain' | 'check' | 'practice' | 'extension';
      /** The step's title for the student, if the step begins now. */
      entering: string | null;
      /** True if the lesson returns to this step because her claim to know it turned out wrong. */
      back: boolean;
      explanation: string | null;
      /** The step's other explanations, the simplest first. */
      ways: readonly string[];
      example: StepExample | null;
      question: KnownQuestion;
      /** True for a problem beyond the plan that is harder than the last one. */
      harder: boolean;
    }
  | { kind: 'complete'; offer_extension: boolean; wrap_up: string }
  | { kind: 'end'; how: 'completed' | 'left' | 'needs_help' | 'limit'; at_limit?: true; takes_along?: string };

/** What this turn has to do, as the tutor is told it. */
export type TutorTask = {
  act: TeachingAct['act'];
  /** The checker's verdict on her answer; null if none was judged. */
  answer_correct: boolean | null;
  /** `unjudged`: why nothing could be judged. `check`: the response to her wish to know whether a value is right. */
  unjudged: 'unreadable' | 'undecided' | 'two_answers' | 'unsent' | null;
  check: CheckMet | null;
  /** What the reply takes up besides its act, in this order: her feelings come first. */
  beside: readonly Beside[];
  aided: boolean;
  /** How she came to a right answer; null if she gave none. */
  came: CameBy | null;
  wrote: Wrote | null;
  /** True if she gave the same answer before. */
  again: boolean;
  /** The checker's sentence to her: what is right in her answer, or how it was read. */
  note: string | null;
  /** `says`: the words of the mal-rule behind it, told with a hint as in practice. */
  misconception: { id: string; description: string; says: string | null } | null;
  /** What the tutor asks of her besides the question; null for nothing. */
  asks_for: AskedFor | null;
  /** True if the words may or may not answer what she asked. */
  unsure: boolean;
  /** How her reason for the right answer was weighed; null if she wasn't asked for one. */
  reason: ReasonStanding | null;
  /** Why her reason holds by chance at most, if that's known. */
  reason_fault: ReasonFault | null;
  /** The words of the plan or the bank that help now. */
  words: string | null;
  steps: readonly { explanation: string; math: string }[];
  /** Sentences of the plan on the same subject, which may be stated in reply to words that no act of the plan answers. */
  facts: readonly string[];
  /** What was already taught about her thought, said if no model takes it up; null if nothing was. */
  taught: string | null;
  /** Set only in the act `tell`. */
  answer: string | null;
  /** The last step of the solution, once she has found the right answer with help. */
  why: string | null;
  /**
   * The sentence of the solution that names the idea, once she has found the right answer. Null if she has said more than the
   * answer, or has read it since the question was asked. Not in the prompt.
   */
  idea: string | null;
  /** The picture that she asked for, shown with the reply: what it's a picture of, and what can be seen in it. */
  picture: { of: 'question' | 'idea'; shows: string } | null;
  example: StepExample | null;
  /**
   * Whether she has seen the example before, or done it herself as a question. `smaller`: it's new, and its numbers are smaller
   * than the question's.
   */
  example_was: 'new' | 'smaller' | 'shown' | 'done';
  next: NextKnown;
  /** True if the plan is done and harder problems are still on offer. */
  offers: boolean;
  /** Set in the turn before the last one that the extension may take. Not in the prompt. */
  nearly_over?: true;
  /** Set when she's told again that she may stop between two problems beyond the plan. Not in the prompt. */
  may_stop?: true;
  may_skip_to: readonly { step: number; title: string; question: KnownQuestion }[];
};

/** What the master tutor may know. It contains no answer before the state of its question allows that. */
export type MasterTutorContext = {
  /** The same in every turn of a session. */
  lesson: {
    title: string;
    syllabus: string;
    grade: number;
    language_level: StudentContext['language_level'];
    concepts: readonly { id: string; name: string }[];
    steps: readonly { step: number; type: 'explain' | 'check' | 'practice'; title: string; concept: string }[];
    guidelines: Omit<TopicGuidelines, 'student_questions'>; // the wordings of student questions run to thousands of lines, and no model needs them
    /** What was asked for, in the words of whoever asked; null if nothing was. */
    goal: LessonGoal | null;
  };
  turn: number;
  step: { step: number; type: string; title: string; concept: string; content_hint: string } | null;
  mastery: readonly { concept: string; words: string }[];
  misconceptions: readonly { description: string; correction: string; times: number; resolved: boolean }[];
  timeline: readonly string[];
  trend: ProgressTrend;
  directive: Directive;
  pace: PacePreference;
  style: Style;
  awaiting: Awaiting | null;
  history: readonly { role: 'student' | 'tutor'; text: string }[];
  /** `tells`: that she gives a reason, or wants time. */
  message: { text: string; intent: Intent; wish: string | null; cues: readonly Cue[]; tells: 'reason' | 'wants_time' | null };
  task: TutorTask;
};

/** What only the guards and the script know. */
export type MasterTutorSecret = { kept: readonly Kept[]; said: readonly string[] };

/** What a turn is told besides session and move: how fast to go, how she writes, and her message as she wrote it. */
export type TurnSignals = { directive: Directive; style: Style; message: string };

const longestMessage = 1200; // characters of the student's message in a prompt
const timelineLines = 40;
const leastSure = 0.4; // confidence that she gives a reason

/**
 * Returns what the master tutor is told about a turn, and what only its guards are told. `session` is as it was before the
 * turn.
 *
 * Errors  none. Words that would give an answer away are left out here, so that no prompt can contain them.
 */
export function masterTutorContext(
  session: LessonSession,
  move: TeachingTold,
  signals: TurnSignals,
): { context: MasterTutorContext; secret: MasterTutorSecret } {
  const { topic, conversation_history, student_context } = session;
  const { plan } = topic;
  const { student_questions: _, ...guidelines } = topic.guidelines;
  const { taken } = move.heard;
  const conceptName = nameOfConcept(session);
  const grading = gradingOf(move.teaching);
  const question = grading?.question ?? session.last_question ?? session.awaiting_reason;
  const kept = keptAnswers(session, move, signals.message, question);
  const here = plan.steps[session.current_step - 1];
  const context: MasterTutorContext = {
    lesson: {
      title: topic.title,
      syllabus: topic.syllabus,
      grade: student_context.grade ?? topic.grade,
      language_level: student_context.language_level,
      concepts: plan.concepts.map(({ id, name }) => ({ id, name })),
      steps: plan.steps.map(({ step, type, title, concept }) => ({ step, type, title, concept: conceptName(concept) })),
      guidelines,
      goal: student_context.goal ?? null,
    },
    turn: session.turn_count + 1,
    step:
      here === undefined
        ? null
        : {
            step: here.step,
            type: here.type,
            title: here.title,
            concept: conceptName(here.concept),
            content_hint: here.content_hint,
          },
    mastery: plan.concepts.map(({ id, name }) => ({ concept: name, words: inWords(session.mastery_estimates[id] ?? null) })),
    misconceptions: session.misconceptions.flatMap(({ id, times, resolved }) => {
      const known = guidelines.misconceptions.find((one) => one.id === id);
      return known === undefined ? [] : [{ description: known.description, correction: known.correction, times, resolved }];
    }),
    timeline: session.session_summary.turn_timeline.slice(-timelineLines),
    trend: session.session_summary.progress_trend,
    directive: signals.directive,
    pace: session.pace_preference,
    style: signals.style,
    awaiting: question === null ? null : awaitingOf(question, conceptName),
    history: conversation_history.map(({ role, text, figure, example, question: asked }) => ({
      role,
      text: [
        text,
        figure === undefined ? null : `(A picture on her screen) ${figure.words}`,
        exampleOnScreen(example, question),
        asked?.text ?? null,
      ]
        .filter((part) => part !== null)
        .join('\n'),
    })),
    message: {
      text: signals.message.slice(0, longestMessage),
      intent: intentOf(taken),
      wish: taken.kind === 'wish' ? taken.wish : null,
      cues: move.heard.cues,
      tells: toldIn(move.heard.acts),
    },
    task: taskOf(session, move, kept, question, signals.message),
  };
  const said = session.full_conversation_log.flatMap(({ role, text }) => (role === 'tutor' ? [text] : []));
  return { context, secret: { kept, said } };
}

/**
 * Returns the worked example on her screen, so that "why did they multiply?" can be understood; null if it says the waiting
 * answer.
 */
function exampleOnScreen(example: Omit<StepExample, 'figure'> | null, question: Question | null): string | null {
  if (example === null) return null;
  const steps = example.steps.map(({ explanation, math }) => `${explanation} $${math}$`);
  const words = ['(A worked example on her screen)', example.stem, ...steps, example.answer].join('\n');
  return question !== null && saysTheAnswer(question, words) ? null : words;
}

function toldIn(acts: readonly HeardAct[]): MasterTutorContext['message']['tells'] {
  if (acts.some((act) => act.act === 'wish' && act.wish === 'slower')) return 'wants_time';
  return acts.some(({ act, confidence }) => act === 'reason' && confidence > leastSure) ? 'reason' : null;
}

/** Puts an estimate into words, for the model as for a person; never as a number. */
function inWords(estimate: number | null): string {
  if (estimate === null) return 'nothing shown yet';
  if (estimate < 0.4) return 'still shaky';
  if (estimate < 0.65) return 'getting there';
  return estimate < 0.8 ? 'mostly there' : 'solid';
}

const nameOfConcept =
  ({ topic }: LessonSession) =>
  (id: string): string =>
    topic.plan.concepts.find((one) => one.id === id)?.name ?? id.replaceAll('-', ' ');

const gradingOf = (teaching: TeachingAct): Grading | null => ('grading' in teaching ? (teaching.grading ?? null) : null);

const knownQuestion = ({ question_text, concept, answer }: Question, name: (id: string) => string): KnownQuestion => ({
  text: question_text,
  concept: name(concept),
  input_type: answer.input_type,
  choices: answer.choices,
});

const awaitingOf = (question: Question, name: (id: string) => string): Awaiting => ({
  ...knownQuestion(question, name),
  phase: question.phase,
  wrong_attempts: question.wrong_attempts,
  previous: question.previous_student_answers,
});

function taskOf(
  session: LessonSession,
  move: TeachingTold,
  kept: readonly Kept[],
  question: Question | null,
  message: string,
): TutorTask {
  const { teaching } = move;
  const name = nameOfConcept(session);
  const grading = gradingOf(teaching);
  const right = grading?.check.verdict === 'correct';
  const sayable = (text: string | null): string | null => (text !== null && keepsAll(kept, text) ? text : null);
  const explains = teaching.act === 'clarify' || teaching.act === 'another_way' || teaching.act === 'explain';
  const isSayable = (text: string): boolean => (explains ? keepsAllButSums : keepsAll)(kept, text);
  const shown = 'misconception' in teaching ? teaching.misconception : grading?.misconception; // null: no misconception is named
  const misconception = session.topic.guidelines.misconceptions.find(({ id }) => id === shown);
  const isOpenWord = (text: string): boolean => keepsAllButSums(kept, text);
  const aided =
    teaching.act === 'confirm'
      ? teaching.aided
      : grading !== null && (grading.question.aided || grading.question.wrong_attempts > 0);
  const words = 'words' in teaching ? (teaching.words ?? null) : null;
  const steps = 'steps' in teaching ? unread(session, question, teaching.steps) : [];
  return {
    act: teaching.act,
    answer_correct: grading === null || !['correct', 'incorrect'].includes(grading.check.verdict) ? null : right,
    unjudged: teaching.act === 'ask_again' ? teaching.why : null,
    check: 'check' in teaching ? teaching.check : null,
    beside: move.beside.flatMap((one) => sayableBeside(one, isOpenWord)),
    aided,
    came: right ? cameBy(session, grading.question, grading.text, message) : null,
    wrote:
      teaching.act === 'ask_again' ? { plain: teaching.wrote, named: '' } : grading === null ? null : wroteOf(grading, message),
    again: grading !== null && !right && isSaidBefore(grading),
    note:
      teaching.act === 'ask_again'
        ? teaching.note
        : grading === null || right || grading.check.verdict === 'unreadable'
          ? null
          : sayable(grading.check.note),
    misconception:
      misconception === undefined
        ? null
        : { id: misconception.id, description: misconception.description, says: sayable(saidByRule(misconception)) },
    asks_for: askedFor(teaching),
    unsure: 'unsure' in teaching && teaching.unsure === true,
    reason: teaching.act === 'weigh_reason' ? teaching.standing : null,
    reason_fault: teaching.act === 'weigh_reason' ? faultToSay(teaching.fault, isSayable) : null,
    words: dueWords(session, teaching.act, words, question, isSayable),
    steps: teaching.act === 'tell' ? steps : stepsBefore(steps, (step) => !keepsAllButSums(kept, lineOf(step))),
    facts: 'facts' in teaching ? (teaching.facts ?? []).filter(isSayable) : [],
    taught: teaching.act === 'open' ? sayable(teaching.taught) : null,
    answer: teaching.act === 'tell' ? withFractionBars(teaching.answer) : null,
    why: right && aided ? sayable(lastStepOf(session, grading.question)) : null,
    idea: right ? sayable(ideaToSay(session, teaching, grading, message)) : null,
    picture: pictureOf(teaching),
    example: exampleIn(teaching),
    example_was: metBefore(session, exampleIn(teaching), question),
    next: 'onward' in teaching ? nextKnown(session, sayableEnd(teaching.onward, sayable), name) : { kind: 'none' },
    offers: session.extension === 'offered' && !('onward' in teaching),
    ...(isNearlyOver(session, teaching) && { nearly_over: true as const }),
    ...(isTimeToSayMayStop(session, teaching) && { may_stop: true as const }),
    may_skip_to: move.may_skip_to.map(({ step, onward }) => ({
      step,
      title: session.topic.plan.steps[step - 1]?.title ?? '',
      question: knownQuestion(onward.question, name),
    })),
  };
}

/** Removes words that would give away an answer. */
function sayableBeside(beside: Beside, isSayable: (text: string) => boolean): Beside[] {
  switch (beside.do) {
    case 'answer_question': {
      const { likeness, words } = beside;
      if (words === null || isSayable(words)) return [beside];
      return likeness === null ? [] : [{ ...beside, words: null }];
    }
    case 'settle_word':
      return [beside.words === null || isSayable(beside.words) ? beside : { ...beside, words: null }];
    case 'take_up_line':
      return isSayable(`$${beside.line}$`) ? [beside] : [];
    case 'weigh_reason': {
      const { fault, ...reason } = beside;
      const told = faultToSay(fault, isSayable);
      return beside.words === null || isSayable(beside.words) ? [{ ...reason, ...(told !== null && { fault: told }) }] : [];
    }
    default:
      return [beside];
  }
}

/** Returns the fault in her reason, unless it names a number that must not be said. */
const faultToSay = (fault: ReasonFault | undefined, isSayable: (text: string) => boolean): ReasonFault | null =>
  fault === undefined || (fault.kind !== 'not_so' && !isSayable(fault.number)) ? null : fault;

function metBefore(
  { full_conversation_log: log }: LessonSession,
  example: StepExample | null,
  question: Question | null,
): TutorTask['example_was'] {
  if (example === null) return 'new';
  if (log.some((message) => message.question?.text === example.stem)) return 'done';
  if (log.some((message) => message.example?.stem === example.stem)) return 'shown';
  const [largest, ofQuestion] = [example.stem, question?.question_text ?? ''].map((text) => numbersIn(text).at(-1) ?? 0);
  return largest! < ofQuestion! ? 'smaller' : 'new';
}

const pictureOf = (teaching: TeachingAct): TutorTask['picture'] =>
  'picture' in teaching && teaching.picture !== undefined
    ? { of: teaching.picture.of, shows: describeFigure(teaching.picture.figure) }
    : null;

const askedFor = (teaching: TeachingAct): TutorTask['asks_for'] =>
  ('asks_for' in teaching ? teaching.asks_for : undefined) ?? null;

/**
 * Returns the idea of a question that she has just answered rightly, or null if she needs no word about it. If she's asked for
 * her reason, it's what must not be told: then the last line stands for it, if no sentence can be understood by itself.
 */
function ideaToSay(session: LessonSession, teaching: TeachingAct, { question, text }: Grading, message: string): string | null {
  const idea = ideaOf(question);
  if (teaching.act === 'ask_reason') return idea ?? question.solution.at(-1)?.explanation ?? null;
  if (idea === null || saysMore(message, text, question)) return null;
  return isToldSince(session, question.asked_at_turn, idea) ? null : idea;
}

function nextKnown(session: LessonSession, onward: Onward, name: (id: string) => string): NextKnown {
  if (onward.kind === 'end') return onward;
  if (onward.kind === 'complete')
    return { kind: 'complete', offer_extension: onward.offer_extension, wrap_up: session.topic.plan.wrap_up };
  const { step, material, question } = onward;
  const planned = session.topic.plan.steps[step - 1];
  const ways = waysInPlaceOf(session, onward);
  return {
    kind: 'question',
    step,
    type: step > totalSteps(session) ? 'extension' : (planned?.type ?? 'check'),
    entering: material.entering?.title ?? null,
    back: step < session.current_step,
    explanation: material.explanation,
    ways,
    example: material.example,
    question: knownQuestion(question, name),
    harder: onward.harder === true,
  };
}
