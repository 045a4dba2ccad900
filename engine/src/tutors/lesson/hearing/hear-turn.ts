import type { LessonWish, TutorAct } from '@stoa/schema/lesson';
import type { GlossaryTerm, QuestionAnswer } from '@stoa/schema/study-plan';
import type { HeardAct } from '../../../hearing/act.ts';
import type { AskedProbe, ListedMisconception, Said } from '../../../hearing/hearing-context.ts';
import { hear } from '../../../hearing/hear.ts';
import { checkAnswer, readAnswer } from '../../../math/check-answer.ts';
import { answerWithUnit, countAsked } from './answer-with-unit.ts';
import { askedMeaning } from './asks-meaning.ts';
import { asksOfPeople } from './asks-of-people.ts';
import { cuesIn } from './cues.ts';
import { hearMessage } from './hear-message.ts';
import type { Heard, TakenFor } from './heard.ts';
import { isNumberRow } from './number-row.ts';
import { takenForActs } from './taken-for.ts';
import { wishSentence } from './wish-sentences.ts';

/** What a message is heard against: the lesson as it stands. */
export type Situation = {
  /** The question that waits, with the wrong answers to it that are known; null where none does. */
  question: { answer: QuestionAnswer; text: string; wrong_answers: readonly { answer: string }[] } | null;
  /** The probe that is open. */
  probe: AskedProbe | null;
  misconceptions: readonly ListedMisconception[];
  /** What the tutor did last. */
  lastTutorAct: TutorAct | null;
  extensionOffered: boolean;
  glossary: readonly GlossaryTerm[];
  said: readonly Said[];
};

/**
 * Hears a message, once for all that follows. `field`: whether it was written as a message, or in the field for the answer.
 *
 * Errors  none: what is not understood is a `remark`.
 */
export function hearTyped(text: string, field: 'message' | 'answer', situation: Situation): Heard {
  const { question, probe, misconceptions, glossary, said } = situation;
  const acts = hear(text, {
    question: question === null ? null : { stem: question.text, answer: question.answer },
    probe,
    misconceptions,
    glossary,
    said,
  });
  const taken = takenFor(text, field, situation, acts);
  return {
    acts: [...acts],
    taken,
    cues: cuesIn(text),
    terms: askedMeaning(text, glossary).map(({ words }) => words[0]!),
  };
}

/** A press of a button is its wish, whatever its sentence might be taken for. */
export const hearPress = (wish: LessonWish): Heard => ({
  acts: [],
  taken: { kind: 'wish', wish },
  cues: cuesIn(wishSentence(wish)),
  terms: [],
});

/** Of what must not be heard: a message that the safety check has stopped. */
export const nothingHeard: Heard = { acts: [], taken: { kind: 'remark' }, cues: [], terms: [] };

function takenFor(text: string, field: 'message' | 'answer', situation: Situation, acts: readonly HeardAct[]): TakenFor {
  const phrase = phraseOf(text, field, situation);
  const { question } = situation;
  const heard = question === null ? null : answerIn(acts, question);
  if (phrase.kind === 'answer') {
    if (question === null) return phrase;
    if (isReadable(question, phrase.text)) return field === 'answer' ? phrase : (outweighs(acts, phrase, question) ?? phrase);
    return heard === null ? phrase : { kind: 'answer', text: heard.value }; // "63 obviously", in the field for the answer
  }
  // A right answer is heard wherever the ear hears it; a wrong one is charged, so it must be known, or phrases must say that it is meant as one.
  if (heard?.isKnown === true) return { kind: 'answer', text: heard.value };
  if (asksOfPeople(text) !== null) return { kind: 'remark' };
  if (cuesIn(text).includes('wants_on')) return phrase;
  const onlyValues = acts.every(({ act }) => act === 'answer' || act === 'reason' || act === 'noise');
  // A value that nobody expected may be a step, or somebody else's: she is asked to send it as her answer.
  if (heard !== null && onlyValues && phrase.kind === 'remark') return { kind: 'check' };
  return takenForActs(acts, phrase);
}

/** The answer that the ear hears, and whether it is the right one or a wrong one that is known. */
function answerIn(
  acts: readonly HeardAct[],
  { answer, wrong_answers }: NonNullable<Situation['question']>,
): { value: string; isKnown: boolean } | null {
  const act = acts.find((one) => one.act === 'answer');
  if (act === undefined) return null;
  const equals = (expected: string): boolean =>
    checkAnswer({ ...answer, expected, accepted_forms: [], judging: { ...answer.judging, form: 'any' } }, act.answer).verdict ===
    'correct';
  const isRight = checkAnswer(answer, act.answer).verdict === 'correct';
  // "no i dont understand" is no answer to a question of true or false.
  const isAlone = answer.input_type !== 'boolean' || acts.every((one) => one.act === 'answer' || one.act === 'reason');
  const isKnown = isAlone && (isRight || (act.confidence > sureAnswer && wrong_answers.some((one) => equals(one.answer))));
  return { value: act.answer, isKnown };
}
const sureAnswer = 0.88;

/** What says more than a value that phrases take for an answer: a wish to have it checked, a misconception that nothing else explains. */
function outweighs(
  acts: readonly HeardAct[],
  phrase: { text: string },
  question: NonNullable<Situation['question']>,
): TakenFor | null {
  if (acts.some(({ act }) => act === 'answer' || act === 'probe_answer')) return null;
  const [main] = acts;
  if (main?.act === 'wish' && main.wish === 'check' && main.confidence > sureOther) return { kind: 'check' };
  const isExplained = question.wrong_answers.some(({ answer }) => answer === phrase.text);
  return main?.act === 'misconception' && main.confidence > sureOther && !isExplained
    ? { kind: 'misconception', id: main.misconception }
    : null;
}
const sureOther = 0.7;

const isReadable = ({ answer }: NonNullable<Situation['question']>, text: string): boolean =>
  readAnswer(answer, text).kind === 'read';

/**
 * What stands in the answer field is an answer, unless it cannot be read as one and is plainly something else: "I don't know" is not a
 * wrong number.
 */
function phraseOf(text: string, field: 'message' | 'answer', { question, lastTutorAct, extensionOffered }: Situation): TakenFor {
  const taken = hearMessage(text, question, lastTutorAct, extensionOffered);
  if (question === null) return taken;
  const count = countAsked(text, question.text);
  if (count !== null) return { kind: 'answer', text: count };
  const reads = (one: string) => readAnswer(question.answer, one).kind === 'read';
  if (field === 'message') {
    const number = taken.kind === 'remark' ? answerWithUnit(text, question.text, reads) : null;
    return number === null ? taken : { kind: 'answer', text: number };
  }
  const plain = ['confusion', 'question', 'asks_for_answer', 'wish'].includes(taken.kind) || asksOfPeople(text) !== null;
  if (plain) return taken;
  if (reads(text)) return { kind: 'answer', text };
  const number = answerWithUnit(text, question.text, reads);
  if (number !== null) return { kind: 'answer', text: number };
  // Beside words in the field, the answer is what the words claim; and a greeting or "no! wait" is no answer that failed.
  const talks = taken.kind === 'small_talk' || taken.kind === 'off_topic' || (taken.kind === 'remark' && isInWords(text));
  if (isNumberRow(text)) return { kind: 'remark' }; // numbers put in order are work on the way
  return taken.kind === 'answer' || talks ? taken : { kind: 'answer', text };
}

/** Words without a figure or a sign of mathematics. */
const isInWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/[\d\\^_=+*/<>|√×÷]/u.test(text);
