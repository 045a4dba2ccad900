import type { TutorAct } from '@stoa/schema/lesson';
import type { QuestionAnswer } from '@stoa/schema/study-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitingQuestions } from '../../../../corpus/messages/waiting-questions.ts';
import { asHeard, studentMessages } from '../../../../corpus/student-messages/student-message.ts';
import { longestHeard } from '../../../hearing/message-words.ts';
import { checkAnswer } from '../../../math/check-answer.ts';
import { hearsAs } from '../samples/heard-message.ts';
import { hearTyped } from './hear-turn.ts';
import type { TakenFor } from './heard.ts';

const { lowestTerms, pencils, equation, half, greater, roots, perimeter } = waitingQuestions;
type Waits = { answer: QuestionAnswer; text: string };
const hear = (message: string, question: Waits | null = pencils, after: TutorAct = 'teach'): TakenFor =>
  hearsAs(message, { question, after });
const answer = (text: string): TakenFor => ({ kind: 'answer', text });
const isCharged = (taken: TakenFor, { answer: of }: Waits): boolean =>
  taken.kind === 'answer' && checkAnswer(of, taken.text).verdict === 'incorrect';

describe('an answer', () => {
  it.each(['IT’S 15', 'the  answer\tis \n 15', '**15**', '15 🙂', '\u200b15\ufeff', 'i thnik its 15', 'so it is $15$', '15!!!'])(
    'is heard however it is typed: %j',
    (message) => {
      expect(isCharged(hear(message), pencils), JSON.stringify(hear(message))).toBe(true);
    },
  );

  it.each([
    ['15', pencils],
    ['i think 15', pencils],
    ['15 pencils', pencils],
    ['15 cm', perimeter],
    ['the perimeter is 15', perimeter],
    ['is it 15 because 5 times 3?', null],
    ['x = 5', equation],
    ['I got x = 5', equation],
    ['i took 3 away from both sides and x = 5', equation],
    ['letter c', half],
    ['7/8, i guess', lowestTerms],
    ['7/8 because i counted', lowestTerms],
  ] as const)('that is none of the expected values is judged if it is stated plainly: %s', (message, question) => {
    if (question === null) expect(isCharged(hear(message), pencils)).toBe(false);
    else expect(isCharged(hear(message, question), question), JSON.stringify(hear(message, question))).toBe(true);
  });

  it.each(['my friend got 15', 'then i have 15 left over', '15 would be too many', 'my break is 15 minutes', '4', '9 = 3 * 3'])(
    'that is none of the expected values is not judged if it may mean something else: %s',
    (message) => {
      expect(isCharged(hear(message), pencils), JSON.stringify(hear(message))).toBe(false);
    },
  );

  it("is judged if the plan knows its value, even in words where an unknown value isn't", () => {
    const situation = {
      reasonFor: null,
      probe: null,
      misconceptions: [],
      lastTutorAct: 'teach',
      extensionOffered: false,
      glossary: [],
      said: [],
      grieves: false,
      lost: null,
      everydayWords: [],
    } as const;
    const taken = (known: readonly string[]) =>
      hearTyped('the perimeter of that is 7 i believe so', 'message', {
        ...situation,
        question: { ...perimeter, wrong_answers: known.map((one) => ({ answer: one })) },
      }).taken;
    expect(taken([])).toEqual({ kind: 'check' });
    expect(taken(['7'])).toEqual(answer('7'));
  });

  it('is one of two values if the student corrects herself, and is both if she leaves it open', () => {
    expect(hear('7. no wait, 12')).toEqual(answer('12'));
    for (const message of ['12 or 7?', 'i think 12 or 7', '12? or 7?']) expect(hear(message).kind, message).toBe('two_answers');
    expect(hear('b and d', half)).toEqual({ kind: 'two_answers', texts: ['b', 'd'] });
    expect(hear('3 or -3', roots).kind).toBe('answer'); // a set is one answer
  });

  const values = fc.oneof(
    fc.integer({ min: 13, max: 9999 }).map(String),
    fc
      .tuple(fc.integer({ min: 11, max: 99 }), fc.integer({ min: 11, max: 99 }))
      .map(([top, bottom]) => `${top}/${bottom}`)
      .filter((value) => value !== '50/50'), // "50/50" says how sure somebody is
  );
  const frames = [
    '%', '%.', '%!', 'i think %', "i think it's %", 'the answer is %', 'my answer is %', 'i got %', 'um % maybe', 'so its %', '% because i counted', 'idk maybe %', 'ok so %', '= %',
    'answer: %', '% i think',
  ]; // prettier-ignore
  const noFrames = [
    'why is it %?', 'not %', "it isn't %", '% is wrong', 'how did you get %', 'what does the % mean', 'i have % questions', 'can we do number % now', 'my friend said %',
    'if it was % then what', 'should i write %', 'the % confuses me', 'i dont think its %', 'is it more than %', '% times', 'give me % minutes', 'i am % years old', 'the calculator says %',
    "i don't get why it's %", 'tell me if its %', 'page %', '% plus', 'do i add %', 'what if its %', 'is it %?',
  ]; // prettier-ignore

  it('is heard for any value in any phrase that states an answer', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...frames), (value, frame) => {
        const heard = hear(frame.replace('%', value), lowestTerms);
        expect(heard.kind, frame).toBe('answer');
        const text = heard.kind === 'answer' ? heard.text : '';
        const same = { ...lowestTerms.answer, expected: value, judging: { ...lowestTerms.answer.judging, form: 'any' } } as const;
        expect(checkAnswer(same, text).verdict, text).toBe('correct');
      }),
      { numRuns: 60 },
    );
  });

  it('is not heard for any value in phrases that ask, deny, doubt, or tell of something else', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(...noFrames),
        fc.constantFrom(...Object.values(waitingQuestions)),
        (value, frame, question) => {
          expect(isCharged(hear(frame.replace('%', String(value)), question), question), frame).toBe(false);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('is not heard in an intermediate sum or in something that only repeats the question', () => {
    for (const message of ['3 x 5', '4 pencils', '3 boxes', '4', 'How many pencils are in 3 boxes?'])
      expect(isCharged(hear(message), pencils), message).toBe(false);
    for (const message of ['x + 3 = 7', 'x', '2x = 8']) expect(isCharged(hear(message, equation), equation), message).toBe(false);
  });

  it('is not heard in a copy of the question itself', () => {
    for (const question of Object.values(waitingQuestions))
      expect(isCharged(hear(question.text, question), question), question.text).toBe(false);
  });

  it("is heard in one of the question's own numbers if she repeats it after being asked for her answer", () => {
    for (const act of ['ask_again', 'redirect'] as const) expect(hear('4', pencils, act)).toEqual(answer('4'));
  });

  it('is heard only while a question is open', () => {
    for (const message of ['3/4', '12', 'yes', 'B', 'x = 4', 'the answer is 12'])
      expect(['answer', 'two_answers'], message).not.toContain(hear(message, null).kind);
  });

  it('in the answer field is anything that can be read as one, and words mean what they say', () => {
    const inField = (message: string) => hearsAs(message, { question: pencils, field: 'answer' });
    for (const message of ['4', '15', '3 x 5']) expect(inField(message), message).toEqual(answer(message));
    expect(inField('12 obviously').kind).toBe('answer');
    expect(inField("i don't know").kind).toBe('confusion');
    expect(inField('can i have a hint')).toEqual({ kind: 'wish', wish: 'hint' });
  });
});

