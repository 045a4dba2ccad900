import { QuestionAnswer } from '@stoa/schema/study-plan';
import type { Clause } from '../clauses.ts';
import type { AskedProbe } from '../hearing-context.ts';
import type { LinearModel } from '../model/linear-model.ts';
import { isNoise, leastChance, takenIn, type TakenValue } from './claims-in.ts';
import type { NamedValue } from './named-value.ts';
import { repliesInWords, repliesOfNumbers, repliesOfYesOrNo } from './probe-words.ts';
import { chanceOfAnswer } from './stance-features.ts';
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
};

/** The reply to the probe that a message holds; null where it holds none. A right one is looked for in every form that is expected. */
export function probeReplyIn(clauses: readonly Clause[], probe: AskedProbe, stances: LinearModel): ProbeReply | null {
  const values = [...numbersExpected(probe), ...expressionsExpected(probe)];
  const found = [
    ...repliesOfYesOrNo(clauses, probe),
    ...repliesOfNumbers(clauses, probe),
    ...repliesOfValues(clauses, probe, values, stances),
    ...repliesInWords(clauses, probe),
  ];
  return found.find(({ right, clear }) => right && clear) ?? found.find(({ right }) => right) ?? found[0] ?? null;
}

function repliesOfValues(
  clauses: readonly Clause[],
  { text, expected }: AskedProbe,
  values: readonly string[],
  stances: LinearModel,
): readonly ProbeReply[] {
  const found = values.flatMap((value) => {
    const waiting = waitingForValue(text, value);
    const replies = repliesTo(clauses, waiting, false, stances);
    const all = replies.length > 0 ? replies : repliesTo(clauses, waiting, true, stances).filter(({ right }) => right);
    return all.map((reply) => ({ ...reply, answer: reply.right ? expected[0]! : reply.answer }));
  });
  const right = found.filter((reply) => reply.right);
  return right.length > 0 ? right : found.slice(-1);
}

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

/** The replies that a probe expects which are numbers. */
export const numbersExpected = ({ expected }: AskedProbe): readonly string[] =>
  expected.filter((one) => /^[-−]?[\d.,/ ]+%?$/.test(one));

function repliesTo(clauses: readonly Clause[], waiting: Waiting, slipsToo: boolean, stances: LinearModel): ProbeReply[] {
  const all = takenIn(clauses, waiting, slipsToo);
  return all
    .filter((one) => {
      const ruled = isReply(one);
      const chance = chanceOfAnswer(stances, one, { all, clauses, waiting, ruled });
      return !isNoise(one.value) && chance > leastChance(one.value, ruled);
    })
    .toSorted((a, b) => rankOf(a.value) - rankOf(b.value))
    .map(({ value: { start, end, answer, right, role }, stance }) => ({
      start,
      end,
      answer,
      right,
      clear: stance === 'claimed' || role === 'result',
      opens: stance !== 'told',
    }));
}

/** Whether the tables of words take a value for a reply to the probe. */
export function isReply({ value, clause, stance }: TakenValue): boolean {
  if (['asked', 'denied', 'reported'].includes(stance) || /^(?:what|why|how|where|when|who) /.test(clause.words)) return false;
  return value.right
    ? stance !== 'other' || value.role !== 'operand'
    : stance === 'claimed' && value.sure && value.role === 'alone';
}
const rankOf = ({ role }: NamedValue): number => (role === 'operand' ? 1 : 0);
