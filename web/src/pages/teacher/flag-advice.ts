import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import { isGrave } from './flags.ts';

type Contacts = Omit<CrisisContacts, 'version'>;

/** Not told in trust, but somebody could come to harm. */
const serious = new Set(['violence', 'sexual', 'hate', 'drugs_weapons']);

/** What a teacher does now, in the order in which it matters. For a disclosure the whole of it, for a swear word a line. */
export function adviceOn(kind: string, learner: string, contacts: Contacts): string[] {
  if (isGrave(kind)) return onDisclosure(kind, learner, contacts);
  if (serious.has(kind))
    return [
      'Read what was written first: it may be a joke, a quotation or a question. If somebody could be hurt, or you cannot tell, take it as meant.',
      `Then speak with ${learner} today, and tell the person in your school who is responsible for child protection. ${atSchool(contacts)}`,
    ];
  if (kind === 'personal_data')
    return [
      `${learner} wrote something by which a child can be found, such as an address or a number. It was taken out before it was kept. Remind the class why that stays private.`,
    ];
  return [`A friendly word with ${learner} is mostly enough. If it comes again and again, ask what is behind it.`];
}

const onDisclosure = (kind: string, learner: string, contacts: Contacts): string[] => [
  `If there may be danger now: do not leave ${learner} alone, and call ${contacts.emergency
    .map(({ number, where }) => `${number} (${where})`)
    .join(', ')}.`,
  `Talk with ${learner} today, where nobody listens in. Listen more than you ask, and say that it was right to tell.`,
  'Do not promise to keep it secret. Say whom you will tell, and that it is to help.',
  `Tell the person in your school who is responsible for child protection, today. ${atSchool(contacts)}`,
  ...(kind === 'abuse'
    ? [
        'Do not question the child about what happened, and speak to nobody it may be about. Ask the responsible person before anybody at home is told.',
      ]
    : []),
  'Write down now what was said, in the child’s own words, when, and what you did.',
];

const atSchool = ({ at_school }: Contacts): string =>
  at_school === null
    ? 'Nobody is named for your school here yet; whoever runs this server can name somebody in content/parameters/crisis-contacts.json.'
    : `Here that is: ${at_school}`;
