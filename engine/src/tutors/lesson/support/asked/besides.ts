import type { Feeling, HeardAct } from '../../../../hearing/act.ts';
import type { Passage } from '../../../../hearing/retrieval/passage.ts';
import { planIndex } from '../../../../hearing/retrieval/plan-index.ts';
import { leastCovered, rankPassages } from '../../../../hearing/retrieval/rank-passages.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import type { Trouble } from '../../../../hearing/trouble.ts';
import type { Beside, ShortAnswer } from '../../turn/lesson-move.ts';
import type { Cue, Heard } from '../../hearing/heard.ts';
import { asksHowLong, asksLeave } from '../../hearing/taken-for.ts';
import type { LessonSight } from '../../turn/lesson-sight.ts';
import { likens, pictureAsked } from '../pictures/picture-asked.ts';
import { explainStepOf, saysTheAnswer } from '../explaining.ts';
import { sharedWords } from '../words-in-common.ts';
import { speaksAhead } from './speaks-ahead.ts';

/** How sure the hearing must be of a feeling before it is spoken of: nobody likes to be told a feeling that is not hers. */
const sureOfFeeling = 0.5;
const breaksFor: readonly (Feeling | Trouble)[] = [
  'loss',
  'tiredness',
  'family',
  'put_down',
  'laughed_at',
  'yelled_at',
  'friends',
  'sick',
  'someone_sick',
  'hungry',
  'sad',
  'made_to',
];
/** Feelings that aren't acknowledged in a reply to "How did you see that?": there, they are part of the reason. */
const passing: readonly Feeling[] = ['thanks', 'pride', 'insight', 'boredom', 'frustration'];
/**
 * Painful feelings: said again soon, they get a nod. Boredom and frustration are acknowledged each time, other feelings only
 * after some turns.
 */
const heavy: readonly Feeling[] = ['loss', 'worry', 'shame', 'anger', 'tiredness', 'loneliness'];
const eachTime: readonly Feeling[] = ['boredom', 'frustration'];
/** A feeling that was acknowledged within this many turns is not acknowledged in full again. */
const turnsBetween = 5;

/**
 * Chooses the feeling to acknowledge, or the trouble that weighs on the student, which says it better and is acknowledged each
 * time. A feeling is acknowledged again only after some turns; before that, it gets a nod. Of several in one message the
 * weightiest is chosen, but boredom before anger, because something can be done about boredom.
 */
export function feelingsToMeet({
  session,
  heard,
  grading,
}: Pick<LessonSight, 'session' | 'heard' | 'grading'>): Extract<Beside, { do: 'acknowledge' }>[] {
  const met = (told: Feeling | Trouble, again = false): Extract<Beside, { do: 'acknowledge' }>[] => [
    { do: 'acknowledge', told, break: breaksFor.includes(told), again },
  ];
  if (heard.trouble !== undefined) return met(heard.trouble);
  if (heard.cues.includes('tells_of_loss'))
    return met('loss', true).map((one) =>
      heard.cues.includes('smiles_at_memory') ? { ...one, while: 'smiling' as const } : one,
    );
  const felt = heard.acts.flatMap((act) =>
    act.act === 'feeling' && act.confidence >= sureOfFeeling && !isSaidToTutor(act, heard.cues) && !isTooSoon(act, heard, grading)
      ? [act.feeling]
      : [],
  );
  // When the student was asked how she saw it, "I just knew it" is her reason, not pride.
  const isAsked = heard.taken.kind === 'reason';
  const told = [...new Set(felt)].filter((feeling) => !(isAsked && passing.includes(feeling)));
  const isAll = heard.taken.kind === 'feeling';
  const fresh = told.filter((feeling) => !wasMet(session, feeling) || (isAll && eachTime.includes(feeling)));
  const one = fresh.includes('boredom') && fresh[0] === 'anger' ? 'boredom' : fresh[0];
  if (one !== undefined) return met(one);
  const still = told.find((feeling) => heavy.includes(feeling));
  return still !== undefined && isAll ? met(still, true) : [];
}

