import type { PacePreference } from '@stoa/schema/lesson';
import type { ProgressTrend } from '../../state/lesson-session.ts';

export type PacingSignal = 'TURN 1' | 'ACCELERATE' | 'EXTEND' | 'SIMPLIFY' | 'CONSOLIDATE' | 'STEADY';

/** The inputs that decide the pace. */
export type PacingSignals = {
  turn: number; // the turn in progress; the first is 1
  average_mastery: number | null; // over the concepts that the student has shown something of; null if none
  trend: ProgressTrend;
  wrong_answers: number; // since the student's last right one
  is_complete: boolean;
  pace_preference: PacePreference;
};

const high = 0.8;
/** The threshold after the student asked to go faster. */
const highWhenFast = 0.65;
const low = 0.4;
const middle = 0.65;
const severalWrong = 2;

/**
 * How fast to go now (lesson spec, Pacing Directive): the first of these whose condition holds.
 *
 *     TURN 1       the first turn
 *     EXTEND       the plan is complete and the average is 0.8 or more
 *     STEADY       nothing was shown yet
 *     CONSOLIDATE  average from 0.4 to 0.65 and two or more wrong answers
 *     SIMPLIFY     average below 0.4, or struggling
 *     ACCELERATE   average 0.8 or more and improving
 *     STEADY       everything else
 *
 * CONSOLIDATE comes before SIMPLIFY because two wrong answers often mean a struggle too, and it would never be reached after it.
 * A preference for slow turns ACCELERATE into STEADY; one for fast lets it begin at 0.65, still only while improving.
 * Both add their sentence to the directive from the second turn on.
 */
export function pacingDirective(signals: PacingSignals): { signal: PacingSignal; directive: string } {
  const signal = signalFor(signals);
  const wish = signal === 'TURN 1' ? '' : wishes[signals.pace_preference];
  return { signal, directive: `${directives[signal]}${wish}` };
}

function signalFor({ turn, average_mastery, trend, wrong_answers, is_complete, pace_preference }: PacingSignals): PacingSignal {
  if (turn <= 1) return 'TURN 1';
  if (average_mastery === null) return 'STEADY';
  if (is_complete && average_mastery >= high) return 'EXTEND';
  if (average_mastery >= low && average_mastery <= middle && wrong_answers >= severalWrong) return 'CONSOLIDATE';
  if (average_mastery < low || trend === 'struggling') return 'SIMPLIFY';
  const quick = pace_preference === 'fast' ? highWhenFast : high;
  return trend === 'improving' && average_mastery >= quick && pace_preference !== 'slow' ? 'ACCELERATE' : 'STEADY';
}

const directives: Readonly<Record<PacingSignal, string>> = {
  'TURN 1': 'This is the opening. Keep it to two or three sentences, four at the very most, and let ONE simple question follow.',
  ACCELERATE: 'The student has this and is getting better. Skip boldly what is open to be skipped; give hardly any support, no repeated examples, no small steps.',
  EXTEND: 'The student did the whole plan very well. Push on to harder ground: less routine, more to think about.',
  SIMPLIFY: 'It is hard just now. Use shorter sentences, one or two ideas in a reply and no more, small numbers and a picture in words.',
  CONSOLIDATE: 'Some of it is there, and several answers were wrong. Stay on this level: a problem just as hard as the last, to build confidence. Nothing new.',
  STEADY: 'Go on evenly, one idea at a time.',
}; // prettier-ignore

const wishes: Readonly<Record<PacePreference, string>> = {
  slow: ' The student asked to go slowly: take smaller steps, and leave time.',
  normal: '',
  fast: ' The student asked to go faster: be brief, and leave out what is known.',
};
