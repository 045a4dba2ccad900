import { QuestionAnswer } from '@stoa/schema/study-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Act, HeardAct } from '../act.ts';
import type { HearingContext } from '../hearing-context.ts';
import { talkIn } from './talk-in.ts';

const pizza: HearingContext = {
  question: {
    stem: 'A pizza is cut into 8 equal slices. Mia eats 3 slices and Jon eats 4. What fraction of the pizza is gone?',
    answer: QuestionAnswer.parse({ input_type: 'fraction', expected: '7/8' }),
  },
  probe: null,
  misconceptions: [{ id: 'added-bottoms', description: 'Adds the numerators and adds the denominators.' }],
  glossary: [{ words: ['denominator'] }, { words: ['numerator'] }],
  said: [{ by: 'tutor', text: 'Not quite. Take another look at the question.' }],
};
const sortOf = (act: Act): string =>
  act.act === 'question' ? act.about : act.act === 'wish' ? act.wish : act.act === 'feeling' ? act.feeling : act.act;
const heard = (message: string, context = pizza) => talkIn(message, context).map(sortOf);

describe('talk in a message', () => {
  it.each([
    ['my dog died', 'loss'],
    ['i feel like giving up', 'frustration'],
    ['nobody likes me at school', 'loneliness'],
    ['im scared of the test tomorrow', 'worry'],
    ['i did it!! im so proud', 'pride'],
    ['everyone in my class gets it except me', 'shame'],
    ['my brother says im stupid', 'shame'],
    ['i hate u', 'anger'],
    ['wait i think i get it now, its like rows!', 'insight'],
    ['who cares', 'boredom'],
    ['im so tired', 'tiredness'],
    ['thx', 'thanks'],
  ])('hears the feeling in "%s": %s', (message, feeling) => {
    expect(talkIn(message, pizza)).toMatchObject([{ act: 'feeling', feeling, text: message }]);
  });

  it.each([
    ['is it like 3 apples and 4 apples?', 'likeness'],
    ['what does 4x mean', 'word'],
    ['but what if the bottoms are different?', 'what_if'],
    ['can i go to the bathroom', 'logistics'],
    ['is this gonna be on the test', 'logistics'],
    ['can i use a calculator', 'logistics'],
    ['why should i learn this', 'relevance'],
    ['why cant i just add 8 and 8 too?', 'why'],
  ])('hears what the question "%s" asks about: %s', (message, about) => {
    expect(talkIn(message, pizza)).toMatchObject([{ act: 'question', about, text: message }]);
  });

  it.each([
    ['is it 18?', 'check'],
    ['is it 5?', 'check'],
    ['did i do it right', 'check'],
    ['is it correct?', 'check'],
    ['idk', 'hint'],
    ['just tell me the answer', 'answer'],
    ['can u show me an example', 'example'],
    ['slow down pls', 'slower'],
    ['this is too easy', 'faster'],
    ['say it again', 'explain_again'],
    ['skip this one', 'skip'],
    ['can we stop', 'stop'],
  ])('hears the wish in "%s": %s', (message, wish) => {
    expect(talkIn(message, pizza)).toMatchObject([{ act: 'wish', wish, text: message }]);
  });

  it.each([
    ['Who won the world cup?', 'off_topic'],
    ['capital of France', 'off_topic'],
    ['hi', 'small_talk'],
    ['are u a robot', 'small_talk'],
    ['asdfgh', 'noise'],
    ['...', 'noise'],
    ['i counted them on my fingers', 'reason'],
  ])('hears in "%s" %s', (message, act) => {
    expect(heard(message)).toEqual([act]);
  });
});

describe('several things in one message', () => {
  it.each([
    ['7/8 i think bc 3+4 is 7 but why does the bottom stay', ['reason', 'why']],
    ['im so tired can we stop', ['tiredness', 'stop']],
    ['i hate fractions can u help me pls', ['anger', 'hint']],
    ['because its the same size, right?', ['reason']],
    ['my dog died so idk 5', ['loss']],
    ['lol i dont get it', ['explain_again']],
  ])('are heard one by one in "%s"', (message, acts) => {
    expect(heard(message)).toEqual(acts);
  });
});

describe('talkIn', () => {
  const message = fc.oneof(
    fc.string({ maxLength: 200, unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom(
          'idk',
          'im',
          'tired',
          'why',
          '7/8',
          'can',
          'we',
          'stop',
          ',',
          '?',
          'ugh',
          '😀',
          '\n',
          'my',
          'dog',
          'died',
        ),
        {
          maxLength: 40,
        },
      )
      .map((words) => words.join(' ')),
  );
  const context = fc.constantFrom(pizza, { ...pizza, question: null, said: [], glossary: [] });

  it('returns nonempty acts in order at their positions, with a confidence below 1', () => {
    fc.assert(
      fc.property(message, context, (text, around) => {
        let from = 0;
        for (const { start, end, confidence, text: words } of talkIn(text, around)) {
          expect(text.slice(start, end)).toBe(words);
          expect(start).toBeGreaterThanOrEqual(from);
          expect(words.length).toBeGreaterThan(0);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
          from = end;
        }
      }),
    );
  });

  it('reads only the first 2,000 characters', () => {
    const long = 'im tired can we stop why is it 8, '.repeat(400);
    const acts = talkIn(long, pizza);
    expect(acts.at(-1)!.end).toBeLessThanOrEqual(2000);
    expect(talkIn(long.slice(0, 2000), pizza)).toEqual(acts);
  });

  it('hears no talk in a plain answer', () => {
    expect(talkIn('its 7/8 bro', pizza)).toEqual([]);
  });

  it('hears nothing in an empty message', () => {
    expect(talkIn('', pizza)).toEqual([]);
    expect(talkIn(' \n ', pizza)).toEqual([]);
  });

  it('hears the same in capitals and with curly apostrophes', () => {
    const plain: readonly HeardAct[] = talkIn("i don't get it", pizza);
    expect(talkIn('I DON’T GET IT', pizza).map(sortOf)).toEqual(plain.map(sortOf));
  });
});
