import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { crisisMessage, isCrisis } from './crisis-message.ts';
import type { Unsafe } from './unsafe.ts';

/** What a student reads when a text was stopped, wherever it was typed. */
export const safetyReply = ({ violation, sure, guidance }: Unsafe, contacts: CrisisContacts | null): SafetyReply =>
  isCrisis(violation)
    ? { kind: 'crisis', words: crisisMessage(violation, contacts, sure) }
    : { kind: 'guidance', words: guidance };
