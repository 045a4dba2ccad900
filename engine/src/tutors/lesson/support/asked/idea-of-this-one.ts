import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { ideaOf, wayOf } from '../../agents/master-tutor/idea-of-solution.ts';
import { numeralsIn } from '../numbers-in.ts';
import { explainStepOf, saysTheAnswer, untoldWays } from '../explaining.ts';
import { isToldLately } from '../next-help.ts';
import { sharedWords } from '../words-in-common.ts';

/** "Why", "can you have 11 eighths": asks about the mathematics, and not for something. */
const asksOfIt = /\b(?:why|how|what if|what about|can|could|does|do|is|are|isn[’']?t|wouldn[’']?t|which)\b/i;
/** Asks about the tutor or other people, about history or names, or about the world beside the question. */
const ofOthers =
  /\b(?:(?:do|are|did|were|have) (?:you|u|ya)\b|who|invent\w*|discover\w*|called|name|my (?:teacher|mom|dad|brother|sister|friend)|school|recess|lunch|games?|robots?)/i;

/** "Why does it work", "i get the rule but why": asks for the reason, and names nothing. */
const asksOnlyWhy = (asked: string): boolean =>
  /\b(?:why|how come)\b/i.test(asked) &&
  asked
    .replace(/[^a-z' ]/gi, ' ')
    .split(/\s+/)
    .every((word) => word === '' || ofAsking.has(word.toLowerCase()));
const ofAsking: ReadonlySet<string> = new Set(
  'why how come but and so wait ok like um oh does do did is are it its this that thats they them you u i we work works so tho though again really actually always the a get rule way thing answer right know just tell me cant can cause want be one to then still dont understand see even please times divide multiply add subtract plus minus'.split(
    ' ',
  ),
);

/** "Why half", "but how come two". */
const fewWords = /^\W*(?:(?:but|wait|so|ok|and|um+|hm+)\W+)*(?:why|how come)(?: \w+){1,3}\W*$/i;

/**
 * True if what the student asks is about the question or its lesson: it names its numbers, or its words, or asks why or how and
 * names nothing else.
 */
export function isOfThisLesson({ topic }: Pick<LessonSession, 'topic'>, question: Question, asked: string): boolean {
  if (!asksOfIt.test(asked) || ofOthers.test(asked)) return false;
  const told = [
    question.question_text,
    question.hint,
    ...question.solution.flatMap(({ explanation, math }) => [explanation, math]),
  ].join(' ');
  const numbers = new Set(numeralsIn(told));
  if (numeralsIn(asked).some((number) => numbers.has(number) || told.includes(`.${number}`))) return true;
  const names = topic.guidelines.glossary.flatMap(({ words }) => words);
  const isNamed = names.some((name) => new RegExp(String.raw`\b${name.replace(/[^\p{L}\p{N} ]/gu, '.')}\b`, 'iu').test(asked));
  return isNamed || fewWords.test(asked) || asksOnlyWhy(asked) || sharedWords(told, asked) > 0;
}

/** A way of the lesson that shares this many words with her question speaks of it more than the idea of the solution does. */
const aboutIt = 2;
const longest = 320;

/**
 * Returns what can be said to a question that nothing in the plan answers, once the answer is right: the idea of this question's
 * solution, or a passage of its step that speaks of what she asks and that she hasn't read.
 *
 * Parameters  `next`: the question that comes now, whose answer the words mustn't tell.
 */
export function ideaOfThisOne(session: LessonSession, done: Question, next: Question | null, asked: string): string | null {
  const step = explainStepOf(session, done);
  const ways = step === null ? [] : untoldWays(session, step).filter((way) => way.length <= longest);
  const best = ways.toSorted((one, other) => sharedWords(other, asked) - sharedWords(one, asked))[0];
  // The rule doesn't say why it works. Another way of seeing it may.
  const about = best !== undefined && (sharedWords(best, asked) >= aboutIt || asksOnlyWhy(asked)) ? best : null;
  const idea = /\b(?:why|how come)\b/i.test(asked) ? ideaOf(done) : wayOf(done);
  return (
    [about, idea].find(
      (words) => words !== null && !isToldLately(session, words) && (next === null || !saysTheAnswer(next, words)),
    ) ?? null
  );
}
