import { findLeak } from '@stoa/engine/guards/leak/find-leak';
import type { AnswerQuestion } from '@stoa/engine/math/check-answer';
import { namesMathematics } from '@stoa/engine/verification/names-mathematics';
import type { Ladder, ProblemDraft } from './generator.ts';

/**
 * Returns a ladder whose third rung has a step of this very problem (practice spec §7.5). The family's own text stays; if it
 * has no number and no expression, it is followed by the first solution step that isn't in the stem and doesn't reveal the
 * answer.
 *
 * Shape   the unchanged ladder if it needs nothing, or if the solution has no such step; then the verifier tells the author.
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
