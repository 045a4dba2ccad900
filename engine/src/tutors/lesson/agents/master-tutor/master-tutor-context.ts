import { saidByRule } from '../../plan/said-of-misconception.ts';
import type { PacePreference, ReasonStanding } from '@stoa/schema/lesson';
import type { InputType } from '@stoa/schema/problem';
import type { StepExample, TopicGuidelines } from '@stoa/schema/study-plan';
import type { HeardAct } from '../../../../hearing/act.ts';
import { describeFigure } from '../../../../figures/describe-figure.ts';
import type { Wrote } from '../../../../problems/named-back.ts';
import { cameBy, type CameBy } from './came-to-answer.ts';
import { namesWhatWasDone } from './operations-named.ts';
import { dueWords, waysInPlaceOf } from './due-words.ts';
import { beganWith, isSaidBefore, wroteOf } from './said-back.ts';
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
import { lineOf } from '../../questions/steps-to-show.ts';
import { numbersIn } from '../../support/numbers-in.ts';
import { withFractionBars } from '../../support/page-fractions.ts';
import type { ReasonFault } from '../../support/reasons/weigh-asked-reason.ts';
import type { PacingSignal } from './pacing-directive.ts';
import type { StudentStyle } from './student-style.ts';
import { lastStepOf, stepsBefore, unread } from './solution-lines.ts';

/** How fast to go now (lesson spec, Pacing Directive): the signal by name, and what it asks of the tutor. */
export type Directive = { signal: PacingSignal; words: string };
/** How she writes (lesson spec, Student Style): QUIET, MODERATE or EXPRESSIVE, and what that asks of the tutor. */
export type Style = { length: StudentStyle['kind']; words: string };

/** A question as the tutor may know it: never what answers it. */
export type KnownQuestion = { text: string; concept: string; input_type: InputType; choices: readonly string[] };

/** The question in focus, and how far she has come with it before this turn. */
export type Awaiting = KnownQuestion & { phase: Question['phase']; wrong_attempts: number; previous: readonly string[] };

/** What comes next, without any answer. `title` and `type` are those of the step that the question belongs to. */
export type NextKnown =
  | { kind: 'none' }
  | {
      kind: 'question';
      step: number;
      type: 'explain' | 'check' | 'practice' | 'extension';
      /** Its title for her, where the step is entered now. */
      entering: string | null;
      /** The lesson comes back to it: she said that she knows it, and it did not hold. */
      back: boolean;
      explanation: string | null;
      /** The step's other ways of saying it, the simplest first. */
      ways: readonly string[];
      example: StepExample | null;
      question: KnownQuestion;
    }
  | { kind: 'complete'; offer_extension: boolean; wrap_up: string }
  | { kind: 'end'; how: 'completed' | 'left' | 'needs_help' | 'limit' };

/** What this turn has to do, as the tutor is told it. */
export type TutorTask = {
  act: TeachingAct['act'];
  /** The checker's word on her answer; null where none was judged. */
  answer_correct: boolean | null;
  /** Why nothing could be judged, and how a wish to know whether a value is right is met. */
  unjudged: 'unreadable' | 'undecided' | 'two_answers' | 'unsent' | null;
  check: CheckMet | null;
  /** What the reply takes up beside its act, in this order: how she feels before everything else. */
  beside: readonly Beside[];
  aided: boolean;
  /** How she came to a right answer; null where none was given. */
  came: CameBy | null;
  wrote: Wrote | null;
  /** Her first wrong answer to the question, as a page prints it, once she has found the right one. */
  began_with: string | null;
  /** The same answer as one before it. */
  again: boolean;
  /** What is right in it, or how it was read: the checker's sentence to her. */
  note: string | null;
  /** `says` is told to the student with a hint: what the mal-rule behind it says, as in practice. */
  misconception: { id: string; description: string; says: string | null } | null;
  /** What she is asked for beside the question; null for nothing. */
  asks_for: AskedFor | null;
  /** The words may answer what she asked, and may be beside it. */
  unsure: boolean;
  /** What her reason for the right answer came to; null where she was not asked for one. */
  reason: ReasonStanding | null;
  /** What shows that it holds by chance at most, where something does. */
  reason_fault: ReasonFault | null;
  /** The words of the plan or of the bank that help now. */
  words: string | null;
  steps: readonly { explanation: string; math: string }[];
  /** What may be stated to words that no move of the plan answers: sentences of the plan that speak of the same. */
  facts: readonly string[];
  /** What was taught already that speaks of her thought, for where no model takes it up; null where nothing does. */
  taught: string | null;
  /** Told in act `tell` alone. */
  answer: string | null;
  /** The last step of the solution, once she has found the right answer with help. */
  why: string | null;
  /** The sentence of the solution that names the idea, once she has found the right answer without help; not in the prompt. */
  idea: string | null;
  /** The name of the question's concept, where all that it names was done to find the answer; null elsewhere. Not in the prompt. */
  concept_used: string | null;
  /** A picture that she asked for and that goes with the reply: of what, and what can be seen in it. */
  picture: { of: 'question' | 'idea'; shows: string } | null;
  example: StepExample | null;
  /** Whether she has seen the example before, or done it herself as a question; `smaller`: new, and its numbers are smaller than the question's. */
  example_was: 'new' | 'smaller' | 'shown' | 'done';
  next: NextKnown;
  /** The plan is done, and harder problems stay on offer. */
  offers: boolean;
  may_skip_to: readonly { step: number; title: string; question: KnownQuestion }[];
};

