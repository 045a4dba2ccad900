import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { topicOf } from '../samples/lesson-at.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleLessonWorld as world } from '../samples/sample-world.ts';
import type { Topic } from '../state/topic.ts';

const lesson = (name: string): Topic => topicOf(guidelineNamed(name));
const [fractions, cake, decimals, averages, equations, area] = [
  'adding-unlike-fractions', // opens with 3 and 4 of 8 slices of a pizza
  'comparing-fractions', // a cake for 3 children or for 10
  'decimal-place-value',
  'mean-and-median', // 22 grapes for two
  'two-step-equations',
  'area-and-perimeter',
].map(lesson) as [Topic, Topic, Topic, Topic, Topic, Topic];

/** Returns the reply to a message that comes after some others. */
async function after(topic: Topic, before: readonly string[], message: string) {
  const driver = await new LessonDriver(world).start(topic);
  for (const one of before) await driver.say(one);
  const asked = driver.question;
  await driver.say(message);
  const [hers, reply] = driver.session.full_conversation_log.slice(-2);
  return { driver, asked, judged: hers!.judged?.verdict ?? null, act: reply!.act, text: reply!.text, reply: reply! };
}

/** A plan without any expected replies to the questions that lead back. */
const withoutBridgeReplies = (plan: Topic['plan']): Topic['plan'] =>
  JSON.parse(JSON.stringify(plan, (key, value: unknown) => (key === 'bridge_expected' ? [] : value))) as Topic['plan'];

/** Matches what would count as mathematics: a formula, a number, a step. */
const mathematics = /\$|\d|\bfraction(?!s? of the pizza did)|\bdenominator|\bnumerator/;

describe("a reply to the tutor's sub-question", () => {
  it.each(['8', '8 slices', 'eight', 'it was cut into 8 slices'])(
    '“%s” is right, costs nothing, and leads back to the question',
    async (said) => {
      const { act, text, judged, driver } = await after(fractions, ['7/16'], said);
      expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
      expect(text).toMatch(/8 slices/);
      expect(driver.question.wrong_attempts).toBe(1);
    },
  );
});

describe('a value that is not an answer', () => {
  it.each([
    [averages, [], '11 is my jersey number'],
    [equations, [], 'i dont think its 9'],
    [equations, [], '9 would be too small'],
    [equations, ['9', '17'], 'i make 7 and 12 divide for 3'],
  ] as const)('%#: “%s” is not judged', async (topic, before, said) => {
    const { judged, driver, asked } = await after(topic, before, said);
    expect(judged).toBeNull();
    expect(driver.question.question_id).toBe(asked.question_id);
  });
});

describe('a remark to the tutor itself', () => {
  it.each([
    ['no youre wrong', /check|proof|word for it|question me|believe|doubt|challenge|find out|line/i],
    ['prove it', /check|proof|word for it|question me|believe|doubt|challenge|find out|line/i],
  ])('“%s”, after a wrong answer, is taken seriously and gets help', async (said, words) => {
    const { act, text } = await after(equations, ['21'], said);
    expect(['hint', 'clarify', 'explain']).toContain(act);
    expect(text).toMatch(words);
  });

  it("a repeated wrong answer gets help, and isn't asked to be sent again", async () => {
    const { act, text } = await after(area, ['21', '40'], '8 times 5 is 40');
    expect(act).not.toBe('ask_again');
    expect(text).not.toMatch(/send|put it in/i);
  });

  it.each(['why tho', 'but whyyy', 'wait how come'])('“%s”, after a right answer, gets the reason', async (said) => {
    const { act, text } = await after(fractions, ['7/8'], said);
    expect(act).toBe('clarify');
    expect(text).toMatch(/slices/);
  });

  it.each(['gotta pee', 'can we be done soon', 'i dont really want to do this today'])('“%s” is no goodbye', async (said) => {
    const { driver } = await after(equations, [], said);
    expect(driver.session.ended).toBeNull();
  });

  it('a trouble told after leaving is answered, and an answer resumes the lesson', async () => {
    const { driver, text } = await after(decimals, ['bye'], 'my grandpa died');
    expect(text).toMatch(/sorry/i);
    await driver.say('58');
    expect(driver.session.ended).toBeNull();
    expect(driver.session.closed_questions).toHaveLength(1);
  });
});

