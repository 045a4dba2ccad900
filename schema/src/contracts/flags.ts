import { z } from 'zod';
import { LearnerId } from '../account.ts';
import { CrisisContacts } from '../crisis-contacts.ts';
import { ErasedAccount, Flag } from '../flag.ts';
import { contract } from './contract.ts';
import { PageQuery, page } from './page.ts';

const keepers = { who: ['teacher', 'admin'], owns: 'nothing' } as const;
const CaseParams = z.object({ caseId: z.string().min(1).max(64) });

/** A record that somebody looked at a case, up to its newest flag at that moment. */
const FlagLook = z.strictObject({
  by: z.string().nullable(), // the person's name; null if the account is gone
  at: z.iso.datetime(),
  up_to: z.iso.datetime(),
  note: z.string(),
});

/** The flags that are looked at together: those of one session, or those of a learner outside any. */
const FlagCase = z.strictObject({
  case_id: z.string(), // the session's id; outside any session, the learner's
  learner: z.string().nullable(), // her name, as her teachers know her; null if her account is erased
  erased: ErasedAccount.nullable(), // if set, the flags have no words, and looking at them deletes them
  tutor: z.string().nullable(), // the tutor's registered name; null outside any session
  flags: z.array(Flag), // oldest first
});

const FlagCaseTold = FlagCase.extend({
  learner: z.string().nullable(), // null also if nothing was flagged
  learner_id: LearnerId.nullable(), // null in the same cases
  looks: z.array(FlagLook), // oldest first
  contacts: CrisisContacts.omit({ version: true }),
});

/** Lists what was flagged in what students type, and whether a person has looked at it. */
export const flags = {
  waiting: contract({
    method: 'GET',
    path: '/api/flags/waiting',
    summary: 'How many cases nobody has looked at yet, and in how many of them somebody may be in need or in danger',
    access: keepers,
    response: z.strictObject({ cases: z.int(), disclosures: z.int() }),
  }),
  list: contract({
    method: 'GET',
    path: '/api/flags',
    summary: 'The cases with flags that nobody has looked at yet, and those flags; cases that cannot wait first',
    access: keepers,
    query: z.object(PageQuery),
    response: page(FlagCase),
  }),
  one: contract({
    method: 'GET',
    path: '/api/flags/:caseId',
    summary: 'What was flagged in a session, or of a learner outside any: who has looked at it, and whom to turn to',
    access: keepers,
    params: CaseParams,
    response: FlagCaseTold,
  }),
  look: contract({
    method: 'POST',
    path: '/api/flags/:caseId/looks',
    summary:
      'Say that a case was looked at, up to the newest flag that was seen. The same look again changes nothing; of an erased account it deletes what was left',
    access: keepers,
    params: CaseParams,
    body: z.strictObject({ up_to: z.iso.datetime(), note: z.string().trim().max(2000).default('') }),
    response: FlagCaseTold,
  }),
};
