import katex from 'katex';
import { expect, it } from 'vitest';
import { formulasFor } from '@stoa/engine/skills/formulas-for';
import { openFormulaSheets } from './open-formula-sheets.ts';
import { openSkillGraph } from './open-skill-graph.ts';

const sheets = openFormulaSheets();

it('sets every formula', () => {
  const tex = sheets.flatMap(({ formulas }) => formulas.map((one) => one.tex));
  expect(tex.length).toBeGreaterThan(70);
  for (const one of tex) expect(() => katex.renderToString(one, { strict: 'error' }), one).not.toThrow();
});

it('has formulas from grade 6 on for every skill but those of decimals, and none above the grade of the skill', () => {
  const { graph } = openSkillGraph();
  const without = graph.nodes.filter((skill) => skill.grade >= 6 && formulasFor(skill, sheets).length === 0);
  expect(without.filter(({ strand }) => strand !== 'decimals').map(({ id }) => id)).toEqual(['coord_plane']); // it has a picture instead
  for (const skill of graph.nodes)
    expect(
      formulasFor(skill, sheets).every(({ grade }) => grade <= skill.grade),
      skill.id,
    ).toBe(true);
});

it('has the area of a circle beside the skill of it, and not beside area in grade 6', () => {
  const { graph } = openSkillGraph();
  const named = (id: string) =>
    formulasFor(
      graph.nodes.find((one) => one.id === id)!,
      sheets,
    ).map(({ name }) => name);
  expect(named('geo_circle_area')).toContain('Area of a circle');
  expect(named('geo_triangle_area')).toContain('Area of a triangle');
  expect(named('geo_triangle_area')).not.toContain('Area of a circle');
});
