import type { CallerBook } from '../auth/caller.ts';
import type { Auth } from '../auth/auth.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { PasswordHashing } from '../auth/password-hashing.ts';
import type { SignInGuesses } from '../auth/sign-in-guesses.ts';
import type { DemoAccounts } from '../auth/first-accounts.ts';
import type { Bulkhead } from '../bulkhead.ts';
import type { Bus } from '../bus.ts';
import type { AppContext } from '../app-context.ts';
import type { AccountMail } from '../mail/account-mail.ts';
import type { Metrics } from '../metrics.ts';
import type { CachedShelf } from '../problem-shelf.ts';
import type { RequestLimits } from '../request-limits.ts';
import type { TutorTurns } from '../turn/tutor-turns.ts';

/** What the handlers are given: the application context, and what the app has built on it. */
export type Services = {
  context: AppContext;
  auth: Auth;
  mail: AccountMail;
  guesses: SignInGuesses;
  devices: KnownDevices;
  /** Removes what has expired, at most once an hour. */
  removeExpired: () => Promise<void>;
  callers: CallerBook;
  limits: RequestLimits;
  passwords: PasswordHashing;
  metrics: Metrics;
  demoAccounts: DemoAccounts | null;
  /** Where requests wait when there are more than can be answered at once. */
  requests: Bulkhead;
  turns: TutorTurns;
  /** Messages between copies of the server. */
  bus: Bus;
  shelf: CachedShelf;
};
