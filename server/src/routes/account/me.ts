import { Readable } from 'node:stream';
import type { AccountSession } from '@stoa/store/store';
import type { account } from '@stoa/schema/contracts/account';
import { isDemoAddress } from '../../auth/reserved-addresses.ts';
import { RefusalError } from '../../refusals.ts';
import { flagWords } from '../flags/flag-words.ts';
import { exportText } from './export-text.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from '../handler.ts';

type Group = Pick<
  typeof account,
  'me' | 'saveSettings' | 'rename' | 'sessions' | 'endSession' | 'signOutOthers' | 'issueToken' | 'exportMe' | 'eraseMe'
>;

/** What a person may do with her own account. */
export const meHandlers = ({ context, auth, callers, limits }: Services): HandlersOf<Group> => ({
  async me({ caller }) {
    const [found, settings] = await Promise.all([
      context.store.accounts.find(caller.id),
      context.store.accounts.settings(caller.id),
    ]);
    if (found === null) throw new RefusalError('sign_in_needed', 'This account has been erased.');
    return { account: found, settings };
  },

  saveSettings: ({ caller, body }) => context.store.accounts.saveSettings(caller.id, body),

  async rename({ caller, body, now }) {
    if (isDemoAddress(caller.email))
      throw new RefusalError('conflict', 'Everyone shares the demo accounts, so their names stay.');
    const renamed = await context.store.accounts.rename(caller.id, body.name);
    if (renamed === null) throw new RefusalError('sign_in_needed', 'This account has been erased.');
    callers.forget(caller.id);
    const safety = await flagWords(context, caller.id, { words: body.name, place: { where: 'name' }, now });
    return { ...renamed, safety };
  },

  async sessions({ caller, now }) {
    const all = await context.store.accounts.sessions(caller.id, now);
    const shown = (wanted: AccountSession['by']) =>
      all.filter(({ by }) => by === wanted).map(({ by: _, ...one }) => ({ ...one, current: one.id === caller.sessionId }));
    return { sessions: shown('browser'), tokens: shown('token') };
  },

  async endSession({ caller, params }) {
    if (!(await context.store.accounts.endSession(caller.id, params.sessionId)))
      throw new RefusalError('not_found', 'That device or token has been signed out already.');
    callers.forget(caller.id);
    return {};
  },

  async signOutOthers({ caller, body }) {
    await context.store.accounts.endSessions(caller.id, { tokens: body.tokens, browsersBut: caller.sessionId });
    callers.forget(caller.id);
    return {};
  },

  async issueToken({ caller, body, now, request }) {
    await limits.ofOpenings(request);
    const { token, expiresAt } = await auth.api.issueToken({ body: { userId: caller.id, label: body.label, now } });
    const safety = await flagWords(context, caller.id, { words: body.label, place: { where: 'token_label' }, now });
    return { token, expires_at: expiresAt.toISOString(), safety };
  },

  exportMe: ({ caller }) =>
    Readable.from(exportText(context.store.accounts.export(caller.id, (session) => context.tutors.exported(session)))),

  async eraseMe({ caller, now }) {
    await context.store.accounts.erase(caller.id, now);
    callers.forget(caller.id);
    return { erased: true };
  },
});
