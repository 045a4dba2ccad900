import katex from 'katex';
import { expect, it } from 'vitest';
import { formulasFor } from '@stoa/engine/skills/formulas-for';
import { openFormulaSheets } from './open-formula-sheets.ts';
import { openSkillGraph } from './open-skill-graph.ts';

const sheets = openFormulaSheets();

it('every formula can be rendered', () => {
  const tex = sheets.flatMap(({ formulas }) => formulas.map((one) => one.tex));
  expect(tex.length).toBeGreaterThan(70);
  for (const one of tex) expect(() => katex.renderToString(one, { strict: 'error' }), one).not.toThrow();
});

it('every skill from grade 6 on has formulas, except in decimals and coord_plane, and no skill has one above its grade', () => {
  const { graph } = openSkillGraph();
  const without = graph.nodes.filter((skill) => skill.grade >= 6 && formulasFor(skill, sheets).length === 0);
  expect(without.filter(({ strand }) => strand !== 'decimals').map(({ id }) => id)).toEqual(['coord_plane']); // it has a picture instead
  for (const skill of graph.nodes)
    expect(
      formulasFor(skill, sheets).every(({ grade }) => grade <= skill.grade),
      skill.id,
    ).toBe(true);
});

it('the area of a circle is beside its own skill, and not beside the area of a triangle', () => {
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
