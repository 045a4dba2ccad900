import { malRules } from '@stoa/engine/math/mal-rules/catalogue';
import { stepRules } from '@stoa/engine/math/mal-rules/step-rules';
import { describe, expect, it } from 'vitest';
import { phrasesIn, plainTalk, plainWords, type PlainWord } from './plain-words.ts';
import { lessonFiles, sourcesBelow, textsOfLesson, textsOfSkills, textsOfSource, type StudentText } from './student-texts.ts';

/** Uses of listed words that are right in their context: an example is worked out, and a key types a bracket. */
const rightHere = [
  'left bracket',
  'right bracket',
  'worked out together',
  'A similar problem, worked out',
  'Here’s a similar problem, worked out.',
  'Here’s one worked out in full.',
  'Here’s one that you’ve done, worked out in full.',
  'It’s worked out in full.',
  'This one is worked out below.',
  'It’s worked out for you below.',
  'Just the letter, please.', // the letter of a choice
  'except for a letter', // such as x for X
  'Do not question the child', // about a disclosure, in the words of experts who advise schools
  'in the child’s own words',
  'In plain words, for the summary.',
  'smaller digit was on top', // a column
  'A bracket includes the endpoint.', // an interval
  'the bracket of the interval',
  'All the way around',
  'and multiplied the fractions, but left out', // "left out" the student's mistake; nothing is multiplied out
  'You multiplied by 10. Percent means out of 100.',
];

const findings = (texts: readonly StudentText[], list: readonly PlainWord[]): string[] =>
  texts
    .filter(({ text }) => !rightHere.some((right) => text.includes(right)))
    .flatMap(({ file, line, text }) => phrasesIn(text, list).map((phrase) => `${file}:${line} ${phrase}: ${text}`));

/** The files with what the tutors say themselves, and with refusals and notes. Prompts are in other files. */
const tutorFiles = [
  ...sourcesBelow('engine/src/tutors').filter((file) =>
    /-(?:sentences|wordings)\.ts$|\/(?:lesson-summary|pace|perceive-input|hint-agent|home)\.ts$/.test(file),
  ),
  ...sourcesBelow('engine/src/math/judge'),
  ...sourcesBelow('engine/src/math/work'),
  'engine/src/math/forms/forms.ts',
];

describe('no text uses words that a US teacher wouldn’t say', () => {
  it('on the pages', () => {
    const texts = sourcesBelow('web/src').flatMap(textsOfSource);
    expect(texts.length).toBeGreaterThan(900);
    expect(findings(texts, [...plainWords, ...plainTalk])).toEqual([]);
  });

  it('in a refusal', () => {
    const texts = textsOfSource('server/src/refusals.ts');
    expect(texts.length).toBeGreaterThan(50);
    expect(findings(texts, [...plainWords, ...plainTalk])).toEqual([]);
  });

  it('in a tutor’s own sentences', () => {
    const texts = tutorFiles.flatMap(textsOfSource);
    expect(texts.length).toBeGreaterThan(900);
    expect(findings(texts, [...plainWords, ...plainTalk])).toEqual([]);
  });

  it('in a mal-rule, for an answer or a line of work', () => {
    const texts = [
      ...malRules.flatMap(({ name, says, hints }) =>
        [says, hints?.look, hints?.principle].flatMap((text) =>
          typeof text === 'string' ? [{ file: name, line: 0, text }] : [],
        ),
      ),
      ...stepRules.map(({ rule, tells }) => ({ file: rule.name, line: 0, text: tells })),
    ];
    expect(texts.length).toBeGreaterThan(900);
    expect(findings(texts, [...plainWords, ...plainTalk])).toEqual([]);
  });

  it('in the name of a skill', () => {
    expect(findings(textsOfSkills(), [...plainWords, ...plainTalk])).toEqual([]);
  });

  it.each(lessonFiles())('in %s', (file) => {
    expect(findings(textsOfLesson(file), plainWords)).toEqual([]);
  });

  it.each<[string, readonly PlainWord[]]>([
    ['Work out the brackets first.', plainWords],
    ['The 7 stands in the tens place.', plainWords],
    ['Join the terms with y.', plainWords],
    ['Out came 1234.', plainWords],
    ['Subtract 12 on both sides.', plainWords],
    ['Your learners', plainTalk],
    ['Good that you ask.', plainTalk],
    ['Tell whoever runs this house.', plainTalk],
  ])('finds the phrase in “%s”', (text, list) => {
    expect(phrasesIn(text, list)).not.toEqual([]);
  });

  it.each([
    'Combine the y-terms.',
    'Subtract 12 from both sides.',
    'The variable stands for a number.',
    'A $20 joining fee.',
    'In 1,234 trees.',
  ])('accepts “%s”', (text) => {
    expect(phrasesIn(text, [...plainWords, ...plainTalk])).toEqual([]);
  });
});
