import { freshKey } from '../../../idempotency-key.ts';

const nameInTab = 'stoa:tab';
const lockOf = (tab: string) => `stoa:tab:${tab}`;

/** This tab, and the tabs of this browser that are open now. */
export type Tabs = { own: string; open: ReadonlySet<string> };

let named: Promise<Tabs> | null = null;

/**
 * Names this tab: the same name after a reload, another one for a tab that was duplicated. A tab holds a lock on its name while
 * it is open, so that others can tell whose unsent work was left behind. If the browser has no locks, work of any tab counts as
 * left behind: she may then have to choose between two texts too often, but no text is lost.
 */
export const tabName = (): Promise<Tabs> => (named ??= nameTab());

async function nameTab(): Promise<Tabs> {
  const kept = sessionStorage.getItem(nameInTab);
  const own = kept !== null && (await holds(kept)) ? kept : freshKey();
  if (own !== kept) await holds(own);
  sessionStorage.setItem(nameInTab, own);
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return {
    own,
    open: new Set(held.flatMap(({ name }) => (name?.startsWith(lockOf('')) === true ? [name.slice(lockOf('').length)] : []))),
  };
}

/** Takes the lock on a name for as long as the tab is open; returns false if another tab has it. */
const holds = (tab: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (navigator.locks === undefined) return resolve(true);
    void navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined); // held as long as the tab exists
    });
  });
