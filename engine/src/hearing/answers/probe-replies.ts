import { QuestionAnswer } from '@stoa/schema/study-plan';
import type { Clause } from '../clauses.ts';
import type { AskedProbe } from '../hearing-context.ts';
import { calibrated, calibrationInputs, type AskedBoth } from './calibration.ts';
import { isNoise, takenIn, type TakenValue } from './claims-in.ts';
import { numberInWords, repliesInWords, repliesOfKind, repliesOfNumbers, repliesOfYesOrNo } from './probe-words.ts';
import { chanceOfAnswer } from './stance-features.ts';
import type { StanceModel } from './stance-model.ts';
import { prepareQuestion, type Waiting } from './waiting-question.ts';

/** A reply to the probe, in the form in which the probe expects it where it is right. */
export type ProbeReply = {
  readonly start: number;
  readonly end: number;
  readonly answer: string;
  readonly right: boolean;
  readonly clear: boolean;
  /** Whether nothing stands before it but what stands before answers. */
  readonly opens: boolean;
  /** How probable it is that it replies to the probe. */
  readonly chance: number;
};

/** The reply to the probe that a message holds; null where it holds none. A right one is looked for in every form that is expected. */
export function probeReplyIn(
  clauses: readonly Clause[],
  probe: AskedProbe,
  stances: StanceModel,
  asked: AskedBoth,
): ProbeReply | null {
  const found = [
    ...repliesOfYesOrNo(clauses, probe),
    ...repliesOfNumbers(clauses, probe),
    ...repliesOfValues(clauses, probe, stances, asked),
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
): readonly ProbeReply[] {
  const { text, expected } = probe;
  const found = valuesExpected(probe).flatMap((value) => {
    const waiting = waitingForValue(text, value);
    const replies = repliesTo(clauses, waiting, false, stances, asked);
    const all = replies.length > 0 ? replies : repliesTo(clauses, waiting, true, stances, asked).filter(({ right }) => right);
    return all.map((reply) => ({ ...reply, answer: reply.right ? expected[0]! : reply.answer }));
  });
  const right = found.filter((reply) => reply.right);
  return (right.length > 0 ? right : found).toSorted((a, b) => b.chance - a.chance);
}

/** The replies that a probe expects which are numbers or expressions. */
export const valuesExpected = (probe: AskedProbe): readonly string[] => [
  ...new Set([
    ...numbersExpected(probe),
    ...probe.expected.flatMap((one) => numberInWords(one) ?? []),
    ...expressionsExpected(probe),
    ...rightSidesExpected(probe),
  ]),
];

/** A probe that a number or an expression answers, prepared for hearing. */
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

/** The replies that a probe expects which are expressions: "3x + 2", "3x = 12". */
const expressionsExpected = ({ expected }: AskedProbe): readonly string[] =>
  expected.filter(
    (one) => /^[\d\s.a-z+*/^=<>()-]+$/i.test(one) && /\d/.test(one) && /[a-z]/i.test(one) && !/[a-z]{2}/i.test(one),
  );

/** "14", where 2x = 14 is expected: what it comes to. */
const rightSidesExpected = ({ expected }: AskedProbe): readonly string[] =>
  expected.flatMap((one) => /^\s*[^=<>]*\d[^=<>]*[a-z]\s*=\s*(-?\d+(?:\.\d+)?)\s*$/i.exec(one)?.[1] ?? []);

/** The replies that a probe expects which are numbers. */
export const numbersExpected = ({ expected }: AskedProbe): readonly string[] =>
  expected.filter((one) => /^[-−]?[\d.,/ ]+%?$/.test(one));

function repliesTo(
  clauses: readonly Clause[],
  waiting: Waiting,
  slipsToo: boolean,
  stances: StanceModel,
  asked: AskedBoth,
): ProbeReply[] {
  const all = takenIn(clauses, waiting, slipsToo);
  return all.flatMap((one) => {
    const judged = { all, clauses, waiting, ruled: isReply(one) };
    const inputs = calibrationInputs(one, judged, chanceOfAnswer(stances.linear, one, judged), asked);
    const chance = calibrated(stances.calibration.probe, inputs);
    const { start, end, answer, right, role } = one.value;
    // Nobody writes 2x = 14 by chance.
    const isRelation = right && /[a-z].*[=<>≤≥]/i.test(answer) && judged.ruled;
    if (isNoise(one.value) || (!isRelation && chance < (right ? leastSure.right : leastSure.wrong))) return [];
    const clear = one.stance === 'claimed' || role === 'result';
    return [{ start, end, answer, right, clear, opens: one.stance !== 'told', chance }];
  });
}

/** How sure the hearing must be that a value replies to the probe. A reply costs nothing. */
const leastSure = { right: 0.4, wrong: 0.35 };

/** Whether the tables of words take a value for a reply to the probe. */
export function isReply({ value, clause, stance }: TakenValue): boolean {
  if (['asked', 'denied', 'reported'].includes(stance) || /^(?:what|why|how|where|when|who) /.test(clause.words)) return false;
  return value.right
    ? stance !== 'other' || value.role !== 'operand'
    : stance === 'claimed' && value.sure && value.role === 'alone';
}
