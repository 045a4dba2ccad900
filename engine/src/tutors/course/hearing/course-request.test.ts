import { describe, expect, it } from 'vitest';
import { hear } from '../../../hearing/hear.ts';
import { courseRequest, practiceTopic } from './course-request.ts';

const requestOf = (text: string, namesMatter = false) =>
  courseRequest(text, hear(text, { question: null, probe: null, misconceptions: [], glossary: [], said: [] }), namesMatter)
    ?.kind ?? null;

describe('what a message asks of the conversation', () => {
  it.each([
    ['why do i have to do that? i asked about graphs', 'why_this'],
    ['why am i doing this', 'why_this'],
    ['why is it wrong', 'why_wrong'],
    ['what did i do wrong??', 'why_wrong'],
    ['wait how did u get that', 'why_wrong'],
    ['what now', 'next_step'],
    ['ok so what next', 'next_step'],
    ['how many more', 'progress'],
    ['Can I take the exam now?', 'exam'],
    ['how do i get the locked one back', 'unlock'],
    ['when can i try it again', 'unlock'],
    ['what happens if i get it wrong', 'if_wrong'],
    ['what if i fail', 'if_wrong'],
    ['give me a practice question on numbers', 'practice'],
    ['another one pls', 'practice'],
    ['can we practice integers', 'practice'],
    ['can i do gold now', 'exam'],
    ['hey i have a test on friday', null],
    ['whats my grade', 'progress'],
    ['do i need that', 'why_this'],
    ['huh', 'explain_last'],
    ['wat', 'explain_last'],
    ['ok give me one', 'practice'],
    ['can u just give me the answers', 'show_answer'],
    ['can i see the answer', 'show_answer'],
    ['test me', 'exam'],
    ['explain that', 'explain_last'],
    ['why?', 'explain_last'],
    ['ok lets try', 'yes'],
    ['can i do it later', 'stop'],
    ['im tired', 'tired'],
    ['ok thanks', 'thanks'],
    ['im stuck', 'help'],
    ['idk', 'help'],
    ['can you help me with this one?', 'help'],
    ['what do i do', 'help'],
    ['just tell me the answer', 'show_answer'],
    ['is it 27?', 'value'],
    ['27', 'value'],
    ['x = 4', 'value'],
    ['B', 'option'],
    ['i think its c', 'option'],
    ['yes', 'yes'],
    ['ok sure', 'yes'],
    ['nah', 'no'],
    ['is this on the test', 'off_task'],
    ['this is boring', 'bored'],
    ['thx', 'thanks'],
    ['hi', 'hello'],
  ])('"%s": %s', (text, request) => {
    expect(requestOf(text)).toBe(request);
  });

  it.each(['what is slope', "i don't get slope", 'how do I graph a parabola', 'I need help with graphs', 'solve 2x+3=11'])(
    '"%s" is about a matter, and asks nothing of it',
    (text) => {
      expect(requestOf(text, true)).toBeNull();
    },
  );

  it('names what she wants to practice', () => {
    expect(practiceTopic('give me a practice question on numbers')).toBe('numbers');
    expect(practiceTopic('can we practice integers')).toBe('integers');
    expect(practiceTopic('give me another one')).toBeNull();
  });
});
