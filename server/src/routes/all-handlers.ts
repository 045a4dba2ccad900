import type { Contracts } from '@stoa/schema/contracts/all-contracts';
import { accountsHandlers } from './account/accounts.ts';
import { meHandlers } from './account/me.ts';
import { passwordHandlers } from './account/passwords.ts';
import { signInHandlers } from './account/sign-in.ts';
import { auditHandlers } from './audit/problem-trace.ts';
import { flagHandlers } from './flags/flags.ts';
import type { HandlersOf } from './handler.ts';
import { skillHandlers } from './knowledge-graph/skills.ts';
import { curriculumHandlers } from './lessons/curriculum.ts';
import { planHandlers } from './lessons/plans.ts';
import { lessonHandlers } from './lessons/sessions.ts';
import { transcriptHandlers } from './lessons/transcripts.ts';
import { masteryHandlers } from './mastery/learner-mastery.ts';
import { practiceHandlers } from './practice/sessions.ts';
import { attemptHandlers } from './problem-bank/attempts.ts';
import { problemHandlers } from './problem-bank/problems.ts';
import { reportHandlers } from './problem-reports/reports.ts';
import { coachingHandlers } from './scaffolding/coaching.ts';
import type { Services } from './services.ts';

/** Who answers at which admission. A room that lacks one does not compile. */
export const allHandlers = (services: Services): { [Room in keyof Contracts]: HandlersOf<Contracts[Room]> } => ({
  account: {
    ...signInHandlers(services),
    ...passwordHandlers(services),
    ...meHandlers(services),
    ...accountsHandlers(services),
  },
  audit: auditHandlers(services),
  flags: flagHandlers(services),
  knowledgeGraph: skillHandlers(services),
  lessons: {
    ...lessonHandlers(services),
    ...curriculumHandlers(services),
    ...transcriptHandlers(services),
    ...planHandlers(services),
  },
  mastery: masteryHandlers(services),
  practice: practiceHandlers(services),
  problemBank: { ...problemHandlers(services), ...attemptHandlers(services) },
  problemReports: reportHandlers(services),
  scaffolding: coachingHandlers(services),
});
