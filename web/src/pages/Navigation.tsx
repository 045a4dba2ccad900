import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '@stoa/schema/account';
import { Icon } from '../components/Icon.tsx';
import { adminPages } from './admin/admin-pages.ts';
import { authorPages } from './author/author-pages.ts';
import { navigationFor } from './page-group.ts';
import type { NavigationEntry } from './page-group.ts';
import { studentPages } from './student/student-pages.ts';
import { tutors } from './student/tutors.ts';
import { teacherPages } from './teacher/teacher-pages.ts';

const home: NavigationEntry = { to: '/', label: 'Home', icon: 'home', roles: ['student', 'teacher'] };
const groups = [{ navigation: [home] }, adminPages, authorPages, teacherPages, ...tutors, studentPages];

/** The navigation for a person with this role. */
export function Navigation({ role }: { role: Role }) {
  return navigationFor(role, groups).map(({ to, label, icon, Badge }) => (
    <Link
      key={label}
      to={to as LinkProps['to']} // an address from a group's own routes, checked by `tutors.test.ts`
      activeOptions={{ exact: to === '/', includeSearch: false }}
      className="relative flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-[0.8125rem] font-medium text-soft hover:text-plum aria-[current=page]:text-plum sm:flex-none sm:rounded-key sm:px-1.5 md:px-2.5 sm:hover:bg-plum-wash sm:aria-[current=page]:bg-plum-wash xl:min-h-11 xl:flex-row xl:gap-2 xl:rounded-full xl:px-4 xl:text-base"
    >
      <Icon name={icon} />
      {label}
      {Badge !== undefined && <Badge />}
    </Link>
  ));
}
