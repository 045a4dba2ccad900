import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../../layout-route.ts';
import type { TutorPages } from '../../page-group.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    path: '/courses',
    component: lazyRouteComponent(() => import('./CoursesPage.tsx'), 'CoursesPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/courses/$courseId/path',
    validateSearch: ({ unit, learner }: Record<string, unknown>): { unit?: string; learner?: string } => ({
      ...(typeof unit === 'string' && { unit }),
      ...(typeof learner === 'string' && { learner }),
    }),
    component: lazyRouteComponent(() => import('./path/LearningPathPage.tsx'), 'LearningPathPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/courses/session/$threadId',
    staticData: { workingPage: 'window' },
    validateSearch: ({ debug }: Record<string, unknown>): { debug?: true } => (debug === true ? { debug } : {}),
    component: lazyRouteComponent(() => import('./ThreadPage.tsx'), 'ThreadPage'),
  }),
];

/** The course tutor: the courses, the workspace of a conversation, and the learning path. */
export const coursePages = {
  name: 'course',
  sessionsAt: '/courses/session',
  routes,
  navigation: [{ to: '/courses', label: 'Courses', icon: 'course', roles: ['student', 'author'] }],
} satisfies TutorPages<Layout, ReturnType<typeof routes>[number]>;
