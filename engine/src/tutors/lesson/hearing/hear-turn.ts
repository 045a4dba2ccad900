import type { LessonWish, TutorAct } from '@stoa/schema/lesson';
import type { EverydayWord } from '@stoa/schema/everyday-words';
import type { GlossaryTerm, QuestionAnswer } from '@stoa/schema/study-plan';
import { isClosed } from '../../../problems/is-closed.ts';
import type { HeardAct } from '../../../hearing/act.ts';
import type { AskedProbe, HearingContext, ListedMisconception, Said } from '../../../hearing/hearing-context.ts';
import { hear } from '../../../hearing/hear.ts';
import { prepareQuestion } from '../../../hearing/answers/waiting-question.ts';
import { checkAnswer, readAnswer } from '../../../math/check-answer.ts';
import { isWorth } from '../../../math/is-worth.ts';
import { answerWithUnit, countAsked } from './answers/answer-with-unit.ts';
import { askedWords } from './asks-everyday-word.ts';
import { choiceInWords } from './answers/choice-in-words.ts';
import { completedEquation } from './answers/completed-equation.ts';
import {
  closingClaim,
  closingTruth,
  isNumeric,
  openingChoice,
  openingClaim,
  openingTruth,
  type QuestionHeard,
} from './answers/answer-first-or-last.ts';
import { asksOfPeople } from './people/asks-of-people.ts';
import { concludedAnswer } from './answers/concluded-answer.ts';
import { countsLife } from './people/counts-life.ts';
import { deniesSomeValue } from '../../../hearing/answers/denies-value.ts';
import { cuesIn } from './cues.ts';
import type { Heard, TakenFor } from './heard.ts';
import { writesTrueLine } from '../support/claims/false-line.ts';
import { certain } from '../support/mistakes/mistake-told.ts';
import { numeralsIn } from '../support/numbers-in.ts';
import { thingsIn } from '../support/words-in-common.ts';
import { inHerForm } from './answers/in-her-form.ts';
import { judgesOther } from './answers/judges-other.ts';
import { partOfWhole } from './answers/part-of-whole.ts';
import { quotesQuestion } from './answers/quotes-question.ts';
import { remarksOnValue } from './answers/remarks-on-value.ts';
import { isNumberRow } from './answers/number-row.ts';
import { rightTold } from './answers/right-told.ts';
import { withSizeByLength } from './size-by-length.ts';
import { takenAsReason } from './reasons/taken-as-reason.ts';
import { asksRelation, statedRelation, tellsOfPartAlone } from './answers/stated-relation.ts';
import { claimsSomething, endsWith, equationAtEnd, statedAnswer, twoAnswers } from './answers/stated-answer.ts';
import { goesOnTelling, seemsBesideLoss, speaksOfDeath, tellsOfLoss, troubleBeside } from './people/tells-of-loss.ts';
import { saidBesides } from './said-besides.ts';
import { smiles, speaksOfLost, type Lost } from './people/speaks-of-lost.ts';
import { takenBetweenQuestions, takenForActs } from './taken-for.ts';
import { troubleIn, type Trouble } from '../../../hearing/trouble.ts';
import { asksIfItIs } from './wish-to-check.ts';
import { wishSentence } from './wish-sentences.ts';
import { workedOutAnswer } from './answers/worked-out-answer.ts';

/** What is known about the lesson when a message is heard. */
export type Situation = {
  /** The question that waits for an answer, with its known wrong answers; null if none does. */
  question: QuestionHeard | null;
  /** The question that the student answered right and is asked to explain; then no question waits. */
  reasonFor: { answer: QuestionAnswer; text: string } | null;
  /** The probe that is open. */
  probe: AskedProbe | null;
  misconceptions: readonly (ListedMisconception & { readonly rule?: string | null | undefined })[];
  /** What the tutor did last. */
  lastTutorAct: TutorAct | null;
  extensionOffered: boolean;
  glossary: readonly GlossaryTerm[];
  /** Meanings of words that belong to no topic. */
  everydayWords: readonly EverydayWord[];
  said: readonly Said[];
  /** The student has just told of a loss. */
  grieves: boolean;
  /** Who the student said she lost, even if that was a while ago. */
  lost: Lost | null;
};

