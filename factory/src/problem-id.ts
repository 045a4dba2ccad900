import { createHash } from 'node:crypto';
import { ProblemId } from '@stoa/schema/problem';

/** The UUID namespace of Stoa's problems, drawn once; changing it would change every id. */
const nameSpace = Buffer.from('6f1d3a0c9f6a4f0e8a8b5f0f2c7d4e11', 'hex');

/**
 * Returns the id of the problem that one generator writes for one difficulty and seed: a UUID of version 5 (RFC 9562 §5.5),
 * so the same problem has the same id on every machine, and the id says nothing about the answer.
 */
export function problemId(generator: { name: string; version: number }, difficulty: number, seed: number): ProblemId {
  const hash = createHash('sha1')
    .update(nameSpace)
    .update(`${generator.name}@${generator.version}/${difficulty}/${seed}`)
    .digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return ProblemId.parse(`${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`);
}
