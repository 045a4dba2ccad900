import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../layout-route.ts';
import type { PageGroup } from '../page-group.ts';
import { staffOnly } from '../redirect-to.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('admin'),
    path: '/admin/accounts',
    component: lazyRouteComponent(() => import('./AccountsPage.tsx'), 'AccountsPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('admin'),
    path: '/admin/essay-coach',
    component: lazyRouteComponent(() => import('./EssayCoachPage.tsx'), 'EssayCoachPage'),
  }),
];

export const adminPages = {
  routes,
  navigation: [
    { to: '/admin/accounts', label: 'Accounts', icon: 'people', roles: ['admin'] },
    { to: '/admin/essay-coach', label: 'Coach', icon: 'settings', roles: ['admin'] },
  ],
} satisfies PageGroup<Layout, ReturnType<typeof routes>[number]>;
