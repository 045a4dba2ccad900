import type { PlanQuestion } from '@stoa/schema/study-plan';
import { describeFigure } from '../../../figures/describe-figure.ts';
import { findLeak } from '../../../guards/leak/find-leak.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import { inFigures } from '../support/in-figures.ts';
import { numbersIn } from '../support/numbers-in.ts';
import { error, saidOfLeak, type Finding } from './plan-finding.ts';

const mostSentences = 2;

/**
 * Numbers that belong to mathematics in general and not to a question: 0, 1 and 2, and those that place value and percents are
 * made of.
 */
const ofTheMatter: ReadonlySet<number> = new Set([0, 1, 2, 10, 100, 1000]);

/**
 * Finds faults in the way to check an answer by herself. The student reads it before anything was judged, so it must be true of
 * any value that she has in mind: it must not tell the answer, nor name a number that only the right answer leads to.
 */
export function findingsInSelfCheck(at: string, question: PlanQuestion): Finding[] {
  const { self_check: text, answer, text: stem, probe, hint } = question;
  if (text === undefined) return [];
  const place = `${at}.self_check`;
  const [leak] = findLeak({ text, answer, stem, shown: [probe.text, hint], written: [] });
  if (leak !== undefined) return [error(place, `It gives the answer away: it ${saidOfLeak(text, leak)}.`)];
  const known = new Set(numbersAskedOf(question));
  const strange = numbersSaid(text).find(
    (one) => !known.has(one) && (!ofTheMatter.has(one) || checkAnswer(answer, String(one)).verdict === 'correct'),
  );
  return [
    ...(strange === undefined
      ? []
      : [error(place, `The question has no ${strange}: say it without a number that only the right answer leads to.`)]),
    ...(text.split(/(?<=[.!?])\s+(?=\S)/).length > mostSentences
      ? [error(place, 'A way to check is said in one or two sentences.')]
      : []),
  ];
}

const numbersAskedOf = ({ text, figure, answer }: PlanQuestion): number[] => [
  ...numbersSaid(text),
  ...(figure === undefined ? [] : numbersSaid(describeFigure(figure))),
  ...answer.choices.flatMap(numbersSaid),
];

/** Returns the numbers in a text, written in digits and in words. */
const numbersSaid = (text: string): number[] => [...numbersIn(text), ...numbersIn(inFigures(text))];
