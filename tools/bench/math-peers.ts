import { judgedPairs, type JudgedPair } from '@stoa/engine/corpus/judged-pairs';
import { ask, type Answered } from '../differential/ask.ts';
import { checkers, type Checker, type Opinion } from '../differential/opinion.ts';
import { median, print, quantile, ratio } from './figures.ts';
import { byKind } from './math-kinds.ts';

const rounds = 2; // the checkers take turns, so that a busy minute slows all of them
const passes = 3; // in each round; the first warms up
const kinds = byKind(judgedPairs);
const asked = kinds.flatMap(([, pairs]) => pairs);

/**
 * Runs the whole corpus through our checker and two public ones: µs per check by kind of answer, and how often each is right
 * about the pairs that only ask if two texts mean the same.
 */
export async function measureMathBesidePeers(): Promise<void> {
  const answers = new Map<Checker, Map<JudgedPair, Answered>>();
  for (let round = 0; round < rounds; round += 1) {
    for (const checker of checkers) {
      const those = await ask(checker, asked, passes);
      const known = answers.get(checker);
      answers.set(checker, new Map(asked.map((pair, at) => [pair, joined(known?.get(pair), those[at]!)])));
    }
  }
  const of = (checker: Checker, pairs: readonly JudgedPair[]) => pairs.map((pair) => answers.get(checker)!.get(pair)!);
  const micros = (checker: Checker, pairs: readonly JudgedPair[]) => of(checker, pairs).map((answer) => answer.micros);
  const us = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} µs`;

  const row = (kind: string, pairs: readonly JudgedPair[]) => {
    const [own, engine, kas] = (['stoa', 'compute-engine', 'kas'] as const).map((checker) => micros(checker, pairs));
    const [a, b, c] = [median(own!), median(engine!), median(kas!)];
    return [kind, `${pairs.length}`, us(a), us(quantile(own!, 0.99)), us(b), ratio(b, a), us(c), ratio(c, a)];
  };
  print(`A check of an answer, reading both texts: µs, the least of ${rounds * passes} passes for each pair`, [
    ['kind', 'pairs', 'median', 'p99', 'compute-engine', '/ ours', 'KAS', '/ ours'],
    ...kinds.map(([kind, pairs]) => row(kind, pairs)),
    row('all', asked),
  ]);

  const comparable = asked.filter(isPlainEquality);
  print(`Right and wrong on ${comparable.length} pairs of our own corpus that ask for a value alone`, [
    [
      '',
      'sound',
      'right accepted',
      'wrong accepted',
      'right called wrong',
      'cannot say',
      'unreadable',
      'crashes',
      'hangs',
      'says both',
    ],
    ...checkers.map((checker) => [checker, ...tallied(comparable, of(checker, comparable))]),
  ]);
}

const joined = (one: Answered | undefined, other: Answered): Answered =>
  one === undefined
    ? other
    : {
        opinions: [...new Set([...one.opinions, ...other.opinions])],
        micros: Math.min(one.micros, other.micros),
      };

/**
 * True if a pair asks for equality only. Other checkers aren't asked to judge form, tolerance, unit and readability, so they
 * can't be wrong about these.
 */
function isPlainEquality({ question, outcome }: JudgedPair): boolean {
  const { tolerance, accepted_forms, judging } = question;
  const asksMore = tolerance !== null || accepted_forms.length > 0 || judging.form !== 'any' || judging.unit !== null;
  return !asksMore && !['unreadable', 'undecided', 'form', 'units'].includes(outcome);
}

function tallied(pairs: readonly JudgedPair[], answers: readonly Answered[]): string[] {
  const count = (one: (opinion: Opinion, isEqual: boolean) => boolean) =>
    answers.filter(({ opinions }, at) => one(opinions[0]!, pairs[at]!.outcome === 'correct')).length;
  const rightOnes = pairs.filter(({ outcome }) => outcome === 'correct').length;
  const accepted = count((opinion, isEqual) => opinion === 'equal' && isEqual);
  const wrongAccepted = count((opinion, isEqual) => opinion === 'equal' && !isEqual);
  const failed = count((opinion, isEqual) => !isEqual && (opinion === 'crash' || opinion === 'hang'));
  const sound = accepted + (pairs.length - rightOnes) - wrongAccepted - failed; // right accepted, wrong not accepted
  return [
    `${((100 * sound) / pairs.length).toFixed(1)} %`,
    `${accepted} of ${rightOnes}`,
    `${wrongAccepted} of ${pairs.length - rightOnes}`,
    `${count((opinion, isEqual) => opinion === 'different' && isEqual)}`,
    `${count((opinion) => opinion === 'cannot say')}`,
    `${count((opinion) => opinion === 'unreadable')}`,
    `${count((opinion) => opinion === 'crash')}`,
    `${count((opinion) => opinion === 'hang')}`,
    `${answers.filter(({ opinions }) => opinions.length > 1).length}`,
  ];
}
