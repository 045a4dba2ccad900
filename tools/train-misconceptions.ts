// Trains the weights by which a misconception is heard in a student's words, on the part of the corpus that may be looked at:
//   node tools/train-misconceptions.ts           how well weights hear the families they were not trained on, in four parts
//   node tools/train-misconceptions.ts --write   and writes the weights of all families into the engine
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { studentMessages, type StudentMessage } from '../engine/corpus/student-messages/student-message.ts';
import {
  featuresOf,
  pairFeatures,
  prepared,
  preparedQuestion,
  type Prepared,
} from '../engine/src/hearing/misconceptions/pair-features.ts';

type Example = { readonly message: StudentMessage; readonly named: ReadonlySet<string>; readonly pairs: readonly Pair[] };
type Pair = { readonly id: string; readonly values: readonly number[] };

const remembered = new Map<string, Prepared>();
const ready = (one: { id: string; description: string }): Prepared => {
  const known = remembered.get(one.description) ?? prepared(one);
  remembered.set(one.description, known);
  return { ...known, id: one.id };
};

/** Descriptions in other teachers' words, by the one in the corpus. */
const otherWords = new Map<string, readonly string[]>(
  readFileSync(new URL('../engine/corpus/student-messages/descriptions.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { description: string; also: string[] })
    .map(({ description, also }) => [description, also]),
);

/** The message against its list, and against the same list as another teacher would describe it. */
function redescribed(message: StudentMessage): StudentMessage {
  const misconceptions = message.misconceptions.map(({ id, description }, at) => {
    const others = otherWords.get(description) ?? [description];
    return { id, description: others[(Number(message.id.slice(3)) + at) % others.length]! };
  });
  return { ...message, misconceptions };
}

function exampleOf(message: StudentMessage): Example {
  const { question, misconceptions } = message;
  const asked = preparedQuestion({ stem: question.stem, answer: { expected: question.expected } as never });
  const listed = misconceptions.map(ready);
  return {
    message,
    named: new Set(message.acts.flatMap((act) => (act.act === 'misconception' ? [act.misconception] : []))),
    pairs: featuresOf(message.message, asked, listed).map((features, at) => ({
      id: listed[at]!.id,
      values: pairFeatures.map((name) => features[name]),
    })),
  };
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
const dot = (weights: readonly number[], values: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * values[at]!, 0);

/** Logistic regression by AdaGrad: the same weights from the same messages. `penalty` is that of ridge, `heavier` counts a named one double. */
function trained(examples: readonly Example[], { penalty = 1e-3, steps = 400, heavier = 2 } = {}): number[] {
  const pairs = examples.flatMap(({ named, pairs: own }) => own.map(({ id, values }) => ({ values, named: named.has(id) })));
  const weights = pairFeatures.map(() => 0);
  const squares = pairFeatures.map(() => 1e-8);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight) => penalty * weight);
    for (const { values, named } of pairs) {
      const error = ((sigmoid(dot(weights, values)) - (named ? 1 : 0)) * (named ? heavier : 1) * 10) / pairs.length;
      values.forEach((value, at) => (slope[at]! += error * value));
    }
    weights.forEach((_, at) => {
      squares[at]! += slope[at]! ** 2;
      weights[at]! -= (0.5 * slope[at]!) / Math.sqrt(squares[at]!);
    });
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

const heardBy = (weights: readonly number[], { pairs }: Example) =>
  pairs
    .map(({ id, values }) => ({ id, sure: sigmoid(dot(weights, values)) }))
    .reduce((best, next) => (next.sure > best.sure ? next : best));

const partOf = (family: string): number => createHash('sha256').update(`train:${family}`).digest()[0]! % 4;

const own = studentMessages.look.map(exampleOf);
const others = studentMessages.look.filter(
  (row) =>
    row.provenance === 'student-messages-look' && row.misconceptions.some(({ description }) => otherWords.has(description)),
);
const examples = [...own, ...others.map((row) => exampleOf(redescribed(row)))];
const heard = [0, 1, 2, 3].flatMap((part) => {
  const weights = trained(examples.filter(({ message }) => partOf(message.family) !== part));
  return examples
    .filter(({ message }) => partOf(message.family) === part)
    .map((example) => ({ example, ...heardBy(weights, example) }));
});
const share = (found: number, of: number): string => `${found} of ${of} (${((100 * found) / of).toFixed(1)} %)`;
const isOwn = new Set(own);
const isHard = ({ provenance }: Example['message'] & { provenance?: string }) => provenance === 'student-messages-mistakes';
const isFirst = ({ provenance }: Example['message'] & { provenance?: string }) => provenance === 'student-messages-look';
const groups = [
  { name: 'all', of: heard },
  { name: 'first written', of: heard.filter(({ example }) => isOwn.has(example) && isFirst(example.message)) },
  { name: 'first written, described anew', of: heard.filter(({ example }) => !isOwn.has(example) && isFirst(example.message)) },
  { name: 'of the lessons', of: heard.filter(({ example }) => isHard(example.message)) },
];
for (const { name, of } of groups)
  for (const least of [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7]) {
    const [naming, rest] = [
      of.filter(({ example }) => example.named.size > 0),
      of.filter(({ example }) => example.named.size === 0),
    ];
    const found = naming.filter(({ sure, id, example }) => sure >= least && example.named.has(id)).length;
    const falsely = rest.filter(({ sure }) => sure >= least).length;
    process.stdout.write(
      `${name}, at ${least}: named ones found ${share(found, naming.length)}, false ${share(falsely, rest.length)}\n`,
    );
  }
if (process.argv.includes('--list'))
  for (const { example, sure, id } of heard) {
    const { message, named } = example;
    if (named.size > 0 ? sure < 0.42 || !named.has(id) : sure >= 0.42)
      process.stdout.write(
        `${named.size > 0 ? 'MISS' : 'FALSE'} ${sure.toFixed(2)} ${id} | ${[...named].join(',')} | ${message.family} | ${message.question.stem.slice(0, 50)} || ${message.message}\n`,
      );
  }
if (process.argv.includes('--write')) {
  const weights = trained(examples);
  const rows = pairFeatures.map((name, at) => `  ${name}: ${weights[at]},`).join('\n');
  const file = new URL('../engine/src/hearing/misconceptions/weights.ts', import.meta.url);
  writeFileSync(
    file,
    `import type { PairFeature } from './pair-features.ts';\n\n` +
      `/** What each feature weighs, in log-odds. Written by \`node tools/train-misconceptions.ts --write\`. */\n` +
      `export const weights: Readonly<Record<PairFeature, number>> = {\n${rows}\n};\n`,
  );
}
