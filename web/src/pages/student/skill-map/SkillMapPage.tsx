import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useMemo } from 'react';
import type { SkillStanding } from '@stoa/schema/mastery';
import { classNames } from '../../../components/class-names.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { Page } from '../../../components/Page.tsx';
import { StandingChip, standingLabels } from '../../../components/Standing.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { Waiting } from '../../../components/Waiting.tsx';
import { useMe } from '../../../signed-in.ts';
import { graphQuery, progressQuery } from '../learner-queries.ts';
import { standingSkills, isMastered } from '../standing-skills.ts';
import { SkillList } from './SkillList.tsx';
import { SkillPanel } from './SkillPanel.tsx';

const SkillGraphView = lazy(() => import('./SkillGraphView.tsx'));

/** Every skill, its standing, and its connections: as a graph or as a list. */
export function SkillMapPage() {
  const { account } = useMe();
  const { data: graph } = useSuspenseQuery(graphQuery);
  const { data: progress } = useSuspenseQuery(progressQuery(account.id));
  const skills = useMemo(() => standingSkills(graph, progress.skills), [graph, progress]);
  const search = useSearch({ from: '/layout/map' });
  const navigate = useNavigate();
  const wide = useMedia('(min-width: 64rem)');
  const view = search.view ?? (wide ? 'graph' : 'list');
  const chosen = skills.find(({ skill }) => skill.id === search.skill) ?? null;
  const choose = useCallback(
    (skill: string | undefined) =>
      void navigate({ to: '/map', search: (was) => ({ ...was, skill }), replace: true, resetScroll: false }),
    [navigate],
  );
  const mastered = skills.filter((one) => isMastered(one.progress)).length;

  return (
    <Page
      wide
      title="Map"
      heading="The map"
      lead={`${skills.length} skills, each building on those before it. ${mastered === 0 ? 'None mastered yet. Start with any skill marked “Ready to start.”' : `${mastered} of them ${mastered === 1 ? 'is' : 'are'} mastered.`}`}
      aside={
        <nav aria-label="How to show the map" className="flex rounded-full border border-edge p-1">
          {(['graph', 'list'] as const).map((kind) => (
            <Link
              key={kind}
              to="/map"
              search={(was) => ({ ...was, view: kind })}
              aria-current={view === kind ? 'page' : undefined}
              className={classNames(
                'min-h-9 content-center rounded-full px-5 font-medium',
                view === kind ? 'bg-plum text-on-plum' : 'text-soft hover:text-plum',
              )}
            >
              {kind === 'graph' ? 'Graph' : 'List'}
            </Link>
          ))}
        </nav>
      }
    >
      <ul aria-label="Legend" className="mb-5 flex flex-wrap gap-2">
        {(Object.keys(standingLabels) as SkillStanding[])
          .filter((one) => one !== 'assumed' || skills.some(({ progress }) => progress.standing === 'assumed'))
          .map((one) => (
            <li key={one}>
              <StandingChip standing={one} />
            </li>
          ))}
      </ul>
      <div className={classNames('grid gap-6', wide && chosen !== null && 'grid-cols-[minmax(0,1fr)_20rem]')}>
        {view === 'graph' ? (
          <Suspense fallback={<Waiting label="Drawing the map" lines={6} />}>
            <SkillGraphView skills={skills} chosen={chosen?.skill.id ?? null} onChoose={choose} />
          </Suspense>
        ) : (
          <SkillList skills={skills} chosen={chosen?.skill.id ?? null} onChoose={choose} />
        )}
        {chosen !== null &&
          (wide ? (
            <aside aria-label={chosen.skill.name} className="card sticky top-20 self-start p-6">
              <h2 className="mb-4 text-2xl">{chosen.skill.name}</h2>
              <SkillPanel chosen={chosen} skills={skills} onChoose={choose} />
            </aside>
          ) : (
            <Dialog key={chosen.skill.id} title={chosen.skill.name} onClose={() => choose(undefined)}>
              <SkillPanel chosen={chosen} skills={skills} onChoose={choose} />
            </Dialog>
          ))}
      </div>
    </Page>
  );
}
