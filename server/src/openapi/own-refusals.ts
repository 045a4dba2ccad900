import type { RefusalCode } from '../refusals.ts';

/**
 * Refusals that follow from what an operation does and cannot be told from the shape of its contract, by operation id. The tests over
 * HTTP hold every refusal that they meet against the API description.
 */
export const ownRefusals: Readonly<Record<string, readonly RefusalCode[]>> = {
  'account.signUp': ['conflict', 'not_allowed'],
  'account.signIn': ['suspended', 'unconfirmed_email', 'proof_needed'],
  'account.confirmEmail': ['link_used'],
  'account.resetPassword': ['link_used', 'suspended'],
  'account.rename': ['conflict'],
  'account.changePassword': ['conflict', 'wrong_password'],
  'account.createAccount': ['conflict'],
  'account.issueResetLink': ['conflict'],
  'account.setSuspended': ['conflict'],
  'account.demo': ['not_found'],
  'account.setRole': ['conflict'],
  'knowledgeGraph.graph': ['not_found'],
  'lessons.start': ['not_found', 'not_yours', 'stale'],
  'lessons.step': ['stale', 'too_large'],
  'lessons.lineTicket': ['not_found'],
  'lessons.agentLogs': ['not_found'],
  'lessons.topic': ['not_found'],
  'lessons.plan': ['not_found'],
  'lessons.publishPlan': ['stale'],
  'mastery.update': ['not_found', 'conflict', 'stale'],
  'practice.home': ['no_problems'],
  'practice.start': ['not_found', 'locked_skill', 'no_problems', 'nothing_due', 'stale'],
  'practice.turn': ['not_now'],
  'practice.read': ['stale'],
  'problemBank.list': ['not_found'],
  'problemBank.attempt': ['not_now'],
  'problemBank.evaluate': ['not_found'],
  'problemReports.file': ['stale'],
  'problemReports.answer': ['conflict'],
  'scaffolding.diagnose': ['not_found', 'conflict'],
  'scaffolding.hint': ['not_found'],
};
