import type { ClosedQuestion, ProgressTrend, Question } from '../../state/lesson-session.ts';

/** What an ended question shows; one that the student left shows nothing. */
const shows = { right_unaided: 1, right_aided: 0.5, told: 0 } as const;
const recent = 3;

/**
 * How the session goes just now (lesson spec, progress_trend).
 *
 * `improving`  the last two questions came right, the later one without help, and the present one has no wrong answer yet.
 * `struggling` the last thing shown is a question that had to be told, or two wrong answers to the present one; and of the last three
 *              such results no more than a third came right, or the present question has three wrong answers.
 * `steady`     everything else, and the beginning.
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
