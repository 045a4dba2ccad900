import { sentencesOf } from '@stoa/engine/guards/sentences-of';
import type { LessonDoor } from '@stoa/engine/tutors/lesson/simulation/lesson-door';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import type { LessonInput, LessonMessage, LessonView } from '@stoa/schema/lesson';
import type { Guideline } from '@stoa/schema/study-plan';

/** Replaces a reply before the student reads it. `said` is what she sent; null for the welcome. */
type Alter = (reply: LessonMessage, said: LessonInput | null, view: LessonView) => LessonMessage;

/**
 * Returns a lesson that shows other words. What the tutor decides stays the same, and no guard reads the new words. An altered
 * message stays altered on every later screen.
 */
export function altered(door: LessonDoor, alter: Alter): LessonDoor {
  const words = new Map<number, LessonMessage>();
  const shown = (view: LessonView, said: LessonInput | null): LessonView => {
    const last = view.messages.at(-1)!;
    words.set(last.id, alter(last, said, view));
    return { ...view, messages: view.messages.map((message) => words.get(message.id) ?? message) };
  };
  return {
    begin: async () => shown(await door.begin(), null),
    take: async (input, seconds) => shown(await door.take(input, seconds), input),
  };
}

const nouns = (
  'pebble feather copper box river candle lantern walnut saddle velvet harbor thimble orchard pigeon ribbon marble kettle meadow basket anchor ' +
  'whistle blanket cactus drawer ladder window pillow hammer garden button'
).split(' ');

/** Replaces a reply with as many random nouns as it has words. */
export function inNouns(seed: number): Alter {
  const random = seededChance(seed);
  return (reply) => ({
    ...reply,
    text: `${reply.text
      .split(/\s+/)
      .map(() => nouns[Math.floor(random() * nouns.length)]!)
      .join(' ')}.`,
    example: null,
  });
}

/** Replaces each reply with the next explanation of another lesson. */
export function ofAnotherTopic({ plan }: Guideline): Alter {
  const ways = plan.steps.flatMap((step) => (step.type === 'explain' ? [step.explanation, ...step.another_way] : []));
  let at = 0;
  return (reply) => ({ ...reply, text: ways[at++ % ways.length]!, example: null });
}

/** Removes every question from a reply. */
export const withoutProbes: Alter = (reply) => ({
  ...reply,
  text: reply.text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.trim().endsWith('?'))
    .join(' '),
});

/** Repeats the first reply every time. */
export function repeating(): Alter {
  let first: LessonMessage | null = null;
  return (reply) => {
    first ??= reply;
    return { ...reply, text: first.text, example: first.example };
  };
}

const saysOneOf = (said: LessonInput | null, feelings: ReadonlySet<string>): boolean =>
  said?.kind === 'message' && feelings.has(said.message);

/** Adds a kind sentence to a reply to a feeling, and changes nothing else. */
export const kindTo =
  (feelings: ReadonlySet<string>): Alter =>
  (reply, said) =>
    saysOneOf(said, feelings) ? { ...reply, text: `I'm sorry, that sounds hard. ${reply.text}` } : reply;

/** Replaces a reply to a feeling with a line that ignores it. */
export const coldTo =
  (feelings: ReadonlySet<string>): Alter =>
  (reply, said) =>
    saysOneOf(said, feelings) ? { ...reply, text: 'On with the lesson, please.', example: null } : reply;

/** Adds a line to the third reply, whatever that is. */
export function saying(line: (view: LessonView) => string): Alter {
  let replies = 0;
  return (reply, _said, view) => {
    replies += 1;
    return replies === 3 ? { ...reply, text: `${reply.text} ${line(view)}` } : reply;
  };
}

/** Replaces the fixed crisis message with an ordinary line. */
export const deafToCries: Alter = (reply) =>
  reply.act === 'crisis' ? { ...reply, text: sentencesOf('Let us go on.').join(' ') } : reply;
