import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { ideaOf } from '../../agents/master-tutor/idea-of-solution.ts';
import { numeralsIn } from '../numbers-in.ts';
import { explainStepOf, saysTheAnswer, untoldWays } from '../explaining.ts';
import { isToldLately } from '../next-help.ts';
import { sharedWords } from '../words-in-common.ts';

/** "Why", "can you have 11 eighths": asks about the mathematics, and not for something. */
const asksOfIt = /\b(?:why|how|what if|what about|can|could|does|do|is|are|isn[’']?t|wouldn[’']?t|which)\b/i;
/** Asks about the tutor or other people, about history or names, or about the world beside the question. */
const ofOthers =
  /\b(?:(?:do|are|did|were|have) (?:you|u|ya)\b|who|invent\w*|discover\w*|called|name|my (?:teacher|mom|dad|brother|sister|friend)|school|recess|lunch|games?|robots?)/i;

/** "But why does it work": asks about the whole idea. */
const whyItWorks =
  /\bwhy (?:(?:do|does|is|are|would|did) )?(?:it|this|that|they|we|you|u) (?:\w+ )?(?:works?|times|multipl\w+|divide|add|subtract|do (?:it|this|that))\b|\bwhy (?:it )?works?\b/i;

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
  return isNamed || fewWords.test(asked) || whyItWorks.test(asked) || sharedWords(told, asked) > 0;
}

/** A way of the lesson that shares this many words with her question speaks of it more than the idea of the solution does. */
const aboutIt = 2;
const longest = 260;

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
  // "But why does it work": she has the rule, and another way of seeing the whole idea answers that.
  const isAbout = best !== undefined && (sharedWords(best, asked) >= aboutIt || whyItWorks.test(asked));
  const about = isAbout ? best : null;
  return (
    [about, ideaOf(done)].find(
      (words) => words !== null && !isToldLately(session, words) && (next === null || !saysTheAnswer(next, words)),
    ) ?? null
  );
}
