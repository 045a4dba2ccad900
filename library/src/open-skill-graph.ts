import { indexGraph, type SkillGraphIndex } from '@stoa/engine/skills/graph-index';
import { validateGraph } from '@stoa/engine/skills/validate-graph';
import { SkillGraphFile, type SkillGraph } from '@stoa/schema/skill';
import { contentFolder, ContentError, readContent, versionedContent, type VersionedContent } from './content-file.ts';

const standard = new URL('skills/skills_graph.json', contentFolder);

/**
 * Opens the skill graph: parsed, validated, and indexed, with its file as it was read, which identifies its version. `warnings`
 * are for the log of whoever starts the server.
 *
 * Errors  throws `ContentError` for what can't be parsed, for cycles, missing prerequisites, and duplicates (practice spec
 *         §8.3). It names the file and the skill, and the server must not start with it.
 */
export function openSkillGraph(file: URL | string = standard): {
  graph: SkillGraph;
  index: SkillGraphIndex;
  warnings: string[];
  content: VersionedContent;
} {
  const graph = readContent(file, SkillGraphFile, skillAt);
  const { errors, warnings } = validateGraph(graph);
  const told = ({ skill, message }: { skill: string | null; message: string }) =>
    skill === null ? message : `skill ${skill} ${message}`;
  if (errors.length > 0) throw new ContentError(String(file), errors.map(told));
  return { graph, index: indexGraph(graph), warnings: warnings.map(told), content: versionedContent(file, graph.version) };
}

/** `nodes.7.bkt.p_slip` → `skill frac_add_like, bkt.p_slip`. */
function skillAt(path: readonly PropertyKey[], json: unknown): string {
  const [nodes, at, ...rest] = path;
  if (nodes !== 'nodes' || typeof at !== 'number') return path.length === 0 ? 'the whole file' : path.map(String).join('.');
  const id = (json as { nodes: { id?: unknown }[] }).nodes[at]?.id;
  const skill = typeof id === 'string' ? `skill ${id}` : `the skill at place ${at + 1}`;
  return rest.length === 0 ? skill : `${skill}, ${rest.map(String).join('.')}`;
}
