import { readFileSync } from 'node:fs';
import { asHeard, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { valueChances } from '@stoa/engine/hearing/answers/claims-in';
import { stanceKinds } from '@stoa/engine/hearing/answers/stance-features';
import { probabilities, type LinearModel } from '@stoa/engine/hearing/model/linear-model';
import { embeddedFeatures } from '@stoa/engine/hearing/misconceptions/embedded-features';
import { describedIn } from '@stoa/engine/hearing/misconceptions/described';
import { knownMistakes } from '@stoa/engine/hearing/misconceptions/known/known-mistakes';
import { leaning, matchFeatures, toneFeatures } from '@stoa/engine/hearing/misconceptions/learned-features';
import { marksOf, type Marks } from '@stoa/engine/hearing/misconceptions/marks';
import {
  joinedInputs,
  nearnessOf,
  vectorsOf,
  type MisconceptionModel,
} from '@stoa/engine/hearing/misconceptions/misconception-model';
import { stretchesOf } from '@stoa/engine/hearing/misconceptions/misconceptions-in';
import {
  featuresOf,
  meantIn,
  prepared,
  preparedQuestion,
  type Features,
} from '@stoa/engine/hearing/misconceptions/pair-features';
import { surroundingsOf } from '@stoa/engine/hearing/talk/segment-features';
import { meantWordsOf } from '@stoa/engine/hearing/vocabulary/meant-words';
import type { MisconceptionModelFile } from '@stoa/engine/hearing/misconceptions/misconception-model';
import { embeddingFileOf, modelFileOf } from './model-text.ts';
import { drawn } from './drawn.ts';
import { fitEmbedding, type EmbeddingFit, type Named } from './fit-embedding.ts';
import { fitLinear, type Fit, type Sample } from './fit.ts';
import { fitNetwork } from './fit-network.ts';
import { otherAnswerSamplesOf, stanceFit, stanceSeed, valueSamplesOf } from './stance-samples.ts';
import { writerOf } from './writer-of.ts';

/** A stretch of a message with its list of misconceptions, as the models see it. */
export type Stretch = {
  readonly family: string;
  readonly named: readonly boolean[]; // whether the stretch names each listed misconception
  readonly tone: readonly string[];
  readonly matches: readonly (readonly string[])[];
  readonly features: readonly Features[];
  readonly said: readonly string[]; // the features by which the stretch, and below each description, is embedded
  readonly described: readonly (readonly string[])[];
  readonly redescribed: boolean;
  readonly values: readonly JudgedSample[]; // the values that the message names
  readonly valuesToOther: readonly Sample[]; // the same values as if the question had another answer
  readonly isFirst: boolean; // whether it is the first stretch of its message
};

const knownWeight = 0.5;

type JudgedSample = Sample & { readonly right: boolean };

const toneFit: Fit = { epochs: 8, rate: 0.3, l2: 1e-5, leastError: 0.002, kept: 8000 };
const matchFit: Fit = { epochs: 5, rate: 0.2, l2: 1e-4, leastError: 0.002, kept: 12_000 };
const networkFit = { hidden: 16, epochs: 12, rate: 0.05, penalty: 1e-4 };
const embeddingFit: EmbeddingFit = {
  size: 40,
  epochs: 12,
  rate: 0.1,
  dropped: 0.4,
  said: { alone: 4, pairs: 20 },
  described: { alone: 2, pairs: 4 },
};
const seed = 20_261_123;
/**
 * The linear models are trained in this many parts, so that the network learns how far they can be trusted on words that they
 * haven't seen.
 */
const inner = 4;

/** Descriptions in other teachers' words, by the description in the corpus. */
const otherWords = new Map<string, readonly string[]>(
  readFileSync(new URL('../../engine/corpus/student-messages/descriptions.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { description: string; also: string[] })
    .map(({ description, also }) => [description, also]),
);

/** Returns the message with its list as another teacher would describe it; null if nobody has. */
export function redescribed(message: StudentMessage): StudentMessage | null {
  if (!message.misconceptions.some(({ description }) => otherWords.has(description))) return null;
  const misconceptions = message.misconceptions.map(({ id, description }, at) => {
    const others = otherWords.get(description) ?? [description];
    return { id, description: others[(Number(message.id.slice(3)) + at) % others.length]! };
  });
  return { ...message, misconceptions };
}

/**
 * Returns the stretches of messages, each message also with redescribed lists. If a message names a misconception, only the
 * stretches with the words that name it.
 */
export function stretchesToLearn(messages: readonly StudentMessage[]): readonly Stretch[] {
  const others = [
    ...new Map(messages.flatMap(({ misconceptions }) => misconceptions).map((one) => [one.description, one])).values(),
  ];
  return messages.flatMap((message) => {
    const again = redescribed(message);
    const listed = hasShortList(message) ? lengthened(message, others) : message;
    return [...stretchesIn(listed, false), ...(again === null ? [] : stretchesIn(again, true))];
  });
}

/**
 * The sixteenth and later writers use short lists that are often named from. A model trained on these as they are hears
 * mistakes in bare numbers, and misses the plainest words ("the mean is just the middle") in the long lists of lessons.
 */
const hasShortList = (message: StudentMessage): boolean => (writerOf(message) ?? 0) >= 16;

/** Returns the message with three mistakes of other questions added to its list. */
function lengthened(message: StudentMessage, others: StudentMessage['misconceptions']): StudentMessage {
  const own = new Set(message.misconceptions.map(({ id }) => id));
  const more = Array.from({ length: added }, (_, k) => others[drawnFar(`lengthened:${message.id}:${k}`) % others.length]!);
  const strange = new Map(more.filter(({ id }) => !own.has(id)).map((one) => [one.id, one]));
  return { ...message, misconceptions: [...message.misconceptions, ...strange.values()] };
}
const added = 3;
const drawnFar = (text: string): number => drawn(`${text}:high`, 256) * 256 + drawn(text, 256);

function stretchesIn(row: StudentMessage, isRedescribed: boolean): readonly Stretch[] {
  const context = asHeard(row);
  const asked = preparedQuestion(context.question);
  const listed = row.misconceptions.map(prepared);
  const around = surroundingsOf(context);
  const values = valueSamplesOf(row);
  const valuesToOther = otherAnswerSamplesOf(row);
  const naming = row.acts.flatMap((act) =>
    act.act === 'misconception'
      ? [{ id: act.misconception, start: row.message.indexOf(act.text), end: row.message.indexOf(act.text) + act.text.length }]
      : [],
  );
  return stretchesOf(row.message).flatMap(({ start, end }, at) => {
    const within = naming.filter((act) => start <= act.start && act.end <= end);
    if (naming.length > 0 && within.length === 0) return [];
    const meant = meantIn(row.message.slice(start, end), asked);
    return [
      {
        family: row.family,
        named: listed.map(({ id }) => within.some((act) => act.id === id)),
        tone: toneFeatures(meant.text, meant.marks, around),
        matches: listed.map(({ parts }) => matchFeatures(meant.marks, parts.does)),
        features: featuresOf(meant, asked, listed),
        said: meant.embedded,
        described: listed.map((one) => one.embedded),
        redescribed: isRedescribed,
        values,
        valuesToOther,
        isFirst: at === 0 && !isRedescribed,
      },
    ];
  });
}

const namesOne = ({ named }: Stretch): boolean => named.some(Boolean);

const nothing = surroundingsOf({ question: null, probe: null, misconceptions: [], glossary: [], said: [] });

/** Samples of how students with a known mistake sound, and of how students without it sound. */
const knownTones: readonly Sample[] = knownMistakes.flatMap(({ says, right }) =>
  [says, right].flatMap((sayings, at) =>
    sayings.map((saying) => ({
      features: toneFeatures(saying, marksOf(meantWordsOf(saying)), nothing),
      kind: 1 - at,
      weight: knownWeight,
    })),
  ),
);

const toneSamples = (stretches: readonly Stretch[]): readonly Sample[] => [
  ...knownTones,
  ...stretches
    .filter((stretch) => !stretch.redescribed)
    .map((stretch) => ({ features: stretch.tone, kind: namesOne(stretch) ? 1 : 0, weight: namesOne(stretch) ? 2 : 1 })),
];

/** Each saying of a known mistake with one of its own descriptions, and with descriptions of other mistakes. */
const knownSamples: readonly Sample[] = knownMistakes.flatMap(({ says, right, described }, index) => {
  const marks = (text: string): Marks => marksOf(meantWordsOf(text));
  const own = (at: number): Marks => describedIn(described[at % described.length]!).does;
  const others = (at: number): readonly Marks[] =>
    [1, 2, 3].map((step) => {
      const other = knownMistakes[(index + step * (1 + (at % 4))) % knownMistakes.length]!;
      return describedIn(other.described[at % other.described.length]!).does;
    });
  return [
    ...says.flatMap((saying, at) => [
      { features: matchFeatures(marks(saying), own(at)), kind: 1, weight: 1 },
      ...others(at).map((other) => ({ features: matchFeatures(marks(saying), other), kind: 0, weight: 0.7 })),
    ]),
    ...right.map((saying, at) => ({ features: matchFeatures(marks(saying), own(at)), kind: 0, weight: 0.5 })),
  ];
});

const matchSamples = (stretches: readonly Stretch[]): readonly Sample[] => [
  ...knownSamples,
  ...stretches.flatMap((stretch, at) =>
    namesOne(stretch) || at % 6 === 0
      ? stretch.matches.map((features, k) => ({ features, kind: stretch.named[k]! ? 1 : 0, weight: stretch.named[k]! ? 1 : 0.5 }))
      : [],
  ),
];

/**
 * Each saying of a known mistake with a list of one of its own descriptions and some of others. Sayings that are right name
 * none.
 */
const knownNamed: readonly Named[] = knownMistakes.flatMap(({ says, right, described }, index) => {
  const of = (text: string): readonly string[] => embeddedFeatures(meantWordsOf(text));
  const listed = (at: number, others: number): readonly (readonly string[])[] => [
    of(described[at % described.length]!),
    ...Array.from({ length: others }, (_, k) => {
      const other = knownMistakes[(index + (k + 1) * (1 + (at % 7))) % knownMistakes.length]!;
      return of(other.described[at % other.described.length]!);
    }),
  ];
  return [
    ...says.map((saying, at) => ({ said: of(saying), described: listed(at, 5), named: 0, weight: 1 })),
    ...right.map((saying, at) => ({ said: of(saying), described: listed(at, 0), named: null, weight: 0.7 })),
  ];
});

/** Returns a stretch as the embedding learns it. */
const namedIn = ({ said, described, named }: Stretch): readonly Named[] => {
  const at = named.indexOf(true);
  return [{ said, described, named: at < 0 ? null : at, weight: at < 0 ? 1 : 2 }];
};

type Learned = Omit<MisconceptionModel, 'network'> & { readonly stances: LinearModel };
const learnedOf = (stretches: readonly Stretch[]): Learned => ({
  tone: fitLinear(toneSamples(stretches), 2, toneFit, seed),
  match: fitLinear(matchSamples(stretches), 2, matchFit, seed),
  ...fitEmbedding([...knownNamed, ...stretches.flatMap(namedIn)], embeddingFit, seed),
  stances: fitLinear(
    stretches.flatMap(({ values, valuesToOther, isFirst }) => (isFirst ? [...values, ...valuesToOther] : [])),
    stanceKinds.length,
    stanceFit,
    stanceSeed,
  ),
});

/** Returns the network's inputs for a stretch, from the given models, for each listed misconception. */
function readBy({ tone, match, said, described, stances }: Learned, stretch: Stretch): readonly (readonly number[])[] {
  const told = leaning(tone, stretch.tone);
  const matches = stretch.matches.map((features) => leaning(match, features));
  const nearness = nearnessOf(said, stretch.said, vectorsOf(described, stretch.described));
  const values = valueChances(
    stretch.values.map(({ features, right }) => ({
      right,
      chance: probabilities(stances, features)[stanceKinds.indexOf('answers')]!,
    })),
  );
  return stretch.features.map((own, at) => joinedInputs(own, { told, matches, nearness }, at, values));
}

/**
 * Each other writer's messages are in one part, the first writer's by family, so that a network learns how good the models are
 * on words that they haven't seen.
 */
const partOf = ({ family }: Stretch): number => (writerOf({ family }) ?? drawn(`inner:${family}`, inner)) % inner;

/** Trains the model of misconceptions. The same stretches make the same model. */
export function fitMisconceptions(stretches: readonly Stretch[]): MisconceptionModel {
  const cases = Array.from({ length: inner }, (_, part) => part).flatMap((part) => {
    const isOf = (stretch: Stretch): boolean => partOf(stretch) === part;
    const learned = learnedOf(stretches.filter((stretch) => !isOf(stretch)));
    return stretches.filter(isOf).flatMap((stretch) =>
      readBy(learned, stretch).map((inputs, at) => ({
        inputs,
        is: stretch.named[at]!,
        weight: stretch.named[at]! ? 2 : 1,
      })),
    );
  });
  // Most pairs have nothing to do with each other; every fourth of those is enough.
  const telling = cases.filter(({ inputs, is }, at) => is || inputs[1]! + inputs[3]! > 0.02 || at % 4 === 0);
  const { tone, match, said, described } = learnedOf(stretches);
  return { tone, match, said, described, network: fitNetwork(telling, networkFit, seed) };
}

/** Returns the model as it is stored next to the code that applies it. */
export const misconceptionFileOf = (
  { tone, match, said, described, network }: MisconceptionModel,
  fingerprint: string,
): MisconceptionModelFile => ({
  tone: modelFileOf(tone, fingerprint),
  match: modelFileOf(match, fingerprint),
  said: embeddingFileOf(said),
  described: embeddingFileOf(described),
  network,
});

/** Everything except the messages that the model comes from. */
export const misconceptionFit: readonly unknown[] = [
  toneFit,
  matchFit,
  embeddingFit,
  seed,
  inner,
  networkFit,
  knownSamples,
  knownTones,
];
