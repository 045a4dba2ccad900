import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { MasteryTier } from '@stoa/schema/course/tier';
import { Button } from '../../../../components/Button.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { Dialog } from '../../../../components/Dialog.tsx';
import { Page } from '../../../../components/Page.tsx';
import { Trouble } from '../../../../components/Trouble.tsx';
import { useMedia } from '../../../../components/use-media.ts';
import { useMe } from '../../../../signed-in.ts';
import { pathQuery } from '../course-queries.ts';
import { TierBadge } from '../Tier.tsx';
import { TierCounts } from '../../../../components/TierCounts.tsx';
import { useStartThread } from '../use-start-thread.ts';
import { PathBoard } from './PathBoard.tsx';
import { PathList } from './PathList.tsx';
import { RevisitQueue } from './RevisitQueue.tsx';
import { UnitPanel } from './UnitPanel.tsx';

const tiers = ['none', 'bronze', 'silver', 'gold'] as const satisfies readonly MasteryTier[];

/** Every unit of a course with its tier and its prerequisites. A teacher sees the same as the student. */
export function LearningPathPage() {
  const { account } = useMe();
  const { courseId } = useParams({ from: '/layout/courses/$courseId/path' });
  const { unit, learner = account.id } = useSearch({ from: '/layout/courses/$courseId/path' });
  const { data: path, refetch } = useSuspenseQuery(pathQuery(courseId, learner));
  const navigate = useNavigate();
  const wide = useMedia('(min-width: 64rem)');
  const own = learner === account.id;
  const choose = useCallback(
    (to: string | undefined) =>
      void navigate({
        to: '/courses/$courseId/path',
        params: { courseId },
        search: (was) => ({ ...was, unit: to }),
        replace: true,
        resetScroll: false,
      }),
    [navigate, courseId],
  );
  const chosen = path.units.find(({ unitId }) => unitId === unit) ?? null;
  const Units = wide ? PathBoard : PathList;

  return (
    <Page
      wide
      title={`Learning path · ${path.courseTitle}`}
      heading="Learning path"
      lead={own ? path.courseTitle : `${path.courseTitle}: ${path.learner}`}
      aside={own && <NewSession courseId={courseId} />}
    >
      <div className="mb-6 max-w-md">
        <TierCounts progress={path.progress} />
      </div>
      <ul aria-label="Legend" className="mb-5 flex flex-wrap gap-2">
        {tiers.map((tier) => (
          <li key={tier}>
            <TierBadge tier={tier} />
          </li>
        ))}
      </ul>
      <div className={classNames('grid gap-6', wide && chosen !== null && 'grid-cols-[minmax(0,1fr)_19rem]')}>
        <Units units={path.units} chosen={chosen?.unitId ?? null} onChoose={choose} />
        {chosen !== null &&
          (wide ? (
            <aside aria-label={chosen.title} className="card sticky top-20 self-start p-6">
              <h2 className="mb-4 text-2xl">{chosen.title}</h2>
              <UnitPanel unit={chosen} units={path.units} own={own} onChoose={choose} />
            </aside>
          ) : (
            <Dialog key={chosen.unitId} title={chosen.title} onClose={() => choose(undefined)}>
              <UnitPanel unit={chosen} units={path.units} own={own} onChoose={choose} />
            </Dialog>
          ))}
      </div>
      <RevisitQueue path={path} onUnlocked={() => void refetch()} />
    </Page>
  );
}

function NewSession({ courseId }: { courseId: string }) {
  const start = useStartThread();
  return (
    <div className="grid gap-2">
      <Button icon="plus" busy={start.acting} onClick={() => start.act(courseId)}>
        New session
      </Button>
      {start.error !== null && <Trouble error={start.error} />}
    </div>
  );
}
