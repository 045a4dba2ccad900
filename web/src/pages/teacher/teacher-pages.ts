import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { Layout } from '../layout-route.ts';
import type { PageGroup } from '../page-group.ts';
import { staffOnly } from '../redirect-to.ts';
import { searchWords } from '../search-words.ts';
import { isPhase } from './essay-phases.ts';
import { FlagsBadge } from './FlagsBadge.tsx';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/lessons',
    validateSearch: ({
      search,
      topic,
      flagged,
    }: Record<string, unknown>): { search?: string; topic?: string; flagged?: boolean } => ({
      ...searchWords(search),
      ...(typeof topic === 'string' && { topic }),
      ...(flagged === true && { flagged }),
    }),
    component: lazyRouteComponent(() => import('./TranscriptsPage.tsx'), 'TranscriptsPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/lessons/$sessionId',
    validateSearch: ({ turn }: Record<string, unknown>): { turn?: number } =>
      Number.isInteger(turn) ? { turn: Number(turn) } : {},
    component: lazyRouteComponent(() => import('./ReplayPage.tsx'), 'ReplayPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/students/$learnerId',
    component: lazyRouteComponent(() => import('./StudentPage.tsx'), 'StudentPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/courses',
    component: lazyRouteComponent(() => import('./CourseLearnersPage.tsx'), 'CourseLearnersPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/essays',
    validateSearch: ({ search, phase }: Record<string, unknown>): { search?: string; phase?: EssayPhase } => ({
      ...searchWords(search),
      ...(isPhase(phase) && { phase }),
    }),
    component: lazyRouteComponent(() => import('./StudentsEssaysPage.tsx'), 'StudentsEssaysPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/essays/$essayId',
    component: lazyRouteComponent(() => import('./EssayReportPage.tsx'), 'EssayReportPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/boards',
    component: lazyRouteComponent(() => import('./StudentsBoardsPage.tsx'), 'StudentsBoardsPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/boards/$sessionId',
    component: lazyRouteComponent(() => import('./BoardReportPage.tsx'), 'BoardReportPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('teacher', 'admin'),
    path: '/teacher/flags/$caseId',
    component: lazyRouteComponent(() => import('./FlagPage.tsx'), 'FlagPage'),
  }),
];

export const teacherPages = {
  routes,
  navigation: [
    { to: '/teacher/lessons', label: 'Lessons', icon: 'talk', roles: ['teacher', 'admin'], Badge: FlagsBadge },
    { to: '/teacher/courses', label: 'Courses', icon: 'course', roles: ['teacher', 'admin'] },
    { to: '/teacher/essays', label: 'Essays', icon: 'essay', roles: ['teacher', 'admin'] },
    { to: '/teacher/boards', label: 'Boards', icon: 'board', roles: ['teacher', 'admin'] },
  ],
} satisfies PageGroup<Layout, ReturnType<typeof routes>[number]>;
