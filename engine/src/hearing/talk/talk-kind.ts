import { askedAbout, feelings, wishes, type Act } from '../act.ts';

/**
 * The kinds that a piece of a message can be: every act with its sort ("question why", "wish check"); a value given as an
 * answer; a claim (a reason or a misconception in words, which other code tells apart); and "not one": two things, or a part of
 * one.
 */
export const talkKinds = [
  'value',
  'claim',
  ...askedAbout.map((about) => `question ${about}` as const),
  ...wishes.map((wish) => `wish ${wish}` as const),
  ...feelings.map((feeling) => `feeling ${feeling}` as const),
  'small_talk',
  'off_topic',
  'noise',
  'not one',
] as const;
export type TalkKind = (typeof talkKinds)[number];

/** Returns the kind that an act of the corpus is an example of. */
export function kindOfAct(act: Act): TalkKind {
  switch (act.act) {
    case 'answer':
    case 'probe_answer':
      return 'value';
    case 'misconception':
    case 'reason':
      return 'claim';
    case 'question':
      return `question ${act.about}`;
    case 'wish':
      return `wish ${act.wish}`;
    case 'feeling':
      return `feeling ${act.feeling}`;
    default:
      return act.act;
  }
}

/**
 * Returns the act for a piece of this kind. Returns null for a value, which the code that hears answers judges, and for a piece
 * that isn't one thing.
 */
export function actOfKind(kind: TalkKind, text: string): Act | null {
  if (kind === 'value' || kind === 'not one') return null;
  if (kind === 'claim') return { act: 'reason', text };
  const about = askedAbout.find((one) => kind === `question ${one}`);
  if (about !== undefined) return { act: 'question', text, about };
  const wish = wishes.find((one) => kind === `wish ${one}`);
  if (wish !== undefined) return { act: 'wish', text, wish };
  const feeling = feelings.find((one) => kind === `feeling ${one}`);
  if (feeling !== undefined) return { act: 'feeling', text, feeling };
  if (kind === 'small_talk' || kind === 'off_topic' || kind === 'noise') return { act: kind, text };
  throw new Error(`"${kind}" is no kind of talk.`);
}
