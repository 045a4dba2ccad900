import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Role } from '@stoa/schema/account';
import { Waiting } from './furniture/Waiting.tsx';
import { queryClient } from './house.ts';
import { House } from './rooms/House.tsx';
import { BrokenPage, LostPage } from './rooms/LostPage.tsx';
import { HomePage } from './rooms/student/home/HomePage.tsx';
import { SignInPage } from './rooms/visitor/SignInPage.tsx';
import { firstRoom, meQuery, useMe } from './session.ts';

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
    if (me !== null) leadTo({ href: readNext(search).next ?? firstRoom(me.account) });
  },
});
const signIn = createRoute({ getParentRoute: () => visitor, path: '/sign-in', validateSearch: readNext, component: SignInPage });
const signUp = createRoute({
  getParentRoute: () => visitor,
  path: '/sign-up',
  validateSearch: readNext,
  component: lazyRouteComponent(() => import('./rooms/visitor/SignUpPage.tsx'), 'SignUpPage'),
});
const forgotPassword = createRoute({
  getParentRoute: () => visitor,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./rooms/visitor/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
});
// Links lead here whoever is signed in on this device.
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./rooms/visitor/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyRouteComponent(() => import('./rooms/visitor/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});

const house = createRoute({
  getParentRoute: () => root,
  id: 'house',
  component: House,
  beforeLoad: async ({ location }) => {
    const me = await queryClient.ensureQueryData(meQuery);
    if (me === null) leadTo({ href: location.href === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(location.href)}` });
    return { me };
  },
});
const inHouse = { getParentRoute: () => house } as const;
const TeacherHomePage = lazyRouteComponent(() => import('./rooms/teacher/TeacherHomePage.tsx'), 'TeacherHomePage');
/** Home is where one's own work waits: a teacher's learners, a student's next step. */
function Home() {
  return useMe().account.role === 'teacher' ? <TeacherHomePage /> : <HomePage />;
}
const home = createRoute({ ...inHouse, path: '/', component: Home });
const practice = createRoute({
  ...inHouse,
  path: '/practice/$sessionId',
  component: lazyRouteComponent(() => import('./rooms/student/practice/PracticePage.tsx'), 'PracticePage'),
});
const learn = createRoute({
  ...inHouse,
  path: '/learn',
  validateSearch: ({ search, grade }: Record<string, unknown>): { search?: string; grade?: number } => ({
    ...wordsIn(search),
    ...(Number.isInteger(grade) && { grade: Number(grade) }),
  }),
  component: lazyRouteComponent(() => import('./rooms/student/learn/LearnPage.tsx'), 'LearnPage'),
});
const topic = createRoute({
  ...inHouse,
  path: '/learn/topic/$topicId',
  component: lazyRouteComponent(() => import('./rooms/student/learn/TopicPage.tsx'), 'TopicPage'),
});
const lesson = createRoute({
  ...inHouse,
  path: '/learn/$sessionId',
  component: lazyRouteComponent(() => import('./rooms/student/lesson/LessonPage.tsx'), 'LessonPage'),
});
const skillMap = createRoute({
  ...inHouse,
  path: '/map',
  validateSearch: ({ skill, view }: Record<string, unknown>): { skill?: string; view?: 'graph' | 'list' } => ({
    ...(typeof skill === 'string' && { skill }),
    ...((view === 'graph' || view === 'list') && { view }),
  }),
  component: lazyRouteComponent(() => import('./rooms/student/skill-map/SkillMapPage.tsx'), 'SkillMapPage'),
});
const progress = createRoute({
  ...inHouse,
  path: '/progress',
  component: lazyRouteComponent(() => import('./rooms/student/progress/ProgressPage.tsx'), 'ProgressPage'),
});
const settings = createRoute({
  ...inHouse,
  path: '/settings',
  component: lazyRouteComponent(() => import('./rooms/student/settings/SettingsPage.tsx'), 'SettingsPage'),
});
const reports = createRoute({
  ...inHouse,
  path: '/reports',
  component: lazyRouteComponent(() => import('./rooms/student/reports/ReportsPage.tsx'), 'ReportsPage'),
});

const staffOnly = (...roles: Role[]) => ({
  beforeLoad: ({ context }: { context: { me: { account: { role: Role } } } }) => {
    if (!roles.includes(context.me.account.role)) leadTo({ to: '/' });
  },
});
const inbox = createRoute({
  ...inHouse,
  ...staffOnly('author', 'admin'),
  path: '/author/reports',
  component: lazyRouteComponent(() => import('./rooms/author/ReportInboxPage.tsx'), 'ReportInboxPage'),
});
const bank = createRoute({
  ...inHouse,
  ...staffOnly('author', 'admin'),
  path: '/author/problems',
  validateSearch: ({ skill }: Record<string, unknown>): { skill?: string } => (typeof skill === 'string' ? { skill } : {}),
  component: lazyRouteComponent(() => import('./rooms/author/ProblemBankPage.tsx'), 'ProblemBankPage'),
});
const problem = createRoute({
  ...inHouse,
  ...staffOnly('author', 'admin'),
  path: '/author/problems/$problemId',
  component: lazyRouteComponent(() => import('./rooms/author/ProblemPage.tsx'), 'ProblemPage'),
});
const plans = createRoute({
  ...inHouse,
  ...staffOnly('author', 'admin'),
  path: '/author/lessons',
  component: lazyRouteComponent(() => import('./rooms/author/lesson-plans/PlansPage.tsx'), 'PlansPage'),
});
const newPlan = createRoute({
  ...inHouse,
  ...staffOnly('author', 'admin'),
  path: '/author/lessons/new',
  component: lazyRouteComponent(() => import('./rooms/author/lesson-plans/NewPlanPage.tsx'), 'NewPlanPage'),
});
const plan = createRoute({
  ...inHouse,
  ...staffOnly('author', 'admin'),
  path: '/author/lessons/$topicId',
  component: lazyRouteComponent(() => import('./rooms/author/lesson-plans/PlanPage.tsx'), 'PlanPage'),
});
const transcripts = createRoute({
  ...inHouse,
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
  component: lazyRouteComponent(() => import('./rooms/teacher/TranscriptsPage.tsx'), 'TranscriptsPage'),
});
const replay = createRoute({
  ...inHouse,
  ...staffOnly('teacher', 'admin'),
  path: '/teacher/lessons/$sessionId',
  validateSearch: ({ turn }: Record<string, unknown>): { turn?: number } =>
    Number.isInteger(turn) ? { turn: Number(turn) } : {},
  component: lazyRouteComponent(() => import('./rooms/teacher/ReplayPage.tsx'), 'ReplayPage'),
});
const flag = createRoute({
  ...inHouse,
  ...staffOnly('teacher', 'admin'),
  path: '/teacher/flags/$caseId',
  component: lazyRouteComponent(() => import('./rooms/teacher/FlagPage.tsx'), 'FlagPage'),
});
const accounts = createRoute({
  ...inHouse,
  ...staffOnly('admin'),
  path: '/admin/accounts',
  component: lazyRouteComponent(() => import('./rooms/admin/AccountsPage.tsx'), 'AccountsPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    visitor.addChildren([signIn, signUp, forgotPassword]),
    resetPassword,
    confirmEmail,
    house.addChildren([
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
