import { describe, expect, it } from 'vitest';
import { LessonWish } from '@stoa/schema/lesson';
import { waitingQuestions } from '../../../../corpus/messages/waiting-questions.ts';
import { hearsAs } from '../samples/heard-message.ts';
import { isWishSentence, wishSentence } from './wish-sentences.ts';

describe("the sentence of a button's wish", () => {
  it.each(LessonWish.options)('is heard as that wish if the student types it: %s', (wish) => {
    const questions = wish === 'continue' ? [null] : [null, ...Object.values(waitingQuestions)];
    for (const question of questions)
      expect(hearsAs(wishSentence(wish), { question }), question?.text).toEqual({ kind: 'wish', wish });
  });

  it("is distinguished from the student's own words", () => {
    expect(LessonWish.options.every((wish) => isWishSentence(wishSentence(wish)))).toBe(true);
    expect(isWishSentence('can i have a hint')).toBe(false);
  });
});
