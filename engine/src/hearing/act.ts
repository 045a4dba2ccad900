import { z } from 'zod';

/** The kinds of things a message can do. When a message does several at once, the kind listed first matters most. */
export const actNames = [
  'answer', // to the open question
  'probe_answer', // to the tutor's own sub-question
  'misconception', // one of the listed misconceptions, in words
  'question',
  'wish',
  'feeling',
  'reason', // a claim, a step of the work, or an explanation of why or how
  'small_talk',
  'off_topic',
  'noise',
] as const;
export type ActName = (typeof actNames)[number];

export const feelings = [
  'loss',
  'worry',
  'shame',
  'anger',
  'boredom',
  'pride',
  'insight',
  'tiredness',
  'loneliness',
  'frustration',
  'thanks',
] as const;

export const wishes = [
  'hint',
  'answer', // to be told the answer
  'example',
  'slower', // smaller steps, or time to think
  'faster', // or harder, or fewer words
  'explain_again',
  'skip',
  'stop', // to end the session, or take a break
  'check', // "is it 18?": whether a value or a step is right
  'other',
] as const;

/** What a question asks about. */
export const askedAbout = [
  'word', // what a word or sign means
  'concept', // whether or what something is
  'procedure', // how it is done, what comes next
  'why',
  'what_if',
  'likeness', // "is it like 3 apples and 4 apples?"
  'task', // what the tutor's question wants
  'logistics', // the calculator, the bathroom, the test, how many more
  'relevance', // what it is for
] as const;

const span = { text: z.string().min(1) }; // word for word from the message

/** One thing that a message does: the words that do it, and what they mean. */
export const Act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('answer'), ...span, answer: z.string().min(1) }),
  z.strictObject({ act: z.literal('probe_answer'), ...span, answer: z.string().min(1) }),
  z.strictObject({ act: z.literal('misconception'), ...span, misconception: z.string().min(1) }),
  z.strictObject({ act: z.literal('question'), ...span, about: z.enum(askedAbout) }),
  z.strictObject({ act: z.literal('wish'), ...span, wish: z.enum(wishes) }),
  z.strictObject({ act: z.literal('feeling'), ...span, feeling: z.enum(feelings) }),
  z.strictObject({ act: z.enum(['reason', 'small_talk', 'off_topic', 'noise']), ...span }),
]);
export type Act = z.infer<typeof Act>;
export type Feeling = (typeof feelings)[number];

const place = { start: z.int().min(0), end: z.int().min(0), confidence: z.number().min(0).max(1) };
const [answer, probeAnswer, misconception, question, wish, feeling, other] = Act.options;
/** An act with its place in the message, from `start` up to but not including `end`, and the confidence in it, from 0 to 1. */
export const HeardAct = z.discriminatedUnion('act', [
  answer.extend(place),
  probeAnswer.extend(place),
  misconception.extend(place),
  question.extend(place),
  wish.extend(place),
  feeling.extend(place),
  other.extend(place),
]);
export type HeardAct = Act & Readonly<z.infer<z.ZodObject<typeof place>>>;

/** True if two acts share some of the message's words. */
export const overlap = (a: HeardAct, b: HeardAct): boolean => a.start < b.end && b.start < a.end;
