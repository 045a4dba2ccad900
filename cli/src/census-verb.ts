import { bankCensus, type SkillCensus } from '@stoa/factory/bank-census';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';

/** Which bank is counted: all skills if none is named, drawn with the sample seed if none is given. */
export type CensusOptions = { skill?: string | undefined; seed?: string | undefined };

/** Counts what the generated bank has of each skill. Empty if the graph has no such skill. */
export function census({ skill, seed = sampleSalt }: CensusOptions, now: Date): SkillCensus[] {
  const { graph } = openSkillGraph();
  const nodes = graph.nodes.filter(({ id }) => skill === undefined || id === skill);
  return bankCensus(writeBank({ salt: seed, graph: { ...graph, nodes }, now }).verified.map(({ problem }) => problem));
}
