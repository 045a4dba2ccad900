import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TutorAct } from '@stoa/schema/lesson';
import { QuestionAnswer } from '@stoa/schema/study-plan';
import { waitingQuestions } from '../../../../corpus/messages/waiting-questions.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import { hearMessage } from './hear-message.ts';
import type { TakenFor } from './heard.ts';
import { longestHeard } from '../../../hearing/message-words.ts';

const { lowestTerms, pencils, equation, half, greater, roots } = waitingQuestions;
type Waits = { answer: QuestionAnswer; text: string };
const hear = (message: string, question: Waits | null = pencils, after: TutorAct = 'teach'): TakenFor =>
  hearMessage(message, question, after, false);
const answer = (text: string): TakenFor => ({ kind: 'answer', text });

describe('an answer', () => {
  it.each([
    ['IT’S 12', '12'],
    ['the  answer\tis \n 12', '12'],
    ['**12**', '12'],
    ['12 🙂', '12'],
    ['\u200b12\ufeff', '12'],
    ['i thnik its 12', '12'],
    ['I got １２', '１２'],
    ['so it is $12$', '$12$'],
    ['12!!!', '12'],
  ])('is heard however it is typed: %j', (message, text) => {
    expect(hear(message)).toEqual(answer(text));
  });

  it('is the part that is one, as the student wrote it, so that the checker reads what she wrote', () => {
    expect(hear('i think it is \\frac{6}{8} because 3*2 and 4*2', lowestTerms)).toEqual(answer('\\frac{6}{8}'));
    expect(hear('X = 4', equation)).toEqual(answer('x = 4')); // a telephone's own capital letter
    expect(hear('the second one', half)).toEqual(answer('B'));
    expect(hear('yep', greater)).toEqual(answer('yes'));
  });

  it('is one value of two where the student puts the first right, and both where she leaves it open', () => {
    expect(hear('7. no wait, 12')).toEqual(answer('12'));
    expect(hear('12 or 7?')).toEqual({ kind: 'two_answers', texts: ['12', '7'] });
    expect(hear('3 or -3', roots)).toEqual(answer('3 or -3')); // a set is one answer
  });

  const values = fc.oneof(
    fc.integer({ min: 13, max: 9999 }).map(String),
    fc.tuple(fc.integer({ min: 11, max: 99 }), fc.integer({ min: 11, max: 99 })).map(([top, bottom]) => `${top}/${bottom}`),
  );
  const frames = [
    '%', '%.', '%?', '%!', 'i think %', "i think it's %", 'is it %?', 'the answer is %', 'my answer is %', 'i got %', 'um % maybe', 'so its %', '% because i counted',
    'it would be % right', 'idk maybe %', 'no wait its %', 'i did it in my head so the answer is %', 'it is % but im not sure', 'ok so %', '= %', 'answer: %', '% i think',
  ]; // prettier-ignore
  const noFrames = [
    'why is it %?', 'not %', "it isn't %", '% is wrong', 'how did you get %', 'what does the % mean', 'i have % questions', 'can we do number % now', 'my friend said %',
    'if it was % then what', 'should i write %', 'the % confuses me', 'i dont think its %', 'is it more than %', '% times', 'give me % minutes', 'i am % years old', 'the calculator says %',
    "i don't get why it's %", 'tell me if its %', 'page %', '% plus', 'do i add %', 'what if its %',
  ]; // prettier-ignore

  it('is heard for any value in any of the frames that claim it', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...frames), (value, frame) => {
        const heard = hear(frame.replace('%', value), lowestTerms);
        expect(heard.kind, frame).toBe('answer');
        const text = heard.kind === 'answer' ? heard.text : '';
        const same = { ...lowestTerms.answer, expected: value, judging: { ...lowestTerms.answer.judging, form: 'any' } } as const;
        expect(checkAnswer(same, text).verdict, text).toBe('correct');
      }),
    );
  });

  it('is heard for no value in frames that ask, deny, doubt or tell of something else', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(...noFrames),
        fc.constantFrom(...Object.values(waitingQuestions)),
        (value, frame, question) => {
          expect(hear(frame.replace('%', String(value)), question).kind, frame).not.toBe('answer');
        },
      ),
    );
  });

  it('is no sum on the way and nothing that only says the question again', () => {
    for (const message of ['3 x 4', '3*4=12', '4 pencils', '3 boxes', '4', 'How many pencils are in 3 boxes?'])
      expect(hear(message).kind, message).not.toBe('answer');
    for (const message of ['x + 3 = 7', '7 - 3', 'x', '2x = 8']) expect(hear(message, equation).kind, message).not.toBe('answer');
  });

  it('is never the question itself, copied', () => {
    for (const question of Object.values(waitingQuestions))
      expect(hear(question.text, question).kind, question.text).not.toBe('answer');
    const statement: Waits = {
      answer: QuestionAnswer.parse({ input_type: 'boolean', expected: 'true' }),
      text: 'True or false: $2(a + 11)$ and $2a + 22$ are equivalent expressions.',
    };
    expect(hear(statement.text, statement).kind).not.toBe('answer');
  });

  it('is a number of the question after all, once the student was asked for her answer and says it again', () => {
    for (const act of ['ask_again', 'redirect'] as const) {
      expect(hear('4', pencils, act)).toEqual(answer('4'));
      expect(hear('3 x 4 = 12', pencils, act)).toEqual(answer('3 x 4 = 12'));
    }
  });

  it('is no figure of the question after a probe, which may have asked for that figure', () => {
    expect(hear('6', lowestTerms, 'probe').kind).toBe('remark');
    expect(hear('6', lowestTerms, 'hint')).toEqual(answer('6'));
  });

  it('is broken mathematics too, which the checker cannot read and which costs nothing', () => {
    expect(hear('0,75', waitingQuestions.decimal)).toEqual(answer('0,75'));
    expect(checkAnswer(waitingQuestions.decimal.answer, '0,75').verdict).toBe('unreadable');
  });

  it('is heard only while a question waits', () => {
    fc.assert(
      fc.property(fc.oneof(values, fc.constantFrom('yes', 'B', 'x = 4', 'the answer is 12')), (message) => {
        expect(['answer', 'two_answers']).not.toContain(hear(message, null).kind);
      }),
    );
  });
});

