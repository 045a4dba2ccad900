import { sentencesOf } from '@stoa/engine/guards/sentences-of';
import type { LessonDoor } from '@stoa/engine/tutors/lesson/simulation/lesson-door';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import type { LessonInput, LessonMessage, LessonView } from '@stoa/schema/lesson';
import type { Guideline } from '@stoa/schema/study-plan';

/** What is put in place of a reply before the student reads it; `said` is what she sent, null of the welcome. */
type Alter = (reply: LessonMessage, said: LessonInput | null, view: LessonView) => LessonMessage;

/**
 * The same lesson with other words on the screen: what the tutor decides stays as it is, and no guard reads the new words. What was altered stays so on
 * every later screen.
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

/** As many random nouns as the reply has words. */
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

/** The explanations of another lesson, one after another, in place of whatever is said. */
export function ofAnotherTopic({ plan }: Guideline): Alter {
  const ways = plan.steps.flatMap((step) => (step.type === 'explain' ? [step.explanation, ...step.another_way] : []));
  let at = 0;
  return (reply) => ({ ...reply, text: ways[at++ % ways.length]!, example: null });
}

/** Without a sentence that asks. */
export const withoutProbes: Alter = (reply) => ({
  ...reply,
  text: reply.text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.trim().endsWith('?'))
    .join(' '),
});

/** The first reply again and again. */
export function repeating(): Alter {
  let first: LessonMessage | null = null;
  return (reply) => {
    first ??= reply;
    return { ...reply, text: first.text, example: first.example };
  };
}

const saysOneOf = (said: LessonInput | null, feelings: ReadonlySet<string>): boolean =>
  said?.kind === 'message' && feelings.has(said.message);

/** A feeling is met with a kind sentence, and nothing else is changed. */
export const kindTo =
  (feelings: ReadonlySet<string>): Alter =>
  (reply, said) =>
    saysOneOf(said, feelings) ? { ...reply, text: `I'm sorry, that sounds hard. ${reply.text}` } : reply;

/** A feeling is passed over. */
export const coldTo =
  (feelings: ReadonlySet<string>): Alter =>
  (reply, said) =>
    saysOneOf(said, feelings) ? { ...reply, text: 'On with the lesson, please.', example: null } : reply;

/** One line is said with the third reply, whatever it is. */
export function saying(line: (view: LessonView) => string): Alter {
  let replies = 0;
  return (reply, _said, view) => {
    replies += 1;
    return replies === 3 ? { ...reply, text: `${reply.text} ${line(view)}` } : reply;
  };
}

/** What should have been the fixed message is an ordinary line. */
export const deafToCries: Alter = (reply) =>
  reply.act === 'crisis' ? { ...reply, text: sentencesOf('Let us go on.').join(' ') } : reply;
