import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useMemo, useState } from 'react';
import { buttonClass } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { SelectField } from '../../../components/Field.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { client } from '../../../api.ts';
import { useMe } from '../../../signed-in.ts';
import { RecentActivity } from '../../RecentActivity.tsx';
import { graphQuery, progressQuery } from '../learner-queries.ts';
import { standingSkills, isMastered } from '../standing-skills.ts';
import type { StandingSkill } from '../standing-skills.ts';
import { tutors } from '../tutors.ts';
import { DueList } from './DueList.tsx';
import { masteryOverTime, standingOverTime } from './mastery-series.ts';
import type { Change, Series } from './mastery-series.ts';

const Plot = lazy(() => import('./Plot.tsx'));
const threshold = 0.95;

const historyQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['history', learnerId],
    queryFn: () => client.mastery.history({ params: { learnerId }, query: { limit: 1000 } }),
    staleTime: 0,
  });

/** A student's progress: what is mastered, what is due, how each skill changed, and the latest sessions. */
export function ProgressPage() {
  const { account } = useMe();
  const { data: graph } = useSuspenseQuery(graphQuery);
  const { data: progress } = useSuspenseQuery(progressQuery(account.id));
  const skills = useMemo(() => standingSkills(graph, progress.skills), [graph, progress]);
  const history = useQuery(historyQuery(account.id));
  const count = (which: (one: StandingSkill) => boolean) => skills.filter(which).length;
  const assumed = count(({ progress: of }) => of.standing === 'assumed');

  return (
    <Page wide title="Progress" heading="Your progress">
      <dl className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Count label="mastered" value={count(({ progress: of }) => isMastered(of))} tone="text-olive" />
        <Count label="learning" value={count(({ progress: of }) => of.standing === 'learning')} tone="text-plum" />
        <Count label="ready to start" value={count(({ progress: of }) => of.standing === 'ready')} tone="text-sea" />
        <Count label="due for review" value={count(({ progress: of }) => of.standing === 'due')} tone="text-ochre" />
      </dl>
      {assumed > 0 && (
        <p className="mb-6 text-soft">
          {assumed} {assumed === 1 ? 'skill is' : 'skills are'} assumed known. To count as mastered,{' '}
          {assumed === 1 ? 'it has' : 'they have'} to be shown.
        </p>
      )}
      {history.isPending && <Waiting label="Loading your history" lines={5} />}
      {history.isError && <Trouble error={history.error} onRetry={() => void history.refetch()} />}
      {history.data?.items.length === 0 && (
        <Empty
          title="Nothing to show yet"
          action={
            <Link to="/" className={buttonClass({ look: 'primary' })}>
              Find something to practice
            </Link>
          }
        >
          <p>Your graph starts with your first problem.</p>
        </Empty>
      )}
      {history.data !== undefined && history.data.items.length > 0 && <Plots skills={skills} changes={history.data.items} />}
      <div className="mt-12 grid gap-12 lg:grid-cols-2">
        <DueList skills={skills} />
        <RecentActivity
          learnerId={account.id}
          leadsTo={({ tutor, session_id, over }) => {
            const pages = over ? undefined : tutors.find(({ name }) => name === tutor);
            return pages === undefined ? null : { to: `${pages.sessionsAt}/${session_id}`, label: 'Continue' };
          }}
        />
      </div>
    </Page>
  );
}

function Count({ label, value, tone }: { label: string; value: number; tone: string }) {
  return (
    <div className="card flex flex-col-reverse px-5 py-4 shadow-none">
      <dt className="text-soft">{label}</dt>
      <dd className={`font-serif text-[2rem] leading-tight font-semibold ${tone}`}>{value}</dd>
    </div>
  );
}

function Plots({ skills, changes }: { skills: readonly StandingSkill[]; changes: readonly Change[] }) {
  const tried = skills.filter(({ skill }) => changes.some(({ skill_id }) => skill_id === skill.id));
  const [chosen, choose] = useState<string>(changes[0]!.skill_id);
  const standing = useMemo(
    () =>
      standingOverTime(
        skills.flatMap(({ progress }) => progress.mastered_at ?? []),
        changes,
      ),
    [skills, changes],
  );
  const mastery = useMemo(() => masteryOverTime(changes, chosen), [changes, chosen]);
  const name = tried.find(({ skill }) => skill.id === chosen)?.skill.name ?? '';

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Panel
        title="Skills mastered"
        series={standing}
        unit=""
        label={`Skills mastered over time; now ${standing.values.at(-1)}`}
      />
      <Panel
        title="How sure we are"
        note="It takes a few right answers in a row to master a skill, no matter how high the line is."
        series={mastery}
        unit="%"
        max={100}
        mark={threshold * 100}
        label={`How sure we are that you know ${name}, over time; now ${mastery.values.at(-1)} percent, and 95 are needed`}
        chooser={
          <SelectField label="Skill" labelHidden value={chosen} onChange={(event) => choose(event.target.value)}>
            {tried.map(({ skill }) => (
              <option key={skill.id} value={skill.id}>
                {skill.name}
              </option>
            ))}
          </SelectField>
        }
      />
    </div>
  );
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A plot with its numbers in a table behind it. */
function Panel({
  title,
  note,
  chooser,
  ...plot
}: {
  title: string;
  /** How to read it, if that isn't obvious. */
  note?: string;
  series: Series;
  unit: string;
  label: string;
  max?: number;
  mark?: number;
  /** A control beside the title that chooses what to plot. */
  chooser?: React.ReactNode;
}) {
  return (
    <section className="card grid content-start gap-4 p-5 sm:p-6">
      <div className="grid min-h-12 items-center gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,20rem)] sm:justify-between">
        <h2 className="text-xl">{title}</h2>
        {chooser}
      </div>
      {note !== undefined && <p className="text-[0.9375rem] text-soft">{note}</p>}
      <Suspense fallback={<div className="h-[260px]" />}>
        <Plot {...plot} />
      </Suspense>
      <details>
        <summary className="link w-fit">Show as a table</summary>
        <div className="mt-3 max-h-72 overflow-y-auto" tabIndex={0} role="group" aria-label={`${title}, as a table`}>
          <table className="w-full text-left text-[0.9375rem]">
            <thead>
              <tr className="border-b border-edge">
                <th scope="col" className="py-1.5 pr-4">
                  When
                </th>
                <th scope="col" className="py-1.5 text-right">
                  {plot.unit === '%' ? 'How sure' : 'Skills'}
                </th>
              </tr>
            </thead>
            <tbody>
              {plot.series.times.map((time, at) => (
                <tr key={at} className="border-b border-line">
                  <td className="py-1.5 pr-4">{moment.format(time * 1000)}</td>
                  <td className="py-1.5 text-right">
                    {plot.series.values[at]}
                    {plot.unit}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
