import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../../layout-route.ts';
import type { TutorPages } from '../../page-group.ts';
import { redirectTo } from '../../redirect-to.ts';
import { searchWords } from '../../search-words.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    path: '/learn',
    validateSearch: ({ search, grade }: Record<string, unknown>): { search?: string; grade?: number } => ({
      ...searchWords(search),
      ...(Number.isInteger(grade) && { grade: Number(grade) }),
    }),
    component: lazyRouteComponent(() => import('./topics/LearnPage.tsx'), 'LearnPage'),
  }),
  // An address that somebody might type to find the lessons.
  createRoute({ getParentRoute: () => layout, path: '/lessons', beforeLoad: () => redirectTo({ to: '/learn' }) }),
  createRoute({
    getParentRoute: () => layout,
    path: '/learn/topic/$topicId',
    component: lazyRouteComponent(() => import('./topics/TopicPage.tsx'), 'TopicPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/learn/$sessionId',
    staticData: { workingPage: 'window' },
    component: lazyRouteComponent(() => import('./LessonPage.tsx'), 'LessonPage'),
  }),
];

/** The lesson tutor: the topics to choose from, and the lesson itself. */
export const lessonPages = {
  name: 'lesson',
  sessionsAt: '/learn',
  routes,
  navigation: [{ to: '/learn', label: 'Learn', icon: 'learn', roles: ['student', 'teacher'] }],
} satisfies TutorPages<Layout, ReturnType<typeof routes>[number]>;
