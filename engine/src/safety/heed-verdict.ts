import { speaksHarm } from '../guards/harm/speaks-harm.ts';
import { speaksOfItself } from '../guards/internal-language.ts';
import { obeysTheStudent } from '../guards/obedience.ts';
import { voice } from '../guards/voice.ts';
import { isBareMathematics } from './bare-mathematics.ts';
import { isCrisis } from './crisis-message.ts';
import { unsafe } from './guidance.ts';
import type { SafetyViolation, Unsafe } from './unsafe.ts';

/** What a model said about a message in which the first layer found nothing. */
type Verdict = { is_safe: boolean; violation_type: SafetyViolation | null; guidance: string | null; should_warn: boolean };

export type Said = {
  message: string;
  /** Earlier messages that the model has read too: an attempt to give it orders may be in one of them. */
  earlier: readonly string[];
  /** True if an answer to the open question was heard in the message. */
  answers: boolean;
  /** How many of her messages in this session were stopped only because of a model's word. */
  stopped: StopsSoFar;
};

/**
 * Grave kinds are counted separately: a model that falsely reports profanity three times is still heeded when it reports abuse.
 */
export type StopsSoFar = { grave: number; other: number };

/** Counts the flags of a session that were raised only because of a model's word; flags of the first layer don't count. */
export function stopsSoFar(flags: readonly { kind: string; source: 'first_layer' | 'agent' }[]): StopsSoFar {
  const byModel = flags.filter(({ source }) => source === 'agent');
  const count = byModel.filter(({ kind }) => graveKinds.has(kind)).length;
  return { grave: count, other: byModel.length - count };
}

/** Kinds for which a model's word alone stops a message even if it answers the question. */
const grave: ReadonlySet<SafetyViolation> = new Set(['self_harm', 'abuse', 'threat', 'violence', 'sexual', 'hate']);
const graveKinds: ReadonlySet<string> = grave;
const mostInSession = { grave: 3, other: 2 };

/** True for a kind by which somebody could come to harm. */
export const isGrave = (violation: SafetyViolation): boolean => grave.has(violation);

/**
 * Decides how far a model's word alone is heeded, so that a model that sees harm everywhere can't shut a child out:
 *
 * - never if the message is only mathematics;
 * - for the lesser kinds, not if the message answers the question, and at most twice in a session;
 * - for the grave kinds, including disclosures, at most three times in a session: by then the teacher knows.
 *
 * The first layer has no such limits, and doesn't need the model's word. The model's guidance is shown if it is in the tutor's
 * voice and doesn't obey orders in the message; otherwise the fixed sentence is, and for a disclosure or a threat always.
 */
export function heedVerdict(verdict: Verdict, { message, earlier, answers, stopped }: Said): Unsafe | null {
  const violation = verdict.is_safe ? null : verdict.violation_type;
  if (violation === null || isBareMathematics(message)) return null;
  const isGrave = grave.has(violation);
  if (answers && !isGrave) return null;
  if (isGrave ? stopped.grave >= mostInSession.grave : stopped.other >= mostInSession.other) return null;

  const fixed = unsafe(violation, 'agent');
  return {
    ...fixed,
    guidance:
      isCrisis(violation) || !sayable(verdict.guidance, [message, ...earlier].join('\n')) ? fixed.guidance : verdict.guidance,
    should_warn: fixed.should_warn && verdict.should_warn,
  };
}

const inVoice = voice({ longest: 300 });
const obeys = obeysTheStudent<{ message: string }>(
  ({ message }) => message,
  () => '',
);

const sayable = (guidance: string | null, message: string): guidance is string =>
  guidance !== null &&
  guidance.trim() !== '' &&
  inVoice(guidance) === null &&
  speaksOfItself(guidance) === null &&
  speaksHarm(guidance) === null &&
  obeys(guidance, { message }, null) === null;
