import { Readable } from 'node:stream';
import type { AccountSession } from '@stoa/store/store';
import type { account } from '@stoa/schema/contracts/account';
import { isDemoAddress } from '../../auth/reserved-addresses.ts';
import { RefusalError } from '../../refusals.ts';
import { flagWords } from '../flags/flag-words.ts';
import { exportText } from './export-text.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from '../handler.ts';

type Rooms = Pick<
  typeof account,
  'me' | 'saveSettings' | 'rename' | 'sessions' | 'endSession' | 'signOutOthers' | 'issueToken' | 'exportMe' | 'eraseMe'
>;

/** What a person may do with her own account. */
export const meHandlers = ({ house, auth, callers, limits }: Services): HandlersOf<Rooms> => ({
  async me({ caller }) {
    const [found, settings] = await Promise.all([house.store.accounts.find(caller.id), house.store.accounts.settings(caller.id)]);
    if (found === null) throw new RefusalError('sign_in_needed', 'This account has been erased.');
    return { account: found, settings };
  },

  saveSettings: ({ caller, body }) => house.store.accounts.saveSettings(caller.id, body),

  async rename({ caller, body, now }) {
    if (isDemoAddress(caller.email))
      throw new RefusalError('conflict', 'Everyone shares the demo accounts, so their names stay.');
    const renamed = await house.store.accounts.rename(caller.id, body.name);
    if (renamed === null) throw new RefusalError('sign_in_needed', 'This account has been erased.');
    callers.forget(caller.id);
    const safety = await flagWords(house, caller.id, { words: body.name, place: { where: 'name' }, now });
    return { ...renamed, safety };
  },

  async sessions({ caller, now }) {
    const all = await house.store.accounts.sessions(caller.id, now);
    const shown = (wanted: AccountSession['by']) =>
      all.filter(({ by }) => by === wanted).map(({ by: _, ...one }) => ({ ...one, current: one.id === caller.sessionId }));
    return { sessions: shown('browser'), tokens: shown('token') };
  },

  async endSession({ caller, params }) {
    if (!(await house.store.accounts.endSession(caller.id, params.sessionId)))
      throw new RefusalError('not_found', 'That device or token has been signed out already.');
    callers.forget(caller.id);
    return {};
  },

  async signOutOthers({ caller, body }) {
    await house.store.accounts.endSessions(caller.id, { tokens: body.tokens, browsersBut: caller.sessionId });
    callers.forget(caller.id);
    return {};
  },

  async issueToken({ caller, body, now, request }) {
    await limits.ofOpenings(request);
    const { token, expiresAt } = await auth.api.issueToken({ body: { userId: caller.id, label: body.label, now } });
    const safety = await flagWords(house, caller.id, { words: body.label, place: { where: 'token_label' }, now });
    return { token, expires_at: expiresAt.toISOString(), safety };
  },

  exportMe: ({ caller }) => Readable.from(exportText(house.store.accounts.export(caller.id))),

  async eraseMe({ caller }) {
    await house.store.accounts.erase(caller.id);
    callers.forget(caller.id);
    return { erased: true };
  },
});
