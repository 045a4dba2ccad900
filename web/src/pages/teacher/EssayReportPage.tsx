import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { CoachingScope } from '@stoa/schema/essay/essay-phase';
import type { EssayReport } from '@stoa/schema/essay/oversight';
import type { EssayTiming } from '@stoa/schema/essay/submission';
import { client } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField } from '../../components/Field.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { phaseNames } from './essay-phases.ts';
import { detectorNames } from '../detector-names.ts';
import { CoachLines } from '../student/essay/CoachLines.tsx';
import { essayQuery } from '../student/essay/essay-queries.ts';
import { plainTextOf } from '../student/essay/essay-words.ts';
import { scopeNames } from '../student/essay/scope-names.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const reportQuery = (essayId: string) =>
  queryOptions({ queryKey: ['essay-report', essayId], queryFn: () => client.essays.report({ params: { essayId } }) });

/**
 * How a student's essay went: her phase, how her thesis changed, what the coach raised, and what was said. It shows no score.
 */
export function EssayReportPage() {
  const { essayId } = useParams({ from: '/layout/teacher/essays/$essayId' });
  const { data: report } = useSuspenseQuery(reportQuery(essayId));
  const { data: essay } = useSuspenseQuery(essayQuery(essayId));
  const { learner, coach, theses } = report;
  const text = plainTextOf(essay.work.document);
  return (
    <Page
      title={`${learner.name}: ${essay.title}`}
      heading={essay.title}
      lead={`${learner.name} · ${scopeNames[essay.scope]}${essay.timing === 'timed' ? ' · Timed' : ''} · ${
        essay.submitted_at === null ? 'Not turned in yet' : `Turned in ${moment.format(new Date(essay.submitted_at))}`
      }`}
      aside={
        <Link to="/teacher/essays" className="link text-sm">
          All essays
        </Link>
      }
    >
      <div className="grid gap-8">
        <Switch essayId={essayId} off={coach.off} />
        {essay.submitted_at === null && <Coaching essayId={essayId} scope={coach.scope} timing={coach.timing} />}
        <Part title="Where the student is">
          <p>{coach.phase === null ? 'The coach hasn’t said anything yet.' : phaseNames[coach.phase]}</p>
        </Part>
        <Part title="Thesis">
          {theses.length === 0 ? (
            <p className="text-soft">No thesis yet.</p>
          ) : (
            <ol className="grid gap-3">
              {theses.map(({ at, text: words }) => (
                <li key={at} className="border-l-2 border-edge pl-3">
                  <p className="wrap-anywhere">{words}</p>
                  <p className="text-sm text-soft">{moment.format(new Date(at))}</p>
                </li>
              ))}
            </ol>
          )}
        </Part>
        <Issues fires={report.fires} />
        <Part title="With the coach">
          {coach.lines.length === 0 ? (
            <p className="text-soft">Nothing was said yet.</p>
          ) : (
            <ol aria-label="Conversation" className="grid gap-3">
              <CoachLines lines={coach.lines} speaker="Student" />
            </ol>
          )}
        </Part>
        <Part title="The essay">
          {text === '' ? (
            <p className="text-soft">Nothing is written yet.</p>
          ) : (
            <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{text}</p>
          )}
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** What the coach found, by issue: how often the coach raised it, and whether the student changed it. */
function Issues({ fires }: Pick<EssayReport, 'fires'>) {
  const met = [...new Set(fires.map(({ detector }) => detector))];
  const count = (detector: string, outcome: string) =>
    fires.filter((fire) => fire.detector === detector && fire.outcome === outcome).length;
  return (
    <Part title="What came up">
      {met.length === 0 ? (
        <p className="text-soft">Nothing yet.</p>
      ) : (
        <ul className="grid gap-3">
          {met.map((detector) => {
            const spoken = count(detector, 'spoken');
            const span = fires.findLast((fire) => fire.detector === detector && fire.span !== null)?.span;
            return (
              <li key={detector} className="card grid gap-1 px-4 py-3">
                <p className="font-medium">{detectorNames[detector]}</p>
                <p className="text-[0.9375rem] text-soft">
                  {spoken === 0
                    ? 'The coach didn’t bring it up.'
                    : `The coach brought it up ${spoken === 1 ? 'once' : `${spoken} times`}.`}
                  {count(detector, 'acted') > 0 && ' The student changed it.'}
                </p>
                {span != null && <p className="wrap-anywhere">“{span}”</p>}
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

/** Turns the coach off for this essay, or on again. */
function Switch({ essayId, off }: { essayId: string; off: boolean }) {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: () => client.essays.switchCoach({ params: { essayId }, body: { off: !off } }),
    onSuccess: (report) => cache.setQueryData(reportQuery(essayId).queryKey, report),
  });
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p>{off ? 'The coach is off for this essay.' : 'The coach is on for this essay.'}</p>
      <Button size="small" busy={change.isPending} onClick={() => change.mutate()}>
        {off ? 'Turn the coach on' : 'Turn the coach off'}
      </Button>
      {change.isError && <Trouble error={change.error} />}
    </div>
  );
}

/** Changes the essay's scope or clock while the student writes. */
function Coaching({ essayId, scope, timing }: { essayId: string; scope: CoachingScope; timing: EssayTiming }) {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (body: { scope: CoachingScope; timing: EssayTiming }) => client.essays.give({ params: { essayId }, body }),
    onSuccess: async (report) => {
      cache.setQueryData(reportQuery(essayId).queryKey, report);
      await cache.invalidateQueries({ queryKey: essayQuery(essayId).queryKey });
    },
  });
  return (
    <section aria-label="What the student works on" className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="What to work on"
          value={scope}
          disabled={change.isPending}
          onChange={({ target: { value } }) =>
            change.mutate({ scope: value as CoachingScope, timing: value === 'full' ? timing : 'untimed' })
          }
        >
          {Object.entries(scopeNames).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Time"
          value={timing}
          disabled={change.isPending || scope !== 'full'}
          onChange={({ target: { value } }) => change.mutate({ scope, timing: value as EssayTiming })}
        >
          <option value="untimed">Untimed</option>
          <option value="timed">{timing === 'timed' ? 'Timed' : 'Start the clock now'}</option>
        </SelectField>
      </div>
      <p className="text-[0.9375rem] text-soft">
        The student’s coach says so at the next turn and continues from where it is. If there’s text already, a new clock starts
        with the 45 minutes of writing.
      </p>
      {change.isError && <Trouble error={change.error} />}
    </section>
  );
}
