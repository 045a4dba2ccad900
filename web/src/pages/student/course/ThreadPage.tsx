import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LearningPath } from '@stoa/schema/course/thread';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { byFinger } from '../../../components/by-finger.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { IconName } from '../../../components/Icon.tsx';
import { useTitle } from '../../../components/Page.tsx';
import { spoken } from '../../../components/spoken.ts';
import { fetchKatex } from '../../../components/Tex.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { sessionQuery } from '../../../session/session-kind.ts';
import { useFollow } from '../../../session/use-follow.ts';
import { useKeyboardInset } from '../../../session/use-keyboard-inset.ts';
import { useMe } from '../../../signed-in.ts';
import { Composer } from './Composer.tsx';
import type { ComposerHandle } from './Composer.tsx';
import { ContextStrip } from './ContextStrip.tsx';
import { pathQuery } from './course-queries.ts';
import { courseSession } from './course-session.ts';
import { DebugDrawer } from './DebugDrawer.tsx';
import { Drawer } from './Drawer.tsx';
import { Threads } from './Threads.tsx';
import { Timeline } from './Timeline.tsx';
import { useCourse } from './use-course.ts';

void fetchKatex();

const noUnits: LearningPath['units'] = [];
const cardWords = {
  CONCEPT: 'There is a key idea with it.',
  DRILL: 'There is a practice problem with it.',
  EXAM: 'There is an exam question with it.',
};

export function ThreadPage() {
  const { threadId } = useParams({ from: '/layout/courses/session/$threadId' });
  useSuspenseQuery(sessionQuery(courseSession, threadId));
  return <Workspace key={threadId} threadId={threadId} />;
}

/**
 * One conversation: the list of conversations on the left, the timeline with its composer, and her place in the course on the
 * right.
 */
function Workspace({ threadId }: { threadId: string }) {
  const { account, settings } = useMe();
  const { debug } = useSearch({ from: '/layout/courses/session/$threadId' });
  const course = useCourse(threadId);
  const { view, said, error, movedOn, refresh, pending } = course;
  const path = useQuery(pathQuery(view.courseId, account.id));
  const wide = useMedia('(min-width: 64rem)');
  const [drawer, open] = useState<'sessions' | 'info' | null>(null);
  const close = useCallback(() => open(null), []);
  const stillness = useMedia('(prefers-reduced-motion: reduce)') || settings.motion === 'reduced';
  const composer = useRef<ComposerHandle>(null);
  const inset = useKeyboardInset();
  const { below, onward, toNewest } = useFollow(`${view.version}`, pending?.key ?? null, stillness);
  useLayoutEffect(() => {
    if (inset > 0) toNewest();
  }, [inset, toNewest]);
  useTitle(`${view.title} · ${view.courseTitle}`);
  useEffect(() => {
    // A drill takes the focus itself. On a touch screen, focus would open the keyboard.
    if (said !== null && said.card?.type !== 'DRILL' && document.activeElement === document.body && !byFinger())
      composer.current?.focus();
  }, [said]);
  const sessions = <Threads courseId={view.courseId} threadId={threadId} onLeave={close} />;
  const info = <ContextStrip view={view} turns={course} onUnlocked={refresh} onLeave={close} />;

  return (
    <div className="mx-auto grid w-full max-w-[84rem] gap-x-6 px-4 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)_15rem] xl:gap-x-10 xl:grid-cols-[15rem_minmax(0,1fr)_17rem]">
      {/* One live region, always there, from which a screen reader announces each reply once and whole. */}
      <div role="status" className="sr-only">
        {said !== null && (
          <p key={said.id}>
            {spoken(said.text)} {said.card !== null && cardWords[said.card.type]}
          </p>
        )}
      </div>
      {wide && (
        <nav aria-label="Sessions" className={beside}>
          {sessions}
        </nav>
      )}
      <div className="flex min-h-[calc(100dvh-4rem)] min-w-0 flex-col pt-4 sm:pt-6">
        <header className="mb-4 flex items-center gap-x-2">
          {!wide && <Opener icon="menu" label="Sessions" onClick={() => open('sessions')} />}
          <div className="mr-auto min-w-0">
            <Link to="/courses" className="text-sm text-soft hover:text-plum hover:underline">
              {view.courseTitle}
            </Link>
            <h1 tabIndex={-1} className="text-xl sm:text-2xl">
              {view.title}
            </h1>
          </div>
          {!wide && <Opener icon="info" label="Info" onClick={() => open('info')} />}
        </header>
        <Timeline
          view={view}
          units={path.data?.units ?? noUnits}
          turns={course}
          pending={pending}
          onAsk={() => composer.current?.focus()}
          onUnlocked={refresh}
        />
        <div
          className="sticky bottom-0 -mx-4 grid gap-2 bg-gradient-to-t from-paper from-85% to-transparent px-4 pt-2 pb-3 sm:-mx-6 sm:px-6 sm:pb-5 [@media(height<30rem)]:relative"
          style={{ bottom: inset }}
        >
          {below !== 'nothing' && (
            <Button size="small" icon="down" className="justify-self-center shadow-lift" onClick={onward}>
              {below === 'new' ? 'New message' : 'Read on'}
            </Button>
          )}
          {movedOn && (
            <Banner tone="care" icon="question">
              <strong>You continued this session somewhere else</strong>, in another tab or on another device. This page shows the
              latest.
            </Banner>
          )}
          {error !== null && <Trouble error={error} />}
          <Composer ref={composer} threadId={threadId} turns={course} notSent={error !== null || movedOn} />
        </div>
      </div>
      {wide && (
        <aside aria-label="Your progress" className={beside}>
          {info}
        </aside>
      )}
      {!wide && drawer === 'sessions' && (
        <Drawer title="Sessions" side="left" onClose={close}>
          {sessions}
        </Drawer>
      )}
      {!wide && drawer === 'info' && (
        <Drawer title="Info" side="right" onClose={close}>
          {info}
        </Drawer>
      )}
      {debug === true && (account.role === 'author' || account.role === 'admin') && (
        <DebugDrawer threadId={threadId} version={view.version} />
      )}
    </div>
  );
}

const beside = 'sticky top-16 max-h-[calc(100dvh-4rem)] self-start overflow-y-auto py-6';

function Opener({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="grid min-h-11 min-w-11 shrink-0 place-items-center gap-0.5 rounded-key px-1 text-[0.8125rem] font-medium text-soft hover:bg-plum-wash hover:text-plum"
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
