import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Role } from '@stoa/schema/account';
import { Waiting } from './components/Waiting.tsx';
import { queryClient } from './api.ts';
import { AppLayout } from './pages/AppLayout.tsx';
import { BrokenPage, LostPage } from './pages/LostPage.tsx';
import { HomePage } from './pages/student/home/HomePage.tsx';
import { SignInPage } from './pages/visitor/SignInPage.tsx';
import { firstPage, meQuery, useMe } from './session.ts';

const root = createRootRoute({ notFoundComponent: LostPage });

type Next = { next?: string };
const readNext = ({ next }: Record<string, unknown>): Next =>
  typeof next === 'string' && /^\/(?!\/)/.test(next) ? { next } : {};

/** What is searched for; a number in the address is read as one, and is a word here. */
const wordsIn = (search: unknown): { search?: string } =>
  (typeof search === 'string' && search !== '') || typeof search === 'number' ? { search: String(search).slice(0, 100) } : {};

/** Sends her elsewhere before the page is drawn. */
function leadTo(where: Parameters<typeof redirect>[0]): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way: a redirect is thrown, and it is no error
  throw redirect(where);
}

const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  beforeLoad: async ({ search }) => {
    const me = await queryClient.ensureQueryData(meQuery);
    if (me !== null) leadTo({ href: readNext(search).next ?? firstPage(me.account) });
  },
});
const signIn = createRoute({ getParentRoute: () => visitor, path: '/sign-in', validateSearch: readNext, component: SignInPage });
const signUp = createRoute({
  getParentRoute: () => visitor,
  path: '/sign-up',
  validateSearch: readNext,
  component: lazyRouteComponent(() => import('./pages/visitor/SignUpPage.tsx'), 'SignUpPage'),
});
const forgotPassword = createRoute({
  getParentRoute: () => visitor,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./pages/visitor/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
});
// Links lead here whoever is signed in on this device.
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./pages/visitor/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyRouteComponent(() => import('./pages/visitor/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});

const layout = createRoute({
  getParentRoute: () => root,
  id: 'layout',
  component: AppLayout,
  beforeLoad: async ({ location }) => {
    const me = await queryClient.ensureQueryData(meQuery);
    if (me === null) leadTo({ href: location.href === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(location.href)}` });
    return { me };
  },
});
const inLayout = { getParentRoute: () => layout } as const;
const TeacherHomePage = lazyRouteComponent(() => import('./pages/teacher/TeacherHomePage.tsx'), 'TeacherHomePage');
/** Home is where one's own work waits: a teacher's learners, a student's next step. */
function Home() {
  return useMe().account.role === 'teacher' ? <TeacherHomePage /> : <HomePage />;
}
const home = createRoute({ ...inLayout, path: '/', component: Home });
const practice = createRoute({
  ...inLayout,
  path: '/practice/$sessionId',
  component: lazyRouteComponent(() => import('./pages/student/practice/PracticePage.tsx'), 'PracticePage'),
});
const learn = createRoute({
  ...inLayout,
  path: '/learn',
  validateSearch: ({ search, grade }: Record<string, unknown>): { search?: string; grade?: number } => ({
    ...wordsIn(search),
    ...(Number.isInteger(grade) && { grade: Number(grade) }),
  }),
  component: lazyRouteComponent(() => import('./pages/student/learn/LearnPage.tsx'), 'LearnPage'),
});
const topic = createRoute({
  ...inLayout,
  path: '/learn/topic/$topicId',
  component: lazyRouteComponent(() => import('./pages/student/learn/TopicPage.tsx'), 'TopicPage'),
});
const lesson = createRoute({
  ...inLayout,
  path: '/learn/$sessionId',
  component: lazyRouteComponent(() => import('./pages/student/lesson/LessonPage.tsx'), 'LessonPage'),
});
const skillMap = createRoute({
  ...inLayout,
  path: '/map',
  validateSearch: ({ skill, view }: Record<string, unknown>): { skill?: string; view?: 'graph' | 'list' } => ({
    ...(typeof skill === 'string' && { skill }),
    ...((view === 'graph' || view === 'list') && { view }),
  }),
  component: lazyRouteComponent(() => import('./pages/student/skill-map/SkillMapPage.tsx'), 'SkillMapPage'),
});
const progress = createRoute({
  ...inLayout,
  path: '/progress',
  component: lazyRouteComponent(() => import('./pages/student/progress/ProgressPage.tsx'), 'ProgressPage'),
});
const settings = createRoute({
  ...inLayout,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/student/settings/SettingsPage.tsx'), 'SettingsPage'),
});
const reports = createRoute({
  ...inLayout,
  path: '/reports',
  component: lazyRouteComponent(() => import('./pages/student/reports/ReportsPage.tsx'), 'ReportsPage'),
});

const staffOnly = (...roles: Role[]) => ({
  beforeLoad: ({ context }: { context: { me: { account: { role: Role } } } }) => {
    if (!roles.includes(context.me.account.role)) leadTo({ to: '/' });
  },
});
const inbox = createRoute({
  ...inLayout,
  ...staffOnly('author', 'admin'),
  path: '/author/reports',
  component: lazyRouteComponent(() => import('./pages/author/ReportInboxPage.tsx'), 'ReportInboxPage'),
});
const bank = createRoute({
  ...inLayout,
  ...staffOnly('author', 'admin'),
  path: '/author/problems',
  validateSearch: ({ skill }: Record<string, unknown>): { skill?: string } => (typeof skill === 'string' ? { skill } : {}),
  component: lazyRouteComponent(() => import('./pages/author/ProblemBankPage.tsx'), 'ProblemBankPage'),
});
const problem = createRoute({
  ...inLayout,
  ...staffOnly('author', 'admin'),
  path: '/author/problems/$problemId',
  component: lazyRouteComponent(() => import('./pages/author/ProblemPage.tsx'), 'ProblemPage'),
});
const plans = createRoute({
  ...inLayout,
  ...staffOnly('author', 'admin'),
  path: '/author/lessons',
  component: lazyRouteComponent(() => import('./pages/author/lesson-plans/PlansPage.tsx'), 'PlansPage'),
});
const newPlan = createRoute({
  ...inLayout,
  ...staffOnly('author', 'admin'),
  path: '/author/lessons/new',
  component: lazyRouteComponent(() => import('./pages/author/lesson-plans/NewPlanPage.tsx'), 'NewPlanPage'),
});
const plan = createRoute({
  ...inLayout,
  ...staffOnly('author', 'admin'),
  path: '/author/lessons/$topicId',
  component: lazyRouteComponent(() => import('./pages/author/lesson-plans/PlanPage.tsx'), 'PlanPage'),
});
const transcripts = createRoute({
  ...inLayout,
  ...staffOnly('teacher', 'admin'),
  path: '/teacher/lessons',
  validateSearch: ({
    search,
    topic: of,
    flagged,
  }: Record<string, unknown>): { search?: string; topic?: string; flagged?: boolean } => ({
    ...wordsIn(search),
    ...(typeof of === 'string' && { topic: of }),
    ...(flagged === true && { flagged }),
  }),
  component: lazyRouteComponent(() => import('./pages/teacher/TranscriptsPage.tsx'), 'TranscriptsPage'),
});
const replay = createRoute({
  ...inLayout,
  ...staffOnly('teacher', 'admin'),
  path: '/teacher/lessons/$sessionId',
  validateSearch: ({ turn }: Record<string, unknown>): { turn?: number } =>
    Number.isInteger(turn) ? { turn: Number(turn) } : {},
  component: lazyRouteComponent(() => import('./pages/teacher/ReplayPage.tsx'), 'ReplayPage'),
});
const flag = createRoute({
  ...inLayout,
  ...staffOnly('teacher', 'admin'),
  path: '/teacher/flags/$caseId',
  component: lazyRouteComponent(() => import('./pages/teacher/FlagPage.tsx'), 'FlagPage'),
});
const accounts = createRoute({
  ...inLayout,
  ...staffOnly('admin'),
  path: '/admin/accounts',
  component: lazyRouteComponent(() => import('./pages/admin/AccountsPage.tsx'), 'AccountsPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    visitor.addChildren([signIn, signUp, forgotPassword]),
    resetPassword,
    confirmEmail,
    layout.addChildren([
      home,
      practice,
      learn,
      topic,
      lesson,
      skillMap,
      progress,
      settings,
      reports,
      inbox,
      bank,
      problem,
      plans,
      newPlan,
      plan,
      transcripts,
      replay,
      flag,
      accounts,
    ]),
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: () => (
    <div className="mx-auto w-full max-w-3xl px-4 pt-12">
      <Waiting />
    </div>
  ),
  defaultErrorComponent: BrokenPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
