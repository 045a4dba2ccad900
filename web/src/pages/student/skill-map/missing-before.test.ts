import { describe, expect, it } from 'vitest';
import type { SkillStanding } from '@stoa/schema/mastery';
import type { StandingSkill } from '../standing-skills.ts';
import { beginBefore, missingBefore } from './missing-before.ts';

const skill = (id: string, standing: SkillStanding, prerequisites: string[] = [], unlocked = standing !== 'locked') =>
  ({ skill: { id, prerequisites }, progress: { standing, unlocked } }) as unknown as StandingSkill; // only the parts that are read

const a = skill('a', 'ready');
const b = skill('b', 'assumed');
const c = skill('c', 'locked', ['a']);
const d = skill('d', 'locked', ['b', 'c']);
const begun = skill('e', 'learning', ['c'], false);
const all = [a, b, c, d, begun];
const ids = (skills: readonly StandingSkill[]) => skills.map((one) => one.skill.id);

describe('what is missing before a skill', () => {
  it('lists the direct prerequisites that are neither mastered nor assumed', () => {
    expect(ids(missingBefore(d, all))).toEqual(['c']);
    expect(ids(missingBefore(begun, all))).toEqual(['c']);
    expect(missingBefore(a, all)).toEqual([]);
  });

  it('suggests starting with the first open skill below it', () => {
    expect(beginBefore(d, all)?.skill.id).toBe('a');
    expect(beginBefore(c, all)?.skill.id).toBe('a');
    expect(beginBefore(a, all)).toBeNull();
  });
});
