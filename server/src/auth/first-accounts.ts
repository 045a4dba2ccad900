import type { Logger } from 'pino';
import { Role } from '@stoa/schema/account';
import type { Store } from '@stoa/store/store';
import { ServerConfigError } from '../config.ts';
import type { ServerConfig } from '../config.ts';
import type { Auth } from './auth.ts';
import { requireGoodPassword } from './password-policy.ts';
import { classmateAddressOf, demoAddressOf } from './reserved-addresses.ts';

/** Accounts without a password, one for each role, that any visitor of a demo may use. */
export type DemoAccounts = {
  idOf: (role: Role) => Promise<string>;
  /** Returns the account of a student of the demo class, and creates it if it doesn't exist. Nobody can sign in as her. */
  classmate: (slug: string, name: string) => Promise<string>;
};

const names: Record<Role, string> = {
  student: 'Demo Student',
  teacher: 'Demo Teacher',
  author: 'Demo Author',
  admin: 'Demo Admin',
};

export function demoAccounts(auth: Auth): DemoAccounts {
  const made = new Map<Role, Promise<string>>();
  const idOf = async (role: Role): Promise<string> => {
    const { internalAdapter } = await auth.$context;
    const email = demoAddressOf(role);
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    if (found !== null) {
      // Somebody may have opened this account before such addresses were reserved. It then has a password, which she must not
      // keep.
      for (const { id } of found.accounts) await internalAdapter.deleteAccount(id);
      if (found.accounts.length > 0) await internalAdapter.deleteUserSessions(found.user.id);
      await internalAdapter.updateUser(found.user.id, { role });
      return found.user.id;
    }
    const user = await internalAdapter.createUser({ email, name: names[role], emailVerified: false, role }, { method: 'demo' });
    return user.id;
  };
  return {
    async classmate(slug, name) {
      const { internalAdapter } = await auth.$context;
      const email = classmateAddressOf(slug);
      const found = await internalAdapter.findUserByEmail(email);
      const user =
        found?.user ??
        (await internalAdapter.createUser({ email, name, emailVerified: false, role: Role.enum.student }, { method: 'demo' }));
      return user.id;
    },
    idOf: (role) => {
      const known = made.get(role) ?? idOf(role);
      made.set(role, known);
      known.catch(() => made.delete(role)); // the next call tries again; this one gets the error
      return known;
    },
  };
}

/**
 * Makes the account of STOA_ADMIN_EMAIL an admin, and creates it if it doesn't exist and STOA_ADMIN_PASSWORD is given. Without
 * that password, the account's owner must have opened it first, because signing up with an address doesn't prove that she owns
 * it.
 */
export async function ensureAdmin(admin: ServerConfig['admin'], auth: Auth, store: Store, log: Logger): Promise<void> {
  if (admin === null) return;
  const { internalAdapter } = await auth.$context;
  const existing = await internalAdapter.findUserByEmail(admin.email.toLowerCase());
  if (existing === null && admin.password === null) {
    log.warn('STOA_ADMIN_EMAIL has no account yet. Set STOA_ADMIN_PASSWORD too, or sign up with it and start the server again.');
    return;
  }
  const id = existing?.user.id ?? (await openAdmin(admin.email, admin.password ?? '', auth));
  await store.accounts.setRole(id, Role.enum.admin);
}

async function openAdmin(email: string, password: string, auth: Auth): Promise<string> {
  const name = 'Admin';
  await requireGoodPassword(password, { email, name }).catch((error: Error) => {
    throw new ServerConfigError([`STOA_ADMIN_PASSWORD is not good enough. ${error.message}`]);
  });
  return auth.api.openAccount({ body: { email: email.toLowerCase(), name, role: Role.enum.admin, password } });
}
