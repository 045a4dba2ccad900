import { comparesCounts, likenessAsked } from '../../../../hearing/retrieval/likeness-asked.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { explainStepOf, saysTheAnswer } from '../explaining.ts';
import { isToldLately } from '../next-help.ts';
import { picturesIn, tellingPictures } from './everyday-pictures.ts';
import { planIdea, saysInverse } from '../claims/plan-idea.ts';
import { thingsIn } from '../words-in-common.ts';

/** What her picture is said of: behind "like", or before its end. */
const likened = /\b(?:like|as if|same as|similar to|kind of|sort of)\b(.*)$/i;
/** "So it's just sharing": what she says is all that is done. */
const justDone =
  /^\W*(?:(?:so|wait|ok|oh|and|but|um+|hm+|like|basically)\W+)*(?:it(?:['’]?s| is)|that(?:['’]?s| is)|is (?:it|this|that)|(?:we|you)(?:['’]?re| are| r))(?: (?:like|really|basically|pretty much|kind of|kinda))* (?:just|only|all about)(?: (?:like|about|basically))* ((?:\w+ )?\w+ing)\W*$/i;
/** Whether a message may say with what the question is compared. */
export const likens = (text: string): boolean => /\blike\b/i.test(text) || justDone.test(text);

/** What is done in it may not be what is done here: that is for the mathematics to settle. */
const doesOther =
  /\b(?:not|isn'?t|never|minus|plus|times|subtract\w*|multipl\w*|divid\w*|add\w*|take|takes|taking|took|away|instead|opposite|always)\b/i;

/**
 * Whether what she compares the question with is like it. Counted things are settled by their numbers (`likenessAsked`); a picture, by whether the plan uses the picture that she compares the question with: its own texts speak of debts, of a balance, of a bag with something in it. The sentence
 * that does is given with it, once, where it keeps the answer.
 *
 * Errors  none: null where the plan has no such picture, which does not say that hers is wrong, and where she says more of it than what it is.
 */
export function pictureAsked(
  session: LessonSession,
  question: Question,
  text: string,
): { likeness: 'confirmed' | 'corrected'; words: string | null } | null {
  // A moment after an answer it may be that question which she means.
  const counted = [question, session.just_answered]
    .flatMap((one) => (one === null ? [] : [likenessAsked(text, one.question_text, one.expected_answer)]))
    .find((one) => one !== 'unknown');
  if (counted !== undefined) return { likeness: counted, words: null };
  if (comparesCounts(text)) return null; // numbers settle it, or nothing does
  const done = justDone.exec(text)?.[1];
  if (done !== undefined && !doesOther.test(done))
    return doneInWay(question, done) ? { likeness: 'confirmed', words: null } : null;
  const clauses = text.split(/\band\b|[,;]/).filter((clause) => /\blike\b/i.test(clause));
  if (clauses.length > 1) return together(clauses.map((clause) => pictureAsked(session, question, clause)));
  const compared = likened.exec(text)?.[1];
  if (compared === undefined || doesOther.test(text)) return null;
  // In "is it negative? like owing money?" the picture is not said of the word.
  const before = text
    .slice(0, text.length - compared.length)
    .split('?')
    .at(-1)!;
  const meant = meaningLikened(session, before, compared);
  if (meant !== null)
    return { likeness: meant.fits ? 'confirmed' : 'corrected', words: sayableOf(session, question, meant.meaning) };
  const says = /\b(?:more|less|fewer|bigger|smaller|larger|greater)\b/i.test(compared);
  if (says) {
    // Shares of one thing: that more people get less is so, and is what the plan says of its parts.
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

/** Whether the question's own way says that just this is done. */
function doneInWay({ question_text, hint, solution }: Question, done: string): boolean {
  const own = picturesIn([question_text, hint, ...solution.map(({ explanation }) => explanation)].join(' '));
  const hers = tellingPictures(done);
  return hers.length > 0 && hers.every((one) => own.has(one));
}

type PictureAsked = ReturnType<typeof pictureAsked>;

/** Several pictures in one message hold together or not at all: the first that doesn't is corrected, else a sentence of the first that has one goes with them. */
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
 * Whether what a term of the plan means has the picture that she sees in it: "is perimeter like a fence" is settled by what a perimeter is, and not by a fence that
 * stands anywhere in the lesson. Null where she names no term, or one whose meaning is told without a picture and without her words.
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
  // It is another thing's picture, or one that nobody here has thought of: then nothing is said against it.
  const isOfOther = topic.guidelines.glossary.some(
    (other) => other !== named && tellingPictures(other.meaning).some((one) => hers.includes(one)),
  );
  return isOfOther ? { fits: false, meaning } : null;
}

const sayableOf = (session: LessonSession, question: Question, words: string): string | null =>
  saysTheAnswer(question, words) || isToldLately(session, words) ? null : words;

/** A sentence that does not lean on the one before it, and asks nothing. */
const standsAlone = (sentence: string): boolean =>
  !/^(?:so|then|and|but|it|they|he|she|that|this|these|those|there|each|now|also|all|both|use|mix|cut|put|take|draw|picture|fold|think|write|count|imagine|start|go|read|look|ask|deal|add|divide|mark|share|now)\b/i.test(
    sentence,
  ) &&
  /[.!]$/.test(sentence) &&
  sentence.split(' ').length > 3;

/** What the question's own step says, and its help. */
function ofStep(session: LessonSession, question: Question): string[] {
  const step = explainStepOf(session, question);
  const known = new Set(question.wrong_answers.map(({ misconception }) => misconception));
  const corrections = session.topic.guidelines.misconceptions.flatMap(({ id, correction }) => (known.has(id) ? correction : []));
  return [...(step === null ? [] : [step.explanation, ...step.another_way]), ...corrections, question.hint];
}

/** All that the plan says of the question, and of the lesson up to it. */
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