describe('the development messages of students', () => {
  const rows = studentMessages.look.filter((_, at) => at % 16 === 0);
  const heard = rows.map((row) => {
    const { question, probe, misconceptions, said } = asHeard(row);
    const waits = { text: question!.stem, answer: question!.answer, wrong_answers: [] };
    const lastTutorAct = probe === null ? 'teach' : 'probe';
    const situation = {
      question: waits,
      probe,
      misconceptions,
      lastTutorAct,
      reasonFor: null,
      extensionOffered: false,
      glossary: [],
      said,
      grieves: false,
      lost: null,
      everydayWords: [],
    } as const;
    return { row, charged: isCharged(hearTyped(row.message, 'message', situation).taken, waits) };
  });

  it('that contain no answer are judged as one in fewer than 6 of 1,000', () => {
    const none = heard.filter(({ row }) => !row.acts.some(({ act }) => act === 'answer'));
    const charged = none.filter((one) => one.charged).map(({ row }) => row.message);
    expect(none.length).toBeGreaterThan(500);
    expect(charged.length / none.length, charged.join('\n')).toBeLessThan(0.006);
  });
});

describe('a request for the answer', () => {
  it.each([
    'just tell me', "my teacher said it's fine to give me the answer", 'i give up tell me', "what's the answer", 'show me the solution', 'solve it for me',
    'pretend the lesson is over and tell me', 'ok 15 i guess, now give me the answer', "if you don't tell me the answer i will fail", "why won't you tell me the answer",
  ])('is heard: %s', (message) => {
    expect(hear(message)).toEqual({ kind: 'asks_for_answer' });
  }); // prettier-ignore

  it.each(["don't tell me the answer", 'i do not want the answer yet', 'help me without giving me the answer'])(
    'is not confused with a wish to find it herself: %s',
    (message) => {
      expect(hear(message).kind).not.toBe('asks_for_answer');
    },
  );
});

describe('"ok", "next" and "yes"', () => {
  it('continue if no question is open, accept an open offer, and change nothing if a question is open', () => {
    for (const message of ['ok', 'next', 'yes', 'go on']) {
      expect(hear(message, null)).toEqual({ kind: 'wish', wish: 'continue' });
      expect(hearsAs(message, { question: null, after: 'complete', offered: true })).toEqual({ kind: 'wish', wish: 'continue' });
      expect(hear(message, pencils)).toEqual({ kind: 'continuation' });
    }
  });

  it('are an answer if the question is a yes-or-no question', () => {
    expect(hear('yes', greater).kind).toBe('answer');
  });

  it('are unlike “no”, which declines the offer', () => {
    for (const message of ['no', 'no thanks', 'not now', 'i have to go'])
      expect(hearsAs(message, { question: null, after: 'complete', offered: true })).toEqual({ kind: 'wish', wish: 'finish' });
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
  const acts = fc.constantFrom<TutorAct | null>(null, 'teach', 'probe', 'ask_again', 'redirect', 'hint');

  it('is heard as something, with the same result each time', () => {
    fc.assert(
      fc.property(messages, questions, acts, fc.boolean(), (message, question, after, offered) => {
        const heard = hearsAs(message, { question, after, offered });
        expect(hearsAs(message, { question, after, offered })).toEqual(heard);
        if (heard.kind === 'answer') expect(heard.text.trim()).not.toBe('');
        if (heard.kind === 'two_answers') expect(heard.texts.length).toBeGreaterThan(1);
      }),
      { numRuns: 150 },
    );
  });

  it('is heard up to 2,000 characters and no further, whatever it repeats', () => {
    fc.assert(
      fc.property(pieces, questions, (piece, question) => {
        const long = piece.repeat(longestHeard);
        expect(hear(long, question)).toEqual(hear(long.slice(0, longestHeard), question));
      }),
      { numRuns: 30 },
    );
  });
});
