import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CoachingScope } from '@stoa/schema/essay/essay-phase';
import type { EssayTiming } from '@stoa/schema/essay/submission';
import type { Layout } from '../../layout-route.ts';
import type { TutorPages } from '../../page-group.ts';
import { scopeNames } from './scope-names.ts';

/** What a teacher's link assigns: a question, or several separated by commas, what to work on, with or without the clock. */
type Assignment = { dbq?: string; scope?: CoachingScope; timing?: EssayTiming };

const assignmentIn = ({ dbq, scope, timing }: Record<string, unknown>): Assignment => ({
  ...(typeof dbq === 'string' && { dbq }),
  ...(isScope(scope) && { scope }),
  ...((timing === 'timed' || timing === 'untimed') && { timing }),
});
const isScope = (scope: unknown): scope is CoachingScope => typeof scope === 'string' && Object.hasOwn(scopeNames, scope);

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    path: '/essays',
    validateSearch: assignmentIn,
    component: lazyRouteComponent(() => import('./EssaysPage.tsx'), 'EssaysPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    path: '/essays/$essayId',
    staticData: { workingPage: 'page' },
    component: lazyRouteComponent(() => import('./EssayPage.tsx'), 'EssayPage'),
  }),
];

/** The essay coach: the list of essays, and the page where one is written. */
export const essayPages = {
  name: 'essay',
  sessionsAt: '/essays',
  routes,
  navigation: [{ to: '/essays', label: 'Essays', icon: 'essay', roles: ['student', 'author'] }],
} satisfies TutorPages<Layout, ReturnType<typeof routes>[number]>;
