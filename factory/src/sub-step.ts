import { findLeak } from '@stoa/engine/guards/leak/find-leak';
import type { AnswerQuestion } from '@stoa/engine/math/check-answer';
import { namesMathematics } from '@stoa/engine/verification/names-mathematics';
import type { Ladder, ProblemDraft } from './generator.ts';

/**
 * A ladder whose third rung is a step of this very problem (practice spec §7.5). What the family says there stays; where it names no
 * number and no expression, the first step of the solution follows that the stem does not show and that does not tell the answer.
 *
 * Shape   the ladder as it is where it needs nothing, or where the solution has no such step: the verifier tells its author.
 */
export function withSubStep(
  hints: Ladder,
  { stem, steps }: Pick<ProblemDraft, 'stem' | 'steps'>,
  answer: AnswerQuestion,
): Ladder {
  const [look, principle, own] = hints;
  if (namesMathematics(own)) return hints;
  const given = spaceless(stem);
  const told = steps
    .slice(0, -1)
    .filter(({ math }) => /\d/.test(math) && !given.includes(spaceless(math)))
    .map(({ math }) => `${own} Start from this step: $${math}$.`)
    .find((text) => findLeak({ text, answer, stem, shown: [look, principle], written: [], level: 3 }).length === 0);
  return told === undefined ? hints : [look, principle, told];
}

const spaceless = (text: string): string => text.replace(/\s+/g, '');
