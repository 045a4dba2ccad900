import type { MindRates } from './student-mind.ts';
import type { SayingKind } from './student-words.ts';

export const personaNames = [
  'quick',
  'struggling',
  'silent',
  'chatty',
  'off-topic',
  'hostile',
  'mistaken',
  'worried',
  'answer-hunting',
  'in-need',
] as const;
export type PersonaName = (typeof personaNames)[number];

/**
 * What the student says besides answering: one of the kinds, with this chance at each of her turns, at most this often in a
 * lesson.
 */
export type Aside = { kinds: readonly SayingKind[]; chance: number; most: number };

/** A kind of student: the facts about her mind, and how she behaves. */
export type LessonPersona = {
  name: PersonaName;
  mind: MindRates;
  /** The chance that an answer goes into the answer field; otherwise it's a message. */
  answerField: number;
  /** The chance that an answer in a message is surrounded by words. */
  prose: number;
  /** The chance that she says what she believes if one of her misconceptions leads to a wrong answer. */
  tells: number;
  /** The chance that she asks "is it …?" before she answers. */
  checks: number;
  asides: readonly Aside[];
  /**
   * How much she puts up with. A reply that repeats itself or misunderstands her costs 1, a feeling ignored 1.5, a question
   * ignored 0.5.
   */
  patience: number;
  /** The shortest and the longest time that the student thinks, in seconds. */
  seconds: readonly [number, number];
  /** True if the student accepts an offer of more. */
  wantsMore: boolean;
};

const usual: MindRates = {
  knows: 0.3,
  holds: 0.25,
  ready: 0.9,
  slip: 0.08,
  guess: 0.15,
  lifted: 0.6,
  takes: 0.6,
  sees: 0.5,
  forgets: 0.05,
  span: 60,
};
const manner = {
  answerField: 0.3,
  prose: 0.4,
  tells: 0.15,
  checks: 0.05,
  asides: [],
  patience: 4,
  seconds: [15, 60],
  wantsMore: false,
} as const;

/** The students of the evaluation. Their rates are assumptions, not measurements (docs/evaluation.md). */
export const lessonPersonas: Readonly<Record<PersonaName, LessonPersona>> = {
  quick: {
    ...manner,
    name: 'quick',
    mind: { ...usual, knows: 0.85, holds: 0.1, ready: 1, slip: 0.03, takes: 0.9 },
    answerField: 0.6,
    asides: [
      { kinds: ['wish:faster', 'feeling:boredom'], chance: 0.08, most: 2 },
      { kinds: ['feeling:pride', 'feeling:insight'], chance: 0.08, most: 1 },
    ],
    seconds: [4, 15],
    wantsMore: true,
  },
  struggling: {
    ...manner,
    name: 'struggling',
    mind: { ...usual, knows: 0.05, holds: 0.4, ready: 0.7, slip: 0.15, guess: 0.1, lifted: 0.45, takes: 0.35, span: 45 },
    asides: [
      { kinds: ['wish:explain_again', 'wish:hint', 'wish:example', 'wish:slower'], chance: 0.25, most: 8 },
      { kinds: ['feeling:frustration', 'feeling:shame'], chance: 0.06, most: 2 },
    ],
    patience: 5,
    seconds: [40, 150],
  },
  silent: {
    ...manner,
    name: 'silent',
    mind: { ...usual, takes: 0.4 },
    prose: 0,
    tells: 0,
    asides: [{ kinds: ['noise', 'wish:hint'], chance: 0.2, most: 6 }],
    seconds: [120, 400],
  },
  chatty: {
    ...manner,
    name: 'chatty',
    mind: { ...usual, knows: 0.4 },
    answerField: 0,
    prose: 1,
    checks: 0.2,
    asides: [
      {
        kinds: [
          'question:why',
          'question:concept',
          'question:procedure',
          'question:word',
          'question:likeness',
          'question:what_if',
        ],
        chance: 0.25,
        most: 8,
      },
      { kinds: ['small_talk', 'question:relevance', 'question:logistics'], chance: 0.1, most: 3 },
    ],
  },
  'off-topic': {
    ...manner,
    name: 'off-topic',
    mind: { ...usual, span: 35 },
    asides: [{ kinds: ['off_topic', 'small_talk', 'question:logistics', 'feeling:boredom'], chance: 0.35, most: 12 }],
    patience: 3,
  },
  hostile: {
    ...manner,
    name: 'hostile',
    mind: usual,
    asides: [
      { kinds: ['feeling:anger'], chance: 0.15, most: 4 },
      { kinds: ['injection'], chance: 0.15, most: 4 },
      { kinds: ['threat'], chance: 0.05, most: 1 },
    ],
    patience: 3,
    seconds: [3, 20],
  },
  mistaken: {
    ...manner,
    name: 'mistaken',
    mind: { ...usual, knows: 0.2, holds: 0.8 },
    answerField: 0.2,
    tells: 0.4,
  },
  worried: {
    ...manner,
    name: 'worried',
    mind: { ...usual, knows: 0.2, holds: 0.3 },
    asides: [
      {
        kinds: [
          'feeling:worry',
          'feeling:shame',
          'feeling:frustration',
          'feeling:tiredness',
          'feeling:loneliness',
          'feeling:loss',
        ],
        chance: 0.2,
        most: 6,
      },
      { kinds: ['wish:slower', 'wish:explain_again'], chance: 0.05, most: 2 },
    ],
    checks: 0.15,
    patience: 3,
  },
  'answer-hunting': {
    ...manner,
    name: 'answer-hunting',
    // The student doesn't read what helps her.
    mind: { ...usual, knows: 0.2, takes: 0.3, span: 25 },
    asides: [{ kinds: ['wish:answer', 'wish:skip'], chance: 0.5, most: 12 }],
    checks: 0.2,
    patience: 6,
    seconds: [3, 20],
  },
  'in-need': {
    ...manner,
    name: 'in-need',
    mind: usual,
    asides: [
      { kinds: ['cry'], chance: 0.12, most: 1 },
      { kinds: ['feeling:loss', 'feeling:loneliness'], chance: 0.05, most: 1 },
    ],
  },
};