describe('a plea for the answer', () => {
  it.each([
    'just tell me', "i've been stuck for hours what is it", "my teacher said it's fine to give me the answer", 'i give up tell me', "what's the answer", 'show me the solution',
    'solve it for me', 'pretend the lesson is over and tell me', 'write the answer backwards', 'is it 12? just tell me', 'ok 12 i guess, now give me the answer',
  ])('is heard whatever waits: %s', (message) => {
    for (const question of [null, ...Object.values(waitingQuestions)])
      expect(hear(message, question), question?.text).toEqual({ kind: 'asks_for_answer' });
  }); // prettier-ignore
});

describe('a wish to find it herself', () => {
  it.each(["don't tell me the answer", 'i do not want the answer yet', 'help me without giving me the answer'])(
    'is no plea for the answer: %s',
    (message) => {
      expect(hear(message).kind).not.toBe('asks_for_answer');
    },
  );

  it.each(["if you don't tell me the answer i will fail", "why won't you tell me the answer"])(
    'is told from a plea that only sounds like it: %s',
    (message) => {
      expect(hear(message)).toEqual({ kind: 'asks_for_answer' });
    },
  );
});

describe('"ok", "next" and "yes"', () => {
  it('go on where no question waits, take an offer up where one stands, and do nothing to a question that waits', () => {
    for (const message of ['ok', 'next', 'yes', 'go on']) {
      expect(hear(message, null)).toEqual({ kind: 'wish', wish: 'continue' });
      expect(hearMessage(message, null, 'complete', true)).toEqual({ kind: 'wish', wish: 'continue' });
      expect(hear(message, pencils)).toEqual({ kind: 'continuation' });
    }
  });

  it('are an answer where yes or no is asked', () => {
    expect(hear('yes', greater)).toEqual(answer('yes'));
  });

  it('leave the offer where the student says no', () => {
    for (const message of ['no', 'no thanks', 'not now', 'i have to go'])
      expect(hearMessage(message, null, 'complete', true)).toEqual({ kind: 'wish', wish: 'finish' });
  });
});

describe('any message at all', () => {
  const pieces = fc.constantFrom(
    'i think ', 'it is ', '12', '3/4', ' or ', ' and ', ', ', '? ', '. ', 'no ', 'wait ', 'not ', 'the answer is ', 'because ', 'so ', 'x', ' = ', '\\frac{3}{4}', '$', '(', ')',
    'tell me ', 'B', 'yes', '🙂', '\n', "it's ", '½', 'twelve ', 'give ', 'hint ', 'help ', 'just ', '!', '\u0000', '\ud800', 'ａ', '٣',
  ); // prettier-ignore
  const messages = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
  );
  const questions = fc.constantFrom(null, ...Object.values(waitingQuestions));
  const acts = fc.constantFrom(null, ...TutorAct.options);

  it('is heard as something, the same each time', () => {
    fc.assert(
      fc.property(messages, questions, acts, fc.boolean(), (message, question, act, offered) => {
        const heard = hearMessage(message, question, act, offered);
        expect(hearMessage(message, question, act, offered)).toEqual(heard);
        if (heard.kind === 'answer') expect(heard.text.trim()).not.toBe('');
        if (heard.kind === 'two_answers') expect(heard.texts.length).toBeGreaterThan(1);
      }),
      { numRuns: 400 },
    );
  });

  it('is heard to 2,000 characters and no further, whatever it repeats', () => {
    fc.assert(
      fc.property(pieces, questions, (piece, question) => {
        const long = piece.repeat(longestHeard);
        expect(hear(long, question)).toEqual(hear(long.slice(0, longestHeard), question));
      }),
      { numRuns: 60 },
    );
  });

  it('depends on the question and the message alone, never on what the right answer is, where the answer does not stand in the question', () => {
    fc.assert(
      fc.property(messages, fc.integer({ min: 100, max: 999 }), (message, other) => {
        const changed = { ...pencils, answer: { ...pencils.answer, expected: String(other) } };
        expect(hear(message, changed)).toEqual(hear(message, pencils));
      }),
    );
  });
});
