import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectSkill } from './detect-skill.ts';

describe('detectSkill', () => {
  it.each([
    [
      'Evaluate the extent to which the role of the federal government in the United States economy changed from 1932 to 1980.',
      'continuity-and-change',
    ],
    ['Evaluate the extent of change in ideas about American independence from 1763 to 1783.', 'continuity-and-change'],
    ['Evaluate the extent to which the Civil War fostered change in the rights of African Americans.', 'continuity-and-change'],
    [
      'To what extent did the lives of women remain the same between 1880 and 1920? Consider continuities.',
      'continuity-and-change',
    ],
    [
      'Evaluate the extent to which the Progressive movement transformed American politics from 1890 to 1920.',
      'continuity-and-change',
    ],
    [
      'Evaluate the relative importance of different causes for the expanding role of the United States in the world from 1865 to 1910.',
      'causation',
    ],
    ['Analyze the causes of the American Revolution.', 'causation'],
    [
      'Evaluate the extent to which trans-Atlantic interactions from 1600 to 1763 contributed to growing dissatisfaction with British rule.',
      'causation',
    ],
    ['Explain the factors that led to changes in immigration policy from 1880 to 1924.', 'causation'],
    ['Why did the United States enter the First World War?', 'causation'],
    ['Evaluate the effects of the market revolution on the North.', 'causation'],
    ['Evaluate the extent to which the ideas of the Enlightenment influenced the founding documents.', 'causation'],
    ['Compare the goals of the Federalists and the Democratic-Republicans in the 1790s.', 'comparison'],
    ['Evaluate the extent to which the New Deal differed from the Great Society.', 'comparison'],
    ['Assess the similarities in the methods of the abolitionists and the women’s rights movement.', 'comparison'],
    ['Were the 1920s more conservative than the 1950s?', 'comparison'],
    ['Evaluate the extent to which 1877 marked the end of Reconstruction-era reform.', 'periodization'],
    ['Evaluate the extent to which the Second World War was a turning point for women in the workforce.', 'periodization'],
    ['Should the years 1945 to 1980 be seen as a distinct era in American foreign policy?', 'periodization'],
    ['Evaluate the impact of the railroads on the American West from 1865 to 1900.', 'ambiguous'],
    ['Assess the significance of the Seneca Falls Convention.', 'ambiguous'],
    ['Evaluate the success of Reconstruction.', 'ambiguous'],
    ['', 'ambiguous'],
  ])('%s → %s', (prompt, skill) => {
    expect(detectSkill(prompt)).toBe(skill);
  });

  it('reads the question itself, not what is quoted or told before it', () => {
    expect(
      detectSkill(
        'The railroads changed everything. “Why did they come?” a farmer asked. Compare farmers and workers in the 1890s.',
      ),
    ).toBe('comparison');
  });

  it('reads a prompt the same in any case and spacing', () => {
    fc.assert(
      fc.property(fc.constantFrom(' ', '  ', '\n'), fc.boolean(), (space, upper) => {
        const prompt = 'Evaluate the extent to which  society changed from 1800 to 1848.'.replaceAll(/ +/gu, space);
        expect(detectSkill(upper ? prompt.toUpperCase() : prompt)).toBe('continuity-and-change');
      }),
    );
  });
});
