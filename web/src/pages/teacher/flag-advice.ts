import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import { isGrave } from './flags.ts';

type Contacts = Omit<CrisisContacts, 'version'>;

/** Not a disclosure, but somebody could come to harm. */
const serious = new Set(['violence', 'sexual', 'hate', 'drugs_weapons']);

/**
 * Returns what a teacher should do about flags of these kinds, most important first. The most serious kind decides: if a child
 * said that she is being hurt, the advice must not suggest that a friendly word is enough.
 */
export function adviceOn(kinds: readonly string[], learner: string, contacts: Contacts): string[] {
  const privacy = kinds.includes('personal_data')
    ? [
        `${learner} wrote something by which a child can be found, such as an address or a number. It was taken out before it was kept. Remind the class why that stays private.`,
      ]
    : [];
  const grave = kinds.filter(isGrave);
  if (grave.length > 0 && grave.every((kind) => kind === 'threat')) return [...onThreat(learner, contacts), ...privacy];
  if (grave.length > 0) return [...onDisclosure(grave, learner, contacts), ...privacy];
  if (kinds.some((kind) => serious.has(kind)))
    return [
      'Read what was written first: it may be a joke, a quotation or a question. If someone could be hurt, or you can’t tell, take it seriously.',
      `Then speak with ${learner} today, and tell your school’s counselor or whoever handles child safety. ${atSchool(contacts)}`,
      ...privacy,
    ];
  if (kinds.length > 0 && kinds.every((kind) => kind === 'personal_data')) return privacy;
  return [`A friendly word with ${learner} is usually enough. If it keeps happening, find out why.`, ...privacy];
}

const onThreat = (learner: string, contacts: Contacts): string[] => [
  `Take it seriously until you know better. If there may be danger now, call ${emergencyOf(contacts)}, and follow your school’s plan for emergencies.`,
  `Tell your principal and your school’s counselor or threat assessment team now. ${atSchool(contacts)}`,
  `Do not search ${learner}’s things or question ${learner} by yourself. Someone trained should talk with ${learner} today, and stay close by until then.`,
  `Ask what is behind it. A student who writes this may be hurt or bullied, or may be telling you about someone else.`,
  'Write down now what was written, when, and what you did.',
];

/** Returns what to do if the account was erased before anybody had looked: first, find out whose it was. */
export function adviceOnErased(contacts: Contacts): string[] {
  return [
    'Find out today who it was. Ask the counselor and the teachers whose students used Stoa at that time, and who has left it since.',
    `If there may be danger now, call ${emergencyOf(contacts)}.`,
    `Tell your school’s counselor or whoever handles child safety, today. You may also have to report it yourself (a mandated report). ${atSchool(contacts)}`,
    'Write down what you did in your school’s own records. This notice is deleted once you say that you have looked.',
  ];
}

const emergencyOf = ({ emergency }: Contacts): string => emergency.map(({ number, where }) => `${number} (${where})`).join(', ');

const onDisclosure = (kinds: readonly string[], learner: string, contacts: Contacts): string[] => [
  `If there may be danger now: do not leave ${learner} alone, and call ${emergencyOf(contacts)}.`,
  `Talk with ${learner} today, where nobody listens in. Listen more than you ask, and say that it was right to tell.`,
  'Do not promise to keep it secret. Say whom you will tell, and that it is to help.',
  `Tell your school’s counselor or whoever handles child safety, today. You may also have to report it yourself (a mandated report). ${atSchool(contacts)}`,
  ...(kinds.includes('abuse')
    ? [
        'Do not question the child about what happened, and speak to nobody it may be about. Ask the counselor before anyone at home is told.',
      ]
    : []),
  'Write down now what was said, in the child’s own words, when, and what you did.',
];

const atSchool = ({ at_school }: Contacts): string =>
  at_school === null
    ? 'Nobody is named for your school here yet; whoever runs this server can name someone in content/parameters/crisis-contacts.json.'
    : `Here that is: ${at_school}`;
