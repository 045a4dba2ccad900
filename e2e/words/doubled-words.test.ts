import { malRules } from '@stoa/engine/math/mal-rules/catalogue';
import { describe, expect, it } from 'vitest';
import { doubledWord } from './doubled-words.ts';
import {
  coursesAndEssays,
  lessonFiles,
  sourcesBelow,
  textsOfLesson,
  textsOfPages,
  textsOfSkills,
  textsOfSource,
  type StudentText,
} from './student-texts.ts';

const findings = (texts: readonly StudentText[]): string[] =>
  texts.flatMap(({ file, line, text }) => {
    const twice = doubledWord(text);
    return twice === null ? [] : [`${file}:${line} “${twice}”: ${text}`];
  });

describe('no word is written twice in a row', () => {
  it.each([
    ['on the pages', 'web/src', 900],
    ['by what the tutors say', 'engine/src/tutors', 900],
    ['by a refusal', 'server/src', 50],
    ['by the families of the bank', 'factory/src', 900],
  ])('%s', (_, folder, least) => {
    const texts = sourcesBelow(folder).flatMap(textsOfSource);
    expect(texts.length).toBeGreaterThan(least);
    expect(findings(texts)).toEqual([]);
  });

  it('by a mal-rule or the name of a skill', () => {
    const rules = malRules.flatMap(({ name, says, hints }) =>
      [says, hints?.look, hints?.principle].flatMap((text) => (typeof text === 'string' ? [{ file: name, line: 0, text }] : [])),
    );
    expect(findings([...rules, ...textsOfSkills()])).toEqual([]);
  });

  it('in a lesson, a course or an essay’s bank', () => {
    expect(coursesAndEssays().length).toBeGreaterThan(10);
    expect(findings([...lessonFiles().flatMap(textsOfLesson), ...coursesAndEssays().flatMap(textsOfPages)])).toEqual([]);
  });

  it.each([
    ['What do you multiply the the numerator by?', 'the the'],
    ['Add a a half.', 'a a'],
    ['It is is 4.', 'is is'],
    ['Go to\nto the next line.', 'to\nto'],
    ['The the rule.', 'The the'],
  ])('finds a doubled word in “%s”', (text, twice) => {
    expect(doubledWord(text)).toBe(twice);
  });

  it.each([
    'Add 4 4 times.',
    'The rule that that line follows.',
    'Let $a a = a^2$.',
    'It is $x$ x-values.',
    'In the then-new state.',
    'So, so many.',
  ])('accepts “%s”', (text) => {
    expect(doubledWord(text)).toBeNull();
  });
});
