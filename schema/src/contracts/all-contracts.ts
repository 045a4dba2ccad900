import { account } from './account.ts';
import { audit } from './audit.ts';
import { boards } from './boards.ts';
import { course } from './course.ts';
import { essays } from './essays.ts';
import { flags } from './flags.ts';
import { knowledgeGraph } from './knowledge-graph.ts';
import { learners } from './learners.ts';
import { lessons } from './lessons.ts';
import { mastery } from './mastery.ts';
import { placement } from './placement.ts';
import { practice } from './practice.ts';
import { problemBank } from './problem-bank.ts';
import { problemReports } from './problem-reports.ts';
import { scaffolding } from './scaffolding.ts';

/** Every route, by group. The server registers all of them and refuses to start if one has no handler. */
export const contracts = {
  account,
  audit,
  boards,
  course,
  essays,
  flags,
  knowledgeGraph,
  learners,
  lessons,
  mastery,
  placement,
  practice,
  problemBank,
  problemReports,
  scaffolding,
};
export type Contracts = typeof contracts;
