import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DetectorAlarm, DetectorStanding } from '@stoa/schema/essay/oversight';
import { client } from '../../api.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { detectorNames } from '../detector-names.ts';

const detectorsQuery = queryOptions({
  queryKey: ['essay-detectors'],
  queryFn: () => client.essays.detectors({}),
  staleTime: 30_000,
});

const alarms: Record<DetectorAlarm, string> = {
  fires_more: 'It comes up at least twice as often as in the 28 days before.',
  fires_less: 'It comes up less than half as often as in the 28 days before.',
  ignored: 'Fewer than one in five students change it after the coach brings it up.',
};

/** The essay coach's detectors: how often each fires and is acted on, what has changed, and a switch for each. */
export function EssayCoachPage() {
  const detectors = useQuery(detectorsQuery);
  return (
    <Page
      title="Essay coach"
      lead="What the coach looks for in essays. If it brings something up wrongly, turn it off here. The next turn of every essay goes by it."
      aside={
        <div className="flex flex-wrap gap-4">
          <Link to="/author/essay-banks" className="link text-sm">
            Period banks
          </Link>
          <Link to="/teacher/essays" className="link text-sm">
            Students’ essays
          </Link>
        </div>
      }
    >
      {detectors.isPending && <Waiting lines={6} />}
      {detectors.isError && <Trouble error={detectors.error} onRetry={() => void detectors.refetch()} />}
      <ul className="grid gap-3">
        {detectors.data?.detectors.map((standing) => (
          <Detector key={standing.detector} standing={standing} />
        ))}
      </ul>
    </Page>
  );
}

function Detector({ standing }: { standing: DetectorStanding }) {
  const { detector, severity, is_off, recent, before, alarms: drifted } = standing;
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: () => client.essays.switchDetector({ params: { detector }, body: { is_off: !is_off } }),
    onSuccess: (all) => cache.setQueryData(detectorsQuery.queryKey, all),
  });
  const name = detectorNames[detector];
  return (
    <li className="card grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto font-sans text-base font-semibold tracking-normal">
          {name}
          {is_off && <span className="ml-2 rounded-full bg-clay-wash px-2 py-0.5 text-sm font-medium text-clay">Off</span>}
        </h2>
        <Button
          size="small"
          busy={change.isPending}
          aria-label={`${is_off ? 'Turn on' : 'Turn off'}: ${name}`}
          onClick={() => change.mutate()}
        >
          {is_off ? 'Turn on' : 'Turn off'}
        </Button>
      </div>
      <p className="text-[0.9375rem] text-soft">
        {severity === 'blocking' ? 'The coach brings it up before anything else.' : 'The coach brings it up along the way.'}
      </p>
      <dl className="grid gap-1 text-[0.9375rem] sm:grid-cols-2">
        {[
          { days: 'Last 7 days', of: recent },
          { days: '28 days before', of: before },
        ].map(({ days, of }) => (
          <div key={days}>
            <dt className="font-medium">{days}</dt>
            <dd className="text-soft">
              Found: {of.seen}, in {of.essays} {of.essays === 1 ? 'essay' : 'essays'}. Brought up: {of.spoken}. Changed:{' '}
              {of.acted}.
            </dd>
          </div>
        ))}
      </dl>
      {drifted.map((alarm) => (
        <Banner key={alarm} tone="care" icon="flag">
          {alarms[alarm]}
        </Banner>
      ))}
      {change.isError && <Trouble error={change.error} />}
    </li>
  );
}
