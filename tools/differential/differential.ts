// Runs every judged pair of the corpus and thousands of generated pairs through our checker and two public ones, and lists
// where ours differs from another or from how the pair was made. For development: `npm run differential -- [seeds for each
// kind] [how many to show]`.
import { judgedPairs } from '@stoa/engine/corpus/judged-pairs';
import { anyExpressions, madeKinds, madePair } from '@stoa/engine/corpus/made-pairs';
import { ask } from './ask.ts';
import { checkers, type Checker, type Opinion, type Pair } from './opinion.ts';

type Known = Pair & { readonly kind: string; readonly is: 'equal' | 'different' };

const [seeds = 40, shown = 3] = process.argv.slice(2).map(Number);
const pairs: Known[] = [...fromCorpus(), ...made(seeds), ...ofAnyBuild(25 * seeds)];
process.stdout.write(`${pairs.length} pairs\n`);

const said = new Map<Checker, readonly Opinion[]>();
for (const checker of checkers) {
  const begun = performance.now();
  const answers = await ask(checker, pairs);
  said.set(
    checker,
    answers.map(({ opinions }) => opinions[0]!),
  );
  const tally = Map.groupBy(pairs.keys(), (at) => `${pairs[at]!.is}, said to be ${said.get(checker)![at]}`);
  process.stdout.write(`\n${checker} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n`);
  for (const [what, those] of inOrder(tally)) process.stdout.write(`  ${what}: ${those.length}\n`);
}

const settled: ReadonlySet<Opinion> = new Set(['equal', 'different']);
const classes = new Map<string, { expected: string; answer: string }[]>();
for (const [at, { kind, is, question, answer }] of pairs.entries()) {
  const own = said.get('stoa')![at]!;
  for (const checker of checkers) {
    const other = said.get(checker)![at]!;
    const against = checker === 'stoa' ? own !== is : settled.has(other) ? other !== own : other === 'crash' || other === 'hang';
    if (!against) continue;
    const name = `${checker === 'stoa' ? 'by construction' : checker}: ${kind}: is ${is}, ours ${own}, theirs ${other}`;
    classes.set(name, [...(classes.get(name) ?? []), { expected: question.expected, answer }]);
  }
}
process.stdout.write(`\n${classes.size} classes of disagreement\n`);
for (const [name, those] of inOrder(classes)) {
  process.stdout.write(`\n${name} (${those.length})\n`);
  for (const { expected, answer } of those.slice(0, shown)) process.stdout.write(`    ${expected}    ${answer}\n`);
}

/**
 * Returns the pairs of the corpus that ask for a value only, because other checkers can't be told the form or the tolerance.
 */
function fromCorpus(): Known[] {
  return judgedPairs.flatMap(({ topic, question, answer, outcome }) => {
    const { input_type, tolerance, accepted_forms, judging } = question;
    const closed = input_type === 'boolean' || input_type === 'multiple_choice';
    if (closed || tolerance !== null || accepted_forms.length > 0 || judging.form !== 'any' || judging.unit !== null) return [];
    if (['unreadable', 'undecided', 'form', 'units'].includes(outcome)) return [];
    return [{ question, answer, kind: `corpus, ${input_type}, ${topic}`, is: outcome === 'correct' ? 'equal' : 'different' }];
  });
}

function made(count: number): Known[] {
  return madeKinds.flatMap((kind) =>
    Array.from({ length: count }, (_, seed) => madePair(kind, seed)).flatMap(({ question, same, other }) => [
      ...same.map((answer): Known => ({ question, answer, kind, is: 'equal' })),
      ...other.map((answer): Known => ({ question, answer, kind, is: 'different' })),
    ]),
  );
}

function ofAnyBuild(count: number): Known[] {
  return Array.from({ length: count }, (_, seed) => anyExpressions(seed)).flatMap((pair) =>
    pair === null ? [] : [{ question: pair.question, answer: pair.answer, kind: 'expressions of any build', is: pair.is }],
  );
}

function inOrder<Of>(named: ReadonlyMap<string, Of>): [string, Of][] {
  return [...named].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
