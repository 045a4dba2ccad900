import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SkillGraph, Strand } from '@stoa/schema/skill';
import { neighbour, nodeSize, placeSkills, viewOn } from './graph-layout.ts';

const file = new URL('../../../../../content/skills/skills_graph.json', import.meta.url);
const { nodes } = SkillGraph.parse(JSON.parse(readFileSync(file, 'utf8')));
const strands = Strand.options;
const { placed, lanes } = placeSkills(nodes, strands);
const at = new Map(placed.map((one) => [one.skill.id as string, one]));

describe('the drawn map', () => {
  it('puts every skill to the right of its prerequisites', () => {
    for (const { skill, x } of placed) for (const below of skill.prerequisites) expect(at.get(below)!.x).toBeLessThan(x);
  });

  it('has no overlapping skills', () => {
    const overlapping = placed.flatMap((a, i) =>
      placed
        .slice(i + 1)
        .filter((b) => Math.abs(a.x - b.x) < nodeSize.width && Math.abs(a.y - b.y) < nodeSize.height)
        .map((b) => [a.skill.id, b.skill.id]),
    );
    expect(overlapping).toEqual([]);
  });

  it('keeps each strand in its lane, and the lanes apart', () => {
    for (const { skill, y } of placed) {
      const lane = lanes.find(({ strand }) => strand === skill.strand)!;
      expect(y).toBeGreaterThanOrEqual(lane.y);
      expect(y + nodeSize.height).toBeLessThanOrEqual(lane.y + lane.height);
    }
    for (const [at, lane] of lanes.slice(1).entries()) expect(lane.y).toBe(lanes[at]!.y + lanes[at]!.height);
  });

  it('is the same each time', () => {
    expect(placeSkills(nodes, strands)).toEqual({ placed, lanes });
  });
});

describe('the window on the map', () => {
  const window = { width: 900, height: 600 };
  it('centers a skill from the middle of the map', () => {
    const inner = placed.find(({ x, y }) => x > 1500 && y > 1500)!;
    expect(viewOn(inner, lanes, window)).toEqual({
      x: inner.x + nodeSize.width / 2 - window.width / 2,
      y: inner.y + nodeSize.height / 2 - window.height / 2,
    });
  });

  it('shows each skill completely, and doesn’t scroll past the left or top edge of the map', () => {
    for (const skill of placed) {
      const { x, y } = viewOn(skill, lanes, window);
      expect(skill.x - x).toBeGreaterThan(0);
      expect(skill.y - y).toBeGreaterThan(0);
      expect(skill.x + nodeSize.width - x).toBeLessThan(window.width);
      expect(skill.y + nodeSize.height - y).toBeLessThan(window.height);
      expect(x).toBeGreaterThan(-50);
      expect(y).toBeGreaterThan(-50);
    }
  });
});

describe('the arrow keys', () => {
  it('follow the edges: right to a skill that builds on this one, left to a prerequisite', () => {
    expect(at.get(neighbour(placed, 'frac_equiv', 'right')!)!.skill.prerequisites).toContain('frac_equiv');
    expect(at.get('frac_equiv')!.skill.prerequisites).toContain(neighbour(placed, 'frac_equiv', 'left'));
    expect(neighbour(placed, 'whole_place_value', 'left')).toBeNull();
  });

  it('reach every skill from the first', () => {
    const seen = new Set(['whole_place_value']);
    const queue = ['whole_place_value'];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbour(placed, id, direction);
        if (next !== null && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(nodes.length);
  });
});
