import type { account } from '@stoa/schema/contracts/account';
import { isDemoAddress } from '../../auth/reserved-addresses.ts';
import { resetPath } from '../../mail/account-mail.ts';
import { RefusalError, fieldRefusal } from '../../refusals.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from '../handler.ts';
import { requireOwnAddress } from './sign-in.ts';

type Group = Pick<typeof account, 'accounts' | 'setRole' | 'createAccount' | 'issueResetLink' | 'setSuspended'>;

/** The admin's list of people. */
export const accountsHandlers = ({ context: { store, log }, auth, callers }: Services): HandlersOf<Group> => {
  const linkFor = async (userId: string, now: Date) => {
    const { token, expiresAt } = await auth.api.issueResetLink({ body: { userId, now } });
    return { path: resetPath(token), expires_at: expiresAt.toISOString() };
  };
  const find = async (id: string) => {
    const found = await store.accounts.find(id);
    if (found === null) throw new RefusalError('not_found', 'We couldn’t find that account.');
    return found;
  };

  return {
    accounts: ({ query }) => store.accounts.list(query),

    async setRole({ params, body, caller }) {
      if (params.accountId === caller.id && body.role !== 'admin') {
        throw new RefusalError('conflict', 'You can’t remove your own admin role. Ask another admin.');
      }
      const before = await find(params.accountId);
      const changed = await store.accounts.setRole(before.id, body.role);
      if (changed === null) throw new RefusalError('not_found', 'We couldn’t find that account.');
      // A program's token was granted for the old role, not for the new one.
      if (before.role !== body.role) await store.accounts.endSessions(changed.id, { tokens: true });
      callers.forget(changed.id);
      return changed;
    },

    async createAccount({ body, caller, now }) {
      requireOwnAddress(body.email);
      const { internalAdapter } = await auth.$context;
      const email = body.email.toLowerCase();
      if ((await internalAdapter.findUserByEmail(email)) !== null)
        throw fieldRefusal(
          'email',
          'This email already has an account. Find it in the list, or use another email.',
          'email_taken',
        );
      const id = await auth.api.openAccount({ body: { ...body, email, password: null } });
      log.info({ account: id, by: caller.id }, 'an admin opened an account');
      return { account: await find(id), link: await linkFor(id, now) };
    },

    async issueResetLink({ params, caller, now }) {
      const owner = await find(params.accountId);
      if (isDemoAddress(owner.email))
        throw new RefusalError('conflict', 'Everyone shares the demo accounts, so they have no password.');
      log.info({ account: owner.id, by: caller.id }, 'an admin asked for a link that sets a password');
      return linkFor(owner.id, now);
    },

    async setSuspended({ params, body, caller, now }) {
      if (params.accountId === caller.id)
        throw new RefusalError('conflict', 'You can’t suspend your own account. Ask another admin.');
      const changed = await store.accounts.suspend(params.accountId, body.suspended ? now : null);
      if (changed === null) throw new RefusalError('not_found', 'We couldn’t find that account.');
      log.info({ account: changed.id, by: caller.id }, body.suspended ? 'an account was suspended' : 'an account was restored');
      callers.forget(changed.id);
      return changed;
    },
  };
};
