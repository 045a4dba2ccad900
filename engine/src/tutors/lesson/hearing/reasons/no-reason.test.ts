import { describe, expect, it } from 'vitest';
import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { saysNoReason } from './no-reason.ts';

const isEmpty = (said: string): boolean => saysNoReason(plainWords(tidyMessage(said)));

describe('words in place of a reason that give none', () => {
  it.each([
    'bc i worked it out',
    'because I figured it out',
    'bc i just know',
    'cuz i know it',
    'cuz thats the answer',
    'because its the right answer',
    'cause it is',
    'bc my teacher said',
    'because my teacher told me so',
    'cuz my mom said its 8',
    'bc my grandmother said so',
    'cause my auntie told me',
    'cause the calculator says so',
    'bc i did the math',
    'because i did it in my head',
    'cuz im smart',
    'bc i used my brain lol',
    'because i calculated it',
    'cuz its obvious',
    'bc it just makes sense',
    'because math',
    'idk i just knew it',
    'i dont know why',
    'i solved it on paper',
    'because i thought about it',
    'bc i looked at it',
    'we did this in class',
  ])('are found in “%s”', (said) => expect(isEmpty(said)).toBe(true));

  it.each([
    'bc i worked out 4 times 7',
    'because i know 7 times 4 is 28',
    'cuz the answer has to be bigger',
    'because it makes equal groups',
    'bc my teacher said to add the tops',
    'bc my grandmother said to add the tops',
    'cause i counted them',
    'i looked at the denominators',
    'bc i guessed',
    'because it is the middle one',
    'cuz its half',
    'i used the rule that you keep the bottom',
    'because its right behind the dot',
    'i did 60 divided by 3',
    'because there are 8 slices',
    'cuz i like 8',
    'because i added them',
    'i figured each one gets 5',
  ])('are not found in “%s”', (said) => expect(isEmpty(said)).toBe(false));
});