/**
 * True if an insight isn't celebrated yet. "Ohh like apples! so 6/14" is celebrated only if the answer is right, and noticing
 * one's own slip is no insight.
 */
const isTooSoon = (
  { feeling }: Extract<HeardAct, { act: 'feeling' }>,
  { acts, cues }: Heard,
  grading: LessonSight['grading'],
): boolean =>
  feeling === 'insight' &&
  (cues.includes('noticed_slip') ||
    (grading === null ? acts.some(({ act }) => act === 'answer') : grading.check.verdict !== 'correct'));

/**
 * True if the feeling is really aimed at the tutor. "I know I'm right" or "no you're wrong" after a wrong answer disputes the
 * verdict, and "am I stupid" asks for one: that isn't pride, and it's worry or anger only if the hearing is beyond doubt. A
 * student who apologizes is told that it's fine.
 */
const isSaidToTutor = (
  { feeling, confidence }: Extract<HeardAct, { act: 'feeling' }>,
  cues: LessonSight['heard']['cues'],
): boolean =>
  (cues.includes('disputes') && (feeling === 'pride' || confidence < beyondDoubt)) ||
  (cues.includes('asks_worth') && feeling === 'anger') ||
  (cues.includes('was_passed_over') &&
    (feeling === 'anger' || feeling === 'frustration' || (feeling === 'worry' && confidence < beyondDoubt))) ||
  (cues.some((cue) => doubtsNothing.includes(cue)) && (feeling === 'shame' || feeling === 'worry')) ||
  (cues.includes('mocks_hard') && feeling !== 'tiredness');
/** Cues with a reply of their own, which is kinder than a reply to a feeling. */
const doubtsNothing: readonly Cue[] = ['apologizes', 'sorry_for_english', 'sorry_for_spelling', 'asks_if_slow', 'asks_how_i_do'];
const beyondDoubt = 0.95;

const wasMet = ({ full_conversation_log, turn_count }: LessonSession, feeling: Feeling): boolean =>
  full_conversation_log.some(
    ({ turn, heard }) =>
      turn_count - turn < turnsBetween &&
      heard?.trouble === undefined &&
      heard?.acts.some((act) => act.act === 'feeling' && act.feeling === feeling && act.confidence >= sureOfFeeling) === true,
  );

/** Returns the questions of a message. */
export const questionsIn = (acts: readonly HeardAct[]): Extract<HeardAct, { act: 'question' }>[] =>
  acts.flatMap((act) => (act.act === 'question' ? [act] : []));

type Asked = Pick<Extract<HeardAct, { act: 'question' }>, 'about' | 'text'>;

/**
 * Returns the questions of a message, or the whole message if no question was heard in it, but it is taken for one: "so its
 *         like money, fewer people more for each?"
 */
export const askedIn = ({ acts, taken }: Pick<Heard, 'acts' | 'taken'>, text: string): readonly Asked[] => {
  const asked = questionsIn(acts);
  const isOfLesson = asksLeave.test(text) || asksHowLong.test(text.toLowerCase());
  if (asked.length === 0 && taken.kind === 'question' && isOfLesson) return [{ about: 'logistics', text }];
  return asked.length === 0 && taken.kind === 'question' && /\blike\b/i.test(text) ? [{ about: 'likeness', text }] : asked;
};

/** Returns the short, true answer to a question that isn't about the mathematics; null if it is. */
export function shortAnswerTo({ about, text }: Asked): ShortAnswer | null {
  if (about === 'relevance') return asksOfHistory.test(text) || asksOfOthers.test(text) ? 'not_here' : 'relevance';
  if (asksOfName.test(text)) return 'not_here';
  if (about !== 'logistics') return null;
  return logistics.find(([, asked]) => asked.test(text))?.[0] ?? 'logistics';
}