/**
 * Hears a message, once for everything that follows. `field`: whether it was sent as a message or in the answer field.
 *
 * Errors  none: what isn't understood is a `remark`.
 */
export function hearTyped(text: string, field: 'message' | 'answer', situation: Situation): Heard {
  const { reasonFor, probe, misconceptions, glossary, said } = situation;
  const question = situation.question ?? reasonFor;
  const context: HearingContext = {
    question: question === null ? null : { stem: question.text, answer: question.answer },
    probe,
    misconceptions,
    glossary,
    said,
  };
  const all = withSizeByLength(text, hear(text, context), misconceptions);
  const cues = cuesIn(text);
  const troubleSaid = troubleIn(text);
  // What the student says that she used to believe, and is surprised about, she no longer believes.
  const believed = cues.includes('is_surprised') ? all.filter(({ act }) => act !== 'misconception') : all;
  // "I was so scared of this but it's not that bad": she no longer feels it.
  const past: readonly string[] = [
    ...(troubleSaid === 'someone_sick' && !speaksOfDeath(text) ? ['loss'] : []),
    ...(cues.includes('gets_it') ? overcome : []),
    ...(cues.includes('enjoys') ? unlikeFun : []),
  ];
  const held = believed.filter((act) => act.act !== 'feeling' || !past.includes(act.feeling));
  const acts = asksOfPeople(text) === 'asks_of_tutor' ? held.map(withoutFeeling) : held;
  const heard = takenFor(text, field, situation, acts, (other) => hear(other, { ...context, probe: null }));
  const first = question === null ? heard : inHerForm(heard, text, acts, question.answer);
  const isAside = talks(first, acts, cues) && situation.question !== null;
  const taken: TakenFor =
    first.kind === 'check' && saysConfused.test(text) ? { kind: 'confusion' } : isAside ? { kind: 'small_talk' } : first;
  const comesBack = situation.lost !== null && speaksOfLost(text, situation.lost, taken, question?.text ?? '');
  const listens = comesBack || (situation.grieves && goesOnTelling(text, taken, acts));
  const mourns = listens || (tellsOfLoss(acts) && seemsBesideLoss(taken));
  const hasAnswer = acts.some(({ act }) => act === 'answer' || act === 'probe_answer');
  const doubts = taken.kind === 'remark' && !hasAnswer && situation.question !== null && doubtsValue(text, situation.question);
  const trouble = troubleBeside(acts, troubleSaid);
  const asksOfValueToo = taken.kind === 'check' && /\d/.test(text);
  const asksIfHeard = cues.includes('asks_if_heard') && !hasAnswer && taken.kind !== 'wish';
  const isHeavy = trouble !== null && heavy.includes(trouble) && taken.kind === 'confusion';
  const isUnwilling = trouble === 'made_to' && taken.kind === 'wish' && taken.wish === 'finish';
  return {
    acts: [...acts],
    taken:
      mourns ||
      asksIfHeard ||
      isHeavy ||
      isUnwilling ||
      (trouble !== null && !asksOfValueToo && besideTrouble.includes(taken.kind))
        ? { kind: 'feeling' }
        : taken,
    cues: [
      ...cues,
      ...(listens ? (['tells_of_loss'] as const) : []),
      ...(listens && smiles(text) ? (['smiles_at_memory'] as const) : []),
      ...(doubts ? (['doubts_value'] as const) : []),
    ],
    ...(trouble === null ? {} : { trouble }),
    terms: askedWords(text, glossary, situation.everydayWords),
  };
}

/** True if what may be a thought only tells about the student's day, or that she likes the lesson. */
const talks = ({ kind }: TakenFor, acts: readonly HeardAct[], cues: Heard['cues']): boolean =>
  (kind === 'remark' || kind === 'reason' || kind === 'idea' || (kind === 'feeling' && cues.includes('enjoys'))) &&
  (cues.includes('tells_of_life') || cues.includes('enjoys')) &&
  !acts.some(({ act, confidence }) => act !== 'reason' && act !== 'small_talk' && act !== 'off_topic' && confidence > 0.6);

