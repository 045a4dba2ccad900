import type { SkillId } from '@stoa/schema/skill';
import type { SkillGraphIndex } from '../../../skills/graph-index.ts';
import { termWordsOf } from '../retrieval/question-terms.ts';

/** Those of a unit's skills that a message names: fractions, of the unit of numbers and operations. None where it names none, or what all of them are called. */
export function skillsNamed(skills: readonly SkillId[], text: string, graph: SkillGraphIndex | null): readonly SkillId[] {
  const said = new Set(termWordsOf(text).map(({ stem }) => stem));
  const named = skills.filter((skill) => {
    const name = graph?.byId.get(skill)?.name ?? '';
    return termWordsOf(name).some(({ stem }) => said.has(stem));
  });
  return named.length === skills.length ? [] : named;
}
