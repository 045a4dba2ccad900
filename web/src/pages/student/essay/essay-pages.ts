import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../../layout-route.ts';
import type { TutorPages } from '../../page-group.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    path: '/essays',
    component: lazyRouteComponent(() => import('./EssaysPage.tsx'), 'EssaysPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/essays/$essayId',
    staticData: { workingPage: 'page' },
    component: lazyRouteComponent(() => import('./EssayPage.tsx'), 'EssayPage'),
  }),
];

/** The essay coach: the list of essays, and the page where one is written. No entry of the navigation leads here before the coach speaks. */
export const essayPages = {
  name: 'essay',
  sessionsAt: '/essays',
  routes,
  navigation: [],
} satisfies TutorPages<Layout, ReturnType<typeof routes>[number]>;
