import { disguises } from '@stoa/engine/corpus/disguises';
import { findLeak } from '@stoa/engine/guards/leak/find-leak';
import { answerQuestion } from '@stoa/engine/problems/answer-question';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { describe, expect, it } from 'vitest';
import { sampleBank } from './sample-bank.ts';

// Tries every sixth problem of every sixth skill; `npm run disguises` tries every answer of the whole bank.
const { graph } = openSkillGraph();
const some = new Set(graph.nodes.filter((_, at) => at % 6 === 1).map(({ id }) => id));
const asked = (await sampleBank()).verified
  .filter(({ problem }) => some.has(problem.item.meta.skill_id))
  .filter((_, at) => at % 6 === 0)
  .map(({ problem }) => ({ answer: answerQuestion(problem), stem: problem.item.problem_content.stem }));

describe('the leak check on answers of the bank', () => {
  it.each(disguises)('finds an answer $name', ({ of }) => {
    const passed = asked.flatMap(({ answer, stem }) => {
      const text = of(answer);
      const isFound = text === null || findLeak({ text, answer, stem, shown: [], written: [], level: 1 }).length > 0;
      return isFound ? [] : [`“${text}” for ${answer.expected} of: ${stem}`];
    });
    expect(passed).toEqual([]);
  });

  it('is tried on every kind of answer, and most disguises fit some answer', () => {
    expect(new Set(asked.map(({ answer }) => answer.input_type)).size).toBe(7);
    const fitting = disguises.filter(({ of }) => asked.some(({ answer }) => of(answer) !== null));
    expect(fitting.length).toBeGreaterThan(0.9 * disguises.length);
  });
});
