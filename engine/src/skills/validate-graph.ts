import type { Skill, SkillGraph, SkillId } from '@stoa/schema/skill';

/**
 * A problem with a graph: the skill it concerns, or null for the whole graph, and a sentence for the person who edits the file.
 */
export type GraphFinding = { skill: SkillId | null; message: string };

/**
 * Checks a skill graph for what its schema can't express (practice spec §8.3). Errors refuse the graph: cycles, missing ids,
 * duplicates. Warnings don't: parameters outside sensible bounds, prerequisites that are taught later.
 */
export function validateGraph(graph: SkillGraph): { errors: GraphFinding[]; warnings: GraphFinding[] } {
  const ids = graph.nodes.map(({ id }) => id);
  const known = new Map(graph.nodes.map((skill) => [skill.id, skill]));
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];

  const errors = [
    ...twice.map((id) => ({ skill: id, message: 'stands in the graph more than once' })),
    ...graph.nodes.flatMap(({ id, prerequisites }) =>
      prerequisites
        .filter((before) => !known.has(before))
        .map((before) => ({ skill: id, message: `names the prerequisite ${before}, which the graph does not have` })),
    ),
    ...cyclesOf(graph.nodes).map((cycle) => ({
      skill: cycle[0]!,
      message: `stands on itself: ${[...cycle, cycle[0]!].join(' → ')}`,
    })),
  ];
  return { errors, warnings: graph.nodes.flatMap((skill) => warningsOf(skill, known)) };
}

/**
 * Checks the bounds of van de Sande (2013) and Baker et al. (2008). Outside them, a wrong answer can count as knowing, or
 * mastery can fall after a right one.
 */
function warningsOf(skill: Skill, known: ReadonlyMap<SkillId, Skill>): GraphFinding[] {
  const { id, bkt, grade, grade_band, prerequisites } = skill;
  const { p_init, p_transit, p_slip, p_guess } = bkt;
  const [low, high] = grade_band.split('-').map(Number) as [number, number];
  const repeated = prerequisites.filter((before, at) => prerequisites.indexOf(before) !== at);
  const later = prerequisites.flatMap((before) => known.get(before) ?? []).filter((before) => before.grade > grade);
  const parameters: [boolean, string][] = [
    [p_slip + p_guess >= 1, `p_slip + p_guess is ${p_slip + p_guess}: a right answer would speak against knowing it`],
    [p_slip > 0.5, `p_slip is ${p_slip}: a learner who knows it would mostly be wrong`],
    [p_guess > 0.5, `p_guess is ${p_guess}: above the chance of a coin`],
    [p_slip === 0, 'p_slip is 0: one slip would prove that it is not known'],
    [p_guess === 0, 'p_guess is 0: one right answer would prove that it is known'],
    [p_transit === 0, 'p_transit is 0: nobody could ever learn it'],
    [p_transit > 0.5, `p_transit is ${p_transit}: two problems would teach it to anyone`],
    [p_init >= 0.95, `p_init is ${p_init}: it would count as known before the first problem`],
  ];
  return [
    ...parameters.filter(([odd]) => odd).map(([, message]) => message),
    ...repeated.map((before) => `names the prerequisite ${before} twice`),
    ...later.map((before) => `is taught in grade ${grade}, but its prerequisite ${before.id} in grade ${before.grade}`),
    ...(grade < low || grade > high ? [`is of grade ${grade}, outside its grade band ${grade_band}`] : []),
  ].map((message) => ({ skill: id, message }));
}

/** Returns each cycle of prerequisites once, beginning at its first skill in the graph. */
function cyclesOf(skills: readonly Skill[]): SkillId[][] {
  const prerequisites = new Map(skills.map((skill) => [skill.id, skill.prerequisites]));
  const done = new Set<SkillId>();
  const cycles: SkillId[][] = [];
  for (const { id: start } of skills) {
    // Depth first without recursion: a graph from outside may be a chain of any length.
    const path: { id: SkillId; next: number }[] = done.has(start) ? [] : [{ id: start, next: 0 }];
    const onPath = new Set<SkillId>([start]);
    while (path.length > 0) {
      const top = path.at(-1)!;
      const before = prerequisites.get(top.id)?.[top.next];
      top.next += 1;
      if (before === undefined) {
        done.add(top.id);
        onPath.delete(top.id);
        path.pop();
      } else if (onPath.has(before)) {
        cycles.push(path.slice(path.findIndex(({ id }) => id === before)).map(({ id }) => id));
      } else if (!done.has(before) && prerequisites.has(before)) {
        path.push({ id: before, next: 0 });
        onPath.add(before);
      }
    }
  }
  return cycles;
}
