import { QuestionAnswer } from '@stoa/schema/study-plan';
import type { Clause } from '../clauses.ts';
import type { AskedProbe } from '../hearing-context.ts';
import { calibrated, calibrationInputs, type AskedBoth } from './calibration.ts';
import { isNoise, takenIn, type TakenValue } from './claims-in.ts';
import { numberInWords, repliesInWords, repliesOfKind, repliesOfNumbers, repliesOfYesOrNo } from './probe-words.ts';
import type { Reading } from '../reader/reader.ts';
import { weighedByReader } from '../reader/weighed-by-reader.ts';
import { chanceOfAnswer } from './stance-features.ts';
import type { StanceModel } from './stance-model.ts';
import { prepareQuestion, type Waiting } from './waiting-question.ts';

/** A reply to the probe; if it is right, `answer` is the form that the probe expects. */
export type ProbeReply = {
  readonly start: number;
  readonly end: number;
  readonly answer: string;
  readonly right: boolean;
  readonly clear: boolean;
  /** True if nothing comes before it except words that are known to precede answers. */
  readonly opens: boolean;
  /** The probability that it replies to the probe. */
  readonly chance: number;
};

/**
 * Finds the reply to the probe in a message; null if there is none. A right reply is recognized in every form that is expected.
 */
export function probeReplyIn(
  clauses: readonly Clause[],
  probe: AskedProbe,
  stances: StanceModel,
  asked: AskedBoth,
  reading: Reading | null,
): ProbeReply | null {
  const found = [
    ...repliesOfYesOrNo(clauses, probe),
    ...repliesOfNumbers(clauses, probe),
    ...repliesOfValues(clauses, probe, stances, asked, reading),
    ...repliesInWords(clauses, probe),
    ...repliesOfKind(clauses, probe),
  ];
  return found.find(({ right, clear }) => right && clear) ?? found.find(({ right }) => right) ?? found[0] ?? null;
}

function repliesOfValues(
  clauses: readonly Clause[],
  probe: AskedProbe,
  stances: StanceModel,
  asked: AskedBoth,
  reading: Reading | null,
): readonly ProbeReply[] {
  const { text, expected } = probe;
  const found = valuesExpected(probe).flatMap((value) => {
    const waiting = waitingForValue(text, value);
    const replies = repliesTo(clauses, waiting, false, stances, asked, reading);
    const all =
      replies.length > 0 ? replies : repliesTo(clauses, waiting, true, stances, asked, reading).filter(({ right }) => right);
    return all.map((reply) => ({ ...reply, answer: reply.right ? expected[0]! : reply.answer }));
  });
  const right = found.filter((reply) => reply.right);
  return (right.length > 0 ? right : found).toSorted((a, b) => b.chance - a.chance);
}

/** Returns the expected replies that are numbers or expressions. */
export const valuesExpected = (probe: AskedProbe): readonly string[] => [
  ...new Set([
    ...numbersExpected(probe),
    ...probe.expected.flatMap((one) => numberInWords(one) ?? []),
    ...expressionsExpected(probe),
    ...rightSidesExpected(probe),
  ]),
];

/** Prepares for hearing a probe that is answered by a number or an expression. */
export function waitingForValue(text: string, value: string): Waiting {
  const input_type = /[a-z]/i.test(value)
    ? 'expression'
    : value.includes('/')
      ? 'fraction'
      : value.includes('.')
        ? 'decimal'
        : 'integer';
  return prepareQuestion({ text, answer: QuestionAnswer.parse({ input_type, expected: value }) }, null);
}

/** Returns the expected replies that are expressions: "3x + 2", "3x = 12". */
const expressionsExpected = ({ expected }: AskedProbe): readonly string[] =>
  expected.filter(
    (one) => /^[\d\s.a-z+*/^=<>()-]+$/i.test(one) && /\d/.test(one) && /[a-z]/i.test(one) && !/[a-z]{2}/i.test(one),
  );

/** Returns the right sides of expected equations: "14" if 2x = 14 is expected. */
const rightSidesExpected = ({ expected }: AskedProbe): readonly string[] =>
  expected.flatMap((one) => /^\s*[^=<>]*\d[^=<>]*[a-z]\s*=\s*(-?\d+(?:\.\d+)?)\s*$/i.exec(one)?.[1] ?? []);

/** Returns the expected replies that are numbers. */
export const numbersExpected = ({ expected }: AskedProbe): readonly string[] =>
  expected.filter((one) => /^[-−]?[\d.,/ ]+%?$/.test(one));

function repliesTo(
  clauses: readonly Clause[],
  waiting: Waiting,
  slipsToo: boolean,
  stances: StanceModel,
  asked: AskedBoth,
  reading: Reading | null,
): ProbeReply[] {
  const all = takenIn(clauses, waiting, slipsToo);
  return all.flatMap((one) => {
    const judged = { all, clauses, waiting, ruled: isReply(one) };
    const inputs = calibrationInputs(one, judged, chanceOfAnswer(stances.linear, one, judged), asked);
    const own = calibrated(stances.calibration.probe, inputs);
    const chance = reading === null ? own : weighedByReader(own, reading.present.probe_answer, 'probeAnswer');
    const { start, end, answer, right, role } = one.value;
    // A student doesn't write 2x = 14 by chance.
    const isRelation = right && /[a-z].*[=<>≤≥]/i.test(answer) && judged.ruled;
    if (isNoise(one.value) || (!isRelation && chance < (right ? leastSure.right : leastSure.wrong))) return [];
    const clear = one.stance === 'claimed' || role === 'result';
    return [{ start, end, answer, right, clear, opens: one.stance !== 'told', chance }];
  });
}

/** How sure the hearing must be that a value replies to the probe. Low, because a reply never counts against the student. */
const leastSure = { right: 0.4, wrong: 0.35 };

/** True if the tables of words take a value for a reply to the probe. */
export function isReply({ value, clause, stance }: TakenValue): boolean {
  if (['asked', 'denied', 'reported'].includes(stance) || /^(?:what|why|how|where|when|who) /.test(clause.words)) return false;
  return value.right
    ? stance !== 'other' || value.role !== 'operand'
    : stance === 'claimed' && value.sure && value.role === 'alone';
}
