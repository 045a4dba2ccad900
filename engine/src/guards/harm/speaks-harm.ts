import type { Violation } from '../../turn/agent.ts';
import { rememberReadings } from '../remember-readings.ts';
import { wordsOf } from '../words-of.ts';
import { falseArithmeticIn } from './false-arithmetic.ts';
import { harmIn } from './harm-book.ts';

/**
 * Objects to what no tutor may say to a child in any lesson: a meeting, a secret, a question about her home, contempt, a
 * threat, dangerous advice, a promise that no tutor can keep; and false arithmetic stated as a fact. Reads every text of the
 * reply.
 */
export function speaksHarm(reply: unknown): Violation | null {
  for (const text of wordsOf(reply)) {
    const violation = harmOf(text);
    if (violation !== null) return violation;
  }
  return null;
}

const harmOf = rememberReadings((text): Violation | null => {
  const harm = harmIn(text);
  if (harm !== null) return { guard: 'harm', detail: harm };
  const wrong = falseArithmeticIn(text);
  return wrong === null ? null : { guard: 'false_arithmetic', detail: `states ${wrong}` };
}, 4000);
