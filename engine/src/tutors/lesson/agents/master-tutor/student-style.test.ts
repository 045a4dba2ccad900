import { describe, expect, it } from 'vitest';
import type { JudgedAnswer } from '@stoa/schema/lesson';
import { cuesIn } from '../../hearing/cues.ts';
import { studentStyle, type WrittenMessage } from './student-style.ts';
import { wishSentence } from '../../hearing/wish-sentences.ts';

const judged: JudgedAnswer = { question_id: 'q1', verdict: 'correct', echo: null, reading_problem: null, note: null };
const heardIn = (text: string) => ({ acts: [], taken: { kind: 'remark' } as const, cues: cuesIn(text), terms: [] });
const wrote = (...texts: string[]): WrittenMessage[] => texts.map((text) => ({ text, judged: null, heard: heardIn(text) }));
const answered = (...texts: string[]): WrittenMessage[] => wrote(...texts).map((one) => ({ ...one, judged }));
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe("a student's style", () => {
  it.each([
    [1, 'QUIET', { min: 2, max: 3 }],
    [5, 'QUIET', { min: 2, max: 3 }],
    [6, 'MODERATE', { min: 3, max: 5 }],
    [15, 'MODERATE', { min: 3, max: 5 }],
    [16, 'EXPRESSIVE', { min: 3, max: 8 }],
  ] as const)('with %s words per message is %s', (count, kind, sentences) => {
    expect(studentStyle(wrote(words(count), words(count)))).toMatchObject({ kind, sentences, average_words: count });
  });

  it('depends on the average message length, not on the latest message', () => {
    expect(studentStyle(wrote(words(9), words(1)))).toMatchObject({ kind: 'QUIET', average_words: 5 });
    expect(studentStyle(wrote(words(10), words(1)))).toMatchObject({ kind: 'MODERATE', average_words: 5.5 });
  });

  it("depends on the student's last ten messages", () => {
    const talkative = wrote(...Array.from({ length: 10 }, () => words(30)));
    const short = wrote(...Array.from({ length: 10 }, () => words(2)));
    expect(studentStyle([...talkative, ...short]).kind).toBe('QUIET');
  });

  it('is not called quiet for short answers, since answers are short', () => {
    const answers = answered('3/4', 'x = 4', 'B', 'its 12');
    expect(studentStyle(answers)).toMatchObject({ kind: 'MODERATE', average_words: null, disengaging: false });
    expect(studentStyle([...wrote(words(20)), ...answers])).toMatchObject({ kind: 'EXPRESSIVE', average_words: 20 });
    expect(studentStyle(answered('i think it is 3/4 because both halve', '3/4')).average_words).toBe(8);
  });

  it('ignores button presses, whose sentences we wrote', () => {
    expect(studentStyle(wrote(wishSentence('explain_differently'), wishSentence('hint')))).toMatchObject({ average_words: null });
  });

  it('starts as MODERATE', () => {
    expect(studentStyle([])).toMatchObject({ kind: 'MODERATE', emoji: false, asks_questions: false, disengaging: false });
  });

  it('includes emoji and questions', () => {
    expect(studentStyle(wrote('cool 🙂', 'ok then'))).toMatchObject({ emoji: true, asks_questions: false });
    expect(studentStyle(wrote('why do we halve both numbers'))).toMatchObject({ emoji: false, asks_questions: true });
  });

  it.each([
    [[12, 9, 6, 3], true],
    [[30, 12, 9, 6, 6], true], // the last four count
    [[12, 9, 6], false], // three are too few
    [[12, 9, 10, 3], false],
    [[12, 11, 10, 9], false], // hardly shorter
    [[4, 4, 4, 4], false],
    [[8, 8, 8, 4], true],
  ])('with messages of %j words is disengaging: %s', (counts, disengaging) => {
    const style = studentStyle(wrote(...counts.map(words)));
    expect(style.disengaging).toBe(disengaging);
    expect(style.directive.includes('getting shorter')).toBe(disengaging);
  });
});