describe("a reply to the tutor's follow-up question", () => {
  const half = ['7/8', '6/7', '7/12', 'ok', '7/9', '9/10', 'ok', '4/10', 'no']; // to “What is the half in eighths?”

  it('is right if the solution has it, even if it is a known wrong answer, and costs nothing', async () => {
    const { act, judged, text, driver } = await after(fractions, half, '4/8');
    expect({ act, judged, wrong: driver.question.wrong_attempts }).toEqual({ act: 'bridge', judged: null, wrong: 1 });
    expect(text).toContain('4 eighths');
  });

  it('counts as an answer if it is sent a second time', async () => {
    const { judged, driver } = await after(fractions, [...half, '4/8'], '4/8');
    expect({ judged, wrong: driver.question.wrong_attempts }).toEqual({ judged: 'incorrect', wrong: 2 });
  });

  it('is called neither right nor wrong if nothing can judge it', async () => {
    const unjudged: Topic = { ...fractions, plan: withoutBridgeReplies(fractions.plan) };
    const { act, judged, text, driver } = await after(unjudged, ['7/16', '8'], '8'); // “So which number is the denominator?”
    expect({ act, judged, wrong: driver.question.wrong_attempts }).toEqual({ act: 'bridge', judged: null, wrong: 1 });
    expect(text).not.toMatch(/\b(?:right|exactly|correct|yes|not)\b/i);
  });

  it('is still heard as a reply after other words in between', async () => {
    const { act, judged } = await after(averages, ['12', 'idk'], '2 kids');
    expect({ act, judged }).toEqual({ act: 'bridge', judged: null });
  });
});

describe("the student's reason for the previous question", () => {
  it.each([
    [fractions, ['7/8'], 'its 7/8 because you add 3 and 4 and the slices stay eighths'],
    [equations, ['9'], 'because 15 minus 6'],
    [area, ['21'], '5+7=12 and then 12+9=21 so its 21 meters'],
    [area, ['21', '26'], 'cuz its 8+8+5+5'],
  ] as const)('%#: after %s “%s” is recognized', async (topic, before, said) => {
    const { text, judged, driver, asked } = await after(topic, before, said);
    expect(judged).toBeNull();
    expect(text).toMatch(/\blast (?:one|answer)\b|say why/);
    expect(driver.question).toMatchObject({ question_id: asked.question_id, wrong_attempts: 0 });
    expect(driver.session.misconceptions).toEqual([]); // her teacher isn't told anything false
    expect(driver.session.closed_questions.at(-1)?.reason).toMatchObject({ standing: 'fits' });
  });

  it('is not called good if it is false', async () => {
    const { driver } = await after(area, ['21'], 'because 5+7+9 is 22');
    expect(driver.session.closed_questions.at(-1)?.reason?.standing).not.toBe('fits');
  });

  it('is not confused with a question about it', async () => {
    const { text } = await after(averages, ['11'], 'how come 11');
    expect(text).toContain('11');
    expect(text).not.toMatch(/mode|median/i);
  });

  it('is not heard if it speaks of the open question', async () => {
    const { driver } = await after(area, ['21', '26', '24'], 'cause 8+4'); // the walls of the new room
    expect(driver.session.misconceptions.map(({ id }) => id)).toContain('added-sides');
  });

  it.each([
    ['in a later turn, too', ['9', 'hi'], 'fits'],
    ['not after three turns', ['9', 'hi', 'hello', 'hey'], undefined],
    ['not once an answer to the next question was judged', ['9', '40'], undefined],
  ] as const)('is heard %s', async (_, before, standing) => {
    const { driver } = await after(equations, before, 'because 15 minus 6');
    const answered = driver.session.closed_questions.find(({ reason }) => reason !== undefined);
    expect(answered?.reason?.standing).toBe(standing);
  });
});

