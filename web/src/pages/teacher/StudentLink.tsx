import { Link } from '@tanstack/react-router';
import type { LearnerId } from '@stoa/schema/account';
import { Icon } from '../../components/Icon.tsx';

/** Links from a student's name to her page. */
export const StudentLink = ({ learnerId, learner }: { learnerId: LearnerId; learner: string }) => (
  <Link
    to="/teacher/students/$learnerId"
    params={{ learnerId }}
    className="link inline-flex min-h-11 max-w-full items-center gap-2 px-2 print:hidden"
  >
    <Icon name="user" className="size-4" /> <span className="min-w-0 wrap-anywhere">What {learner} knows</span>
  </Link>
);
