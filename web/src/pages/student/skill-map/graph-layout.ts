import type { Skill, Strand } from '@stoa/schema/skill';

export const nodeSize = { width: 190, height: 66 };
/** The distance between two columns of skills. */
export const columnStep = nodeSize.width + 70;
const row = nodeSize.height + 16;
const lanePadding = { top: 40, bottom: 20 };

export type Placed = { skill: Skill; x: number; y: number };
export type Lane = { strand: Strand; y: number; height: number; from: number; to: number };

/**
 * Places skills so that each is to the right of everything that it builds on, in the lane of its strand. Within a lane, a skill
 * stays in the row of its prerequisites if there is space, so that a strand looks like lines. The same graph always gives the
 * same picture.
 */
export function placeSkills(skills: readonly Skill[], strands: readonly Strand[]): { placed: Placed[]; lanes: Lane[] } {
  const depthOf = depths(skills);
  const placed: Placed[] = [];
  const lanes: Lane[] = [];
  let top = 0;
  for (const strand of strands) {
    const members = skills.filter((skill) => skill.strand === strand).toSorted((a, b) => depthOf(a.id) - depthOf(b.id));
    if (members.length === 0) continue;
    const rows = rowsOf(members, depthOf);
    for (const skill of members) {
      placed.push({ skill, x: depthOf(skill.id) * columnStep, y: top + lanePadding.top + rows.get(skill.id)! * row });
    }
    const height = lanePadding.top + (Math.max(...rows.values()) + 1) * row + lanePadding.bottom;
    const columns = members.map(({ id }) => depthOf(id));
    lanes.push({
      strand,
      y: top,
      height,
      from: Math.min(...columns) * columnStep,
      to: Math.max(...columns) * columnStep + nodeSize.width,
    });
    top += height;
  }
  return { placed, lanes };
}

/** Returns a function that counts the steps below a skill, along the longest path down. */
export function depths(skills: readonly { id: string; prerequisites: readonly string[] }[]): (id: string) => number {
  const byId = new Map<string, (typeof skills)[number]>(skills.map((skill) => [skill.id, skill]));
  const known = new Map<string, number>();
  const depthOf = (id: string): number => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const depth = 1 + Math.max(-1, ...(byId.get(id)?.prerequisites ?? []).map(depthOf)); // the graph has no cycles: the server refuses them
    known.set(id, depth);
    return depth;
  };
  return depthOf;
}

/** Returns the row of each skill of one lane: that of its prerequisites in the lane, or the nearest free one in its column. */
function rowsOf(members: readonly Skill[], depthOf: (id: string) => number): Map<string, number> {
  const rows = new Map<string, number>();
  const taken = new Set<string>();
  for (const { id, prerequisites } of members) {
    const below = prerequisites.flatMap((one) => rows.get(one) ?? []);
    const wanted = below.length === 0 ? 0 : Math.round(below.reduce((sum, at) => sum + at, 0) / below.length);
    const nearestFirst = Array.from({ length: members.length }, (_, at) => at).toSorted(
      (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted),
    );
    const free = nearestFirst.find((at) => !taken.has(`${depthOf(id)} ${at}`))!;
    taken.add(`${depthOf(id)} ${free}`);
    rows.set(id, free);
  }
  return rows;
}

const rim = 32;

/**
 * Returns the upper left corner of the visible part of the map, for a window of this size: the skill is in the middle, but the
 * window doesn't extend beyond the map's edges unless the map is too small.
 */
export function viewOn(
  { x, y }: Pick<Placed, 'x' | 'y'>,
  lanes: readonly Lane[],
  window: { width: number; height: number },
): { x: number; y: number } {
  const within = (middle: number, size: number, from: number, to: number) =>
    Math.max(from - rim, Math.min(middle - size / 2, to + rim - size));
  return {
    x: within(
      x + nodeSize.width / 2,
      window.width,
      Math.min(...lanes.map(({ from }) => from)),
      Math.max(...lanes.map(({ to }) => to)),
    ),
    y: within(y + nodeSize.height / 2, window.height, 0, Math.max(...lanes.map((lane) => lane.y + lane.height))),
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * Returns where an arrow key leads: left to the nearest prerequisite, right to the nearest skill that builds on it, up and down
 * to the neighbors in its column. Null if there is nothing in that direction.
 */
export function neighbour(placed: readonly Placed[], from: string, direction: Direction): string | null {
  const here = placed.find(({ skill }) => skill.id === from);
  if (here === undefined) return null;
  const reach = {
    left: () => placed.filter(({ skill }) => here.skill.prerequisites.includes(skill.id)),
    right: () => placed.filter(({ skill }) => skill.prerequisites.includes(here.skill.id)),
    up: () => placed.filter(({ x, y }) => x === here.x && y < here.y),
    down: () => placed.filter(({ x, y }) => x === here.x && y > here.y),
  }[direction]();
  const distance = ({ x, y }: Placed) => Math.abs(x - here.x) / columnStep + Math.abs(y - here.y) / row;
  return reach.toSorted((a, b) => distance(a) - distance(b))[0]?.skill.id ?? null;
}
