import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatchRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConnectionBusy, useConnectionDown } from '../act.ts';
import { wear } from '../appearance.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { classNames } from '../components/class-names.ts';
import { Wordmark } from '../components/Wordmark.tsx';
import { connection } from '../api.ts';
import { firstPage, meQuery } from '../session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { InLayout } from './LostPage.tsx';
import { Navigation } from './Navigation.tsx';

/** What stands around every room: the way in, the ways through, and word of the connection. */
export function AppLayout() {
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
          inLesson ? 'max-sm:relative sm:sticky sm:top-0 [@media(height<30rem)]:relative' : 'sticky top-0',
        )}
      >
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
          <Link to={firstPage(me.account)} aria-label="Stoa, home" className="mr-auto rounded-key py-2 sm:mr-8">
            <Wordmark />
          </Link>
          <nav aria-label="Rooms" className="hidden gap-1 sm:mr-auto sm:flex">
            <Navigation role={me.account.role} />
          </nav>
          <AccountMenu account={me.account} />
        </div>
      </header>
      <ConnectionWord atTop={inLesson} />
      <main id="main" tabIndex={-1} className={inLesson ? '' : 'pb-20 sm:pb-0'}>
        <InLayout value>
          <Outlet />
        </InLayout>
      </main>
      {!atWork && (
        <nav
          aria-label="Rooms"
          className="fixed inset-x-0 bottom-0 z-30 flex print:hidden border-t border-line bg-card pb-[env(safe-area-inset-bottom)] sm:hidden"
        >
          <Navigation role={me.account.role} />
        </nav>
      )}
    </>
  );
}

function ConnectionWord({ atTop }: { atTop: boolean }) {
  const down = useConnectionDown();
  const busy = useConnectionBusy();
  if (!down && !busy) return null;
  return (
    <div className={classNames('sticky z-20 mx-auto max-w-3xl px-4 pt-3', atTop ? 'max-sm:top-0 sm:top-16' : 'top-16')}>
      {down ? (
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
      ) : (
        <Banner tone="info" icon="cloud">
          <strong>Stoa is busy right now.</strong> What you sent is kept here. It goes out again by itself in a few seconds.
        </Banner>
      )}
    </div>
  );
}
