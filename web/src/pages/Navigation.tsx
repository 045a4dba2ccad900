import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Role } from '@stoa/schema/account';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/Icon.tsx';
import type { IconName } from '../components/Icon.tsx';
import { flagsWaitingQuery, looksAfter, waitingWords } from './teacher/flag-queries.ts';
import type { Waiting } from './teacher/flag-queries.ts';

type Way = {
  to:
    | '/'
    | '/learn'
    | '/map'
    | '/progress'
    | '/teacher/lessons'
    | '/author/reports'
    | '/author/problems'
    | '/author/lessons'
    | '/admin/accounts';
  label: string;
  icon: IconName;
};
const home: Way = { to: '/', label: 'Home', icon: 'home' };
const learn: Way = { to: '/learn', label: 'Learn', icon: 'learn' };
const map: Way = { to: '/map', label: 'Map', icon: 'map' };
const practice: Way = { to: '/', label: 'Practice', icon: 'home' };
const lessons: Way = { to: '/teacher/lessons', label: 'Lessons', icon: 'talk' };
const authoring: Way[] = [
  { to: '/author/reports', label: 'Reports', icon: 'inbox' },
  { to: '/author/problems', label: 'Problems', icon: 'bank' },
  { to: '/author/lessons', label: 'Plans', icon: 'example' },
];
const ways: Record<Role, Way[]> = {
  student: [home, learn, map, { to: '/progress', label: 'Progress', icon: 'progress' }],
  teacher: [home, lessons, learn, map],
  author: [...authoring, practice],
  admin: [{ to: '/admin/accounts', label: 'Accounts', icon: 'people' }, ...authoring, lessons, practice],
};

/** The navigation for somebody of this role. On every page they tell how many flags nobody has looked at. */
export function Navigation({ role }: { role: Role }) {
  const { data: waiting } = useQuery({ ...flagsWaitingQuery, enabled: looksAfter(role) });
  return ways[role].map(({ to, label, icon }) => (
    <Link
      key={label}
      to={to}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      className="relative flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-[0.8125rem] font-medium text-soft hover:text-plum aria-[current=page]:text-plum sm:min-h-11 sm:flex-none sm:flex-row sm:gap-2 sm:rounded-full sm:px-4 sm:text-base sm:hover:bg-plum-wash sm:aria-[current=page]:bg-plum-wash"
    >
      <Icon name={icon} />
      {label}
      {to === lessons.to && waiting !== undefined && waiting.cases > 0 && <Badge waiting={waiting} />}
    </Link>
  ));
}

/** A number beside the way; who hears the page is told what it counts. */
function Badge({ waiting }: { waiting: Waiting }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs leading-none font-bold text-on-plum',
          'max-sm:absolute max-sm:top-1 max-sm:left-[calc(50%+0.25rem)] sm:-ml-1',
          waiting.disclosures > 0 ? 'bg-clay' : 'bg-ochre',
        )}
      >
        {waiting.cases > 99 ? '99+' : waiting.cases}
      </span>
      <span className="sr-only">: {waitingWords(waiting)}</span>
    </>
  );
}
