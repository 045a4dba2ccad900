import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../../layout-route.ts';
import type { TutorPages } from '../../page-group.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    path: '/practice/$sessionId',
    staticData: { workingPage: 'page' },
    component: lazyRouteComponent(() => import('./PracticePage.tsx'), 'PracticePage'),
  }),
];

/** The practice tutor. Students start it from their home page; staff find it in the navigation. */
export const practicePages = {
  name: 'practice',
  sessionsAt: '/practice',
  routes,
  navigation: [{ to: '/', label: 'Practice', icon: 'home', roles: ['author', 'admin'] }],
} satisfies TutorPages<Layout, ReturnType<typeof routes>[number]>;
