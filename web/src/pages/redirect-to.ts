import { redirect } from '@tanstack/react-router';
import type { Role } from '@stoa/schema/account';

/** Redirects before the page is drawn. */
export function redirectTo(where: Parameters<typeof redirect>[0]): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own convention: a redirect is thrown, and it is no error
  throw redirect(where);
}

/** For a route that only these roles may see; others are redirected to their home page. */
export const staffOnly = (...roles: Role[]) => ({
  beforeLoad: ({ context }: { context: { me: { account: { role: Role } } } }) => {
    if (!roles.includes(context.me.account.role)) redirectTo({ to: '/' });
  },
});