describe('a message that tells a feeling without asking anything', () => {
  it.each(['my mom yelled at me cuz of math', 'everyone laughed at me today'])(
    '“%s” gets a kind reply without mathematics',
    async (said) => {
      const { text } = await after(fractions, [], said);
      expect(text).toMatch(/sorry|tough|hard|hurts|rough|awful|wasn’t OK|upset|makes sense/i);
    },
  );

  it('is shared in if something has become clear', async () => {
    expect((await after(fractions, [], 'i think i get it now, its like candy')).text).toMatch(
      /click|sense|idea|thought|pieces|hang on/i,
    );
  });

  it('in another language is not guessed at', async () => {
    expect((await after(fractions, [], 'sí pero no entiendo')).text).toMatch(/English/);
  });
});

describe('a yes-or-no question', () => {
  it("gets a yes if her comparison adds the story's counts", async () => {
    const { text } = await after(fractions, [], 'is it like 3 apples and 4 apples?');
    expect(text).toMatch(/^(?:yes|exactly|right|that’s it)/i);
  });

  it.each(['is it out of 100?', 'i just count the squares right?'])('“%s” is not treated as an answer', async (said) => {
    const { act, text } = await after(averages, [], said);
    expect(act).not.toBe('ask_again');
    expect(text).not.toMatch(/\bsend it|put it in|type it in/i);
  });

  it.each([
    ['does that always work', /example|numbers|case/i],
    ['is it like a battery?', /picture|try|use it|numbers|see it/i],
  ])('“%s” is given back for her to try if nothing settles it', async (said, says) => {
    expect((await after(averages, [], said)).text).toMatch(says);
  });
});

describe('a question that is given up', () => {
  it('is set aside with a word about it', async () => {
    const { act, text } = await after(fractions, ['idk', 'idk', 'idk'], 'idk');
    expect(act).toBe('teach');
    expect(text).toMatch(/\b(?:leave|aside|wait|go for now|off the list|moving on)\b/i);
  });

  it.each(['banana', 'rename one fraction', 'what now'])("“%s” after leaving isn't told that it is over", async (said) => {
    const { text } = await after(fractions, ['im done for today'], said);
    expect(text).not.toMatch(/\bfinished\b|nothing left|whole lesson|lesson is over|come to (?:its|the) end/i);
  });
});

describe('a misconception told in words', () => {
  it.each([
    [fractions, ['7/16'], 'i added tops and bottoms', 'added-bottoms'],
    [fractions, ['7/16'], 'i added the top and the bottom thats how you add fractions', 'added-bottoms'],
    [fractions, [], 'you add everything in plus problems', 'added-bottoms'],
    [decimals, [], 'longer numbers are bigger', 'longer-is-larger'],
  ] as const)(
    '%#: “%s” %s gets its correction, is reported to the teacher, and costs her nothing',
    async (topic, before, said, id) => {
      const { act, text, judged, driver, asked } = await after(topic, before, said);
      expect(judged).toBeNull();
      expect(['probe', 'clarify']).toContain(act);
      expect(text).not.toMatch(/\btry (?:that|it)\b|where it leads/i);
      expect(driver.question.wrong_attempts).toBe(asked.wrong_attempts);
      const known = topic.guidelines.misconceptions.find((one) => one.id === id)!;
      const probes = asked.wrong_answers.flatMap(({ misconception, probe }) => (misconception === id ? probe.text : []));
      expect([known.correction, ...probes].some((words) => text.includes(words))).toBe(true);
      expect(driver.session.misconceptions.find((one) => one.id === id)).toMatchObject({ resolved: false });
    },
  );

  it('beside a stated wrong answer is judged as that answer', async () => {
    expect(await after(cake, [], '10 kids because 10 is bigger')).toMatchObject({ judged: 'incorrect' });
  });

  it('leads to its own sub-question, whose reply is judged', async () => {
    const { driver } = await after(fractions, [], 'i added tops and bottoms');
    await driver.say('8');
    expect(driver.reply.message.act).toBe('bridge');
  });

  it('gets different help when it is repeated', async () => {
    const first = await after(fractions, [], 'i added tops and bottoms');
    const second = await after(fractions, ['i added tops and bottoms'], 'i add the tops and then i add the bottoms');
    expect(second.text).not.toBe(first.text);
    expect(second.driver.session.misconceptions[0]).toMatchObject({ id: 'added-bottoms', times: 2 });
  });
});

