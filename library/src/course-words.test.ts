import { findableUnits } from '@stoa/engine/tutors/course/retrieval/findable-unit';
import { mapUnits } from '@stoa/engine/tutors/course/retrieval/map-units';
import { indexUnits } from '@stoa/engine/tutors/course/retrieval/unit-index';
import { describe, expect, it } from 'vitest';
import { openCourses } from './open-courses.ts';

const [math] = openCourses(() => true).filter(({ course }) => course.courseId === 'MATH-G10');
const { course, chunks, exams, terms } = math!;
const index = indexUnits(findableUnits(course, chunks), course.notTreated);

describe('the words of the mathematics course', () => {
  const read = [
    ...course.units.flatMap(({ title, anchorText, misconceptions, concept_card, use = '' }) => [
      title,
      anchorText,
      use,
      JSON.stringify(misconceptions.map(({ description, correction }) => [description, correction])),
      JSON.stringify(concept_card),
    ]),
    ...chunks.map(({ text, section }) => `${section}: ${text}`),
    ...exams.flatMap(({ stem, answer, wrong, memo }) => [stem, answer, JSON.stringify([wrong, memo])]),
    ...terms.map(({ means }) => means),
  ];

  it('are US classroom terms wherever a student reads them', () => {
    const foreign =
      /\b(?:surds?|gradients?|simultaneous|work(?:ed)? (?:it |\w+ )?out|turning points?|hire purchase|co-interior|vertically opposite|rand|R \d|trapezium|mx ?\+ ?c)\b/i;
    expect(read.filter((text) => foreign.test(text))).toEqual([]);
  });

  it.each([
    ['parentheses, but for the brackets of an interval', /^(?!.*(?:interval|endpoint)).*\bbrackets?\b/i],
    ['numerator and denominator', /\b(?:bottoms?|tops and)\b|\btop and (?:the )?bottom/i],
    ['variable', /\b(?:the|terms? with the|same|each|without a) letters?\b/i],
    ['combine', /\byou joined\b/i],
    ['substitute', /\bput \S+ (?:\w+ )?(?:in for|into)\b/i],
    ['expand', /\bmultipl(?:y|ied|ying) (?:\S+ ){0,4}out\b/i],
    ['the operation, and not “work out”', /\bwork(?:ed|s)? (?:\S+ ){0,3}out\b/i],
    ['is, and not “stands”', /\b(?:stands?|stood) (?!for\b)/i],
    ['the same, and not “equally”', /\bequally (?:long|large|high|far|big|often)\b/i],
    ['how many times', /\bhow often\b/i],
    ['both sides, to or from', /\b(?:subtract|add|divide|multiply)\b[^.?!:]{0,40} on both sides\b/i],
    ['US units and things', /\b(?:metre|centimetre|decimetre|dm|neighbour|colour|matchsticks|pocket money)\b/i],
    ['the other way, without going round', /\bway (?:a?round|back)\b/i],
    ['a comma from 1,000 on', /(?<![\d{,.(]|, )[1-9]\d{3,}(?![\d,})])/],
  ])('follow the style sheet: %s', (_, pattern) => {
    expect(read.filter((text) => pattern.test(text))).toEqual([]);
  });

  it.each([
    ['surds', 'NUM-01'],
    ['simplify the surd root 48', 'NUM-01'],
    ['radicals', 'NUM-01'],
    ['simultaneous equations', 'ALG-05'],
    ['systems of equations', 'ALG-05'],
    ['hire purchase', 'FIN-01'],
    ['turning point of the parabola', 'FUN-02'],
    ['gradient between two points', 'ANA-01'],
    ['co-interior angles', 'GEO-01'],
  ])('used in the US and elsewhere lead to their unit: %s → %s', (asked, unit) => {
    expect(mapUnits(asked, index).units[0]?.unitId).toBe(unit);
  });
});