/** "Who invented fractions": asks about people long ago, not about what the mathematics is for. */
const asksOfHistory = /\b(?:who|when|where)\b.*\b(?:invent|discover|creat|made|make|came up|come up|thought of|think of|start)/i;

/** "Why is it called denominator": asks for a word's origin, which no lesson tells. */
const asksOfName = /\bwhy (?:is|are|do|does|did|was) .{1,30}\b(?:called|named|call)\b|\bwhere (?:does|do) the (?:word|name)\b/i;

/**
 * "Why do Americans use Fahrenheit", "why do people say average for everything": asks about what others do, not about what it
 * is for.
 */
const asksOfOthers =
  /\bwhy (?:do|does|did|don['’]?t|dont|doesn['’]?t) (?:the |some |most |all )?(?!(?:i|we|you|u|ya|it|this|that|any\w*)\b)[a-z]+ (?:say|use|call|write|name|have|put|spell|speak|like|hate)\b/i;

/**
 * Returns the short answer to a question about the mathematics that no passage answers; null if another explanation is better.
 */
export function openAnswerTo({ about, text }: Asked): ShortAnswer | null {
  if (/\b(?:always|every ?time|all the time|does (?:it|that|this) (?:ever|still) work)\b/i.test(text)) return 'always';
  const likens = about === 'likeness' && /\blike\b|\bsame (?:thing |idea )?as\b|\bsimilar\b|\bkind of\b/i.test(text);
  return likens || /\blike (?:an? |the |when |if |taking |giving |having )/i.test(text) ? 'own_picture' : null;
}
/** "How much more do I have to do", "are we almost done". */
export const asksHowMuchIsLeft =
  /\b(?:done|dun|over|fini\w*|stop|end|quit|leave) (?:soon|yet)\b|\bhow far (?:am i|are we|along|have (?:i|we)|is (?:it|this))\b|\bhow (?:many|much|long)\b(?:(?! is (?:it|that)\b).)*\b(?:more (?:of|do|to|are|questions?|steps?|problems?|ones?|until|till|before|is|\W*$)|left|questions?|steps?|longer|take|is this|lesson)\b|\b(?:almost|nearly) (?:done|over|finished)\b|\b(?:are (?:we|you)|am i|is (?:it|this)) (?:all )?(?:done|finished|over|through|the (?:end|last))\b|\bwhen .*\b(?:over|done|end|finish)/i;