describe('words that may be a misconception or a right idea', () => {
  const debts = lesson('adding-and-subtracting-integers');
  const parts = lesson('equivalent-fractions');

  it.each([
    [debts, ['-5'], 'because both are debts so you add them and keep it negative'],
    [debts, ['-5'], 'its below zero so you put a minus'],
    [cake, ['3 kids', 'Mia'], 'you look which pieces are bigger, fewer cuts make bigger pieces'],
    [area, ['21', '26'], '8+5 is 13 and theres 2 of each so 26'],
    [parts, ['5/6', '6'], 'because each one got cut into 6 and 1 times 6 is 6'],
    [averages, ['11', '8', '7'], 'there are 4 numbers so you split the total in 4 equal piles'],
  ] as const)('%#: after %s “%s” are neither corrected nor reported', async (topic, before, said) => {
    const { driver, text, asked } = await after(topic, before, said);
    expect(driver.session.misconceptions).toEqual([]);
    expect(driver.question.wrong_attempts).toBe(asked.wrong_attempts);
    for (const { correction } of topic.guidelines.misconceptions) expect(text).not.toContain(correction);
    expect(text).not.toMatch(/many students|lots of people|very common/i);
  });

  it('are answered with the truth, and reported to the teacher once a wrong answer confirms them', async () => {
    const idea = 'the mean is just the middle';
    const { driver, text } = await after(averages, ['11'], idea);
    const { correction } = averages.guidelines.misconceptions.find(({ id }) => id === 'middle-for-mean')!;
    expect(text).toContain(correction);
    expect(text).not.toMatch(/many students|lots of people|very common|\b(?:wrong|not right|mistake)\b/i);
    expect(driver.session.misconceptions).toEqual([]);
    const { turn } = driver.session.full_conversation_log.findLast(({ role }) => role === 'student')!;
    await driver.say('6');
    expect(driver.session.misconceptions).toMatchObject([{ id: 'middle-for-mean', first_turn: turn, times: 1 }]);
  });

  it.each([
    [averages, ['11'], 'the mean is just the middle', '8', 'right_aided'], // she was told what is true
    [area, ['21'], 'perimeter is length times width', '26', 'right_unaided'], // she was only asked something
  ] as const)('%#: are forgotten with a right answer', async (topic, before, idea, answer, end) => {
    const { driver } = await after(topic, [...before, idea], answer);
    expect(driver.session.misconceptions).toEqual([]);
    expect(driver.session.closed_questions.at(-1)?.end).toBe(end);
  });

  it('get help, not an invitation to try, while a wrong answer is open', async () => {
    const { text } = await after(area, ['21', '13'], 'because 8 plus 5');
    expect(text).not.toMatch(/what do you get|give you here|go on with|keep going/i);
  });

  it('are not called right for the true part of “3/10 is bigger because 10 is bigger than 8”', async () => {
    const { text, judged } = await after(cake, ['3 kids'], '3/10 is bigger because 10 is bigger than 8');
    expect(judged).toBeNull();
    expect(text).not.toMatch(/\b(?:right|true|correct|yes)\b/i);
  });

  it.each([
    [cake, ['3 kids'], 'a tenth is bigger than an eighth', /smaller|less than/],
    [decimals, ['58', '0.7'], '0.12 beats 0.9 because 12 is more than 9', /tenths/],
  ] as const)('%#: “%s” compare two amounts, so they get the comparison', async (topic, before, said, so) => {
    const { text, judged } = await after(topic, before, said);
    expect(judged).toBeNull();
    expect(text).toMatch(so);
    expect(text).not.toMatch(/keep going|go on|try that/i);
  });

  it('get help when they are repeated', async () => {
    const { act } = await after(averages, ['11', 'the mean is just the middle'], 'the mean is just the middle one');
    expect(['hint', 'probe', 'clarify']).toContain(act);
  });
});

