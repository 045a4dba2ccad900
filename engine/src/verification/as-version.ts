import type { BankedProblem } from '@stoa/schema/problem';
import type { LearningEvent } from '@stoa/schema/learning-event';
import { ProblemId } from '@stoa/schema/problem';

type Verified = { problem: BankedProblem; events: readonly LearningEvent[] };

/** Returns a verified problem with its events under another version, and under another id if one is given. */
export function asVersion<T extends Verified>(verification: T, version: number, id?: string): T {
  const { problem, events } = verification;
  const { item } = problem;
  const name = id === undefined ? item.meta.id : ProblemId.parse(id);
  return {
    ...verification,
    problem: { ...problem, item: { ...item, meta: { ...item.meta, id: name, version } } },
    events: events.map((event) => ({
      ...event,
      ...('problem_version' in event ? { problem_id: name, problem_version: version } : {}),
      versions: { ...event.versions, problem: event.versions.problem && { ...event.versions.problem, id: name, version } },
    })),
  };
}

/** Returns what a student or a judge sees of a problem, without its id, when it was written, and its status. */
export const contentOf = ({
  item: { meta: _, ...item },
  judging,
  tests,
  figure,
  read_from_figure,
  answer_figure,
  ladder,
}: BankedProblem) => ({
  item,
  judging,
  tests,
  ...(figure === undefined ? {} : { figure }),
  ...(read_from_figure === undefined ? {} : { read_from_figure }),
  ...(answer_figure === undefined ? {} : { answer_figure }),
  ...(ladder === undefined ? {} : { ladder }),
});
