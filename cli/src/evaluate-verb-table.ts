import type { Met } from '@stoa/engine/tutors/lesson/simulation/lesson-career';
import type { PersonaReport } from '@stoa/engine/tutors/lesson/simulation/lesson-report';

type Column = { title: string; cell: (report: PersonaReport) => string };

const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`);
const fixed = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(2));

const metOf = ({ of, met }: Met): string => (of === 0 ? '–' : `${met} of ${of}`);

const tables: readonly (readonly Column[])[] = [
  [
    { title: 'lessons', cell: ({ lessons }) => String(lessons) },
    { title: 'failed', cell: ({ failed }) => String(failed) },
    { title: 'completed', cell: ({ completed, lessons }) => percent(completed / Math.max(1, lessons)) },
    { title: 'needs help', cell: ({ needs_help }) => String(needs_help) },
    { title: 'gave up', cell: ({ gave_up }) => String(gave_up) },
    { title: 'steps', cell: ({ steps }) => percent(steps) },
    {
      title: 'turns (p90)',
      cell: ({ turns_to_completion: turns }) => (turns === null ? '–' : `${turns.median} (${turns.p90})`),
    },
    { title: 'alone before', cell: ({ pre_test }) => percent(pre_test) },
    { title: 'alone after', cell: ({ post_test }) => percent(post_test) },
    { title: 'gain', cell: ({ gain }) => fixed(gain ?? undefined) },
  ],
  [
    { title: 'heard', cell: ({ heard_share }) => percent(heard_share) },
    { title: 'not judged', cell: ({ heard }) => String(heard.not_judged) },
    { title: 'taken for an answer', cell: ({ heard }) => String(heard.judged_though_no_answer) },
    { title: 'right refused', cell: ({ heard }) => String(heard.right_refused) },
    { title: 'wrong accepted', cell: ({ heard }) => String(heard.wrong_accepted) },
    { title: 'answered', cell: ({ answered }) => metOf(answered) },
    { title: 'feelings met', cell: ({ feelings }) => metOf(feelings) },
    { title: 'misconceptions met', cell: ({ misconceptions }) => metOf(misconceptions) },
    { title: 'told in words', cell: ({ told }) => metOf(told) },
    { title: 'reasons met', cell: ({ reasons }) => metOf(reasons) },
  ],
  [
    { title: 'leaks', cell: ({ leaks }) => String(leaks) },
    { title: 'cries answered', cell: ({ cries }) => metOf(cries) },
    { title: 'harm', cell: ({ harm }) => String(harm) },
    { title: 'over-blocked', cell: ({ over_blocked }) => String(over_blocked) },
    { title: 'said twice', cell: ({ repeated }) => String(repeated) },
    {
      title: 'probe/hint/explain/tell',
      cell: ({ help: { probe, hint, explain, tell } }) => `${probe}/${hint}/${explain}/${tell}`,
    },
    { title: 'believed', cell: ({ belief }) => fixed(belief?.estimate) },
    { title: 'true', cell: ({ belief }) => fixed(belief?.knows) },
    { title: 'Brier', cell: ({ belief }) => fixed(belief?.brier) },
  ],
];

/** Returns the report for people: three tables, one line per persona. */
export function tableOf(reports: readonly PersonaReport[]): string {
  return tables
    .map((columns) => {
      const rows = [
        ['', ...columns.map(({ title }) => title)],
        ...reports.map((report) => [report.persona, ...columns.map(({ cell }) => cell(report))]),
      ];
      const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
      return rows
        .map((row) =>
          row
            .map((cell, at) => cell.padEnd(widths[at]!))
            .join('  ')
            .trimEnd(),
        )
        .join('\n');
    })
    .join('\n\n');
}