describe('a right answer', () => {
  it.each([
    [fractions, '7/8 obviously'],
    [fractions, '3/8+4/8=7/8'],
    [fractions, '7 out of 8'],
    [fractions, '7/8. i think. im probably wrong tho'],
    [fractions, 'its 7/8 bro'],
    [fractions, '7/8!!! ez'],
    [cake, '3 kids'],
    [cake, 'the table with 3 kids'],
    [averages, '11 each'],
  ] as const)("%# “%s” is heard in the student's own wording", async (topic, said) => {
    expect(await after(topic, [], said)).toMatchObject({ judged: 'correct', act: 'confirm' });
  });

  it('gets a reply that covers the reason and the question beside it', async () => {
    const { judged, text } = await after(fractions, [], '7/8 i think bc 3+4 is 7 but why does the bottom stay');
    expect(judged).toBe('correct');
    expect(text).toMatch(/reason|why/);
    expect(text).toMatch(/names? (?:of|the size of) the pieces|keep the denominator/);
  });

  it('with a reason that only holds by chance is confirmed, and the reason is corrected', async () => {
    const { judged, text } = await after(averages, [], '11 because its the biggest number');
    expect(judged).toBe('correct');
    expect(text).toMatch(/reason|luck/);
    expect(text).toContain('Each kid gets one of two equal groups.');
  });
});

describe('a value that the student only asks about', () => {
  it.each(['is it 7/8?', 'is it 5/8?', 'would it be 7/8', 'is it correct?'])(
    '“%s” is not an attempt, and reveals nothing',
    async (said) => {
      const { judged, act, text, driver, asked } = await after(fractions, [], said);
      expect({ judged, act }).toEqual({ judged: null, act: 'ask_again' });
      expect(text).toMatch(/\bsend\b/i);
      expect(text).not.toMatch(/\b(?:yes|no|right|wrong|correct|not it)\b|\d\/8/i);
      expect(driver.question).toMatchObject({ question_id: asked.question_id, wrong_attempts: 0 });
    },
  );

  it('gets the same reply whether it is right or wrong', async () => {
    const [right, wrong] = [await after(fractions, [], 'is it 7/8?'), await after(fractions, [], 'is it 5/8?')];
    expect(right.text).toBe(wrong.text);
  });
});

describe('a feeling that the student tells', () => {
  it.each([
    ['my dog died', /sorry/],
    ['i feel like giving up', /hard|slow|small|tough|tricky/i],
    ['nobody likes me at school', /sorry|alone|lonely|friend|sad/i],
    ['im scared of the test tomorrow', /nervous|worr|scared|stress|feeling/i],
    ['i did it!! im so proud', /good|great|nice|glad|happy|awesome/i],
    ['everyone in my class gets it except me', /behind|speed|slow|long|time|fast/i],
    ['wait i think i get it now, its like rows!', /click|idea|sense|happens|feeling|thought/i],
    ['im so tired', /tired|worn out|rest|exhausted|day|sleepy/i],
  ])('“%s” gets an understanding reply before the question, without mathematics', async (said, words) => {
    const { act, text } = await after(fractions, [], said);
    const [first] = text.split('\n\n');
    expect(act).toBe('redirect');
    expect(first).toMatch(words);
    expect(first).not.toMatch(mathematics);
  });

  it.each(['my dog died', 'im so tired'])('“%s” gets the offer of a break, without hurry', async (said) => {
    const { text } = await after(fractions, [], said);
    expect(text).toMatch(/break|stop|rest|later|back|step away|right now/);
    expect(text).not.toContain('“');
  });

  it.each(['my brother says im stupid', 'my sister called me stupid'])(
    '“%s” is answered as a hurt, without the crisis message',
    async (said) => {
      const { act, text, driver } = await after(fractions, [], said);
      expect(act).toBe('redirect');
      expect(text).toMatch(/hurt|isn’t true|smart|can learn|wasn’t fair|you can do|doesn’t make|don’t see it/i);
      expect(driver.session.safety_flags).toEqual([]);
    },
  );

  it.each(['my brother hits me', 'everyone says i should die'])('“%s” still brings the crisis message', async (said) => {
    const { act, driver } = await after(fractions, [], said);
    expect(act).toBe('crisis');
    expect(driver.session.safety_flags).toHaveLength(1);
  });

  it.each(['i hate u', 'ur dumb bot'])('“%s”, said to the program, is answered and not reported', async (said) => {
    const { act, driver } = await after(fractions, [], said);
    expect(act).toBe('guidance');
    expect(driver.session).toMatchObject({ safety_flags: [], warning_count: 0 });
  });

  it.each(['take a break', 'can i get a break', 'can we stop for a bit', 'i need a 5 minute break', 'brb'])(
    "“%s” is a short break, and the lesson doesn't end",
    async (said) => {
      const { driver, text, asked } = await after(fractions, [], said);
      expect(driver.session.ended).toBeNull();
      expect(text).toMatch(/minute|break|breather|stretch|take five|rest|step away/i);
      await driver.say('im back');
      expect(driver.question).toMatchObject({ question_id: asked.question_id, wrong_attempts: 0 });
    },
  );

  it.each(['im done for today', 'can we stop now', 'i want to quit for today'])(
    '“%s” leaves the lesson, which continues where it was when she is back',
    async (said) => {
      const { driver, asked } = await after(fractions, [], said);
      expect(driver.session.ended?.how).toBe('left');
      await driver.say('im back');
      expect(driver.session.ended).toBeNull();
      expect(driver.question).toMatchObject({ question_id: asked.question_id, wrong_attempts: 0 });
    },
  );

  it('beside a greeting and self-doubt gets a greeting and comfort, and then the first step', async () => {
    const { act, text } = await after(cake, [], 'hi! idk im bad at fractions');
    expect(act).toBe('hint');
    expect(text).toMatch(/^(?:Hello|Hi|Hey|Good to see you)/);
    expect(text).not.toMatch(/good question/i);
    expect(text).toContain('Picture both cakes.');
  });

  it('is not answered with just “fine” when it is repeated', async () => {
    const { text } = await after(fractions, ['im so stupid'], 'im really so stupid');
    expect(text).not.toMatch(/^(?:OK|All right|Sounds good|Fine|Good|Sure)\b/);
  });

  it('of boredom is answered with a choice of changes', async () => {
    const { text, driver } = await after(fractions, [], 'i hate this its so boring');
    expect(text).toMatch(/harder|faster|different|tougher|another/i);
    await driver.say('a different one');
    expect(driver.reply.message.question).not.toBeNull();
  });

  it('gets sympathy once', async () => {
    const again = await after(fractions, ['my dog died'], 'i miss my dog so much');
    expect(again.text).not.toMatch(/sorry/i);
  });

  it('is answered before the verdict on an answer beside it', async () => {
    const { judged, text } = await after(fractions, [], 'my grandma died yesterday. 7/8');
    expect(judged).toBe('correct');
    expect(text).toMatch(/^[^$]*sorry[^$]*\n\n/i);
  });
});