const logistics: readonly (readonly [ShortAnswer, RegExp])[] = [
  ['bathroom', /\b(?:bath ?room|toilet|rest ?room|pee|loo|potty|wash my hands|water|drink)\b/i],
  ['calculator', /\bcalc(?:ulator)?s?\b|\bcaculator\b|\bcalculater\b/i],
  ['how_many_more', asksHowMuchIsLeft],
  [
    'own_work',
    /\b(?:use|copy|take|send|put|write|look|ask|get)\b.*\b(?:(?:brother|sister|friend|mom|dad|cousin|buddy|someone|somebody|his|her|their|other)['’]?s?\b.*\banswers?|google|chat ?gpt|siri|alexa|ai|internet|it up)\b|\b(?:google|cheat)\b/i,
  ],
  ['test', /\b(?:tests?|exams?|quiz(?:zes)?|finals?)\b/i],
  ['grade', /\b(?:grades?|graded|points?|marks?|count|score|credit)\b/i],
  ['permission', /\b(?:can|may|could|am i allowed|is it ok(?:ay)?|do i have to|should i|must i)\b/i],
];

/**
 * Answers a question about the mathematics in the words of the plan: whether the student's comparison holds, if the mathematics
 * decides that, and the passage about what she asks. Returns null if nothing answers it, or if the passage would give away the
 * answer to the question in focus.
 */
export function answerTo(
  session: LessonSession,
  question: Question,
  { about, text }: Pick<Extract<HeardAct, { act: 'question' }>, 'about' | 'text'>,
): Extract<Beside, { do: 'answer_question' }> | null {
  if ((about === 'likeness' || likens(text)) && !supposes.test(text)) {
    const word = wordTwice(session, text);
    if (word !== null && !saysTheAnswer(question, word)) return { do: 'answer_question', likeness: null, words: word };
    const picture = pictureAsked(session, question, text);
    if (picture !== null) return { do: 'answer_question', ...picture };
  }
  if (about === 'task' || about === 'logistics' || about === 'relevance') return null;
  const { topic } = session;
  // "Is it always so?" and "is it like …?" need a passage about exactly that, not a related one.
  const isOpen = openAnswerTo({ about, text }) !== null;
  const asked = isOpen
    ? text.replace(/\b(?:is|it|its|it's|that|this|kind of|sort of|like|so|always|every ?time)\b/gi, ' ')
    : text;
  const ranked = rankPassages(asked, planIndex(topic), question.question_text, question.expected_answer);
  const near = nearTo(session, question);
  const [best] = ranked
    .filter(({ covered, passage }) => covered >= (isOpen ? mostCovered : leastCovered) && passage.kind !== 'example')
    .filter(({ passage }) => !isOpen || sharedWords(passage.text, asked) >= leastShared)
    .filter(({ passage }) => passage.kind !== 'correction' || !leansOnOther.test(passage.text))
    .filter(({ passage }) => !speaksAhead(session, question, text, passage.text))
    .filter(({ passage }) => !wasRead(session, passage) && !saysTheAnswer(question, passage.text))
    .toSorted((one, other) => other.score * near(other.passage) - one.score * near(one.passage));
  return best === undefined ? null : { do: 'answer_question', likeness: null, words: best.passage.text.trim() };
}

/** "What if it doesn't come out even, like 4 for 37 dollars": "like" introduces an example, not a comparison. */
const supposes = /\bwhat (?:if|would|happens)\b.*\blike (?:if |when )?(?:i |you |\d)/i;

/** "Is a mean like being mean?": one word in two senses is no comparison. Returns what the word means here. */
function wordTwice({ topic }: LessonSession, text: string): string | null {
  const [one, other] = text.toLowerCase().split(/\blike\b/);
  const names = (part: string | undefined, word: string): boolean => new RegExp(`\\b${word}s?\\b`).test(part ?? '');
  const term = topic.guidelines.glossary.find(({ words }) =>
    words.some((word) => /^[a-z]{3,}$/.test(word) && names(one, word) && names(other, word)),
  );
  return term?.meaning ?? null;
}

/** "It makes the total larger" refers to a mistake that was just told, and can't be understood without it. */
const leansOnOther = /^(?:it|they|that|this|these|those)\b/i;

const mostCovered = 0.7;
/** One shared word is too few: in "is it always times 2?" it may be a number that half of all passages have. */
const leastShared = 2;

/**
 * Weighs a passage by how near it is to the question in focus: those of its own step, and corrections of its known mistakes,
 * come first.
 */
function nearTo(session: LessonSession, question: Question): (passage: Passage) => number {
  const step = explainStepOf(session, question)?.step ?? 0;
  const mistakes = new Set(question.wrong_answers.map(({ misconception }) => `correction ${misconception}`));
  return ({ id }) => {
    const of = /^step (\d+)/.exec(id)?.[1];
    if (of !== undefined) return Number(of) === step ? ofItsOwn : 1;
    return mistakes.has(id) ? ofItsOwn : 1;
  };
}
const ofItsOwn = 2;

/** True if the tutor has said this passage in the last turns. If the student asks again later, it's said again. */
const wasRead = ({ full_conversation_log, turn_count }: LessonSession, { text }: Passage): boolean =>
  full_conversation_log.some(
    (message) =>
      message.role === 'tutor' &&
      turn_count - message.turn < turnsBetween &&
      message.text.includes(text.trim().split(/(?<=[.!?])\s/)[0]!),
  );
