import { APIError } from 'better-auth/api';
import type { FastifyRequest } from 'fastify';
import { Settings } from '@stoa/schema/account';
import type { Account } from '@stoa/schema/account';
import type { account } from '@stoa/schema/contracts/account';
import { deviceName } from '../../auth/device-name.ts';
import { suspendedCode } from '../../auth/auth.ts';
import { requireGoodPassword } from '../../auth/password-policy.ts';
import { isDemoAddress, isReservedAddress } from '../../auth/reserved-addresses.ts';
import type { Guesser } from '../../auth/sign-in-guesses.ts';
import { RefusalError, fieldRefusal } from '../../refusals.ts';
import type { Services } from '../services.ts';
import { flagWords } from '../flags/flag-words.ts';
import type { HandlersOf } from '../handler.ts';

type Group = Pick<typeof account, 'installation' | 'signUp' | 'signIn' | 'demo' | 'signOut'>;

/** The routes by which a visitor signs in and out. */
export const signInHandlers = (services: Services): HandlersOf<Group> => {
  const { context, auth, callers, limits, passwords, demoAccounts, guesses, devices } = services;
  return {
    installation: () => ({
      demo: context.config.demo,
      version: context.version,
      language_provider: context.languageProvider,
      sign_up: context.config.signUp,
    }),

    async signUp({ body: { grade, ...body }, now, request, reply }) {
      if (context.config.signUp === 'closed')
        throw new RefusalError('not_allowed', 'An administrator at your school creates accounts here. Ask for a link.');
      await limits.ofOpenings(request);
      requireOwnAddress(body.email);
      await requireGoodPassword(body.password, body);
      const headers = browserOf(request);
      const made = await limits.signUp(request, () =>
        passwords.hashedBefore(body.password, () =>
          auth.api.signUpEmail({ body, headers, returnHeaders: true }).catch((error: unknown) => {
            if (!isCoded(error, 'USER_ALREADY_EXISTS')) throw error;
            // Without mail to confirm an address, we can't hide that it's in use from somebody who tries to open an account
            // with it.
            request.log.warn('somebody tried to sign up with an address that has an account');
            throw fieldRefusal(
              'email',
              'This email already has an account. Sign in instead, or use another email.',
              'email_taken',
            );
          }),
        ),
      );
      const opened = await context.store.accounts.find(made.response.user.id); // better-auth makes up an id if the address is in use
      if (opened !== null && grade !== null) await context.store.accounts.saveSettings(opened.id, Settings.parse({ grade }));
      // No name is refused: real ones look like anything. But a cry for help in it is noticed, as anywhere else.
      const safety = await flagWords(context, opened?.id ?? null, { words: body.name, place: { where: 'name' }, now });
      // Sends the same reply whether the account is new or existed: the owner of the address learns the rest by mail.
      if (made.response.token === null) return { check_email: true, safety };
      reply.header('set-cookie', [...made.headers.getSetCookie(), devices.remember(request.headers, body.email)]);
      return { ...(await findAccount(context, made.response.user.id)), safety };
    },

    async signIn({ body, request, reply, now }) {
      await services.removeExpired();
      const guesser = guesserOf(request, body.email, services);
      const known = () => guesses.right(body.email, guesser, now);
      const found = await limits.guess(request, async () => {
        await guesses.begin(body.email, guesser, now);
        if (isDemoAddress(body.email)) throw new RefusalError('wrong_credentials'); // demo accounts have no password
        return auth.api.signInEmail({ body, headers: browserOf(request), returnHeaders: true }).catch(async (error: unknown) => {
          if (isCoded(error, suspendedCode)) {
            await known();
            throw new RefusalError('suspended');
          }
          if (isCoded(error, 'EMAIL_NOT_VERIFIED')) {
            await known();
            throw new RefusalError('unconfirmed_email');
          }
          if (error instanceof APIError && error.statusCode < 500) throw new RefusalError('wrong_credentials');
          throw error;
        });
      });
      await known();
      reply.header('set-cookie', [...found.headers.getSetCookie(), devices.remember(request.headers, body.email)]);
      return findAccount(context, found.response.user.id);
    },

    async demo({ body, request, reply }) {
      if (demoAccounts === null)
        throw new RefusalError('not_found', 'This server is not in demo mode. Sign in or create an account.');
      await limits.ofOpenings(request);
      const id = await demoAccounts.idOf(body.role);
      const headers = browserOf(request);
      const opened = await auth.api.openSession({ body: { userId: id }, headers, returnHeaders: true });
      reply.header('set-cookie', opened.headers.getSetCookie());
      return findAccount(context, id);
    },

    async signOut({ request, reply }) {
      reply.header('set-cookie', await callers.end(request.headers));
      return {};
    },
  };
};

/** Returns who is counted for a wrong password: a device that the account knows, or a stranger by her address. */
export function guesserOf({ headers, ip }: FastifyRequest, email: string, { devices }: Pick<Services, 'devices'>): Guesser {
  const device = devices.deviceOf(headers, email);
  return device === null ? { kind: 'stranger', address: ip } : { kind: 'device', id: device };
}

/** Refuses an address that nobody can own, so nobody can have an account there. */
export function requireOwnAddress(email: string): void {
  if (!isReservedAddress(email)) return;
  const message = 'That email is reserved for examples and can’t get mail. Use one that you can read.';
  throw new RefusalError('validation', message, { more: { fields: [{ in: 'body', path: 'email', message }] } });
}

/** better-auth gets only the browser's name for a list. */
const browserOf = ({ headers }: FastifyRequest) => new Headers({ 'user-agent': deviceName(headers['user-agent']) });

const isCoded = (error: unknown, code: string): boolean =>
  error instanceof APIError && error.body?.code?.startsWith(code) === true;

async function findAccount({ store }: Services['context'], id: string): Promise<Account> {
  const found = await store.accounts.find(id);
  if (found === null) throw new Error(`account ${id} was signed in and is not there`);
  return found;
}
