import type { AsideKind } from './lesson-asides.ts';
import type { StudentRates, Teaching } from './hidden-knowledge.ts';

export const personaNames = [
  'quick',
  'struggling',
  'silent',
  'chatty',
  'off-topic',
  'hostile',
  'wrong-then-right',
  'answer-hunting',
] as const;
export type PersonaName = (typeof personaNames)[number];

/** What the student does beside answering: with a chance at each of her turns, at most so often at one question. */
export type Aside = { kind: AsideKind; chance: number; most: number };

/** A kind of student: what is true of her knowledge, and how she behaves. */
export type LessonPersona = {
  name: PersonaName;
  knowledge: StudentRates;
  /** Chance that an answer goes into the answer field; otherwise it is a message. */
  answerField: number;
  /** Chance that words stand around an answer in a message. */
  prose: number;
  asides: readonly Aside[];
  /** Seconds that the student thinks, from and to. */
  seconds: readonly [number, number];
  /** Whether the student takes up an offer of more. */
  wantsMore: boolean;
};

const learns = (part: Partial<Record<Teaching, number>> = {}): Record<Teaching, number> => ({
  explanation: 0.35,
  example: 0.2,
  probe: 0.1,
  hint: 0.2,
  explain: 0.35,
  tell: 0.4,
  right: 0.15,
  ...part,
});
const lifted = { probe: 0.3, hint: 0.5, explain: 0.85 };
const usual: StudentRates = { knows: 0.4, ready: 0.9, slip: 0.08, guess: 0.15, lifted, learns: learns() };
const manner = { answerField: 0.3, prose: 0.2, asides: [], seconds: [15, 60], wantsMore: false } as const;

/** The students of the evaluation. Their rates are assumptions, not measurements (docs/evaluation.md). */
export const lessonPersonas: Readonly<Record<PersonaName, LessonPersona>> = {
  quick: {
    ...manner,
    name: 'quick',
    knowledge: { ...usual, knows: 0.85, ready: 1, slip: 0.03, learns: learns({ explanation: 0.7, hint: 0.5 }) },
    answerField: 0.6,
    asides: [
      { kind: 'already_know', chance: 0.06, most: 1 },
      { kind: 'faster', chance: 0.04, most: 1 },
    ],
    seconds: [4, 15],
    wantsMore: true,
  },
  struggling: {
    ...manner,
    name: 'struggling',
    knowledge: {
      knows: 0.05,
      ready: 0.7,
      slip: 0.15,
      guess: 0.1,
      lifted: { probe: 0.15, hint: 0.35, explain: 0.7 },
      learns: learns({ explanation: 0.12, example: 0.1, probe: 0.03, hint: 0.1, explain: 0.2, tell: 0.25, right: 0.08 }),
    },
    asides: [
      { kind: 'confused', chance: 0.2, most: 2 },
      { kind: 'explain_differently', chance: 0.1, most: 1 },
      { kind: 'slower', chance: 0.05, most: 1 },
      { kind: 'hint', chance: 0.1, most: 1 },
    ],
    seconds: [40, 150],
  },
  silent: {
    ...manner,
    name: 'silent',
    knowledge: { ...usual, learns: learns({ explanation: 0.2 }) },
    prose: 0,
    asides: [{ kind: 'shrug', chance: 0.3, most: 2 }],
    seconds: [120, 400],
  },
  chatty: {
    ...manner,
    name: 'chatty',
    knowledge: { ...usual, knows: 0.5 },
    answerField: 0,
    prose: 1,
    asides: [
      { kind: 'asks_why', chance: 0.25, most: 2 },
      { kind: 'small_talk', chance: 0.1, most: 1 },
    ],
  },
  'off-topic': {
    ...manner,
    name: 'off-topic',
    knowledge: usual,
    asides: [
      { kind: 'off_topic', chance: 0.4, most: 3 },
      { kind: 'small_talk', chance: 0.1, most: 1 },
    ],
  },
  hostile: {
    ...manner,
    name: 'hostile',
    knowledge: usual,
    asides: [
      { kind: 'insult', chance: 0.2, most: 2 },
      { kind: 'threat', chance: 0.06, most: 1 },
      { kind: 'injection', chance: 0.2, most: 2 },
      { kind: 'grumble', chance: 0.1, most: 1 },
    ],
    seconds: [3, 20],
  },
  'wrong-then-right': {
    ...manner,
    name: 'wrong-then-right',
    // Hardly ever right at once, and put right by whatever comes: it walks every path of help.
    knowledge: { ...usual, knows: 0, ready: 0.3, guess: 0.05, lifted: { probe: 0.4, hint: 0.5, explain: 0.7 } },
    answerField: 0.5,
  },
  'answer-hunting': {
    ...manner,
    name: 'answer-hunting',
    // The student does not read what helps her: hints teach her half as much.
    knowledge: {
      ...usual,
      knows: 0.25,
      learns: learns({ explanation: 0.15, example: 0.1, probe: 0.05, hint: 0.1, explain: 0.2 }),
    },
    asides: [{ kind: 'pressure', chance: 0.6, most: 6 }],
    seconds: [3, 20],
  },
};
