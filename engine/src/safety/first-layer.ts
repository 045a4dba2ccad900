import { findPersonalData } from '../guards/personal-data.ts';
import { badWordsIn } from './bad-words.ts';
import { isDisclosure } from './crisis-message.ts';
import { rudeToTheProgram, unsafe } from './guidance.ts';
import { addressesTheMachine } from './machine-marks.ts';
import { withoutMourning } from './mourning.ts';
import { insultsOnlyTheProgram, knownWords, phraseIn, worryIn } from './phrase-book.ts';
import { readMessage } from './read-message.ts';
import { safetyViolations, type SafetyViolation, type Unsafe } from './unsafe.ts';

/**
 * Reads a student's message before anything else does, without a model, and finds anything that a lesson can't go on with.
 * Returns null for an ordinary message. If there are several violations, the gravest counts (`safetyViolations`). A possible
 * disclosure is returned with `sure: false`.
 *
 * Shape   the message as she typed it, of any length; takes time linear in it. `afterLoss`: she has just told of somebody's
 *         death.
 * Errors  none. It finds what is said plainly or in a usual disguise; docs/safety.md lists what it can't see.
 */
export function firstLayer(text: string, afterLoss = false): Unsafe | null {
  const read = readMessage(text, knownWords);
  const violation = violationIn(text, read);
  if (violation !== null && isDisclosure(violation)) return unsafe(violation, 'first_layer');
  // Checked before the lesser kinds: a child who swears while saying that she is afraid is asked, not told off. A threat
  // remains a threat.
  const threatens = violation === 'threat' || violation === 'violence';
  const worry = threatens ? null : worryIn(withoutMourning(read, afterLoss));
  if (worry !== null) return unsafe(worry, 'first_layer', false);
  if (violation === 'harassment' && insultsOnlyTheProgram(read)) return rudeToTheProgram;
  return violation === null ? null : unsafe(violation, 'first_layer');
}

function violationIn(text: string, read: string): SafetyViolation | null {
  const found = [
    phraseIn(read),
    badWordsIn(read),
    findPersonalData(text, []).length > 0 ? ('personal_data' as const) : null,
    addressesTheMachine(text) ? ('manipulation' as const) : null,
  ];
  return safetyViolations.find((violation) => found.includes(violation)) ?? null;
}
