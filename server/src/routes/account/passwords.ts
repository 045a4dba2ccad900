import { APIError } from 'better-auth/api';
import type { account } from '@stoa/schema/contracts/account';
import { requireGoodPassword } from '../../auth/password-policy.ts';
import { isDemoAddress } from '../../auth/reserved-addresses.ts';
import type { Guesser } from '../../auth/sign-in-guesses.ts';
import { RefusalError, fieldRefusal, wrongPassword } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';
import { guesserOf } from './sign-in.ts';

type Group = Pick<typeof account, 'forgotPassword' | 'resetPassword' | 'changePassword'>;

/** Sets a new password: for a caller who knows the old one, or with a link that works once. */
export const passwordHandlers = (services: Services): HandlersOf<Group> => {
  const {
    context: { store },
    auth,
    mail,
    callers,
    limits,
    guesses,
    devices,
  } = services;
  return {
    async forgotPassword({ body, request }) {
      await limits.ofOpenings(request);
      // The letter is sent after the reply, so neither the reply nor its timing reveals whether there is an account.
      if (!isDemoAddress(body.email)) await auth.api.requestPasswordReset({ body });
      return {};
    },

    async resetPassword({ body: { token, password }, request, reply, now }) {
      await limits.ofOpenings(request);
      const id = await auth.api.ownerOfResetLink({ body: { token, now } });
      const owner = id === null ? null : await store.accounts.find(id);
      if (owner === null) throw new RefusalError('link_used');
      if (owner.suspended) throw new RefusalError('suspended');
      await requireGoodPassword(password, owner); // checked first, because a poor password would use up her link
      await auth.api.resetPassword({ body: { token, newPassword: password } }).catch(refuseLink);
      await store.accounts.confirm(owner.id);
      callers.forget(owner.id);
      await guesses.forgive(owner.email, guesserOf(request, owner.email, services));
      mail.passwordChanged(owner);
      reply.header('set-cookie', devices.remember(request.headers, owner.email));
      return {};
    },

    async changePassword({ body, caller, request, reply, now }) {
      if (isDemoAddress(caller.email))
        throw new RefusalError('conflict', 'Everyone shares the demo accounts, so they have no password.');
      if (body.password === body.current) throw fieldRefusal('password', 'That’s the password you have now. Choose another one.');
      await requireGoodPassword(body.password, caller);
      const guesser: Guesser = { kind: 'session', id: caller.sessionId };
      await guesses.begin(caller.email, guesser, now);
      const changed = await auth.api
        .changePassword({
          body: { currentPassword: body.current, newPassword: body.password, revokeOtherSessions: true },
          headers: await callers.passOn(request.headers),
          returnHeaders: true,
        })
        .catch((error: unknown) => {
          if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
          if (error.body?.code === 'INVALID_PASSWORD') throw wrongPassword('current');
          if (error.body?.code === 'CREDENTIAL_ACCOUNT_NOT_FOUND')
            throw new RefusalError('conflict', 'This account has no password yet. Use the link that an administrator gave you.');
          throw error;
        });
      await guesses.right(caller.email, guesser, now);
      await store.accounts.confirm(caller.id);
      callers.forget(caller.id);
      mail.passwordChanged(caller);
      reply.header('set-cookie', changed.headers.getSetCookie());
      return {};
    },
  };
};

/** Turns better-auth's error about a link that is invalid or expired into a refusal. */
export function refuseLink(error: unknown): never {
  if (error instanceof APIError && error.statusCode < 500) throw new RefusalError('link_used');
  throw error;
}
