import { describe, expect, it } from 'vitest';
import { bankCensus, isWordProblemSkill } from '@stoa/factory/bank-census';
import { sampleBank } from './sample-bank.ts';

const { verified } = await sampleBank();
const problems = verified.map(({ problem }) => problem);
const skills = bankCensus(problems);

describe('the variety of the bank', () => {
  it('asks at least four different questions in each skill', () => {
    expect(skills.filter(({ frames }) => frames < 4)).toEqual([]);
  });

  it('has at least four frames and six contexts for the stories of each word-problem skill', () => {
    const told = skills.filter(isWordProblemSkill);
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter(({ story_frames, story_contexts }) => story_frames < 4 || story_contexts < 6)).toEqual([]);
  });
});

describe('the steps of a solution', () => {
  const solutions = problems.map(({ item, origin }) => ({
    family: origin.family,
    lines: item.solution_logic.steps.map(({ math }) => math.replaceAll(/\s/g, '')),
  }));

  it('are at least two, so that no answer comes out of one line', () => {
    expect(new Set(solutions.filter(({ lines }) => lines.length < 2).map(({ family }) => family))).toEqual(new Set());
  });

  it('never repeat the mathematics of the previous line', () => {
    const repeated = solutions.filter(({ lines }) => lines.some((line, at) => at > 0 && line === lines[at - 1]));
    expect(new Set(repeated.map(({ family }) => family))).toEqual(new Set());
  });
});
