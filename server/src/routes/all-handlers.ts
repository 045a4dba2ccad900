import type { Contracts } from '@stoa/schema/contracts/all-contracts';
import { accountsHandlers } from './account/accounts.ts';
import { addressHandlers } from './account/address.ts';
import { meHandlers } from './account/me.ts';
import { passwordHandlers } from './account/passwords.ts';
import { signInHandlers } from './account/sign-in.ts';
import { auditHandlers } from './audit/problem-trace.ts';
import { flagHandlers } from './flags/flags.ts';
import type { HandlersOf } from './handler.ts';
import { skillHandlers } from './knowledge-graph/skills.ts';
import { learnerHandlers } from './learners/learners.ts';
import { masteryHandlers } from './mastery/learner-mastery.ts';
import { problemHandlers } from './problem-bank/problems.ts';
import type { Services } from './services.ts';

/** The handlers of all routes that belong to no tutor; each tutor brings its own. `serveAll` checks that none is missing. */
export const kernelHandlers = (services: Services): KernelHandlers => ({
  account: {
    ...signInHandlers(services),
    ...addressHandlers(services),
    ...passwordHandlers(services),
    ...meHandlers(services),
    ...accountsHandlers(services),
  },
  audit: auditHandlers(services),
  flags: flagHandlers(services),
  knowledgeGraph: skillHandlers(services),
  learners: learnerHandlers(services),
  mastery: masteryHandlers(services),
  problemBank: problemHandlers(services),
});

type KernelHandlers = {
  [Group in 'account' | 'audit' | 'flags' | 'learners' | 'mastery']: HandlersOf<Contracts[Group]>;
} & {
  knowledgeGraph: HandlersOf<Omit<Contracts['knowledgeGraph'], 'availableNodes'>>;
  problemBank: HandlersOf<Omit<Contracts['problemBank'], 'attempt'>>;
};
