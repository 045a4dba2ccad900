import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../../layout-route.ts';
import type { TutorPages } from '../../page-group.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    path: '/boards',
    component: lazyRouteComponent(() => import('./BoardsPage.tsx'), 'BoardsPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/boards/$sessionId',
    validateSearch: ({ by }: Record<string, unknown>): { by?: 'pen' | 'keys' } => (by === 'pen' || by === 'keys' ? { by } : {}),
    staticData: { workingPage: 'page' },
    component: lazyRouteComponent(() => import('./BoardPage.tsx'), 'BoardPage'),
  }),
];

/** The board: the page where a session starts, and the board itself. */
export const boardPages = {
  name: 'board',
  sessionsAt: '/boards',
  routes,
  navigation: [{ to: '/boards', label: 'Board', icon: 'board', roles: ['student'] }],
} satisfies TutorPages<Layout, ReturnType<typeof routes>[number]>;
