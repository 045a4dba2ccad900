import { Derivation } from './derivations/derivation.ts';
import { madeDerivations } from './derivations/made-derivations.ts';
import { readCorpus } from './read-corpus.ts';

const files = [
  'linear-equations',
  'lines-expected',
  'expressions',
  'arithmetic',
  'quadratics-and-roots',
  'inequalities-and-systems',
  'powers-and-functions',
  'odd-but-right',
  'near-misses',
];

/** The derivations that were written by hand. */
export const writtenDerivations: readonly Derivation[] = readCorpus(Derivation, 'derivations', files);

/** Every derivation of the corpus: those written by hand, and those made from patterns. */
export const derivations: readonly Derivation[] = [...writtenDerivations, ...madeDerivations];
