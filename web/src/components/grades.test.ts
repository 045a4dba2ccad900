import { expect, it } from 'vitest';
import { Grade } from '@stoa/schema/account';
import { MasteryLevel, SkillStanding } from '@stoa/schema/mastery';
import { grades } from './grades.ts';
import { levelNames } from './MasteryBar.tsx';
import { standingLabels } from './Standing.tsx';

it('the grades, levels and standings are the ones in the schema, in its order', () => {
  expect([grades[0], grades.at(-1), grades.length]).toEqual([
    Grade.minValue,
    Grade.maxValue,
    Grade.maxValue! - Grade.minValue! + 1,
  ]);
  expect(Object.keys(levelNames)).toEqual(MasteryLevel.options);
  expect(Object.keys(standingLabels)).toEqual(SkillStanding.options);
});
