import { Grade } from '@stoa/schema/account';
import type { PlacementAnswer } from '@stoa/engine/skills/placement/placement-answer';
import { beliefsOf, skillToAsk } from '@stoa/engine/skills/placement/placement-core';
import { placementLearner } from '@stoa/engine/skills/placement/simulation/placement-learner';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { print, rowBeside } from './figures.ts';

const learners = 70;

/**
 * Measures what it costs to choose a placement's next question over the whole skill graph: computing the beliefs after the
 * student's answers and weighing the candidates, as a turn does both. The floor is computing the beliefs alone, which every
 * choice needs.
 */
export function measurePlacementChoice(): void {
  const { index: graph } = openSkillGraph();
  const times = { floor: [] as number[], choice: [] as number[] };
  for (let number = 0; number < learners; number += 1) {
    const random = seededChance(1 + number);
    const learner = placementLearner(graph, Grade.parse(4 + (number % 7)), 'sincere', random);
    const answers: PlacementAnswer[] = [];
    for (;;) {
      const so = { graph, grade: learner.grade, states: new Map(), answers };
      const asked = new Set(answers.map(({ skill_id }) => skill_id));
      const askable = new Set(graph.skills.map(({ id }) => id).filter((id) => !asked.has(id)));
      const begun = performance.now();
      const beliefs = beliefsOf(so);
      const believed = performance.now();
      const next = skillToAsk(so, beliefs, askable, random);
      times.floor.push(believed - begun);
      times.choice.push(performance.now() - begun);
      if (next === null) break;
      answers.push({ skill_id: next.skill_id, outcome: learner.answer(graph.byId.get(next.skill_id)!), guess_floor: 0 });
    }
  }
  const row = rowBeside(times.floor);
  print(`The next question of a placement over ${graph.skills.length} skills: ${learners} simulated learners`, [
    ['', 'choices', 'median', 'p99', 'to the floor'],
    row('what is believed after her answers (the floor)', times.floor),
    row('that, and the question chosen', times.choice),
  ]);
}
