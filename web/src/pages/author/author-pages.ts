import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Layout } from '../layout-route.ts';
import type { PageGroup } from '../page-group.ts';
import { staffOnly } from '../redirect-to.ts';

const routes = (layout: Layout) => [
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('author', 'admin'),
    path: '/author/reports',
    component: lazyRouteComponent(() => import('./ReportInboxPage.tsx'), 'ReportInboxPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('author', 'admin'),
    path: '/author/problems',
    validateSearch: ({ skill }: Record<string, unknown>): { skill?: string } => (typeof skill === 'string' ? { skill } : {}),
    component: lazyRouteComponent(() => import('./ProblemBankPage.tsx'), 'ProblemBankPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('author', 'admin'),
    path: '/author/problems/$problemId',
    component: lazyRouteComponent(() => import('./ProblemPage.tsx'), 'ProblemPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('author', 'admin'),
    path: '/author/lessons',
    component: lazyRouteComponent(() => import('./lesson-plans/PlansPage.tsx'), 'PlansPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('author', 'admin'),
    path: '/author/lessons/new',
    component: lazyRouteComponent(() => import('./lesson-plans/NewPlanPage.tsx'), 'NewPlanPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('author', 'admin'),
    path: '/author/lessons/$topicId',
    component: lazyRouteComponent(() => import('./lesson-plans/PlanPage.tsx'), 'PlanPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('author', 'admin'),
    path: '/author/essay-banks',
    component: lazyRouteComponent(() => import('./essay-banks/BanksPage.tsx'), 'BanksPage'),
  }),
  createRoute({
    getParentRoute: () => layout,
    ...staffOnly('author', 'admin'),
    path: '/author/essay-banks/$period',
    component: lazyRouteComponent(() => import('./essay-banks/BankPage.tsx'), 'BankPage'),
  }),
];

export const authorPages = {
  routes,
  navigation: [
    { to: '/author/reports', label: 'Reports', icon: 'inbox', roles: ['author', 'admin'] },
    { to: '/author/problems', label: 'Problems', icon: 'bank', roles: ['author', 'admin'] },
    { to: '/author/lessons', label: 'Plans', icon: 'example', roles: ['author', 'admin'] },
    { to: '/author/essay-banks', label: 'Banks', icon: 'essay', roles: ['author', 'admin'] },
  ],
} satisfies PageGroup<Layout, ReturnType<typeof routes>[number]>;
