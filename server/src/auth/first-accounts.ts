import type { Logger } from 'pino';
import { Role } from '@stoa/schema/account';
import type { Store } from '@stoa/store/store';
import { ServerConfigError } from '../config.ts';
import type { ServerConfig } from '../config.ts';
import type { Auth } from './auth.ts';
import { requireGoodPassword } from './password-policy.ts';
import { classmateAddressOf, demoAddressOf } from './reserved-addresses.ts';

/** Accounts without a password, one for each role, that anyone at a demo may continue as. */
export type DemoAccounts = {
  idOf: (role: Role) => Promise<string>;
  /** A student of the demo class, opened where she is not there yet. Nobody can continue as her. */
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
      // Somebody may have opened it herself before such addresses were reserved: then it has a password, and she would have it still.
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
      known.catch(() => made.delete(role)); // the next one tries again; this one hears of it
      return known;
    },
  };
}

/**
 * Makes the account of STOA_ADMIN_EMAIL an admin: opens it where STOA_ADMIN_PASSWORD is given and it is not there. Without a
 * password it must have been opened by its owner first, for whoever signs up with an address has not shown that they own it.
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
