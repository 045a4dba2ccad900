import { comparesCounts, likenessAsked } from '../../../../hearing/retrieval/likeness-asked.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { explainStepOf, saysTheAnswer } from '../explaining.ts';
import { isToldLately } from '../next-help.ts';
import { picturesIn, tellingPictures } from './everyday-pictures.ts';
import { planIdea, saysInverse } from '../claims/plan-idea.ts';
import { thingsIn } from '../words-in-common.ts';

/** The comparison in a message: what comes after "like" and similar words. */
const likened = /\b(?:like|as if|same as|similar to|kind of|sort of)\b(.*)$/i;
/** "So it's just sharing": says that one thing is all that is done. */
const justDone =
  /^\W*(?:(?:so|wait|ok|oh|and|but|um+|hm+|like|basically)\W+)*(?:it(?:['’]?s| is)|that(?:['’]?s| is)|is (?:it|this|that)|(?:we|you)(?:['’]?re| are| r))(?: (?:like|really|basically|pretty much|kind of|kinda))* (?:just|only|all about)(?: (?:like|about|basically))* ((?:\w+ )?\w+ing)\W*$/i;
/** True if a message may compare the question with something. */
export const likens = (text: string): boolean => /\blike\b/i.test(text) || justDone.test(text);

/** A comparison with an operation may do something else than the question does, so only the mathematics can judge it. */
const doesOther =
  /\b(?:not|isn'?t|never|minus|plus|times|subtract\w*|multipl\w*|divid\w*|add\w*|take|takes|taking|took|away|instead|opposite|always)\b/i;

/** "A ninth is like number 9 in line" compares with a place in an order, which is no picture of a number line or of parts. */
const ofOrder = /\b(?:in (?:a |the )?(?:line|row|race|order)|first|third|fourth|9th|place)\b/i;

/**
 * Decides whether something that the student compares the question with is like it. Counted things are judged by their numbers
 * (`likenessAsked`), a picture by whether the plan uses it: the plan's texts speak of debts, of a balance, of a bag with
 * something in it. The plan's sentence with the picture is returned too, if it wasn't said lately and doesn't give away the
 * answer.
 *
 * Errors  none: null if the plan has no such picture, which doesn't mean that the student's is wrong, and if she says more
 *         about it than what it is.
 */
export function pictureAsked(
  session: LessonSession,
  question: Question,
  text: string,
): { likeness: 'confirmed' | 'corrected'; words: string | null } | null {
  // Right after an answer, the student may mean the question that she has just answered.
  const counted = [question, session.just_answered]
    .flatMap((one) => (one === null ? [] : [likenessAsked(text, one.question_text, one.expected_answer)]))
    .find((one) => one !== 'unknown');
  if (counted !== undefined) return { likeness: counted, words: null };
  if (comparesCounts(text)) return null; // only numbers can decide this
  const done = justDone.exec(text)?.[1];
  if (done !== undefined && !doesOther.test(done))
    return doneInWay(question, done) ? { likeness: 'confirmed', words: null } : null;
  const clauses = text.split(/\band\b|[,;]/).filter((clause) => /\blike\b/i.test(clause));
  if (clauses.length > 1) return together(clauses.map((clause) => pictureAsked(session, question, clause)));
  const compared = likened.exec(text)?.[1];
  if (compared === undefined || doesOther.test(text) || ofOrder.test(compared)) return null;
  // In "is it negative? like owing money?" the picture isn't compared with the word "negative".
  const before = text
    .slice(0, text.length - compared.length)
    .split('?')
    .at(-1)!;
  const meant = meaningLikened(session, before, compared);
  if (meant !== null)
    return { likeness: meant.fits ? 'confirmed' : 'corrected', words: sayableOf(session, question, meant.meaning) };
  const says = /\b(?:more|less|fewer|bigger|smaller|larger|greater)\b/i.test(compared);
  if (says) {
    // Sharing one thing: it's true that more people get less each, and the plan says so about parts.
    const isSharing = saysInverse(compared) && picturesIn(compared).has('people') && ofStep(session, question).some(saysInverse);
    const holds = isSharing || planIdea(session, question, compared) === 'this question';
    return holds ? { likeness: 'confirmed', words: null } : null;
  }
  const pictures = tellingPictures(compared);
  if (pictures.length === 0) return null;
  const speaksOfIt = (words: string): boolean => tellingPictures(words).some((one) => pictures.includes(one));
  if (!planTexts(session, question).some(speaksOfIt)) return null;
  const sentence = ofStep(session, question)
    .flatMap((words) => words.split(/(?<=[.!?])\s+/))
    .find((words) => speaksOfIt(words) && standsAlone(words) && !saysTheAnswer(question, words) && !isToldLately(session, words));
  return { likeness: 'confirmed', words: sentence ?? null };
}

/** True if the question's own words and solution say that exactly this is done. */
function doneInWay({ question_text, hint, solution }: Question, done: string): boolean {
  const own = picturesIn([question_text, hint, ...solution.map(({ explanation }) => explanation)].join(' '));
  const hers = tellingPictures(done);
  return hers.length > 0 && hers.every((one) => own.has(one));
}

type PictureAsked = ReturnType<typeof pictureAsked>;

/**
 * Combines several pictures in one message. If one is unknown, returns null; if one is wrong, returns that one; else confirms
 * them with the first sentence that any of them has.
 */
const together = (all: readonly PictureAsked[]): PictureAsked => {
  const told = all.filter((one) => one !== null);
  if (told.length < all.length) return null;
  return (
    told.find(({ likeness }) => likeness === 'corrected') ?? {
      likeness: 'confirmed',
      words: told.find(({ words }) => words !== null)?.words ?? null,
    }
  );
};

/**
 * Decides whether the meaning of a glossary term has the picture that the student sees in it: "is perimeter like a fence" is
 * judged by what a perimeter is, not by a fence somewhere in the lesson. Null if she names no term, or if the term's meaning
 * has no picture and none of her words.
 */
function meaningLikened(
  { topic }: LessonSession,
  before: string,
  compared: string,
): { readonly fits: boolean; readonly meaning: string } | null {
  const named = topic.guidelines.glossary.find(({ words }) =>
    words.some((word) => new RegExp(String.raw`\b${word}(?:s|es)?\b`, 'i').test(before)),
  );
  if (named === undefined) return null;
  const { meaning } = named;
  const things = [...thingsIn(compared)];
  const own = thingsIn(meaning);
  if (things.length > 0 && things.every((thing) => own.has(thing))) return { fits: true, meaning };
  const [hers, its] = [tellingPictures(compared), tellingPictures(meaning)];
  if (hers.length === 0 || its.length === 0) return null;
  if (hers.some((one) => its.includes(one))) return { fits: true, meaning };
  // The picture may belong to another term, or be new to the plan. If it's new, nothing is said against it.
  const isOfOther = topic.guidelines.glossary.some(
    (other) => other !== named && tellingPictures(other.meaning).some((one) => hers.includes(one)),
  );
  return isOfOther ? { fits: false, meaning } : null;
}

const sayableOf = (session: LessonSession, question: Question, words: string): string | null =>
  saysTheAnswer(question, words) || isToldLately(session, words) ? null : words;

/** True if a sentence makes sense without the one before it, and asks nothing. */
const standsAlone = (sentence: string): boolean =>
  !/^(?:so|then|and|but|it|they|he|she|that|this|these|those|there|each|now|also|all|both|use|mix|cut|put|take|draw|picture|fold|think|write|count|imagine|start|go|read|look|ask|deal|add|divide|mark|share|now)\b/i.test(
    sentence,
  ) &&
  /[.!]$/.test(sentence) &&
  sentence.split(' ').length > 3;

/** Returns the texts of the question's own step, its hint, and the corrections of its known mistakes. */
function ofStep(session: LessonSession, question: Question): string[] {
  const step = explainStepOf(session, question);
  const known = new Set(question.wrong_answers.map(({ misconception }) => misconception));
  const corrections = session.topic.guidelines.misconceptions.flatMap(({ id, correction }) => (known.has(id) ? correction : []));
  return [...(step === null ? [] : [step.explanation, ...step.another_way]), ...corrections, question.hint];
}

/** Returns everything that the plan says about the question, and about the lesson up to it. */
const planTexts = (session: LessonSession, question: Question): string[] => [
  ...ofStep(session, question),
  question.question_text,
  ...question.solution.map(({ explanation }) => explanation),
  ...question.wrong_answers.map(({ probe }) => `${probe.text} ${probe.bridge ?? ''}`),
  ...session.topic.plan.steps.flatMap((step) =>
    step.type === 'explain' && step.step <= Math.max(1, question.step) ? [step.explanation, ...step.another_way] : [],
  ),
  ...session.topic.guidelines.glossary.map(({ meaning }) => meaning),
];
