import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ContentError } from './content-file.ts';
import { openSkillGraph } from './open-skill-graph.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-graph-'));
afterAll(() => rmSync(folder, { recursive: true }));

const node = (id: string, prerequisites: string[] = [], bkt: object = {}) => ({
  id,
  name: `Skill ${id}`,
  description: `I can do ${id}.`,
  grade: 4,
  grade_band: '3-5',
  strand: 'fractions',
  prerequisites,
  bkt: { p_init: 0.2, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2, ...bkt },
  tags: [],
});
const opening = (content: unknown) => {
  const file = path.join(folder, 'graph.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => openSkillGraph(file);
};
const graph = (...nodes: object[]) => ({ version: '1.0.0', nodes });

describe('the skill graph of the server', () => {
  const { index, warnings } = openSkillGraph();

  it('has at least ninety skills over grades 3 to 10 in 17 strands, and no warnings', () => {
    expect(index.skills.length).toBeGreaterThanOrEqual(90);
    expect(new Set(index.skills.map(({ grade }) => grade))).toEqual(new Set([3, 4, 5, 6, 7, 8, 9, 10]));
    expect(new Set(index.skills.map(({ strand }) => strand)).size).toBe(17);
    expect(warnings).toEqual([]);
  });

  it('names the Common Core standards that each skill teaches', () => {
    const standard =
      /^ccss:(?:[1-8]\.(?:OA|NBT|NF|MD|G|RP|NS|EE|F|SP)\.[A-E]|HS(?:N\.RN|A\.(?:SSE|APR|CED|REI)|F\.(?:IF|BF|LE|TF)|G\.(?:CO|SRT|GPE|GMD|MG)|S\.(?:ID|CP))\.[A-D])\.\d+(?:\.[A-E])?$/;
    const codes = (tags: readonly string[]) => tags.filter((tag) => tag.startsWith('ccss:'));
    expect(
      index.skills
        .filter(({ tags }) => codes(tags).length === 0 || !codes(tags).every((code) => standard.test(code)))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('openSkillGraph', () => {
  it.each([
    { title: 'a cycle', content: graph(node('a', ['b']), node('b', ['a'])), says: 'skill a stands on itself: a → b → a' },
    { title: 'a missing prerequisite', content: graph(node('a', ['gone'])), says: 'skill a names the prerequisite gone' },
    { title: 'a duplicate', content: graph(node('a'), node('a')), says: 'skill a stands in the graph more than once' },
    {
      title: 'a parameter that is no probability',
      content: graph(node('a'), node('b', [], { p_slip: 1.5 })),
      says: 'skill b, bkt.p_slip',
    },
    { title: 'an empty graph', content: graph(), says: 'nodes' },
    { title: 'what is not JSON', content: '{"version":', says: 'it is not JSON' },
  ])('refuses $title, naming the file and the place', ({ content, says }) => {
    const open = opening(content);
    expect(open).toThrow(ContentError);
    expect(open).toThrow('graph.json');
    expect(open).toThrow(says);
  });

  it('refuses a file that doesn’t exist', () => {
    expect(() => openSkillGraph(path.join(folder, 'none.json'))).toThrow('none.json cannot be used');
  });

  it('opens a graph whose nodes have the fields of the specification and no others', () => {
    const given = {
      id: 'frac_add_like',
      name: 'Add like fractions',
      grade_band: '3-5',
      prerequisites: [],
      bkt: { p_init: 0.2, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2 },
      tags: ['fractions', 'addition'],
    };
    const untagged = { ...given, id: 'add', tags: ['addition'], priority: 3 };
    const { graph: opened, warnings } = opening(graph(given, untagged))();
    const filled = { description: 'Add like fractions', grade: 3 };
    expect(opened.nodes).toEqual([
      { ...given, ...filled, strand: 'fractions' },
      { ...untagged, ...filled, strand: 'other' },
    ]);
    expect(warnings).toEqual([]);
  });

  it('identifies a version by its file as written, without the values filled in', () => {
    const { content, graph: opened } = opening(graph(node('a')))();
    expect(content).toMatchObject({
      version: opened.version,
      body: graph(node('a')),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(opening(graph(node('a', [], { p_slip: 0.11 })))().content.hash).not.toBe(content.hash);
  });

  it('opens a graph with odd parameters, and warns which', () => {
    expect(opening(graph(node('a', [], { p_guess: 0.6 })))().warnings).toEqual([
      'skill a p_guess is 0.6: above the chance of a coin',
    ]);
  });
});
