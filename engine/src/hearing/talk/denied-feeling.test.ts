import { describe, expect, it } from 'vitest';
import { plainWords, tidyMessage } from '../message-words.ts';
import { feelingDenier } from './denied-feeling.ts';

const deniesFear = feelingDenier('sad|scared|worried');
const denies = (text: string): boolean => deniesFear(plainWords(tidyMessage(text)));

describe('feelingDenier', () => {
  it.each([
    'i wasnt scared i just say sorry a lot',
    'im not sad',
    'pls dont be sad',
    'i’m not really that worried',
    'i never feel scared',
    'it aint even scared',
    'i dont feel so sad',
  ])('“%s” denies it', (text) => {
    expect(denies(text)).toBe(true);
  });

  it.each([
    'im scared',
    'im not scared im sad',
    'this is not good im scared',
    'i do not know im worried',
    'im not ok',
    'i cant stop being sad',
    'ive never been so sad',
    'i cant help feeling sad',
  ])('“%s” doesn’t', (text) => {
    expect(denies(text)).toBe(false);
  });
});
