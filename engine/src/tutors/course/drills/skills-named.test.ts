import { SkillId } from '@stoa/schema/skill';
import { describe, expect, it } from 'vitest';
import { skillsNamed } from './skills-named.ts';

const ids = ['int_add', 'frac_mult', 'frac_div'].map((id) => SkillId.parse(id));
const names = ['Add integers', 'Multiply fractions', 'Divide fractions'];
const graph = { byId: new Map(ids.map((id, at) => [id, { id, name: names[at] }])) } as unknown as Parameters<
  typeof skillsNamed
>[2];

describe('the skills of a unit that a message names', () => {
  it.each([
    { says: 'can we do fractions', named: ['frac_mult', 'frac_div'] },
    { says: 'how do i divide fractions', named: ['frac_mult', 'frac_div'] },
    { says: 'integers', named: ['int_add'] },
    { says: 'give me another one', named: [] },
    { says: 'integers and fractions', named: [] }, // all of them
    { says: '', named: [] },
  ])('“$says”: $named', ({ says, named }) => {
    expect(skillsNamed(ids, says, graph)).toEqual(named);
  });
});
