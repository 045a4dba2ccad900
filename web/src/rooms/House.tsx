import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatchRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Role } from '@stoa/schema/account';
import { useConnectionDown } from '../act.ts';
import { wear } from '../appearance.ts';
import { Banner } from '../furniture/Banner.tsx';
import { Button } from '../furniture/Button.tsx';
import { classNames } from '../furniture/class-names.ts';
import { Icon } from '../furniture/Icon.tsx';
import type { IconName } from '../furniture/Icon.tsx';
import { Wordmark } from '../furniture/Wordmark.tsx';
import { connection } from '../house.ts';
import { meQuery } from '../session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { InHouse } from './LostPage.tsx';

type Way = {
  to:
    | '/'
    | '/learn'
    | '/map'
    | '/progress'
    | '/teacher/lessons'
    | '/author/reports'
    | '/author/problems'
    | '/author/lessons'
    | '/admin/accounts';
  label: string;
  icon: IconName;
};
const learning: Way[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/learn', label: 'Learn', icon: 'learn' },
  { to: '/map', label: 'Map', icon: 'map' },
  { to: '/progress', label: 'Progress', icon: 'progress' },
];
const authoring: Way[] = [
  { to: '/author/reports', label: 'Reports', icon: 'inbox' },
  { to: '/author/problems', label: 'Problems', icon: 'bank' },
  { to: '/author/lessons', label: 'Plans', icon: 'example' },
];
const transcripts: Way = { to: '/teacher/lessons', label: 'Lessons', icon: 'talk' };
const ways: Record<Role, Way[]> = {
  student: learning,
  teacher: [...learning, transcripts],
  author: [...authoring, { to: '/', label: 'Practice', icon: 'home' }],
  admin: [
    { to: '/admin/accounts', label: 'Accounts', icon: 'people' },
    ...authoring,
    transcripts,
    { to: '/', label: 'Practice', icon: 'home' },
  ],
};

/** What stands around every room: the way in, the ways through, and word of the connection. */
export function House() {
  const { data: me } = useQuery(meQuery);
  const router = useRouter();
  // At work a phone's small screen belongs to the problem; the way out is beside its heading.
  const match = useMatchRoute();
  const inLesson = match({ to: '/learn/$sessionId' }) !== false;
  const atWork = inLesson || match({ to: '/practice/$sessionId' }) !== false;
  useEffect(() => {
    if (me != null) wear(me.settings);
  }, [me]);
  // A new page begins at its heading, for the keyboard and the screen reader as for the eye.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const start = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
        start?.focus({ preventScroll: true });
      }),
    [router],
  );
  if (me == null) return null;

  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-plum px-5 py-3 text-on-plum focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to the content
      </a>
      <header
        className={classNames(
          'z-30 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden',
          inLesson ? 'max-sm:relative sm:sticky sm:top-0' : 'sticky top-0',
        )}
      >
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
          <Link to="/" aria-label="Stoa, home" className="mr-auto rounded-key py-2 sm:mr-8">
            <Wordmark />
          </Link>
          <nav aria-label="Rooms" className="hidden gap-1 sm:mr-auto sm:flex">
            <Ways ways={ways[me.account.role]} />
          </nav>
          <AccountMenu account={me.account} />
        </div>
      </header>
      <ConnectionWord atTop={inLesson} />
      <main id="main" tabIndex={-1} className={inLesson ? '' : 'pb-20 sm:pb-0'}>
        <InHouse value>
          <Outlet />
        </InHouse>
      </main>
      {!atWork && (
        <nav
          aria-label="Rooms"
          className="fixed inset-x-0 bottom-0 z-30 flex print:hidden border-t border-line bg-card pb-[env(safe-area-inset-bottom)] sm:hidden"
        >
          <Ways ways={ways[me.account.role]} />
        </nav>
      )}
    </>
  );
}

function Ways({ ways: shown }: { ways: Way[] }) {
  return shown.map(({ to, label, icon }) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-[0.8125rem] font-medium text-soft hover:text-plum aria-[current=page]:text-plum sm:min-h-11 sm:flex-none sm:flex-row sm:gap-2 sm:rounded-full sm:px-4 sm:text-base sm:hover:bg-plum-wash sm:aria-[current=page]:bg-plum-wash"
    >
      <Icon name={icon} />
      {label}
    </Link>
  ));
}

function ConnectionWord({ atTop }: { atTop: boolean }) {
  const down = useConnectionDown();
  if (!down) return null;
  return (
    <div className={classNames('sticky z-20 mx-auto max-w-3xl px-4 pt-3', atTop ? 'max-sm:top-0 sm:top-16' : 'top-16')}>
      <Banner
        tone="trouble"
        icon="cloud"
        action={
          <Button size="small" onClick={connection.tryNow}>
            Try now
          </Button>
        }
      >
        <strong>No connection.</strong> What you write is kept here, and goes out by itself when the connection is back.
      </Banner>
    </div>
  );
}
