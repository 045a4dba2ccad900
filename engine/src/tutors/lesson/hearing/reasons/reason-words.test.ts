import { describe, expect, it } from 'vitest';
import { reasonWords } from './reason-words.ts';

describe('the reason that a student gives for her answer', () => {
  it.each([
    ['8 because it comes first', 'because it comes first'],
    ['its 7/8 bc i guessed', 'bc i guessed'],
    ['7/8, cuz you add the tops', 'cuz you add the tops'],
    ['8 for each cuz 5+11 is 16', 'cuz 5+11 is 16'],
    ['< because eighths are bigger', 'because eighths are bigger'],
    ['the answer is 20. i added them and shared', 'i added them and shared'],
    ['60 / 3 = 20', '60 / 3 = 20'],
    ['5 + 11 is 16 and half of it is 8', '5 + 11 is 16 and half of it is 8'],
    ['5 + 11 is 16 because i added', '5 + 11 is 16 because i added'],
    ['8 tenths times 10 is 80 hundredths so 80', '8 tenths times 10 is 80 hundredths so 80'],
    ['8.02. my teacher says eight point o two', ''],
    ['1/10? my brother says times makes things bigger but this is smaller', ''],
    ['8, my dad said 8 too. i shared 16 by 2', 'i shared 16 by 2'],
    ['8 because my teacher said to add and share', 'because my teacher said to add and share'],
    ['8', ''],
    ['8!!', ''],
  ])('in “%s” is “%s”', (text, words) => expect(reasonWords(text)).toBe(words));
});
