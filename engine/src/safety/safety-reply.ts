import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { crisisMessage, isCrisis } from './crisis-message.ts';
import { guidanceWords } from './guidance.ts';
import type { Unsafe } from './unsafe.ts';

/**
 * Returns what a student reads when a text was stopped, wherever it was typed. `backTo`: what the reply leads back to, "the
 * math"; `before`: how often she already got such a reply in this session.
 */
export const safetyReply = (unsafe: Unsafe, contacts: CrisisContacts | null, backTo: string, before = 0): SafetyReply =>
  isCrisis(unsafe.violation)
    ? { kind: 'crisis', words: crisisMessage(unsafe.violation, contacts, unsafe.sure) }
    : { kind: 'guidance', words: guidanceWords(unsafe, backTo, before) };