/** What the master tutor may know. No answer is in it before the life of its question allows it. */
export type MasterTutorContext = {
  /** The same in every turn of a session. */
  lesson: {
    title: string;
    syllabus: string;
    grade: number;
    language_level: StudentContext['language_level'];
    concepts: readonly { id: string; name: string }[];
    steps: readonly { step: number; type: 'explain' | 'check' | 'practice'; title: string; concept: string }[];
    guidelines: Omit<TopicGuidelines, 'student_questions'>; // how students put things is thousands of lines, and no model's matter
    /** What was asked for, in the words of who asked; null where nothing was. */
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
  /** `tells`: what she thinks or did, or that she wants time. */
  message: { text: string; intent: Intent; wish: string | null; cues: readonly Cue[]; tells: 'reason' | 'wants_time' | null };
  task: TutorTask;
};

/** What the guards and the script know beside it. */
export type MasterTutorSecret = { kept: readonly Kept[]; said: readonly string[] };

/** What a turn is told beside session and move: how fast, in which manner, and her message as she wrote it. */
export type TurnSignals = { directive: Directive; style: Style; message: string };

const longestMessage = 1200; // of the student's, in a prompt
const timelineLines = 40;
const leastSure = 0.4; // of a reason that is heard

/**
 * What the master tutor is told of a turn, and what its guards are told beside it. `session` is as it stood before the turn.
 *
 * Errors  none. Words that would give an answer away are left out here, so that no prompt can hold them.
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
    task: taskOf(session, move, kept, question),
  };
  const said = session.full_conversation_log.flatMap(({ role, text }) => (role === 'tutor' ? [text] : []));
  return { context, secret: { kept, said } };
}

/** The worked example that she has before her, so that "why did they multiply?" can be understood; not where it says the answer that waits. */
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

/** How an estimate is spoken of, to the model as to a person: in words, never as a number. */
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

function taskOf(session: LessonSession, move: TeachingTold, kept: readonly Kept[], question: Question | null): TutorTask {
  const { teaching } = move;
  const name = nameOfConcept(session);
  const grading = gradingOf(teaching);
  const right = grading?.check.verdict === 'correct';
  const sayable = (text: string | null): string | null => (text !== null && keepsAll(kept, text) ? text : null);
  const explains = teaching.act === 'clarify' || teaching.act === 'another_way' || teaching.act === 'explain';
  // -17 that she began with may sound like the 17 that is asked for next.
  const began = right ? beganWith(grading.question) : null;
  const isSayable = (text: string): boolean => (explains ? keepsAllButSums : keepsAll)(kept, text);
  const shown = 'misconception' in teaching ? teaching.misconception : grading?.misconception; // null: none is told
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
    came: right ? cameBy(session, grading.question, grading.text) : null,
    wrote: teaching.act === 'ask_again' ? { plain: teaching.wrote, named: '' } : grading === null ? null : wroteOf(grading),
    began_with: began !== null && sayable(`Your first try was ${began}`) !== null ? began : null,
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
    facts: teaching.act === 'open' ? teaching.facts.filter(isSayable) : [],
    taught: teaching.act === 'open' ? sayable(teaching.taught) : null,
    answer: teaching.act === 'tell' ? withFractionBars(teaching.answer) : null,
    why: right && aided ? sayable(lastStepOf(session, grading.question)) : null,
    idea: right && !aided ? sayable(ideaOf(grading.question) ?? reasonAskedFor(teaching)) : null,
    concept_used:
      right && namesWhatWasDone(name(grading.question.concept), grading.question) ? name(grading.question.concept) : null,
    picture: pictureOf(teaching),
    example: exampleIn(teaching),
    example_was: metBefore(session, exampleIn(teaching), question),
    next: 'onward' in teaching ? nextKnown(session, teaching.onward, name) : { kind: 'none' },
    offers: session.extension === 'offered' && !('onward' in teaching),
    may_skip_to: move.may_skip_to.map(({ step, onward }) => ({
      step,
      title: session.topic.plan.steps[step - 1]?.title ?? '',
      question: knownQuestion(onward.question, name),
    })),
  };
}

/** What stands beside without words that would tell an answer. */
function sayableBeside(beside: Beside, isSayable: (text: string) => boolean): Beside[] {
  switch (beside.do) {
    case 'answer_question': {
      const { likeness, words } = beside;
      if (words === null || isSayable(words)) return [beside];
      return likeness === null ? [] : [{ ...beside, words: null }];
    }
    case 'settle_word':
      return [beside.words === null || isSayable(beside.words) ? beside : { ...beside, words: null }];
    case 'weigh_reason': {
      const { fault, ...reason } = beside;
      const told = faultToSay(fault, isSayable);
      return beside.words === null || isSayable(beside.words) ? [{ ...reason, ...(told !== null && { fault: told }) }] : [];
    }
    default:
      return [beside];
  }
}

/** A number that her reason leaves out, unless it is one to keep. */
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

/** Where no sentence of the solution stands by itself: what she is asked for, and so may not be told. */
const reasonAskedFor = (teaching: TeachingAct): string | null =>
  teaching.act === 'ask_reason' ? (teaching.grading.question.solution.at(-1)?.explanation ?? null) : null;

function nextKnown(session: LessonSession, onward: Onward, name: (id: string) => string): NextKnown {
  if (onward.kind === 'end') return { kind: 'end', how: onward.how };
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
  };
}
