import type { BankedProblem } from '@stoa/schema/problem';
import type { Known } from './answer-leak.ts';
import type { OpenProblem } from './practice-session.ts';

/** What is open to her on a problem: the stem and the choices, our hints and example, her own words with `now` among them. */
export function knownOf(
  problem: BankedProblem,
  open: Pick<OpenProblem, 'attempts' | 'hints' | 'example'>,
  now: readonly string[],
): Known {
  const { example } = open;
  return {
    stem: problem.item.problem_content.stem,
    shown: [
      ...open.hints.map(({ hint_text }) => hint_text),
      ...(example === null
        ? []
        : [example.stem, example.answer, ...example.steps.flatMap(({ explanation, math }) => [explanation, math])]),
    ],
    written: [
      ...open.attempts.flatMap(({ view }) => [...(view.answer === null ? [] : [view.answer]), ...(view.lines ?? [])]),
      ...now,
    ],
  };
}