/**
 * "Im confused is it 6:18 or not" says that the student is confused, whatever value she names. "I dont know, is it 7?" asks
 * whether the value is right.
 */
const saysConfused =
  /\b(?:i['’]?m|im|i am|so|just) (?:so |really |kinda |just )?(?:confused|lost)\b|\bi (?:do ?n[o'’]?t|dont|do not) (?:really |even )?get\b/i;

/** What a message may be taken for that tells of a trouble and of nothing else that needs a reply. */
const besideTrouble: readonly TakenFor['kind'][] = [
  'remark',
  'reason',
  'idea',
  'small_talk',
  'off_topic',
  'check',
  'continuation',
];

/** Feelings that are over when something makes sense now. */
const overcome: readonly string[] = ['worry', 'shame', 'frustration'];

/** Feelings that may be wrongly heard in a message that says the lesson is fun: "I thought this would be boring". */
const unlikeFun: readonly string[] = ['boredom', 'anger', 'frustration', 'tiredness'];

/** Troubles that weigh more than being confused, so the reply has no mathematics. */
const heavy: readonly Trouble[] = [
  'family',
  'put_down',
  'laughed_at',
  'yelled_at',
  'friends',
  'left_out',
  'sick',
  'someone_sick',
  'sad',
];

/** "Are you mad at me" asks about the tutor's feeling and tells none of the student's. */
const withoutFeeling = (act: HeardAct): HeardAct => {
  const { text, start, end, confidence } = act;
  return act.act === 'feeling' ? { act: 'small_talk', text, start, end, confidence } : act;
};

/** A button press is its wish, whatever its sentence could be taken for. */
export const hearPress = (wish: LessonWish): Heard => ({
  acts: [],
  taken: { kind: 'wish', wish },
  cues: cuesIn(wishSentence(wish)),
  terms: [],
});

/** For a message that must not be heard because the safety check stopped it. */
export const nothingHeard: Heard = { acts: [], taken: { kind: 'remark' }, cues: [], terms: [] };

/**
 * Decides what the lesson does about a message. A right answer is taken wherever one is heard, and so is a known wrong one. Any
 * other is judged only if it's stated plainly; otherwise, the student is asked to send it as her answer, which costs nothing.
 */
