import type { account } from '@stoa/schema/contracts/account';
import { RefusalError } from '../../refusals.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from '../handler.ts';

type Rooms = Pick<typeof account, 'me' | 'saveSettings' | 'issueToken' | 'exportMe' | 'eraseMe'>;

/** What a person may do with her own account. */
export const meHandlers = ({ house: { store }, auth, callers, limits }: Services): HandlersOf<Rooms> => ({
  async me({ caller }) {
    const [found, settings] = await Promise.all([store.accounts.find(caller.id), store.accounts.settings(caller.id)]);
    if (found === null) throw new RefusalError('sign_in_needed', 'This account has been erased.');
    return { account: found, settings };
  },

  saveSettings: ({ caller, body }) => store.accounts.saveSettings(caller.id, body),

  async issueToken({ caller, body, now, request }) {
    await limits.ofOpenings(request);
    const { token, expiresAt } = await auth.api.issueToken({ body: { userId: caller.id, label: body.label, now } });
    return { token, expires_at: expiresAt.toISOString() };
  },

  exportMe: ({ caller }) => store.accounts.export(caller.id),

  async eraseMe({ caller }) {
    await store.accounts.erase(caller.id);
    callers.forget(caller.id);
    return { erased: true };
  },
});
