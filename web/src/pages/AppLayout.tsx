import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConnectionBusy, useConnectionDown } from '../use-connection.ts';
import { applyAppearance } from '../appearance.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { classNames } from '../components/class-names.ts';
import { Wordmark } from '../components/Wordmark.tsx';
import { connection } from '../api.ts';
import { firstPage, meQuery } from '../signed-in.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { InLayout } from './LostPage.tsx';
import { Navigation } from './Navigation.tsx';

/** The frame of every page for somebody signed in: the header, the navigation, and a banner while the connection is down. */
export function AppLayout() {
  const { data: me } = useQuery(meQuery);
  const router = useRouter();
  // On a phone, a session's page gets the whole small screen; the link back is beside its heading.
  const workingPage = useMatches({ select: (matches) => matches.at(-1)?.staticData.workingPage });
  const ownsWindow = workingPage === 'window';
  useEffect(() => {
    if (me != null) applyAppearance(me.settings);
  }, [me]);
  // A new page starts at its heading, for the keyboard and the screen reader as well as visually.
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
          ownsWindow ? 'max-sm:relative sm:sticky sm:top-0 [@media(height<30rem)]:relative' : 'sticky top-0',
        )}
      >
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
          <Link to={firstPage(me.account)} aria-label="Stoa, home" className="mr-auto rounded-key py-2 sm:mr-2 xl:mr-8">
            <Wordmark />
          </Link>
          <nav aria-label="Main" className="hidden min-w-0 gap-1 overflow-x-auto sm:mr-auto sm:flex">
            <Navigation role={me.account.role} />
          </nav>
          <AccountMenu account={me.account} />
        </div>
      </header>
      <ConnectionBanner atTop={ownsWindow} />
      <main id="main" tabIndex={-1} className={ownsWindow ? '' : 'pb-20 sm:pb-0'}>
        <InLayout value>
          <Outlet />
        </InLayout>
      </main>
      {workingPage === undefined && (
        <nav
          aria-label="Main"
          className="fixed inset-x-0 bottom-0 z-30 flex print:hidden border-t border-line bg-card pb-[env(safe-area-inset-bottom)] sm:hidden"
        >
          <Navigation role={me.account.role} />
        </nav>
      )}
    </>
  );
}

function ConnectionBanner({ atTop }: { atTop: boolean }) {
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
          <strong>No connection.</strong> Your work is saved here. It will be sent when you’re back online.
        </Banner>
      ) : (
        <Banner tone="info" icon="cloud">
          <strong>Stoa is busy right now.</strong> Your work is saved here. We’ll send it again in a few seconds.
        </Banner>
      )}
    </div>
  );
}
