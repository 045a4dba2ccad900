import { createHmac } from 'node:crypto';
import type { Generator } from './generator.ts';

/** The place of a problem in a bank: its number within its family and difficulty, for practice or for checkpoints. */
export type PlaceInBank = {
  generator: Pick<Generator, 'name' | 'version'>;
  difficulty: number;
  use: 'practice' | 'checkpoint';
  round: number;
  attempt?: number; // which draft for this place, if the ones before were rejected; the first if left out
};

/**
 * Returns the seed with which an installation draws the problem at one place of its bank. The salt is the installation's own
 * secret, so the public source doesn't reveal which problems a school has; and one seed says nothing about the next.
 *
 * Shape   a whole number from 2⁴⁷ up to 2⁴⁸: exact in JavaScript, and above every seed that was ever drawn without a salt.
 */
export function saltedSeed(salt: string, { generator, difficulty, use, round, attempt = 1 }: PlaceInBank): number {
  const again = attempt === 1 ? '' : `/${attempt}`;
  const place = `${generator.name}@${generator.version}/${difficulty}/${use}/${round}${again}`;
  return leastSalted + (createHmac('sha256', salt).update(place).digest().readUIntBE(0, 6) % leastSalted);
}

const leastSalted = 2 ** 47;

/** True if a seed was drawn with an installation's salt, and not counted up from 1 as all seeds once were. */
export const isSalted = (seed: number): boolean => seed >= leastSalted;

/** A salt that is no secret: for tests, for benchmarks, and for looking at what the generators write. */
export const sampleSalt = 'a salt that everybody knows';
