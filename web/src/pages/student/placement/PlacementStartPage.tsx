import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { useMe } from '../../../signed-in.ts';
import { TellGrade } from '../home/TellGrade.tsx';
import { PlacementFindings } from './PlacementFindings.tsx';
import { placementQuery } from './placement-session.ts';
import { useStartPlacement } from './use-start-placement.ts';

/** Explains what a placement is, with a button to start one; shows the result of the last one. */
export function PlacementStartPage() {
  const { settings, account } = useMe();
  const standing = useQuery(placementQuery);
  const start = useStartPlacement();
  const underWay = standing.data?.under_way ?? null;
  const result = standing.data?.result ?? null;
  return (
    <Page
      title="Find your starting point"
      lead="Answer 8 to 20 questions, and we’ll know where to begin. It takes about 15 minutes, and you can stop and come back any time."
    >
      {standing.isPending && <Waiting label="Looking up your placement" lines={3} />}
      {standing.isError && <Trouble error={standing.error} onRetry={() => void standing.refetch()} />}
      {standing.data !== undefined && (
        <div className="grid gap-8">
          {settings.grade === null && account.role === 'student' && <TellGrade />}
          <ul className="grid gap-3 text-lg">
            <li>Each question depends on your answers so far.</li>
            <li>There’s no grade. If you haven’t learned something yet, just say so.</li>
            <li>Nothing gets locked. You can try any skill, whatever we find.</li>
          </ul>
          {start.error !== null && <Trouble error={start.error} />}
          <div className="flex flex-wrap items-center gap-3">
            {underWay !== null && (
              <Link
                to="/placement/$sessionId"
                params={{ sessionId: underWay.session_id }}
                className={buttonClass({ look: 'primary', size: 'large' })}
              >
                Continue at question {underWay.asked + 1} <Icon name="arrow" />
              </Link>
            )}
            <Button
              look={underWay === null ? 'primary' : 'plain'}
              size="large"
              busy={start.acting}
              onClick={() => start.act(null)}
            >
              {underWay !== null ? 'Begin again' : result !== null ? 'Take it again' : 'Begin'}
            </Button>
          </div>
          {result !== null && (
            <section aria-labelledby="last-placement" className="grid gap-5 border-t border-line pt-8">
              <h2 id="last-placement" className="text-2xl">
                What we found last time
              </h2>
              <PlacementFindings result={result} />
            </section>
          )}
        </div>
      )}
    </Page>
  );
}
