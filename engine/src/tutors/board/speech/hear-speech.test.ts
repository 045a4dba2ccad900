import { describe, expect, it } from 'vitest';
import { hearSpeech } from './hear-speech.ts';

const problem = { stem: 'Solve 3x - 5 = 10.', answer: 'x = 5', start: '3x - 5 = 10' };

describe('words spoken at the board', () => {
  it.each([
    ['Is it 5?', 'right_guess'],
    ['is x equal to 7?', 'wrong_guess'],
    ['both sides get plus five', 'thinking'],
    ['x equals five', 'right_answer'],
    ['the answer is minus two', 'wrong_answer'],
    ['can I do another one', 'wants_next'],
    ['Can you repeat that?', 'asks_again'],
    ['what?', 'asks_again'],
    ['what do you mean', 'asks_to_rephrase'],
    ['show me an example', 'wants_example'],
    ["what's 10 + 5", 'asks_sum'],
    ['what is fifteen divided by three', 'asks_sum'],
    ['My dog ate a sock', 'off_topic'],
    ['can we talk about minecraft', 'off_topic'],
    ['can we just talk about dinosaurs', 'off_topic'],
    ['can we talk about why you flip it', 'asks_why'],
    ['my friend is having a party on saturday', 'off_topic'],
    ['I moved the five to the other side because of my brother', 'thinking'],
    ['can we take a break', 'wants_break'],
    ['are you there', 'greets'],
    ['thanks', 'thanks'],
    ["you're right", 'yes'],
    ['never mind', 'no'],
    ['that was wrong', 'thinking'],
    ['Am I on the right track?', 'asks_if_right'],
  ])('%s: %s', (text, act) => {
    expect(hearSpeech(text, problem)).toBe(act);
  });
});