function takenFor(
  text: string,
  field: 'message' | 'answer',
  situation: Situation,
  acts: readonly HeardAct[],
  hearAgain: (text: string) => readonly HeardAct[],
): TakenFor {
  const { question, reasonFor, probe, extensionOffered, lastTutorAct } = situation;
  const beside = saidBesides(text, acts);
  if (beside !== null) {
    const { start, end } = beside;
    const blank = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    const others = acts.filter((act) => act.end <= start || end <= act.start);
    const sent = takenFor(blank, field, situation, others, hearAgain);
    if (sent.kind === 'answer') return sent;
  }
  if (reasonFor !== null) return takenAsReason(acts, text);
  if (question === null) return takenBetweenQuestions(acts, text, extensionOffered);
  const waiting = prepareQuestion(question, lastTutorAct);
  const heard = acts.find((one) => one.act === 'answer') ?? null;
  const isRuled = acts.some(({ act, confidence }) => act === 'misconception' && confidence === certain);
  if (field === 'message' && heard === null && isRuled && openingChoice(text, question) === null) return takenForActs(acts, text);
  const whole =
    openingChoice(text, question) ??
    (question.answer.input_type === 'multiple_choice' ? choiceInWords(text, question.answer.choices, question.text) : null) ??
    completedEquation(text, question.text, waiting) ??
    partOfWhole(text, waiting) ??
    statedRelation(text, question.text, waiting) ??
    judgesOther(text, question.text, waiting);
  if (whole !== null) return { kind: 'answer', text: whole };
  if (field === 'message' && asksOfUnit.test(text)) return { kind: 'confusion' };
  if (field === 'message' && asksRelation(text, question.text, waiting)) return { kind: 'check' };
  if (field === 'message' && heard !== null && quotesQuestion(text, heard, question))
    return takenForActs(
      acts.filter((act) => act !== heard),
      text,
    );
  if (field === 'message' && heard !== null && isNumeric(question.answer) && transformed.test(text))
    return takenForActs(
      acts.filter((act) => act !== heard),
      text,
    );
  if (field === 'message' && heard !== null) {
    const isOfLife = countsLife(text, heard, question.text) || remarksOnValue(text, heard, waiting);
    if (isOfLife || rejects.test(text) || worksWithValue(text, heard)) {
      const others = acts.filter((act) => act !== heard);
      const instead = takenForActs(others, text);
      return isOfLife && instead.kind === 'remark' ? { kind: 'small_talk' } : instead;
    }
  }
  if (field === 'message' && heard === null && doubtsValue(text, question)) return takenForActs(acts, text);
  if (field === 'message' && heard !== null && tellsOfPartAlone(text, question.text, waiting)) return takenForActs(acts, text);
  const count = countAsked(text, question.text);
  if (count !== null && (field === 'answer' || claimsSomething(count, waiting))) return { kind: 'answer', text: count };
  const inField = field === 'answer' ? answerInField(text, question, acts) : null;
  if (inField !== null) return inField;
  const several = twoAnswers(text, waiting);
  if (several !== null && saysUnsure.test(text)) return { kind: 'confusion' };
  if (several !== null) return { kind: 'two_answers', texts: several };
  const stated = heard !== null || isOpenToReading(acts, text, probe) ? statedAnswer(text, heard, waiting) : null;
  if (stated !== null) return { kind: 'answer', text: stated };
  const last =
    heard !== null && acts.every(({ act }) => act === 'answer' || act === 'reason')
      ? (statedAnswer(text, null, waiting) ?? equationAtEnd(text, waiting))
      : null;
  if (last !== null) return { kind: 'answer', text: last };
  if (heard !== null && isExpected(heard, acts, question) && !isBeside(text, heard, acts, question))
    return { kind: 'answer', text: heard.answer };
  const opening =
    field === 'message'
      ? (openingTruth(text, question) ??
        closingTruth(text, question) ??
        openingClaim(text, question, probe !== null) ??
        closingClaim(text, question))
      : null;
  if (opening !== null) return { kind: 'answer', text: opening };
  const concluded =
    heard === null ? concludedAnswer(text, hearAgain, (said) => checkAnswer(question.answer, said).verdict === 'correct') : null;
  if (concluded !== null) return concluded;
  const workedOut = heard === null ? (workedOutAnswer(text, waiting) ?? rightTold(text, waiting)) : null;
  if (workedOut !== null) return { kind: 'answer', text: workedOut };
  const ofPeople = asksOfPeople(text);
  if (ofPeople !== null) return { kind: ofPeople === 'asks_of_tutor' && acts[0]?.act === 'off_topic' ? 'off_topic' : 'remark' };
  if (field === 'message' && asksOfValue.test(text)) return { kind: 'check' };
  // An unexpected value may be a step, or somebody else's, unless the whole message comes to it.
  const ofWork = ['answer', 'reason', 'noise', 'misconception'];
  if (heard !== null && acts.every(({ act }) => ofWork.includes(act)) && comesToValue(text, heard, waiting))
    return { kind: 'answer', text: heard.answer };
  // "Oh oops 9. i counted wrong": the value replaces a slip.
  if (heard !== null && field === 'message' && cuesIn(text).includes('noticed_slip') && numeralsIn(text).length === 1)
    return { kind: 'answer', text: heard.answer };
  const onlyValues = acts.every(({ act }) => act === 'answer' || act === 'reason' || act === 'noise');
  if (heard !== null && onlyValues) return { kind: writesTrueLine(text) && !asksIfItIs(text) ? 'remark' : 'check' };
  const taken = takenForActs(acts, text);
  const tellsNoValue = heard === null && !/\d/.test(text) && isNumeric(question.answer);
  return taken.kind === 'check' && tellsNoValue && thingsIn(text).size >= leastThings ? { kind: 'question' } : taken;
}

