import { diagnoseAnswer } from '@stoa/engine/math/diagnose-answer';
import type { z } from 'zod';
import { CheckLine, checkLine, questionOf } from './check-verb.ts';

/** A line of `stoa diagnose`: the same as one of `stoa check`. */
export const DiagnoseLine = CheckLine;

/**
 * Returns the error that a wrong answer's relation to the right one suggests; null if the answer isn't wrong, or nothing
 * explains it.
 */
export function diagnoseLine(line: z.infer<typeof DiagnoseLine>) {
  const { verdict, reason } = checkLine(line);
  const found = verdict === 'incorrect' ? diagnoseAnswer(questionOf(line), line.answer) : null;
  return {
    verdict,
    reason,
    rule: found?.rule ?? null,
    error_category: found?.category ?? null,
    confidence_score: found?.confidence ?? null,
  };
}
