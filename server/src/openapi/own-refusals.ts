import type { RefusalCode } from '../refusals.ts';

/**
 * Refusals, by operation id, that follow from what an operation does and can't be derived from its contract. Those of a tutor's
 * operations are listed with the tutor. The tests over HTTP check every refusal that they meet against the API description.
 */
export const ownRefusals: Readonly<Record<string, readonly RefusalCode[]>> = {
  'account.signUp': ['email_taken', 'not_allowed'],
  'account.signIn': ['suspended', 'unconfirmed_email', 'proof_needed'],
  'account.confirmEmail': ['link_used'],
  'account.resetPassword': ['link_used', 'suspended'],
  'account.rename': ['conflict'],
  'account.changeEmail': ['conflict', 'wrong_password', 'email_taken'],
  'account.changePassword': ['conflict', 'wrong_password'],
  'account.createAccount': ['email_taken'],
  'account.issueResetLink': ['conflict'],
  'account.setSuspended': ['conflict'],
  'account.demo': ['not_found'],
  'account.setRole': ['conflict'],
  'audit.agentLogs': ['not_found'],
  'knowledgeGraph.graph': ['not_found'],
  'mastery.update': ['not_found', 'conflict', 'stale'],
  'problemBank.list': ['not_found'],
  'problemBank.evaluate': ['not_found'],
};
