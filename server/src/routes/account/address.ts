import { APIError } from 'better-auth/api';
import type { account } from '@stoa/schema/contracts/account';
import { isAddressLink } from '../../auth/auth.ts';
import { isDemoAddress } from '../../auth/reserved-addresses.ts';
import type { Guesser } from '../../auth/sign-in-guesses.ts';
import { RefusalError, fieldRefusal, wrongPassword } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';
import { refuseLink } from './passwords.ts';
import { requireOwnAddress } from './sign-in.ts';

type Group = Pick<typeof account, 'changeEmail' | 'confirmEmail'>;

const taken = () => fieldRefusal('email', 'Another account has this email. Use a different one.', 'email_taken');

/** Confirms and changes the address of an account. */
export const addressHandlers = (services: Services): HandlersOf<Group> => {
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
    async confirmEmail({ body: { token }, request, now }) {
      await limits.ofOpenings(request);
      if (!isAddressLink(token)) {
        await auth.api.verifyEmail({ query: { token }, headers: new Headers() }).catch(refuseLink);
        return {};
      }
      const named = await auth.api.ownerOfAddressLink({ body: { token, now } });
      const owner = named === null ? null : await store.accounts.find(named.id);
      if (named === null || owner === null || owner.suspended) throw new RefusalError('link_used');
      // Somebody else may have taken the address since the link was sent.
      if ((await store.accounts.changeEmail(owner.id, named.email)) === null) throw new RefusalError('link_used');
      callers.forget(owner.id);
      mail.addressChanged(owner);
      return {};
    },

    async changeEmail({ body, caller, request, reply, now }) {
      if (isDemoAddress(caller.email))
        throw new RefusalError('conflict', 'Everyone shares the demo accounts, so their emails stay.');
      const email = body.email.toLowerCase();
      requireOwnAddress(email);
      if (email === caller.email.toLowerCase()) throw fieldRefusal('email', 'That’s the email you have now. Type the new one.');
      await limits.ofOpenings(request);
      const guesser: Guesser = { kind: 'session', id: caller.sessionId };
      await guesses.begin(caller.email, guesser, now);
      await auth.api
        .verifyPassword({ body: { password: body.password }, headers: await callers.passOn(request.headers) })
        .catch((error: unknown) => {
          if (!(error instanceof APIError) || error.body?.code !== 'INVALID_PASSWORD') throw error;
          throw wrongPassword('password');
        });
      await guesses.right(caller.email, guesser, now);

      if (mail.reachesPeople) {
        // Sends the same reply whether or not the address is in use: only its owner is told, by mail.
        const { internalAdapter } = await auth.$context;
        const holder = await internalAdapter.findUserByEmail(email);
        if (holder === null)
          mail.newAddressLink(
            { name: caller.name, email },
            await auth.api.issueAddressLink({ body: { userId: caller.id, email, now } }),
          );
        else mail.hasAccountAlready(holder.user);
        return { check_email: true };
      }
      const changed = await store.accounts.changeEmail(caller.id, email);
      if (changed === null) throw taken();
      callers.forget(caller.id);
      reply.header('set-cookie', devices.remember(request.headers, email));
      return changed;
    },
  };
};
