import { isDeepStrictEqual } from 'node:util';
import { isSalted } from '@stoa/factory/salted-seed';
import { verifyProblem } from '@stoa/factory/verify-problem';
import type { Verification } from '@stoa/factory/verify-problem';
import type { Bank } from '@stoa/factory/write-bank';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Store } from '@stoa/store/store';

/** What came of stocking: verified versions that are new, rejected ones that were written down, and versions that are served no more. */
export type Stocked = { published: number; rejected: number; withdrawn: number };

/**
 * Brings a bank up to what the generators write now and to what the verifier says now. A version never changes, so:
 * - a problem that reads otherwise than before is published as its next version, and the one before is retired;
 * - what the verifier rejects is kept as REJECTED with its event, and no version of it is served any more;
 * - what a newer version of a generator has replaced is retired, and so is what was drawn without this installation's salt, for its
 *   numbers are the same everywhere; what no generator writes any more is verified again;
 * - what an author has retired stays retired, and what no generator wrote is left alone.
 */
export async function restock(
  { problems }: Pick<Store, 'problems'>,
  bank: Pick<Bank, 'verified' | 'rejected'>,
  { now, graphVersion }: { now: Date; graphVersion: string },
): Promise<Stocked> {
  const isFirst = (await problems.stockedFrom()) === null;
  const served = new Map((await problems.allVerified()).filter(isGenerated).map((problem) => [problem.item.meta.id, problem]));
  const written: Verification[] = [...bank.verified, ...bank.rejected];
  const generated = new Set(written.map(({ problem }) => problem.item.meta.id));
  const newest = new Map<string, number>();
  for (const { origin } of written.map(({ problem }) => problem)) {
    newest.set(origin.generator, Math.max(origin.generator_version, newest.get(origin.generator) ?? 0));
  }

  const fresh: Verification[] = [];
  const retire: BankedProblem[] = [];
  for (const verification of written) {
    const { id } = verification.problem.item.meta;
    const kept = served.get(id) ?? (isFirst ? null : await problems.find(id));
    if (kept === null) fresh.push(verification);
    else if (mayFollow(kept, verification)) {
      fresh.push(asVersion(verification, kept.item.meta.version + 1));
      if (served.has(id)) retire.push(kept);
    }
  }
  for (const problem of served.values()) {
    const { generator, generator_version, seed } = problem.origin;
    if (generated.has(problem.item.meta.id)) continue;
    const writtenNow = newest.get(generator);
    if (writtenNow !== undefined && (generator_version < writtenNow || !isSalted(seed))) retire.push(problem);
    else {
      const again = verifyProblem(problem, { now, graphVersion });
      if (again.kind === 'verified') continue;
      fresh.push(asVersion(again, problem.item.meta.version + 1));
      retire.push(problem);
    }
  }

  const isVerified = ({ kind }: Verification) => kind === 'verified';
  const published = await problems.publish(fresh.filter(isVerified));
  const rejected = await problems.publish(fresh.filter((one) => !isVerified(one)));
  for (const { item } of retire) await problems.setStatus(item.meta.id, item.meta.version, 'RETIRED', now);
  return { published, rejected, withdrawn: retire.length };
}

/** Problems of people and models have lives of their own. */
const isGenerated = ({ item }: BankedProblem) => item.meta.provenance.generator_model.startsWith('stoa/');

/** Whether what was written now says anything that the kept version does not. */
function mayFollow(kept: BankedProblem, { kind, problem }: Verification): boolean {
  const { status } = kept.item.meta;
  if (status !== 'VERIFIED' && status !== 'REJECTED') return false; // somebody has decided on it
  return (status === 'VERIFIED') !== (kind === 'verified') || !isDeepStrictEqual(contentOf(kept), contentOf(problem));
}

/** What a student or a judge sees of a problem; not when it was written, nor what has become of it. */
const contentOf = ({ item: { meta: _, ...item }, judging, tests }: BankedProblem) => ({ item, judging, tests });

function asVersion(verification: Verification, version: number): Verification {
  const { problem, events } = verification;
  const { item } = problem;
  return {
    ...verification,
    problem: { ...problem, item: { ...item, meta: { ...item.meta, version } } },
    events: events.map((event) => ({
      ...event,
      ...('problem_version' in event ? { problem_version: version } : {}),
      versions: { ...event.versions, problem: event.versions.problem && { ...event.versions.problem, version } },
    })),
  };
}