/** True if a message works something out and concludes with the student's own value: "4 and 3 is 7 so 7 times 5, thats 35". */
function comesToValue(
  text: string,
  { answer, start, end, confidence }: Extract<HeardAct, { act: 'answer' }>,
  waiting: ReturnType<typeof prepareQuestion>,
): boolean {
  const before = text.slice(0, start);
  const isOwn = !waiting.closed && (!numeralsIn(waiting.plain).includes(answer) || comesOut.test(before));
  return (
    isOwn &&
    confidence >= sureAnswer &&
    !text.includes('?') &&
    concludes.test(before) &&
    /[\p{L}\d].*[\p{L}\d]/u.test(before.replace(concludes, '')) &&
    endsWith(text, end, waiting) &&
    !writesTrueLine(text)
  );
}
/** "So they both have eleven": the value is a result, even if the question has that number too. */
const comesOut = /\bso (?:they|we|it|he|she|each)\b(?: \w+){0,2} $/i;
const concludes =
  /(?:\b(?:so|thus|therefore)(?:,? (?:like|its?|it['’]?s|that['’]?s|thats|they(?: both)?|i)(?: (?:is|have|get|got|all))?)?|\b(?:that['’]?s|thats)(?: like)?) \$?$/i;

/** "x is 9?", "is it like 12?": only asks whether a value is the answer. */
const asksOfValue =
  /^\W*(?:(?:so|wait|ok|but|um+|hm+|like|maybe|and)\W+)*(?:(?:is|isn[’']?t) (?:it|that|x|the answer)|x(?: is| ?=)|it[’']?s|that[’']?s|the answer is)(?: just| like| maybe)? -?\$?\d+(?:[./]\d+)?%?\s*\?+\W*$/i;

/** "So x + 7 - 7 = 24?": a line on the way, whose other side is no answer. */
const transformed = /^\W*(?:(?:so|then|ok|now|um+|is it|its)\W+)*-?\d*[a-z](?: ?[-+*/÷×] ?\d+)+ ?= ?-?\d+\W*$/i;

/** "5 what": asks what a number counts. */
const asksOfUnit = /^\W*(?:(?:so|wait|ok|but|um+)\W+)*-?\d[\d./]* (?:of )?whats?\b(?: though| tho| is (?:that|it))?\W*$/i;

/** With this many things, a message is about the mathematics: "is it correct?" has one. */
const leastThings = 3;

/**
 * Takes what is in the answer field for an answer, unless it can't be read as one and is plainly something else: "I don't know"
 * is not a wrong number.
 */
function answerInField(text: string, question: QuestionHeard, acts: readonly HeardAct[]): TakenFor | null {
  const reads = (one: string) => readAnswer(question.answer, one).kind === 'read';
  const heard = acts.find((one) => one.act === 'answer') ?? null;
  if (isInWords(text) && heard === null && !(isClosed(question.answer) && reads(text))) return null;
  if (reads(text)) return { kind: 'answer', text };
  const number = answerWithUnit(text, question.text, reads) ?? heard?.answer ?? null;
  if (number !== null) return { kind: 'answer', text: number };
  if (isNumberRow(text)) return { kind: 'remark' }; // numbers put in order are work on the way
  const asks = acts.some(
    ({ act, confidence }) => (act === 'question' || act === 'wish' || act === 'misconception') && confidence > sureOther,
  );
  return asks ? null : { kind: 'answer', text };
}
const sureOther = 0.55;

/** True if the value that was heard is the right answer or a known wrong one. */
function isExpected(
  { answer: said, confidence }: Extract<HeardAct, { act: 'answer' }>,
  acts: readonly HeardAct[],
  { answer, wrong_answers }: QuestionHeard,
): boolean {
  // "no i dont understand" doesn't answer a true-or-false question.
  if (
    answer.input_type === 'boolean' &&
    acts.some((one) => one.act !== 'answer' && one.act !== 'reason' && one.confidence > sureOther)
  )
    return false;
  const isRight = checkAnswer(answer, said).verdict === 'correct';
  return isRight || (confidence > sureAnswer && wrong_answers.some((one) => isWorth(answer, one.answer, said)));
}
const sureAnswer = 0.88;

/** "7?? or 70. i dont no": the student chooses neither. */
const saysUnsure = /\b(?:i )?(?:do ?n[o'’]?t|dont|do not) (?:really )?(?:know|no|kno)\b|\bidk\b|\bwh?ich one\b|\bno idea\b/i;

/** "i dont think its 63", "63? nah": a value that the student doubts is not her answer, even if it may be right. */
const doubtsValue = (text: string, { answer }: QuestionHeard): boolean => deniesSomeValue(text, answer);

/** Rejects a value: "2.5 kids is impossible tho, so that cant be it". */
const rejects =
  /\b(?:is|are|['’]s) (?:just )?impossible\b|\b(?:that|it|this) (?:can['’]?t|cant|cannot|can not) be (?:it|right|true)\b/i;

/** "Divide the 17 by 2 and leave the 5 alone": the number is one to work with, not a result. */
const worksWithValue = (text: string, { start, end }: Extract<HeardAct, { act: 'answer' }>): boolean =>
  /^ ?and (?:the )?\d+ (?:i )?(?:divid|times|plus|minus|add|multipl|subtract)/i.test(text.slice(end)) ||
  /\b(?:leave|leaving|keep|keeping|ignore|move|divide|dividing|subtract|subtracting|multiply|multiplying|cross out)(?: out| off| away)?(?: the| that| both)? ?$/i.test(
    text.slice(0, start),
  );

/**
 * True if a value belongs to something else that the student tells, even if it happens to be right: "I'm tired, I stayed up
 * till 2"; or if a yes or no comes after numbers that the question doesn't have: "14 because 2 times... no".
 */
function isBeside(
  text: string,
  { start, confidence }: Extract<HeardAct, { act: 'answer' }>,
  acts: readonly HeardAct[],
  { answer, text: stem }: QuestionHeard,
): boolean {
  if (answer.input_type === 'boolean')
    return (
      start > 0 &&
      !leadsToVerdict.test(text.slice(0, start)) &&
      numeralsIn(text.slice(0, start)).some((number) => !numeralsIn(stem).includes(number))
    );
  const feels = acts.some((act) => act.act === 'feeling' && act.confidence > sureFeeling);
  const reasons = acts.some(({ act }) => act === 'reason');
  // "7 times 8 is 56. sorry im slow": what the student works out is her answer, however she feels.
  const worksItOut = /\d.*(?:=|\b(?:is|makes|equals)) *\$?$/.test(text.slice(0, start));
  return /\b(?:till|til|until)\s*$/i.test(text.slice(0, start)) || (feels && !reasons && !worksItOut && confidence < sureAnswer);
}
const sureFeeling = 0.9;
/** "16 - 7 is 9 so false": work with other numbers leads to the verdict. */
const leadsToVerdict = /\b(?:so|then|therefore|means)(?: (?:it's|its|it is|that's|thats|the answer is|i say|i think))*\s*$/i;

/** True if a text has words, but no digits or signs of mathematics. */
const isInWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/[\d\\^_=+*/<>|√×÷]/u.test(text);

/**
 * True if nothing is heard surely in a message, so it may be mathematics that only the question's own reader can read. With a
 * probe open, words are a reply to the probe, so this applies only to digits and signs.
 */
const isOpenToReading = (acts: readonly HeardAct[], text: string, probe: AskedProbe | null): boolean =>
  (probe === null || !/\p{L}{2}/u.test(text)) &&
  acts.every(({ act, confidence }) => confidence < sureOther || act === 'reason' || act === 'noise' || act === 'probe_answer');
