import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fuzzTexts, hostileTexts } from '@stoa/engine/corpus/fuzz-texts';
import { judgedPairs } from '@stoa/engine/corpus/judged-pairs';
import { anyExpressions, madeStep, madeStepKinds } from '@stoa/engine/corpus/made-pairs';
import { findLeak } from '@stoa/engine/guards/leak/find-leak';
import { checkAnswer, readAnswer, type AnswerQuestion } from '@stoa/engine/math/check-answer';
import { checkSteps } from '@stoa/engine/math/check-steps';
import { diagnoseAnswer } from '@stoa/engine/math/diagnose-answer';
import { median, print, quantile } from './figures.ts';
import { measureMathBesidePeers } from './math-peers.ts';

/** Measures the mathematics: compared with its peers, its other functions, its memory, and the longest that any text takes. */
export async function measureMath(): Promise<void> {
  await measureMathBesidePeers();
  measureDoors();
  measureMemory();
  measureWorstCase();
}

const passes = 5;
const seeds = Array.from({ length: 30 }, (_, seed) => seed);

/** Returns the times of single calls, in µs: for each, the shortest of all passes. */
function timesOf(calls: readonly (() => unknown)[]): number[] {
  const least = calls.map(() => Infinity);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [at, call] of calls.entries()) {
      const begun = performance.now();
      call();
      least[at] = Math.min(least[at]!, (performance.now() - begun) * 1000);
    }
  }
  return least;
}

const textual = judgedPairs.filter(({ question }) => !['boolean', 'multiple_choice'].includes(question.input_type));

function measureDoors(): void {
  const steps = madeStepKinds.flatMap((kind) => seeds.map((seed) => madeStep(kind, seed)));
  const wrong = steps.flatMap(({ from, wrong: lines }) => lines.map((line) => [from, line]));
  const named = wrong.filter((lines) => checkSteps(lines)[0] !== undefined && 'rule' in checkSteps(lines)[0]!);
  const hints = textual.map(({ question, answer }) => ({
    text: `Look at what you wrote, ${answer}, and at the line above it. What happens to each of the two terms when you go on from there?`,
    answer: question,
    stem: 'Work it out, and write down each line of your work.',
    shown: ['Which of the numbers belong together?'],
    written: [],
  }));
  const functions: readonly (readonly [name: string, calls: readonly (() => unknown)[]])[] = [
    [
      'reading an answer alone',
      textual.map(
        ({ question, answer }) =>
          () =>
            readAnswer(question, answer),
      ),
    ],
    ['a step that follows', steps.flatMap(({ from, follows }) => follows.map((line) => () => checkSteps([from, line])))],
    ['a step that does not, its mal-rule found', named.map((lines) => () => checkSteps(lines))],
    ['a step that does not, all mal-rules tried', wrong.map((lines) => () => checkSteps(lines))],
    [
      'a wrong answer diagnosed',
      textual.map(
        ({ question, answer }) =>
          () =>
            diagnoseAnswer(question, answer),
      ),
    ],
    ['a hint held against its answer (leak)', hints.map((hint) => () => findLeak(hint))],
  ];
  print(`The other functions: µs a call, the least of ${passes} passes for each`, [
    ['', 'calls', 'median', 'p99', 'most'],
    ...functions.map(([name, calls]) => {
      const times = timesOf(calls);
      const us = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} µs`;
      return [name, `${calls.length}`, us(median(times)), us(quantile(times, 0.99)), us(Math.max(...times))];
    }),
  ]);
}

/** Measures how the heap grew over a million checks, after a garbage collection: a checker that remembers would grow. */
function measureMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const quick = textual.filter(({ question }) => ['integer', 'fraction', 'decimal'].includes(question.input_type));
  const run = (pairs: typeof textual, times: number) => {
    for (let at = 0; at < times; at += 1) {
      const { question, answer } = pairs[at % pairs.length]!;
      checkAnswer(question, answer);
    }
  };
  run(textual, textual.length);
  run(quick, 10_000);
  const before = heap();
  const begun = performance.now();
  run(quick, 1_000_000);
  const seconds = (performance.now() - begun) / 1000;
  const after = heap();
  run(textual, 3 * textual.length);
  const later = heap();
  print('Memory, after a collection', [
    ['heap before', `${before.toFixed(1)} MB`],
    ['after a million checks of numbers', `${after.toFixed(1)} MB`, `${seconds.toFixed(0)} s`],
    ['after three more passes over every pair', `${later.toFixed(1)} MB`],
  ]);
}

/**
 * Measures the longest that any text takes: the fuzzer's texts as answers, as expected answers and as lines of work, the
 * corpus against itself, and random expressions.
 */
function measureWorstCase(): void {
  const whole = textual[0]!.question;
  const question: AnswerQuestion = { ...whole, expected: '(x+1)(x-2)', input_type: 'expression' };
  const fuzzed = [...hostileTexts, ...fuzzTexts(7, 4000)];
  const cases: (readonly [what: string, call: () => unknown])[] = [
    ...fuzzed.map((text) => [`answer ${text}`, () => checkAnswer(question, text)] as const),
    ...fuzzed.map((text) => [`expected ${text}`, () => checkAnswer({ ...question, expected: text }, 'x^2-x-2')] as const),
    ...fuzzed.map((text, at) => [`lines ${text}; ${fuzzed.at(at - 1)}`, () => checkSteps([text, fuzzed.at(at - 1)!])] as const),
    ...textual.map((pair, at) => {
      const { answer } = textual.at(at - 7)!;
      return [`${answer} for ${pair.question.expected}`, () => checkAnswer(pair.question, answer)] as const;
    }),
    ...Array.from({ length: 2000 }, (_, seed) => anyExpressions(seed)).flatMap((pair) =>
      pair === null ? [] : [[`${pair.answer} for ${pair.expected}`, () => checkAnswer(pair.question, pair.answer)] as const],
    ),
  ];
  const timed = cases.map(([what, call]) => {
    const once = () => {
      const begun = performance.now();
      call();
      return performance.now() - begun;
    };
    const first = once();
    const times = first < 20 ? [first] : [first, once(), once(), once(), once()]; // the minimum leaves out delays by other work of the machine
    return { what, ms: Math.min(...times) };
  });
  const worst = timed.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  print(`The longest of ${timed.length} texts, hostile, broken and whole`, [
    ...worst.map(({ ms, what }) => [`${ms.toFixed(1)} ms`, short(what)]),
    ['over 50 ms', `${timed.filter(({ ms }) => ms > 50).length}`],
  ]);
}

const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 87)}…` : text);
