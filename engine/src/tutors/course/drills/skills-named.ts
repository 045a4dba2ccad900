import type { SkillId } from '@stoa/schema/skill';
import type { SkillGraphIndex } from '../../../skills/graph-index.ts';
import { termWordsOf } from '../retrieval/question-terms.ts';

/**
 * Returns the skills of a unit that a message names: "fractions", in a unit about numbers and operations. Empty if it names
 * none, or something that all of them have in their names.
 */
export function skillsNamed(skills: readonly SkillId[], text: string, graph: SkillGraphIndex | null): readonly SkillId[] {
  const said = new Set(termWordsOf(text).map(({ stem }) => stem));
  const named = skills.filter((skill) => {
    const name = graph?.byId.get(skill)?.name ?? '';
    return termWordsOf(name).some(({ stem }) => said.has(stem));
  });
  return named.length === skills.length ? [] : named;
}
