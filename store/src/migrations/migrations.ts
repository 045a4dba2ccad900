import type { Migration } from 'kysely/migration';
import { identity } from './0001-identity.ts';
import { problemBank } from './0002-problem-bank.ts';
import { learning } from './0003-learning.ts';
import { problemReports } from './0004-problem-reports.ts';
import { lessons } from './0005-lessons.ts';
import { eventsOfTutors } from './0013-events-of-tutors.ts';
import { planProblems } from './0017-plan-problems.ts';
import { configurations } from './0018-configurations.ts';
import { courses } from './0021-courses.ts';
import { courseRows } from './0022-course-rows.ts';
import { essaySubmissions } from './0024-essay-submissions.ts';
import { newestRecords } from './0025-newest-records.ts';
import { planDrafts } from './0019-plan-drafts.ts';
import { shownLately } from './0012-shown-lately.ts';
import { flagsLookedAt } from './0006-flags-looked-at.ts';
import { flags } from './0007-flags.ts';
import { erasedFlags } from './0015-erased-flags.ts';
import { evidence } from './0008-evidence.ts';
import { essayBanks } from './0027-essay-banks.ts';
import { essayCoach } from './0026-essay-coach.ts';
import { boards } from './0028-boards.ts';
import { bankChanges } from './0016-bank-changes.ts';
import { accountLifecycle } from './0010-account-lifecycle.ts';
import { newestAndTickets } from './0011-newest-and-tickets.ts';

/**
 * Every change of the schema in the order of its name, for PGlite and PostgreSQL alike. A released one must never be changed.
 */
export const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-problem-bank': problemBank,
  '0003-learning': learning,
  '0004-problem-reports': problemReports,
  '0005-lessons': lessons,
  '0006-flags-looked-at': flagsLookedAt,
  '0007-flags': flags,
  '0008-evidence': evidence,
  '0010-account-lifecycle': accountLifecycle,
  '0011-newest-and-tickets': newestAndTickets,
  '0012-shown-lately': shownLately,
  '0013-events-of-tutors': eventsOfTutors,
  '0015-erased-flags': erasedFlags,
  '0016-bank-changes': bankChanges,
  '0017-plan-problems': planProblems,
  '0018-configurations': configurations,
  '0019-plan-drafts': planDrafts,
  '0021-courses': courses,
  '0022-course-rows': courseRows,
  '0024-essay-submissions': essaySubmissions,
  '0025-newest-records': newestRecords,
  '0026-essay-coach': essayCoach,
  '0027-essay-banks': essayBanks,
  '0028-boards': boards,
};
