import { speaksOfItself } from '../../../../guards/internal-language.ts';
import { inventsThings } from '../../../../guards/invented-things.ts';
import { leakFinder } from '../../../../guards/leak/find-leak.ts';
import { givesOrders, obeysTheStudent } from '../../../../guards/obedience.ts';
import { asksTooMuch } from '../../../../guards/one-question.ts';
import { rememberReadings } from '../../../../guards/remember-readings.ts';
import { repeatsItself } from '../../../../guards/repetition.ts';
import { withoutOurs } from '../../../../guards/sentences-of.ts';
import { leaksTeacherNotes } from '../../../../guards/teacher-notes.ts';
import { conveyFaultOf } from '../../../../guards/tutor-turn/conveys.ts';
import { disdainOf } from '../../../../guards/tutor-turn/disdain.ts';
import { falseFactIn } from '../../../../guards/tutor-turn/false-facts.ts';
import { flatteryIn } from '../../../../guards/tutor-turn/flattery.ts';
import { agreesWithReason } from '../../../../guards/tutor-turn/agrees-with-reason.ts';
import { asksForReason, besideAsking } from '../../../../guards/tutor-turn/asks-for-reason.ts';
import type { SpokenTurn } from '../../../../guards/tutor-turn/spoken-turn.ts';
import { leadsToAnswer } from '../../../../guards/tutor-turn/leads-to-answer.ts';
import { mockeryIn } from '../../../../guards/tutor-turn/mockery.ts';
import { talksShop } from '../../../../guards/tutor-turn/shop-words.ts';
import { speaksToAnother } from '../../../../guards/tutor-turn/speaks-to-another.ts';
import { stanceFaultOf } from '../../../../guards/tutor-turn/stance.ts';
import { lengthFaultOf } from '../../../../guards/tutor-turn/turn-length.ts';
import { unverifiedRuleIn } from '../../../../guards/tutor-turn/unverified-rules.ts';
import { affirms, blameOfRight, verdictFaultOf } from '../../../../guards/tutor-turn/verdict-said.ts';
import { wandersTo } from '../../../../guards/tutor-turn/wanders.ts';
import { voice } from '../../../../guards/voice.ts';
import type { Guard, Violation } from '../../../../turn/agent.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { sharedWords } from '../../support/words-in-common.ts';
import { sentencesOver } from './brevity.ts';
import { dictatedAnswer } from './dictated-answer.ts';
import type { Kept } from './kept-answers.ts';
import type { MasterTutorContext, MasterTutorSecret, TutorTask } from './master-tutor-context.ts';
import { ownWords, sentences } from './master-tutor-sentences.ts';
import { spokenTurnOf } from './spoken-turn-of.ts';
import type { TutorTurnOutput } from './tutor-turn-output.ts';

type TutorGuard = Guard<TutorTurnOutput, MasterTutorContext, MasterTutorSecret>;

/** Number of earlier messages that a new one is compared with. */
const recentMessages = 8;

/**
 * The authors' words for a turn, and its replies without those words. Cached, because guard after guard reads the same reply.
 */
type Material = { readonly ours: readonly string[]; readonly bare: Map<string, string> };
const materials = new WeakMap<MasterTutorContext, Material>();

function readMaterial(context: MasterTutorContext): Material {
  const known = materials.get(context);
  if (known !== undefined) return known;
  const material = { ours: ownMaterial(context), bare: new Map<string, string>() };
  materials.set(context, material);
  return material;
}

const materialOf = (context: MasterTutorContext): readonly string[] => readMaterial(context).ours;

/** Returns a reply without the authors' words, or without the script's words too. */
function bareReply(response: string, context: MasterTutorContext, without: 'ours' | 'the script'): string {
  const { ours, bare } = readMaterial(context);
  const key = `${without}: ${response}`;
  const passages = () => (without === 'ours' ? ours : [...ours, ...ofScript.filter((sentence) => response.includes(sentence))]);
  const known = bare.get(key) ?? withoutOurs(response, passages(), ' ¤ ');
  bare.set(key, known);
  return known;
}

/**
 * Returns the words of authors and the checker for this turn. They're checked where they're written, so a reply may contain
 * them as they are, whole or cut after a sentence.
 */
function ownMaterial({ task, awaiting }: MasterTutorContext): readonly string[] {
  const { next } = task;
  const passages = [
    task.words,
    task.note,
    task.why,
    task.idea,
    task.answer,
    ...task.beside.map((one) => ('words' in one ? one.words : null)),
    ...task.steps.flatMap(({ explanation, math }) => [explanation, math]),
    ...task.facts,
    task.taught,
    ...(next.kind === 'question'
      ? [next.explanation, ...next.ways, next.entering, next.question.text, next.question.concept]
      : []),
    next.kind === 'complete' ? next.wrap_up : null,
    awaiting?.text ?? null,
    awaiting?.concept ?? null,
  ].filter((text) => text !== null && text !== '') as string[];
  return [...passages, ...passages.flatMap(wholeSentences)];
}

