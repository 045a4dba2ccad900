import { describe, expect, it } from 'vitest';
import { bankCensus, isWordProblemSkill } from '@stoa/factory/bank-census';
import { sampleBank } from './sample-bank.ts';

const { verified } = await sampleBank();
const skills = bankCensus(verified.map(({ problem }) => problem));

describe('the variety of the bank', () => {
  it('asks at least four different questions in each skill', () => {
    expect(skills.filter(({ frames }) => frames < 4)).toEqual([]);
  });

  it('tells the stories of each word-problem skill in at least four frames and six contexts', () => {
    const told = skills.filter(isWordProblemSkill);
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter(({ story_frames, story_contexts }) => story_frames < 4 || story_contexts < 6)).toEqual([]);
  });
});
