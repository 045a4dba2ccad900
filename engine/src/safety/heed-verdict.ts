import { speaksHarm } from '../guards/harm/speaks-harm.ts';
import { speaksOfItself } from '../guards/internal-language.ts';
import { obeysTheStudent } from '../guards/obedience.ts';
import { voice } from '../guards/voice.ts';
import { isBareMathematics } from './bare-mathematics.ts';
import { isCrisis } from './crisis-message.ts';
import { unsafe } from './guidance.ts';
import type { SafetyViolation, Unsafe } from './unsafe.ts';

/** What a model said of a message in which the first layer found nothing. */
type Verdict = { is_safe: boolean; violation_type: SafetyViolation | null; guidance: string | null; should_warn: boolean };

export type Said = {
  message: string;
  /** Her messages before it that the model has read too: an order may stand in one of them. */
  earlier: readonly string[];
  /** An answer to the question that waits was heard in it. */
  answers: boolean;
  /** How many of her messages in this session were stopped by a model's word alone. */
  stopped: StopsSoFar;
};

/** Grave kinds are counted for themselves: a model that cries profanity three times is still heeded when it hears abuse. */
export type StopsSoFar = { grave: number; other: number };

/** Counts the flags of a session that a model raised by its word alone; those of the first layer are none of them. */
export function stopsSoFar(flags: readonly { kind: string; source: 'first_layer' | 'agent' }[]): StopsSoFar {
  const byModel = flags.filter(({ source }) => source === 'agent');
  const count = byModel.filter(({ kind }) => graveKinds.has(kind)).length;
  return { grave: count, other: byModel.length - count };
}

/** Kinds for which a model's word alone stops a message even when it answers the question. */
const grave: ReadonlySet<SafetyViolation> = new Set(['self_harm', 'abuse', 'threat', 'violence', 'sexual', 'hate']);
const graveKinds: ReadonlySet<string> = grave;
const mostInSession = { grave: 3, other: 2 };

/** A kind that somebody could come to harm by. */
export const isGrave = (violation: SafetyViolation): boolean => grave.has(violation);

/**
 * How far a model's word alone is heeded, so that a model that sees harm in everything shuts no child out:
 *
 * - never where the message is mathematics and nothing else;
 * - for the lesser kinds not where the message answers the question, and twice in a session at most;
 * - for the grave kinds, disclosures among them, three times in a session at most: by then the teacher knows.
 *
 * The first layer has no such limits: where it hears something, the model's word is not needed. The model's guidance is shown where it is in the tutor's voice and obeys nobody; else the fixed
 * sentence is, and for a disclosure always.
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