/** Returns the sentences of a passage that has several. A sentence of a word or two could be anybody's. */
function wholeSentences(passage: string): string[] {
  const sentences = passage.split(/(?<=[.!?]”?)\s+/);
  return sentences.length === 1 ? [] : sentences.filter((sentence) => sentence.split(/\s+/).length >= fewestWords);
}
const fewestWords = 4;

/** Returns the steps that `advance_to_step` may name. */
const openSteps = ({ task, lesson }: Pick<MasterTutorContext, 'task' | 'lesson'>): number[] => [
  ...(task.next.kind === 'question' ? [task.next.step] : []),
  ...(task.next.kind === 'complete' ? [lesson.steps.length + 1] : []),
  ...task.may_skip_to.map(({ step }) => step),
];

const ownWordsOnly: TutorGuard = ({ response, question_asked }) => speaksOfItself([response, question_asked ?? '']);
const soundsLikeUs = voice({ longest: 1500 });
const keepsTheVoice: TutorGuard = ({ response, question_asked, turn_summary }) =>
  soundsLikeUs([response, question_asked ?? '', turn_summary]);

/** Protects the answers of the question that stays open, and of every new one. */
const keepsTheAnswers: TutorGuard = ({ response, question_asked, turn_summary }, context, { kept }) => {
  const { task } = context;
  for (const one of kept) {
    const { isNext } = one;
    const texts = [isNext ? withoutWhatIsDone(response, task) : response, question_asked ?? '', turn_summary];
    const leak = texts
      .flatMap(finderOf(one, context))
      // The solution of the finished question may be gone through to its end; for the next question, only saying its answer is
      // a leak.
      .find(({ way }) => !isNext || (way !== 'solution' && way !== 'announced'));
    const dictated = texts.map((text) => dictatedAnswer(text, one.answer)).find((words) => words !== null);
    if (dictated !== undefined) return { guard: 'leak', detail: `dictates “${dictated}”` };
    if (leak !== undefined) return { guard: 'leak', detail: `${isNext ? 'new question' : 'question in focus'}: ${leak.says}` };
  }
  return null;
};

/** Cached, because the script tries several replies in the same context. */
const finders = new WeakMap<Kept, { readonly context: MasterTutorContext; readonly find: ReturnType<typeof leakFinder> }>();
function finderOf(kept: Kept, context: MasterTutorContext): ReturnType<typeof leakFinder> {
  const known = finders.get(kept);
  if (known?.context === context) return known.find;
  const { task } = context;
  const { isNext, ...one } = kept;
  const written = [...one.written, ...(isNext ? doneWith(context) : openMaterial(task))];
  const find = leakFinder({ ...one, written, level: levelOf(task) });
  finders.set(kept, { context, find });
  return find;
}

/** Until a question is explained, its solution must not be gone through either. */
const levelOf = ({ act, words }: TutorTask): 1 | 2 | 3 =>
  act === 'probe' || (act === 'ask_again' && words === null) || act === 'redirect' || act === 'open' ? 1 : 3;

/**
 * Returns what may be said about a question's numbers because it's told now: the lines of its solution, the words of its step.
 */
const openMaterial = ({ act, words, steps }: TutorTask): string[] => [
  ...steps.flatMap(({ explanation, math }) => [explanation, math]),
  ...((act === 'clarify' || act === 'another_way' || act === 'explain') && words !== null ? [words] : []),
];

/** Returns the text and numbers of the finished question, which may be said. */
const doneWith = ({ awaiting, task }: MasterTutorContext): string[] =>
  task.answer_correct === null
    ? []
    : [awaiting?.text ?? '', task.wrote?.plain ?? '', ...task.steps.flatMap(({ explanation, math }) => [explanation, math])];

/**
 * Removes what is said about the finished question. "You chose B. That is right." and a solution that is told say nothing about
 * the next question, even if its answer is B too.
 */
const withoutWhatIsDone = (text: string, { wrote, why, idea, steps, answer }: TutorTask): string =>
  withoutOurs(text, [
    wrote?.named ?? '',
    why ?? '',
    idea ?? '',
    ...steps.flatMap((step) => [lineOf(step), step.explanation, step.math]),
    answer ?? '',
  ]).replace(saidOfTheOldOne, ' ');