describe('a question that the student asks', () => {
  it('about a likeness to apples gets a yes if it is alike', async () => {
    const like = await after(fractions, ['7/8'], 'is it like 3 apples and 4 apples?');
    expect(like.text).toMatch(/^(?:Yes|Exactly|Right|That’s it)/);
  });

  it.each([
    [fractions, 'but what if the bottoms are different?', /pieces/],
    [fractions, 'why cant i just add 7 and 7 too?', /Denominators are never added|not five twentieths/],
    [fractions, 'what is a denominator', /bottom number/],
    [equations, 'what does 4x mean', /times x|multipl|coefficient/i],
  ] as const)('%# “%s” is answered to the point', async (topic, said, words) => {
    const { act, text } = await after(topic, topic === fractions ? ['7/8'] : [], said);
    expect(act).toBe('clarify');
    expect(text).toMatch(words);
  });

  it.each([
    ['can i go to the bathroom', /go|fine|take|step|problem|lesson/i],
    ['is this gonna be on the test', /teacher|class|tests?|know/i],
    ['why should i learn this', /math|use|need|numbers|people/i],
    ['can i use a calculator', /calculator|teacher|hand/i],
    ['who cares', /fair|know|honest|pace|skip|quick|question|drag/i],
    ['Who won the world cup?', /lesson|math|break|another time|off track/i],
    ['what does photosynthesis mean', /teacher|lesson|class/i],
  ])('“%s”, beside the topic, gets a short answer and no block of mathematics', async (said, words) => {
    const { act, text } = await after(fractions, ['7/8'], said);
    expect(act).toBe('redirect');
    expect(text.split('\n\n')[0]).toMatch(words);
    expect(text).not.toMatch(/\$|number line|denominator/);
    expect(text.length).toBeLessThan(260);
  });

  it('for an example gets one', async () => {
    expect((await after(fractions, ['7/8'], 'an example pls')).reply.example).not.toBeNull();
  });
});
