import { useNavigate } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Account } from '@stoa/schema/account';
import { useAct } from '../act.ts';
import { Icon } from '../components/Icon.tsx';
import { client } from '../api.ts';
import { useEnter } from '../signed-in.ts';

const item = 'flex min-h-11 w-full items-center gap-3 rounded-key px-3 text-left hover:bg-plum-wash hover:text-plum-deep';

/**
 * The account, its settings, and signing out. A plain disclosure: Tab moves through it; Escape or a click elsewhere closes it.
 */
export function AccountMenu({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const enter = useEnter();
  const signOut = useAct(() => client.account.signOut({}), {
    onDone: async () => {
      await enter();
      await navigate({ to: '/sign-in' });
    },
  });

  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  const close = () => setOpen(false);

  return (
    <div ref={menu} className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-label={`Account of ${account.name}`}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 rounded-full px-3 text-soft hover:bg-plum-wash hover:text-plum"
      >
        <Icon name="user" />
        <span className="hidden max-w-40 truncate xl:inline">{account.name}</span>
      </button>
      {open && (
        <div className="card arrive absolute right-0 mt-2 w-64 p-2 shadow-lift">
          <p className="px-3 pt-2 pb-3">
            <span className="block truncate font-semibold">{account.name}</span>
            <span className="block truncate text-sm text-soft">{account.email}</span>
          </p>
          <Link to="/settings" onClick={close} className={item}>
            <Icon name="settings" /> Settings
          </Link>
          <Link to="/reports" onClick={close} className={item}>
            <Icon name="flag" /> My reports
          </Link>
          <button type="button" onClick={() => signOut.act(undefined)} className={item}>
            <Icon name="back" /> Sign out
          </button>
        </div>
      )}
    </div>
  );
}
