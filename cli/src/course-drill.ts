import { drillCardOf } from '@stoa/engine/tutors/course/drills/drill-card';
import { verifyProblem } from '@stoa/engine/verification/verify-problem';
import { allGenerators } from '@stoa/factory/all-generators';
import { chanceOf } from '@stoa/factory/chance';
import { familyRecord } from '@stoa/factory/family-record';
import { writeProblem } from '@stoa/factory/write-problem';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import type { DrillCard } from '@stoa/schema/course/llm-tutor-response';

/** Difficulties of the problems that drills are drawn from. */
const easy: ReadonlySet<number> = new Set([1, 2, 3]);
const mostDraws = 12;

/**
 * Makes drills from the families of a unit's skills: a new one for each name, the same for the same name, verified like a
 * problem of the bank and not stored. Null if no family gives one that is short enough.
 */
export function drillMaker(): (skills: readonly string[], name: string, now: Date) => DrillCard | null {
  const known = { graph: openSkillGraph().graph, policy: openVerificationPolicy(), families: familyRecord(allGenerators) };
  return (skills, name, now) => {
    const families = allGenerators.filter(({ skill }) => skills.includes(skill));
    const chance = chanceOf(`drill/${name}`);
    for (let draw = 0; draw < mostDraws && families.length > 0; draw += 1) {
      const family = chance.pick(families);
      const difficulties = family.difficulties.filter((difficulty) => easy.has(difficulty));
      if (difficulties.length === 0) continue;
      const problem = writeProblem(family, chance.pick(difficulties), chance.int(1, 1_000_000), { now });
      const card = problem.read_from_figure === true ? null : drillCardOf(problem); // a line can't show a picture
      if (card !== null && verifyProblem(problem, { ...known, now }).kind === 'verified') return card;
    }
    return null;
  };
}
