import { createRootRoute, createRoute } from '@tanstack/react-router';
import { queryClient } from '../api.ts';
import { meQuery } from '../signed-in.ts';
import { LostPage } from './LostPage.tsx';
import { redirectTo } from './redirect-to.ts';

export const root = createRootRoute({ notFoundComponent: LostPage });

/** The parent of every page for somebody signed in; a visitor first has to sign in. `routes.tsx` gives it its component. */
export const layout = createRoute({
  getParentRoute: () => root,
  id: 'layout',
  beforeLoad: async ({ location }) => {
    const me = await queryClient.ensureQueryData(meQuery);
    if (me === null)
      redirectTo({ href: location.href === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(location.href)}` });
    return { me };
  },
});

export type Layout = typeof layout;
