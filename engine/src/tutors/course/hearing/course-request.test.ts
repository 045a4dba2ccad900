import { describe, expect, it } from 'vitest';
import { hear } from '../../../hearing/hear.ts';
import { courseRequest, practiceTopic } from './course-request.ts';

const requestOf = (text: string, namesMatter = false) =>
  courseRequest(text, hear(text, { question: null, probe: null, misconceptions: [], glossary: [], said: [] }), namesMatter)
    ?.kind ?? null;

describe('what a message asks the tutor to do', () => {
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
    ['hey i have a test on friday', 'test_soon'],
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
    ['im back', 'hello'],
    ['when am i ever gonna need this', 'used_for'],
    ['whats this good for', 'used_for'],
    ['is this ever used in real life?', 'used_for'],
    ['can you please just show me', 'show_answer'],
    ['r u a robot', 'who'],
    ['was my answer right', 'was_right'],
    ['did i do that one right?', 'was_right'],
    ['oops i subtracted instead of adding', 'own_mistake'],
    ['oh i forgot to flip the sign', 'own_mistake'],
    ['i mixed up the x and y by accident', 'own_mistake'],
    ['this isnt helping', 'complaint'],
    ['ur hints make no sense', 'complaint'],
    ['could you read the question to me', 'read_aloud'],
    ['can you draw that for me', 'draw'],
    ['is there a diagram', 'draw'],
    ['know any jokes', 'joke'],
    ['nvm', 'aside'],
    ['lol jk', 'aside'],
    ['we have a quiz next week', 'test_soon'],
    ['do we need to memorize these', 'off_task'],
    ['will that be on the final', 'off_task'],
    ['can i use my textbook', 'off_task'],
    ['is there a shortcut for this', 'help'],
    ['thats way too much', 'easier'],
    ['how long will this take', 'progress'],
    ['how many more until silver', 'tier'],
    ['i think im ready for the exam', 'exam'],
    ['whens it back', 'unlock'],
    ['what should i do in the meantime', 'next_step'],
    ['wheres the next topic', 'next_step'],
    ['let me try again', 'yes'],
    ['ohhh i see', 'clicked'],
    ['that makes sense now', 'clicked'],
    ['thanks that helped', 'thanks'],
    ['thats a trick question', 'why_wrong'],
    ['i got 12 but im not sure', 'value'],
    ['my calculator says 0.5', 'value'],
  ])('is heard in "%s": %s', (text, request) => {
    expect(requestOf(text)).toBe(request);
  });

  it.each([
    'how do i use this formula',
    'show me one',
    'did i use the right formula',
    'what is a common mistake',
    'can you draw a parabola with two roots',
    'i have a problem on tests of divisibility',
    'what does it mean to cancel',
  ])('is not heard in a similar message: "%s"', (text) => {
    const beside = ['used_for', 'draw', 'own_mistake', 'test_soon', 'joke', 'read_aloud', 'complaint', 'aside', 'was_right'];
    expect(beside).not.toContain(requestOf(text));
  });

  it.each(['what is slope', "i don't get slope", 'how do I graph a parabola', 'I need help with graphs', 'solve 2x+3=11'])(
    'is null if a message is about the mathematics: "%s"',
    (text) => {
      expect(requestOf(text, true)).toBeNull();
    },
  );

  it('includes the topic to practice', () => {
    expect(practiceTopic('give me a practice question on numbers')).toBe('numbers');
    expect(practiceTopic('can we practice integers')).toBe('integers');
    expect(practiceTopic('give me another one')).toBeNull();
  });
});
