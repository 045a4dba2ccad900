import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { queryClient } from './api.ts';
import { Waiting } from './components/Waiting.tsx';
import { adminPages } from './pages/admin/admin-pages.ts';
import { AppLayout } from './pages/AppLayout.tsx';
import { authorPages } from './pages/author/author-pages.ts';
import { layout, root } from './pages/layout-route.ts';
import { BrokenPage } from './pages/LostPage.tsx';
import { routesOf } from './pages/page-group.ts';
import { redirectTo } from './pages/redirect-to.ts';
import { HomePage } from './pages/student/home/HomePage.tsx';
import { studentPages } from './pages/student/student-pages.ts';
import { tutors } from './pages/student/tutors.ts';
import { teacherPages } from './pages/teacher/teacher-pages.ts';
import { SignInPage } from './pages/visitor/SignInPage.tsx';
import { firstPage, meQuery, useMe } from './signed-in.ts';

type Next = { next?: string };
const readNext = ({ next }: Record<string, unknown>): Next =>
  typeof next === 'string' && /^\/(?!\/)/.test(next) ? { next } : {};

const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  beforeLoad: async ({ search }) => {
    const me = await queryClient.ensureQueryData(meQuery);
    if (me !== null) redirectTo({ href: readNext(search).next ?? firstPage(me.account) });
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
// Links in emails lead here, whoever is signed in on this device.
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

layout.update({ component: AppLayout });
const TeacherHomePage = lazyRouteComponent(() => import('./pages/teacher/TeacherHomePage.tsx'), 'TeacherHomePage');
/** The home page shows the work that waits for the user: a teacher's students, or a student's next step. */
function Home() {
  return useMe().account.role === 'teacher' ? <TeacherHomePage /> : <HomePage />;
}
const home = createRoute({ getParentRoute: () => layout, path: '/', component: Home });

export const router = createRouter({
  routeTree: root.addChildren([
    visitor.addChildren([signIn, signUp, forgotPassword]),
    resetPassword,
    confirmEmail,
    layout.addChildren([home, ...routesOf(layout, [...tutors, studentPages, authorPages, teacherPages, adminPages])]),
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
