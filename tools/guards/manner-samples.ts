import { createHash } from 'node:crypto';
import { tutorLines } from '@stoa/engine/corpus/tutor-lines/tutor-lines';
import { mannerLines, spokenLines } from '@stoa/engine/corpus/tutor-manner/tutor-manner';
import { turnsOfFaults, type TutorTurn } from '@stoa/engine/corpus/tutor-turns/tutor-turn';
import { ideasOf } from '@stoa/engine/guards/tutor-turn/idea-words';
import { mannerFeatures, mannerKinds, writtenSentences, type MannerKind } from '@stoa/engine/guards/tutor-turn/manner-features';
import type { SpokenTurn } from '@stoa/engine/guards/tutor-turn/spoken-turn';
import type { Fit, Sample } from '../hearing/fit.ts';

/** The file with the weights of the manner model. */
export const mannerWeightsFile = new URL('../../engine/src/guards/tutor-turn/manner-weights.json', import.meta.url);

export const mannerFit: Fit = { epochs: 10, rate: 0.1, l2: 1e-4, kept: 12_000 };
export const mannerSeed = 20_261_129;

type Open = Omit<SpokenTurn, 'verdict' | 'act' | 'said' | 'text'>;
/** The question and answer assumed for sentences without a turn: the student said 17, the answer is 23. */
const alone: Open = {
  question: { stem: 'How many?', expected: '23', input_type: 'integer', choices: [] },
  must_convey: null,
  student: '17',
  next_question: null,
};
const sampleOf = (open: Open, sentence: string, kind: MannerKind, weight: number): Sample => ({
  features: mannerFeatures({ ...open, text: sentence }, sentence),
  kind: mannerKinds.indexOf(kind),
  weight,
});

const denial = /\b(?:not|isn't|hmm|almost|close|nope|no)\b|n't\b/i;
/**
 * Returns a good turn's sentences: the first of a right answer affirms, the first of a wrong answer denies if it says no, all
 * others do neither.
 */
const ofGood = (turn: TutorTurn): Sample[] =>
  writtenSentences(turn.text).map((sentence, at) => {
    const kind =
      at > 0 || turn.verdict === 'open'
        ? 'plain'
        : turn.verdict === 'correct'
          ? 'affirms'
          : denial.test(sentence)
            ? 'denies'
            : 'plain';
    return sampleOf(turn, sentence, kind, at === 0 && turn.verdict === 'incorrect' && kind === 'plain' ? 1.5 : 1);
  });

const faults: Partial<Record<NonNullable<TutorTurn['why']>, MannerKind>> = {
  harm: 'harm',
  flattery: 'flattery',
  off_topic: 'off_topic',
  internal_language: 'internal_language',
  judges_open: 'affirms',
};

/**
 * Returns the sentence of a bad turn that has its fault: the one that shares the fewest ideas with what the turn has to say
 * or, among several, the longest.
 */
function ofBad(turn: TutorTurn): Sample[] {
  const kind =
    turn.why === 'wrong_verdict' ? (turn.verdict === 'incorrect' ? 'affirms' : 'denies') : faults[turn.why ?? 'false_fact'];
  if (kind === undefined) return [];
  const due = ideasOf(turn.must_convey ?? '');
  const ranked = writtenSentences(turn.text)
    .filter(
      (sentence) =>
        !(turn.must_convey ?? '').includes(sentence) && !/^(?:not (?:quite|yet)|hmm+|not there yet)\W*$/i.test(sentence),
    )
    .map((sentence) => ({ sentence, shared: [...ideasOf(sentence)].filter((idea) => due.has(idea)).length }))
    .toSorted((one, other) => one.shared - other.shared || other.sentence.length - one.sentence.length);
  return ranked.slice(0, 1).map(({ sentence }) => sampleOf(turn, sentence, kind, 1.5));
}

const ofLines = (): Sample[] => [
  ...spokenLines.map(({ kind, text }) => sampleOf(alone, text, kind, 2)),
  ...mannerLines.map(({ kind, text }) => sampleOf(alone, text, kind === 'good' ? 'plain' : kind, 1)),
  ...tutorLines.seen.good.map(({ kind, text }) => sampleOf(alone, text, kind === 'praise' ? 'affirms' : 'plain', 0.5)),
  ...tutorLines.seen.harmful
    .filter(({ kind }) => kind !== 'false_arithmetic')
    .map(({ text }) => sampleOf(alone, text, 'harm', 1)),
];

/** Returns the sentences as the manner model sees them. */
export const mannerSamples = (turns: readonly TutorTurn[] = turnsOfFaults): Sample[] => [
  ...ofLines(),
  ...turns.flatMap((turn) => (turn.label === 'good' ? ofGood(turn) : ofBad(turn))),
];

/** Returns a hash of everything that the weights come from: what the model sees, how it is fitted, and the seed. */
export function mannerFingerprint(samples: readonly Sample[]): string {
  const hash = createHash('sha256').update(JSON.stringify([mannerFit, mannerSeed]));
  for (const sample of samples) hash.update(`${JSON.stringify(sample)}\n`);
  return hash.digest('hex');
}
