import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Role } from '@stoa/schema/account';
import type { IconName } from '../components/Icon.tsx';

/** An entry of the navigation, for the roles that have it. */
export type NavigationEntry = {
  to: string;
  label: string;
  icon: IconName;
  roles: readonly Role[];
  /** Shown beside the label: the number of things that wait there. */
  Badge?: ComponentType;
};

/** Pages that belong together and register themselves: their routes, inside the layout, and their entries in the navigation. */
export type PageGroup<Layout extends AnyRoute, Route extends AnyRoute> = {
  routes: (layout: Layout) => readonly Route[];
  navigation: readonly NavigationEntry[];
};

/** A tutor's pages. Its name is that of its folder and of its entry in the registry. */
export type TutorPages<Layout extends AnyRoute, Route extends AnyRoute> = PageGroup<Layout, Route> & {
  name: string;
  /** The address of a session's page, without its id. */
  sessionsAt: string;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The page where a session is worked on: on a phone, the navigation is hidden there. With `window`, the header scrolls away
     * too, for a page that has something fixed at the lower edge.
     */
    workingPage?: 'page' | 'window';
  }
}

/** Returns the routes of all these groups, each with its own type, so that every address in the web is type-checked. */
export const routesOf = <Layout extends AnyRoute, Group extends { routes: (layout: Layout) => readonly AnyRoute[] }>(
  layout: Layout,
  groups: readonly Group[],
): ReturnType<Group['routes']>[number][] => groups.flatMap(({ routes }) => [...routes(layout)]);

/** Returns the navigation for a person with this role, in the order of the groups. */
export const navigationFor = (role: Role, groups: readonly { navigation: readonly NavigationEntry[] }[]): NavigationEntry[] =>
  groups.flatMap(({ navigation }) => navigation).filter(({ roles }) => roles.includes(role));
