import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../../layout-route.ts';
import type { TutorPages } from '../../page-group.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    path: '/placement',
    component: lazyRouteComponent(() => import('./PlacementStartPage.tsx'), 'PlacementStartPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/placement/$sessionId',
    staticData: { workingPage: 'page' },
    component: lazyRouteComponent(() => import('./PlacementPage.tsx'), 'PlacementPage'),
  }),
];

/** Placement. The home page and the settings link to it; it has no entry in the navigation. */
export const placementPages = {
  name: 'placement',
  sessionsAt: '/placement',
  routes,
  navigation: [],
} satisfies TutorPages<Layout, ReturnType<typeof routes>[number]>;
