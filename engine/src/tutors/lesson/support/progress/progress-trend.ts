import type { ClosedQuestion, ProgressTrend, Question } from '../../state/lesson-session.ts';

/** How well each way to end a question counts. Questions that the student left don't count. */
const shows = { right_unaided: 1, right_aided: 0.5, told: 0 } as const;
const recent = 3;

/**
 * Judges how the session is going (lesson spec, progress_trend).
 *
 * `improving`  the last two questions were answered right, the later one without help, and the current one has no wrong
 *              answer yet.
 * `struggling` the last result is a question that had to be told, or two wrong answers to the current one; and at most a
 *              third of the last three such results was right, or the current question has three wrong answers.
 * `steady`     everything else, including the beginning.
 */
export function progressTrend(
  closed: readonly Pick<ClosedQuestion, 'end'>[],
  current: Pick<Question, 'wrong_attempts'> | null,
): ProgressTrend {
  const wrongNow = current?.wrong_attempts ?? 0;
  const ended = closed.flatMap(({ end }) => (end === 'abandoned' ? [] : [shows[end]]));
  const results: number[] = wrongNow >= 2 ? [...ended, 0] : ended;
  const last = results.slice(-recent);
  const mean = last.reduce((sum, result) => sum + result, 0) / last.length;
  if (last.at(-1) === 0 && (mean <= 1 / 3 || wrongNow >= 3)) return 'struggling';
  return wrongNow === 0 && last.at(-1) === 1 && (last.at(-2) ?? 0) > 0 ? 'improving' : 'steady';
}