const saidOfTheOldOne =
  /(?<=^|[.!]\s+)(?:(?:Yes|Right|Correct|Exactly|Just right|Spot on|True)\b[,.!]?\s*)?(?:that(?: is|[’']s) (?:right|it|correct|the answer)[^.!?\d$]*[.!])?/gi;

/** Removes titles of steps: a title may be a question, but it only names one. */
const withoutTitles = (text: string, { task, awaiting }: MasterTutorContext): string =>
  withoutOurs(
    text,
    [awaiting?.concept, ...(task.next.kind === 'question' ? [task.next.entering, task.next.question.concept] : [])].flatMap(
      (label) => label ?? [],
    ),
  );

const staysInOneQuestion: TutorGuard = ({ response }, context) =>
  asksTooMuch(withoutTitles(response, context), {
    most: context.task.next.kind === 'question' ? 0 : 1,
    ours: materialOf(context),
  });

const saysNothingTwice: TutorGuard = ({ response }, context, { said }) =>
  repeatsItself(response, said.slice(-recentMessages), materialOf(context));

const keepsToTheVerdict: TutorGuard = ({ answer_correct }, { task }) =>
  answer_correct === task.answer_correct ? null : violation('verdict', 'answer_correct is not what the checker said');

/**
 * Makes a guard from a check that all tutors' turns share. The words of authors and the checker are checked where they're
 * written, so they can be left out here. The lesson's last resort, which says nothing about the topic, is never objected to.
 */
const ofTurn =
  (
    guard: string,
    faultOf: (turn: SpokenTurn, context: MasterTutorContext) => string | null,
    ours: 'with ours' | 'without ours' | 'without the script',
  ): TutorGuard =>
  ({ response }, context, secret) => {
    if (isLastResort(response)) return null;
    const text =
      ours === 'with ours' ? response : bareReply(response, context, ours === 'without the script' ? 'the script' : 'ours');
    if (!/\p{L}/u.test(text)) return null;
    const detail = faultOf(spokenTurnOf(text, context, secret), context);
    return detail === null ? null : violation(guard, detail);
  };

/** The script's own sentences are about the lesson, whatever words they contain. */
const ofScript: readonly string[] = Object.values(sentences)
  .flat()
  .filter((sentence) => !sentence.includes('{}'));
const isLastResort = (response: string): boolean => (sentences.neutral as readonly string[]).includes(response);

/**
 * Whether a right answer is called right is checked with the authors' words left in; everything else that is said about her
 * answer, without them.
 */
const saysTheVerdict = (turn: SpokenTurn): string | null =>
  turn.verdict === 'correct' && !affirms(turn) ? 'does not say that it is right' : null;
const judgesAsDecided = (turn: SpokenTurn): string | null =>
  turn.verdict === 'correct' ? blameOfRight(turn) : verdictFaultOf(turn);

/**
 * Checks that a wrong answer isn't praised. For a right answer, the checks by phrases decide, because what is taught after it
 * would drown the few words that call it right. They also decide if the reply contains the checker's note, which may say that
 * the value of a wrong answer is right in another form.
 */
const praisesNoWrongAnswer: TutorGuard = (reply, context, secret) =>
  context.task.note !== null && reply.response.includes(context.task.note) ? null : readsAsPraise(reply, context, secret);
const readsAsPraise = ofTurn('stance', (turn) => (turn.verdict === 'incorrect' ? stanceFaultOf(turn) : null), 'with ours');

/** Checks that the reply asks how she saw it, and doesn't tell it: then there would be nothing left to ask. */
const asksHowItWasSeen = (turn: SpokenTurn, { task }: MasterTutorContext): string | null => {
  if (task.act !== 'ask_reason') return null;
  if (!asksForReason(turn.text)) return 'does not ask how it was seen';
  const beside = besideAsking(turn.text);
  // "Yes, right." tells nothing, but an idea of number words alone would be found in anything.
  if (task.idea === null || sharedWords(beside, task.idea) === 0) return null;
  // Without her words, because a "yes" to what she said herself doesn't tell it.
  const told = { ...turn, text: beside, student: '', verdict: 'open', must_convey: task.idea } as const;
  return conveyFaultOf(told) === null ? 'tells the reason that it asks for' : null;
};
/** Checks that a reason isn't called right if it holds by chance or can't be judged. */
const praisesNoOtherReason = (turn: SpokenTurn, { task: { reason } }: MasterTutorContext): string | null =>
  reason === null || reason === 'fits' || reason === 'none' || !agreesWithReason(turn.text)
    ? null
    : 'agrees with a reason that is not known to hold';
/** Checks that a reply to her reason also teaches what comes next. */
const teachesWhatComes = (turn: SpokenTurn, { task: { act, next } }: MasterTutorContext): string | null =>
  act !== 'weigh_reason' || next.kind !== 'question' || next.explanation === null
    ? null
    : conveyFaultOf({ ...turn, verdict: 'open', must_convey: next.explanation });

const keepsNotesToItself: TutorGuard = ({ response, question_asked }, context) =>
  leaksTeacherNotes([response, question_asked ?? ''].join('\n'), [...materialOf(context), context.lesson.title]);

const inventsNothing: TutorGuard = ({ response, question_asked }, context) => {
  const { task, lesson } = context;
  const example = task.example !== null || (task.next.kind === 'question' && task.next.example !== null);
  return inventsThings(
    [response, question_asked ?? ''].join('\n'),
    { steps: lesson.steps.length, example, picture: context.task.picture !== null },
    materialOf(context),
  );
};

/** Checks that the model only goes to steps that are open, and that everything it names exists. */
const keepsToThePlan: TutorGuard = (reply, context) => {
  const { lesson, task } = context;
  const concepts = new Set(lesson.concepts.map(({ id }) => id));
  const misconceptions = new Set(lesson.guidelines.misconceptions.map(({ id }) => id));
  if (reply.advance_to_step !== null && !openSteps(context).includes(reply.advance_to_step))
    return violation('plan', `step ${reply.advance_to_step} is not open`);
  if (reply.session_complete && task.next.kind !== 'complete') return violation('plan', 'the lesson is not complete');
  if (reply.misconceptions_detected.some((id) => !misconceptions.has(id)))
    return violation('plan', 'a misconception that the guideline does not have');
  if (reply.question_concept !== null && !concepts.has(reply.question_concept))
    return violation('plan', 'a concept that the plan does not have');
  return null;
};

/**
 * Checks that the reply is short enough in the opening and for a student who writes little (lesson spec, TURN 1 and QUIET).
 * This goes for a model's reply and for the script's, except that the script's may be longer if nothing short says what the
 * turn has to.
 */
export const keepsItShort: TutorGuard = ({ response }, context) => {
  const over = sentencesOver(response, context);
  return over > 0 ? violation('brevity', `${over} sentences too many`) : null;
};

const violation = (guard: string, detail: string): Violation => ({ guard, detail });

const obeysNoOrder = obeysTheStudent<MasterTutorContext>(
  ({ message, history, task }) =>
    [message.text, task.wrote?.plain ?? '', ...history.flatMap(({ role, text }) => (role === 'student' ? [text] : []))]
      .filter(givesOrders)
      .join('\n'),
  (context) => [
    ownWords,
    ...materialOf(context),
    ...wordsOfLesson(context),
    ...context.history.flatMap(({ role, text }) => (role === 'tutor' ? [text] : [])),
  ],
);
const doesNotObey: TutorGuard = ({ response, question_asked, turn_summary }, context, secret) =>
  obeysNoOrder([response, question_asked ?? '', turn_summary], context, secret);

const wordsOfLesson = ({ lesson, task }: MasterTutorContext): string[] => [
  lesson.title,
  ...lesson.concepts.map(({ name }) => name),
  ...lesson.steps.map(({ title }) => title),
  ...lesson.guidelines.learning_objectives,
  ...lesson.guidelines.misconceptions.flatMap(({ description, correction }) => [description, correction]),
  ...task.may_skip_to.map(({ question }) => question.text),
];

/** Cached, because replies without the authors' words are much the same for different students. */
const mocks = rememberReadings(mockeryIn, 1000, 2000);
const flatters = rememberReadings(flatteryIn, 1000, 2000);

/**
 * All guards that read the master tutor's reply before the student does: those that object most often first, those that take
 * longest last.
 */
export const masterTutorGuards: readonly TutorGuard[] = [
  keepsItShort,
  keepsToThePlan,
  keepsToTheVerdict,
  ofTurn('verdict', saysTheVerdict, 'with ours'),
  ofTurn('verdict', judgesAsDecided, 'without ours'),
  ofTurn('conveys', conveyFaultOf, 'with ours'),
  praisesNoWrongAnswer,
  ofTurn('harm', ({ text }) => mocks(text), 'without ours'),
  ofTurn('harm', disdainOf, 'without ours'),
  ofTurn('internal_language', speaksToAnother, 'without ours'),
  ofTurn('internal_language', talksShop, 'without the script'),
  ofTurn('verdict', praisesNoOtherReason, 'without the script'),
  ofTurn('conveys', asksHowItWasSeen, 'with ours'),
  ofTurn('conveys', teachesWhatComes, 'with ours'),
  ofTurn('off_topic', wandersTo, 'without the script'),
  ofTurn('flattery', ({ text }) => flatters(text), 'without ours'),
  ofTurn('length', lengthFaultOf, 'without ours'),
  keepsNotesToItself,
  ownWordsOnly,
  keepsTheVoice,
  staysInOneQuestion,
  inventsNothing,
  saysNothingTwice,
  ofTurn('unverified', unverifiedRuleIn, 'without the script'),
  ofTurn('leak', leadsToAnswer, 'without ours'),
  ofTurn('false_fact', falseFactIn, 'without ours'),
  doesNotObey,
  keepsTheAnswers,
];
