import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { openEverydayWords } from './open-everyday-words.ts';

const everyday = openEverydayWords();
const folder = new URL('../../content/lessons/', import.meta.url);
/** Things in the practice problems that are made from templates, and the tutor's own words. */
const ofPractice =
  'elevation novels light bulbs shipwreck supplies patio orchard crops cliff album auditorium concert crayons cyclist skater graders feeder ferry freezer refrigerator granola raisins lemonade guitar instrument library loaf tennis studio truck vegetables votes winter container deposits bulletin board horizontal vertical tons';
const ofTutor = 'holds up twist swap out';
const guidelines = readdirSync(folder).map((name) => Guideline.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

describe('the everyday words', () => {
  it('appear in what lessons ask or tell, or in what the tutor says', () => {
    const texts = `${JSON.stringify(guidelines)} ${ofPractice} ${ofTutor}`.toLowerCase();
    const stands = (word: string): boolean => new RegExp(`\\b${word}(?:s|es|d|ed|ing)?\\b`).test(texts);
    expect(everyday.filter(({ words }) => !words.some(stands)).map(({ words }) => words[0])).toEqual([]);
  });

  it('are explained in one or two sentences of at most 20 words', () => {
    for (const { meaning } of everyday) {
      const sentences = meaning.split(/(?<=[.!?])\s+/);
      expect(sentences.length, meaning).toBeLessThanOrEqual(2);
      for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });
});

describe('openEverydayWords', () => {
  it('refuses a word that is explained twice', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'words-')), 'everyday-words.json');
    const tray = { words: ['tray'], meaning: 'A tray is flat.' };
    writeFileSync(file, JSON.stringify({ version: '1.0.0', words: [tray, tray] }));
    expect(() => openEverydayWords(file)).toThrow('“tray” is explained twice');
  });
});
