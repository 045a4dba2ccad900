import type { EventSetting, LearningEvent, LearningEventBody } from '@stoa/schema/learning-event';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Versions } from '@stoa/schema/versions';
import { engineVersion } from '../math/engine-version.ts';
import type { Speaker } from './speaker.ts';
import type { LearnerWorld } from './learner-world.ts';

/** Returns a function that makes events with the versions of everything that played a part in them (practice spec §10). */
export function eventMaker(
  { graph, policy, config_hash }: Pick<LearnerWorld, 'graph' | 'policy' | 'config_hash'>,
  problem: BankedProblem | null,
  setting: EventSetting | null = null,
) {
  const versions = (by: Speaker | null): Versions => ({
    graph: graph?.version ?? 'unavailable',
    policy: policy.version,
    ...(config_hash !== undefined && { config_hash }),
    engine: engineVersion,
    problem: problem === null ? null : versionOfProblem(problem),
    agent: by === null ? null : { ...by.agent, source: by.source, provider: by.provider, model: by.model },
  });
  return (body: LearningEventBody, by: Speaker | null = null): LearningEvent => ({ ...body, ...setting, versions: versions(by) });
}

export const versionOfProblem = ({ item, origin }: BankedProblem): NonNullable<Versions['problem']> => ({
  id: item.meta.id,
  version: item.meta.version,
  generator: `${origin.generator}@${origin.generator_version}`,
  seed: origin.seed,
});

/** The fields that every event about a problem has. */
export const onProblem = ({ item }: BankedProblem) => ({
  problem_id: item.meta.id as string,
  problem_version: item.meta.version,
  skill_id: item.meta.skill_id,
});
