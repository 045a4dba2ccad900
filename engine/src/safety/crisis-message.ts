import type { CrisisContacts, Disclosure } from '@stoa/schema/crisis-contacts';
import type { SafetyViolation } from './unsafe.ts';

/**
 * True for a violation in which a student confides in the tutor. She gets a message written by a person, and a teacher is told.
 */
export const isDisclosure = (violation: string): violation is Disclosure => violation === 'self_harm' || violation === 'abuse';

/** What is answered by the fixed message: a disclosure, or a threat to somebody else's life. */
export type Crisis = Disclosure | 'threat';
export const isCrisis = (violation: SafetyViolation): violation is Crisis => isDisclosure(violation) || violation === 'threat';

/**
 * Returns the whole fixed message that answers a disclosure or a threat. No model writes it, no guard rewrites it, and it has
 * no mathematics. If it isn't sure that she disclosed something (`sure` is false), it asks whether she is all right and assumes
 * nothing.
 *
 * Shape   plain paragraphs with an empty line in between; one contact to a line. Without contacts, the message is complete too.
 */
export function crisisMessage(kind: Crisis, contacts: CrisisContacts | null, sure = true): string {
  const { opening, now, urgent, closing } = sure ? words[kind] : unclear;
  const emergency =
    contacts === null ? '.' : `: ${contacts.emergency.map(({ number, where }) => `${number} (${where})`).join(', ')}.`;
  const listens = kind === 'threat' ? 'self_harm' : kind; // people who help with despair also help with rage
  const lines = (contacts?.helplines ?? [])
    .filter((line) => !sure || line.answers.includes(listens))
    .map(({ name, number, how, where }) => `${name} (${where}): ${how} ${number}`);
  const listening = lines.length === 0 ? [] : [['People who listen, for free:', ...lines].join('\n')];
  const here = contacts?.at_school ?? null;
  return [
    ...opening,
    here === null ? now : `${now} At your school: ${here}`,
    `${urgent}${emergency}`,
    ...listening,
    closing,
  ].join('\n\n');
}

type Words = { opening: readonly string[]; now: string; urgent: string; closing: string };

const words: Readonly<Record<Crisis, Words>> = {
  self_harm: {
    opening: [
      'Thank you for telling me. I am taking it seriously, whether it is you who is hurting or somebody you care about, and I am sorry. Everything else here can wait.',
      'I am a computer program, so I cannot be there for you in the way you deserve. People can. A teacher will be told about this, so that somebody can ask how you are and help.',
    ],
    now: 'Please do one thing now: go to an adult you trust, a parent, a teacher, a school nurse, anybody you feel safe with. Tell them what you told me, or just show them this page.',
    urgent: 'If you are hurt, or afraid of what you might do, call the emergency number now, or ask somebody near you to call',
    closing:
      'You did the right thing by saying it. You do not have to carry this alone, and feelings as heavy as this can get lighter with help.',
  },
  abuse: {
    opening: [
      'Thank you for telling me. That took courage. I am taking it seriously: you have a right to be safe and looked after, nobody may hurt you, touch you or make you afraid, and it is not your fault.',
      'I am a computer program, so I cannot protect you myself. People can. A teacher will be told about this, so that somebody can help. You are not in trouble.',
    ],
    now: 'Please do one thing now: go to an adult you feel safe with, somebody other than the person this is about. A teacher, a school nurse, a relative, a friend’s parent. Tell them what you told me, or just show them this page. If the first one does not listen, tell another.',
    urgent: 'If you are in danger, call the emergency number now, or go where other people are and ask them to call',
    closing:
      'You did the right thing by saying it, even if somebody told you to keep it a secret. Everything else here can wait.',
  },
  threat: {
    opening: [
      'I am stopping here, because it sounds as if somebody could get badly hurt. I am taking it seriously, whether it is about you or about somebody you know. Everything else here can wait.',
      'I am a computer program, so I cannot sort this out with you. People can. A teacher will be told about this, so that somebody can talk with you and keep everybody safe. If you meant it as a joke, you can tell them that.',
    ],
    now: 'Please do one thing now: go to an adult you trust, a parent, a teacher, a school counselor, and tell them what is going on, or just show them this page. If somebody has hurt you or made you this angry, they want to know about that too.',
    urgent:
      'If somebody is in danger, go where it is safe and call the emergency number now, or ask somebody near you to call. If there is a weapon, stay away from it and tell an adult where it is. The number to call',
    closing:
      'Telling an adult before anybody is hurt is the right thing to do, and it is not snitching. Anger as big as this can get smaller with help.',
  },
};

const unclear: Words = {
  opening: [
    'Let me stop for a moment and ask: are you all right? Something you wrote sounded as if you, or somebody you know, could be hurt, afraid or in trouble. I am a computer program, and I may have read it wrongly. If all is well, just go on: everything is as you left it.',
    'If something is wrong, it is not your fault, and you do not have to sort it out by yourself. A teacher will be told about this message, so that somebody can ask how you are.',
  ],
  now: 'It helps to tell an adult you feel safe with: a parent, a teacher, a school nurse, a relative, a friend’s parent. If the first one does not listen, tell another.',
  urgent: 'If you are in danger now, call the emergency number, or go where other people are and ask them to call',
  closing: 'You can tell of things like this even if somebody said to keep quiet. You are not in trouble.',
};
