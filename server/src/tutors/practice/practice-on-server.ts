import { practiceDefinition } from '@stoa/engine/tutors/practice/practice-definition';
import type { knowledgeGraph } from '@stoa/schema/contracts/knowledge-graph';
import type { practice as practiceContracts } from '@stoa/schema/contracts/practice';
import type { problemBank } from '@stoa/schema/contracts/problem-bank';
import type { problemReports } from '@stoa/schema/contracts/problem-reports';
import type { scaffolding } from '@stoa/schema/contracts/scaffolding';
import type { HandlersOf } from '../../routes/handler.ts';
import type { ServerTutor } from '../server-tutor.ts';
import { availableNodesHandler } from './available-nodes-handler.ts';
import { attemptHandlers } from './attempt-handlers.ts';
import { coachingHandlers } from './coaching-handlers.ts';
import { practiceHandlers } from './practice-handlers.ts';
import { PracticeSessions } from './practice-sessions.ts';
import { reportHandlers } from './report-handlers.ts';

type Handlers = {
  knowledgeGraph: HandlersOf<Pick<typeof knowledgeGraph, 'availableNodes'>>;
  practice: HandlersOf<typeof practiceContracts>;
  problemBank: HandlersOf<Pick<typeof problemBank, 'attempt'>>;
  problemReports: HandlersOf<typeof problemReports>;
  scaffolding: HandlersOf<typeof scaffolding>;
};

/** The practice tutor: its sessions and turns, reports of problems, and stand-alone diagnosis and hints. */
export const practiceOnServer: ServerTutor = {
  definitions: [practiceDefinition],
  pages: ['practice', 'map', 'progress', 'reports'],
  tags: {
    practice: 'Practice sessions and their turns',
    problemReports: '"Report a mistake"',
    scaffolding: 'Diagnosis and hints, for authors and programs',
  },
  refusals: {
    'practice.home': ['no_problems'],
    'practice.start': ['not_found', 'locked_skill', 'no_problems', 'nothing_due', 'stale'],
    'practice.turn': ['not_now'],
    'practice.read': ['stale'],
    'problemBank.attempt': ['not_now'],
    'problemReports.file': ['stale'],
    'problemReports.answer': ['conflict'],
    'problemReports.passOn': ['conflict'],
    'scaffolding.diagnose': ['not_found', 'conflict'],
    'scaffolding.hint': ['not_found'],
  },
  open(services) {
    const all = { ...services, practice: new PracticeSessions(services) };
    const handlers: Handlers = {
      knowledgeGraph: availableNodesHandler(all),
      practice: practiceHandlers(all),
      problemBank: attemptHandlers(all),
      problemReports: reportHandlers(all),
      scaffolding: coachingHandlers(all),
    };
    return { handlers };
  },
};
