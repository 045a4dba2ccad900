import { APIError } from 'better-auth/api';
import { Settings } from '@stoa/schema/account';
import type { Account } from '@stoa/schema/account';
import type { account } from '@stoa/schema/contracts/account';
import { RefusalError } from '../../refusals.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from '../handler.ts';

type Rooms = Pick<typeof account, 'house' | 'signUp' | 'signIn' | 'demo' | 'signOut'>;

/** The doors before and behind which one is somebody. */
export const signInHandlers = ({ house, auth, callers, limits, passwords, demoAccounts }: Services): HandlersOf<Rooms> => ({
  house: () => ({ demo: house.config.demo, version: house.version, language_provider: house.languageProvider }),

  async signUp({ body: { grade, ...body }, request, reply }) {
    await limits.ofOpenings(request);
    // That an address is in use tells something, so it counts like a wrong password.
    const made = await limits.guess(request, body.email, () =>
      passwords.hashedBefore(body.password, () =>
        auth.api.signUpEmail({ body, headers: new Headers(), returnHeaders: true }).catch((error: unknown) => {
          // Without an e-mail to confirm, an address in use cannot be kept secret from whoever tries to open an account with it.
          if (error instanceof APIError && error.body?.code?.startsWith('USER_ALREADY_EXISTS') === true) {
            throw new RefusalError('conflict', 'There is an account with this e-mail address already. Sign in instead.');
          }
          throw error;
        }),
      ),
    );
    const account = await findAccount(house, made.response.user.id);
    if (grade !== null) await house.store.accounts.saveSettings(account.id, Settings.parse({ grade }));
    reply.header('set-cookie', made.headers.getSetCookie());
    return account;
  },

  async signIn({ body, request, reply }) {
    const found = await limits.guess(request, body.email, () =>
      auth.api.signInEmail({ body, headers: new Headers(), returnHeaders: true }).catch((error: unknown) => {
        if (error instanceof APIError && error.statusCode < 500) throw new RefusalError('wrong_credentials');
        throw error;
      }),
    );
    reply.header('set-cookie', found.headers.getSetCookie());
    return findAccount(house, found.response.user.id);
  },

  async demo({ body, request, reply }) {
    if (demoAccounts === null) throw new RefusalError('not_found', 'This house is not in demo mode. Sign in or open an account.');
    await limits.ofOpenings(request);
    const id = await demoAccounts.idOf(body.role);
    const opened = await auth.api.openSession({ body: { userId: id }, headers: new Headers(), returnHeaders: true });
    reply.header('set-cookie', opened.headers.getSetCookie());
    return findAccount(house, id);
  },

  async signOut({ request, reply }) {
    reply.header('set-cookie', await callers.end(request.headers));
    return {};
  },
});

async function findAccount({ store }: Services['house'], id: string): Promise<Account> {
  const found = await store.accounts.find(id);
  if (found === null) throw new Error(`account ${id} was signed in and is not there`);
  return found;
}
