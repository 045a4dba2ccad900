import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../layout-route.ts';
import type { PageGroup } from '../page-group.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    path: '/map',
    validateSearch: ({ skill, view }: Record<string, unknown>): { skill?: string; view?: 'graph' | 'list' } => ({
      ...(typeof skill === 'string' && { skill }),
      ...((view === 'graph' || view === 'list') && { view }),
    }),
    component: lazyRouteComponent(() => import('./skill-map/SkillMapPage.tsx'), 'SkillMapPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/progress',
    component: lazyRouteComponent(() => import('./progress/ProgressPage.tsx'), 'ProgressPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/settings',
    component: lazyRouteComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/reports',
    component: lazyRouteComponent(() => import('./reports/ReportsPage.tsx'), 'ReportsPage'),
  }),
];

/** A student's own pages that belong to no tutor. */
export const studentPages = {
  routes,
  navigation: [
    { to: '/map', label: 'Map', icon: 'map', roles: ['student', 'teacher'] },
    { to: '/progress', label: 'Progress', icon: 'progress', roles: ['student'] },
  ],
} satisfies PageGroup<Layout, ReturnType<typeof routes>[number]>;
