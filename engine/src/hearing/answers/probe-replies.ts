import { QuestionAnswer } from '@stoa/schema/study-plan';
import type { Clause } from '../clauses.ts';
import type { AskedProbe } from '../hearing-context.ts';
import { plainWords } from '../message-words.ts';
import type { LinearModel } from '../model/linear-model.ts';
import { isNoise, leastChance, takenIn, type TakenValue } from './claims-in.ts';
import type { NamedValue } from './named-value.ts';
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

/** The reply to the probe that a message holds; null where it holds none. */
export function probeReplyIn(clauses: readonly Clause[], probe: AskedProbe, stances: LinearModel): ProbeReply | null {
  const numbers = numbersExpected(probe);
  return numbers.length > 0 ? replyInNumbers(clauses, probe, numbers, stances) : replyInWords(clauses, probe);
}

function replyInNumbers(
  clauses: readonly Clause[],
  { text, expected }: AskedProbe,
  numbers: readonly string[],
  stances: LinearModel,
): ProbeReply | null {
  const found = numbers.flatMap((number) => {
    const waiting = waitingForNumber(text, number);
    const replies = repliesTo(clauses, waiting, false, stances);
    const all = replies.length > 0 ? replies : repliesTo(clauses, waiting, true, stances).filter(({ right }) => right);
    return all.map((reply) => ({ ...reply, answer: reply.right ? expected[0]! : reply.answer }));
  });
  return found.find(({ right, clear }) => right && clear) ?? found.find(({ right }) => right) ?? found.at(-1) ?? null;
}

/** A probe that a number answers, prepared for hearing. */
export function waitingForNumber(text: string, number: string): Waiting {
  const input_type = number.includes('/') ? 'fraction' : number.includes('.') ? 'decimal' : 'integer';
  return prepareQuestion({ text, answer: QuestionAnswer.parse({ input_type, expected: number }) }, null);
}

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

/** Words that say the same of what is done and how things lie. */
const sayTheSame: readonly (readonly string[])[] = [
  ['multipli', 'time', 'product', 'mult'],
  ['divi', 'split', 'share'],
  ['add', 'plu', 'sum'],
  ['subtract', 'minu', 'take', 'away'],
  ['larger', 'bigger', 'greater', 'more'],
  ['smaller', 'less', 'littler', 'tinier', 'fewer'],
];
const stemOf = (word: string): string => {
  const stem = word.replace(/(?:ication|ying|iplying|ing|ion|ied|ies|ed|es|s|y)$/, '');
  return (
    sayTheSame.find((row) => row.some((one) => stem === one || word === one || (one.length > 3 && word.startsWith(one))))?.[0] ??
    stem
  );
};
const small = new Set(
  'the a an of to is are it they that by in on from with and way ways one ones number side part parts'.split(' '),
);
const termsOf = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '' && word !== '?' && !small.has(word))
    .map(stemOf);

/** Words that deny: "not sixths". */
const denies = /\b(?:not|never|neither)\b/;

function replyInWords(clauses: readonly Clause[], { text, expected }: AskedProbe): ProbeReply | null {
  const options = [
    ...expected.map((words) => ({ words, right: true })),
    ...alternativesIn(text).map((words) => ({ words, right: false })),
  ];
  const found = clauses.flatMap((clause) => {
    if (/^(?:what|why|how|where|when|who|can|could|do|does) /.test(clause.words)) return [];
    const terms = new Set(termsOf(clause.text));
    return options.flatMap(({ words, right }) => {
      const wanted = termsOf(words);
      if (
        wanted.length === 0 ? !clause.text.toLowerCase().includes(words.toLowerCase()) : !wanted.every((term) => terms.has(term))
      )
        return [];
      return denies.test(clause.words)
        ? []
        : [
            {
              start: clause.start,
              end: clause.end,
              answer: right ? expected[0]! : words,
              right,
              clear: terms.size <= wanted.length + 3,
              opens: true,
            },
          ];
    });
  });
  return found.find(({ right }) => right) ?? found[0] ?? null;
}

/** "Larger or smaller?" offers two replies. */
function alternativesIn(text: string): string[] {
  const [, one, other] = /(?:^|[\s:,])(\p{L}+),? or (?:a |an |the )?(\p{L}+)/iu.exec(text) ?? [];
  return one === undefined || other === undefined ? [] : [one, other];
}
