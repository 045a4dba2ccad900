import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { Role } from '@stoa/schema/account';
import { navigationFor, routesOf } from '../page-group.ts';
import type { TutorPages } from '../page-group.ts';
import { studentPages } from './student-pages.ts';
import { tutors } from './tutors.ts';

/** A tutor with one page, as its own folder would define it. */
const tiny: TutorPages<AnyRoute, AnyRoute> = {
  name: 'tiny',
  sessionsAt: '/tiny',
  routes: (layout) => [
    createRoute({
      getParentRoute: () => layout,
      path: '/tiny/$sessionId',
      staticData: { workingPage: 'page' },
      component: () => 'A tiny tutor',
    }),
  ],
  navigation: [{ to: '/tiny', label: 'Tiny', icon: 'learn', roles: ['student'] }],
};

/** Opens a browser with only the pages of these tutors. */
function browserWith(groups: readonly Pick<TutorPages<AnyRoute, AnyRoute>, 'routes'>[], address = '/') {
  const root = createRootRoute();
  const history = createMemoryHistory({ initialEntries: [address] });
  const routes: AnyRoute[] = routesOf<AnyRoute, (typeof groups)[number]>(root, groups);
  return createRouter({ routeTree: root.addChildren(routes), history });
}
const all = [...tutors, studentPages].map(({ routes }) => ({ routes: (layout: AnyRoute) => routes(layout as never) }));

describe('a tutor added to the list', () => {
  it('gets its page, which is recognized as a session page', async () => {
    const router = browserWith([...all, tiny], '/tiny/42');
    await router.load();
    const match = router.state.matches.at(-1)!;
    expect(match).toMatchObject({ fullPath: '/tiny/$sessionId', params: { sessionId: '42' } });
    expect(match.staticData.workingPage).toBe('page');
  });

  it('gets its navigation entry for the roles that it names, after the tutors before it', () => {
    const labels = (role: 'student' | 'author') => navigationFor(role, [...tutors, tiny, studentPages]).map(({ label }) => label);
    expect(labels('student')).toEqual(['Learn', 'Courses', 'Essays', 'Board', 'Tiny', 'Map', 'Progress']);
    expect(labels('author')).toEqual(['Practice', 'Courses', 'Essays']);
  });
});

describe('the existing tutors', () => {
  it('have different names', () => {
    const names = tutors.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('link to pages that exist, for every role', () => {
    const paths = Object.keys(browserWith(all).routesByPath);
    const entries = Role.options.flatMap((role) => navigationFor(role, [...tutors, studentPages]));
    expect(entries.length).toBeGreaterThan(0);
    for (const { to } of entries) expect(['/', ...paths]).toContain(to);
  });

  it('have exactly one page each for working on a session', () => {
    for (const { name, routes } of tutors) {
      const pages = routes(createRootRoute() as never);
      expect(
        pages.filter(({ options }) => options.staticData?.workingPage !== undefined),
        name,
      ).toHaveLength(1);
    }
  });
});
