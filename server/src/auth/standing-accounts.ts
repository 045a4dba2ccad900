import type { Logger } from 'pino';
import { Role } from '@stoa/schema/account';
import type { Store } from '@stoa/store/store';
import type { ServerConfig } from '../config.ts';
import type { HouseAuth } from './house-auth.ts';

/** Accounts without a password, one for each role, that anyone at a demo may continue as. */
export type DemoAccounts = { idOf: (role: Role) => Promise<string> };

const names: Record<Role, string> = {
  student: 'Demo Student',
  teacher: 'Demo Teacher',
  author: 'Demo Author',
  admin: 'Demo Admin',
};

export function demoAccounts(auth: HouseAuth): DemoAccounts {
  const made = new Map<Role, Promise<string>>();
  const idOf = async (role: Role): Promise<string> => {
    const { internalAdapter } = await auth.$context;
    const email = `demo-${role}@stoa.invalid`; // a domain that can never receive mail
    const found = await internalAdapter.findUserByEmail(email);
    if (found !== null) return found.user.id;
    const user = await internalAdapter.createUser({ email, name: names[role], emailVerified: false, role }, { method: 'demo' });
    return user.id;
  };
  return {
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
 * password it must have been opened by its owner first, for whoever signs up with an address has not shown that it is hers.
 */
export async function ensureAdmin(admin: ServerConfig['admin'], auth: HouseAuth, store: Store, log: Logger): Promise<void> {
  if (admin === null) return;
  const { internalAdapter } = await auth.$context;
  const existing = await internalAdapter.findUserByEmail(admin.email.toLowerCase());
  if (existing === null && admin.password === null) {
    log.warn('STOA_ADMIN_EMAIL has no account yet. Set STOA_ADMIN_PASSWORD too, or sign up with it and start the server again.');
    return;
  }
  const id =
    existing?.user.id ??
    (await auth.api.signUpEmail({ body: { email: admin.email, password: admin.password ?? '', name: 'Admin' } })).user.id;
  await store.accounts.setRole(id, Role.enum.admin);
}
