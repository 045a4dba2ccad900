import type { PracticePolicy } from '@stoa/schema/policy';
import type { AnswerSight } from './practice-move.ts';
import type { OpenProblem, Pace, PracticeSession, SlowDown } from './practice-session.ts';

/**
 * True if an answer came sooner than anyone could have read the problem and thought about it: within the policy's number of
 * seconds after the last thing the student was shown and, at the first attempt, also sooner than the stem can be read.
 *
 * Source  Wise & Kong (2005), "Response time effort", Applied Measurement in Education 18, 163–183: thresholds by item length.
 */
export function isRapid(open: OpenProblem, stem: string, now: Date, { rapid_guess }: PracticePolicy): boolean {
  const reading = open.attempts.length === 0 ? stem.split(/\s+/).length / rapid_guess.words_per_second : 0;
  return secondsSince(open.touched_at, now) < Math.max(rapid_guess.seconds, reading);
}

/**
 * True if an answer is a serious try although it isn't right: it can be read, it took some time, and the student hasn't given
 * it to this problem before. Nothing less ends a series of skips.
 */
export const isRealTry = ({ check, rapid, repeated }: Pick<AnswerSight, 'check' | 'rapid' | 'repeated'>): boolean =>
  check.verdict === 'incorrect' && !rapid && !repeated;

/** True if a hint is asked for sooner than the last thing the student was shown could have been read. */
export const isClicking = (open: OpenProblem, now: Date, { hint_clicking }: PracticePolicy): boolean =>
  secondsSince(open.touched_at, now) < hint_clicking.seconds;

type Paces = Pick<PracticeSession, 'guessing' | 'clicking' | 'skipping' | 'slow_down'>;

/**
 * Returns the pace after a wrong answer. Only consecutive wrong answers can be guesses, because a fluent learner is quick and
 * right. A wrong answer that took some time resets the counts of guesses and clicks. Only a serious try resets the count of
 * skips.
 */
export function paceAfterWrong(
  session: Paces,
  sight: Pick<AnswerSight, 'check' | 'rapid' | 'repeated'>,
  now: Date,
  policy: PracticePolicy,
): Paces {
  if (!sight.rapid)
    return { ...thoughtful(session), ...(isRealTry(sight) && { skipping: { ...session.skipping, in_a_row: 0 } }) };
  const { pace, slow_down } = counted(session.guessing, 'rapid_guessing', now, policy.rapid_guess);
  return { ...session, guessing: pace, slow_down: slow_down ?? session.slow_down };
}

/** Returns the pace after a hint was asked for. */
export function paceAfterHint(session: Paces, clicking: boolean, now: Date, policy: PracticePolicy): Paces {
  if (!clicking) return { ...session, clicking: { ...session.clicking, in_a_row: 0 } };
  const { pace, slow_down } = counted(session.clicking, 'hint_clicking', now, policy.hint_clicking);
  return { ...session, clicking: pace, slow_down: slow_down ?? session.slow_down };
}

/**
 * Returns the pace after a problem was skipped. A student who has seriously tried it may skip as often as she likes. One who
 * doesn't know where to begin loses nothing by the pause, because it only blocks the next skip: hints, an example and an answer
 * stay available.
 */
export function paceAfterSkip(session: Paces, { tried }: OpenProblem, now: Date, policy: PracticePolicy): Paces {
  if (tried) return session;
  const { pace, slow_down } = counted(session.skipping, 'skipping', now, policy.skipping);
  return { ...session, skipping: pace, slow_down: slow_down ?? session.slow_down };
}

/** Returns the pace after a right answer: the pauses between skips become short again. */
export const paceAfterRight = (session: Paces): Paces => ({ ...thoughtful(session), skipping: { in_a_row: 0, times_slowed: 0 } });

/** Returns the pace after an answer that wasn't a guess. */
const thoughtful = (session: Paces): Paces => ({
  ...session,
  guessing: { ...session.guessing, in_a_row: 0 },
  clicking: { ...session.clicking, in_a_row: 0 },
});

type Limits = { in_a_row: number; wait_seconds: number; longest_wait_seconds: number };

function counted(pace: Pace, kind: SlowDown['kind'], now: Date, limits: Limits): { pace: Pace; slow_down: SlowDown | null } {
  const in_a_row = pace.in_a_row + 1;
  if (in_a_row < limits.in_a_row) return { pace: { ...pace, in_a_row }, slow_down: null };
  const wait = Math.min(limits.wait_seconds * 2 ** Math.min(pace.times_slowed, 10), limits.longest_wait_seconds);
  return {
    pace: { in_a_row: 0, times_slowed: pace.times_slowed + 1 },
    slow_down: { kind, until: new Date(now.getTime() + wait * 1000).toISOString() },
  };
}

/** Returns the slow-down that is in force at a moment, or null. */
export const slowDownAt = ({ slow_down }: Pick<PracticeSession, 'slow_down'>, now: Date): SlowDown | null =>
  slow_down !== null && now.getTime() < Date.parse(slow_down.until) ? slow_down : null;

/** What each slow-down blocks. Reading an example and going on are never blocked. */
export const heldBack: Record<SlowDown['kind'], readonly string[]> = {
  rapid_guessing: ['attempt', 'attempt_work', 'skip'],
  hint_clicking: ['ask_hint'],
  skipping: ['skip'],
};

/** What the student is told about a slow-down. The words are kind and suggest how to use the time. */
export const slowDownWords: Record<SlowDown['kind'], string> = {
  rapid_guessing: 'Let’s slow down. Read the question again, and then answer.',
  skipping: 'Let’s take a breath. You can skip again in a moment. Until then, stay with this one. Even a first idea helps.',
  hint_clicking: 'Take a moment with the hint you have. Try one thing it suggests, on paper or here.',
};

const secondsSince = (from: string, now: Date): number => (now.getTime() - Date.parse(from)) / 1000;
