import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../math/check-answer.ts';
import { posePlanQuestion } from '../questions/pose-question.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld as world } from '../samples/sample-world.ts';
import { careerOf, type LessonCareer } from './lesson-career.ts';
import { inProse, rightAnswer, wrongAnswer } from './lesson-answers.ts';
import { HiddenKnowledge, teachings, type StudentRates } from './hidden-knowledge.ts';
import { lessonPersonas, personaNames, type PersonaName } from './lesson-persona.ts';
import { SimulatedStudent } from './lesson-student.ts';
import { examineTurn, toldIn, type TurnExamined } from './lesson-turn-examined.ts';
import { seededChance } from '../../../simulation/seeded-chance.ts';

const concepts = sampleTopic.plan.concepts.map(({ id }) => id);
const questions = sampleTopic.plan.steps
  .flatMap((step) => (step.type === 'practice' ? [] : step.questions))
  .map((one) => posePlanQuestion(one, { question_id: 'q1', step: 1, concept: one.concept, turn: 0 }));

const rates = (part: Partial<StudentRates>): StudentRates => ({ ...lessonPersonas.chatty.knowledge, ...part });
const never = Object.fromEntries(teachings.map((one) => [one, 0])) as StudentRates['learns'];

describe('the hidden knowledge', () => {
  it.each([
    { title: 'knows it and never slips', part: { knows: 1, slip: 0 }, phase: 'asked' as const, right: true },
    { title: 'knows it and always slips', part: { knows: 1, slip: 1 }, phase: 'asked' as const, right: false },
    { title: 'does not know it and guesses well', part: { knows: 0, guess: 1 }, phase: 'asked' as const, right: true },
    {
      title: 'does not know it, and a hint does not help',
      part: { knows: 0, guess: 0, lifted: { probe: 1, hint: 0, explain: 1 } },
      phase: 'hint' as const,
      right: false,
    },
    {
      title: 'does not know it, and a hint helps',
      part: { knows: 0, guess: 0, lifted: { probe: 0, hint: 1, explain: 0 } },
      phase: 'hint' as const,
      right: true,
    },
  ])('answers $right who $title', ({ part, phase, right }) => {
    const knowledge = new HiddenKnowledge(rates(part), concepts, seededChance(3));
    expect(knowledge.isRight({ concept: concepts[0]!, phase, opening: false })).toBe(right);
  });

  it.each(teachings)('learns by %s alone where that is all that teaches her, and only that concept', (teaching) => {
    const knowledge = new HiddenKnowledge(rates({ knows: 0, learns: { ...never, [teaching]: 1 } }), concepts, seededChance(3));
    for (const other of teachings) if (other !== teaching) knowledge.isTold(concepts[0]!, other);
    expect(knowledge.knows(concepts[0]!)).toBe(false);
    knowledge.isTold(concepts[0]!, teaching);
    expect(concepts.map(knowledge.knows)).toEqual(concepts.map((_, at) => at === 0));
  });
});

describe('the student’s answers', () => {
  it('are judged as the student means them, plain or among words', () => {
    const asked = fc.constantFrom(...questions);
    fc.assert(
      fc.property(asked, fc.nat(), (question, seed) => {
        const random = seededChance(seed);
        expect(checkAnswer(question.answer, rightAnswer(question)).verdict).toBe('correct');
        const wrong = wrongAnswer(question, random);
        expect(checkAnswer(question.answer, wrong).verdict).toBe('incorrect');
        expect(inProse(wrong, random)).toContain(wrong);
      }),
    );
  });
});

async function lesson(name: PersonaName, seed: number) {
  const student = new SimulatedStudent(lessonPersonas[name], concepts, seededChance(seed));
  const driver = await new LessonDriver(world, { seed }).start(sampleTopic);
  const turns: TurnExamined[] = [];
  while (driver.session.ended === null && turns.length < 120) {
    const before = driver.session;
    const utterance = student.says(before.last_question);
    await driver.take(utterance.input, utterance.seconds);
    const [sent, message] = driver.session.full_conversation_log.slice(-2);
    turns.push(examineTurn(before, driver.session, utterance, sent!, message!));
    student.hears(toldIn(before, driver.session, message!));
  }
  const none = { pre_test: { asked: 0, right: 0 }, post_test: { asked: 0, right: 0 }, beliefs: null };
  return careerOf({ persona: name, topic: 'sample', seed, failed: null }, driver.session, turns, none);
}

describe('every kind of student', () => {
  it.each(personaNames)('%s comes to an end of her lesson, and no answer is given away', async (name) => {
    for (const seed of [1, 2, 3]) {
      const career = await lesson(name, seed);
      expect(career.ended).not.toBe('under_way');
      expect(career.leaks).toEqual([]);
      expect(career.heard).toMatchObject({ right_refused: 0, wrong_accepted: 0 });
      expect(career.safety.over_blocked).toBe(0);
    }
  });

  it('does the same with the same seed, and something else with another', async () => {
    const [one, again, other] = [await lesson('chatty', 5), await lesson('chatty', 5), await lesson('chatty', 6)];
    expect(again).toEqual(one);
    expect(other.heard).not.toEqual(one.heard);
  });

  it('shows herself: the quick one is soon done, the one who is wrong at first needs help, the hostile one is stopped', async () => {
    const three = async (name: PersonaName) => [await lesson(name, 1), await lesson(name, 2), await lesson(name, 3)];
    const [quick, wrong, hostile] = [await three('quick'), await three('wrong-then-right'), await three('hostile')];
    const sum = (of: LessonCareer[], value: (one: LessonCareer) => number) => of.reduce((total, one) => total + value(one), 0);
    expect(sum(quick, (one) => one.completed_at!)).toBeLessThan(sum(wrong, (one) => one.completed_at ?? one.turns));
    expect(sum(wrong, (one) => one.paths.probe)).toBeGreaterThan(sum(quick, (one) => one.paths.probe));
    expect(sum(hostile, (one) => one.safety.blocked)).toBeGreaterThan(0);
  });
});

describe('the examination of a turn', () => {
  it('finds an answer that is given away while its question stays, and one of the question that is new', async () => {
    const driver = await new LessonDriver(world).start(sampleTopic);
    const before = driver.session;
    const { expected } = driver.question.answer;
    await driver.say('why?');
    const [sent, message] = driver.session.full_conversation_log.slice(-2);
    const utterance = {
      input: { kind: 'message', message: 'why?', question_id: null },
      means: { kind: 'aside', aside: 'asks_why' },
      harmful: false,
      seconds: 1,
    } as const;
    const said = (text: string) => examineTurn(before, driver.session, utterance, sent!, { ...message!, text });
    expect(said(message!.text).leaks).toEqual([]);
    expect(said(`The answer is ${expected}.`).leaks).not.toEqual([]);
    expect(said(before.full_conversation_log[0]!.text).repeated.length).toBeGreaterThan(0);

    await driver.right();
    const next = driver.question.answer.expected;
    const [answer, reply] = driver.session.full_conversation_log.slice(-2);
    const leaking = examineTurn(before, driver.session, utterance, answer!, { ...reply!, text: `The answer is ${next}.` });
    expect(leaking.leaks[0]).toContain('of the new question');
  });

  it('finds an answer judged where none was meant, one judged otherwise than it was meant, and one that was not judged', async () => {
    const driver = await new LessonDriver(world).start(sampleTopic);
    const { session: before, question } = driver;
    await driver.right();
    const [sent, message] = driver.session.full_conversation_log.slice(-2);
    const utterance = { input: { kind: 'message', message: sent!.text, question_id: null }, harmful: false, seconds: 1 } as const;
    const aside = { ...utterance, means: { kind: 'aside', aside: 'asks_why' } } as const;
    const answer = (right: boolean) => ({ ...utterance, means: { kind: 'answer', right } }) as const;
    const examined = (said: typeof aside | ReturnType<typeof answer>, judged = sent!.judged) =>
      examineTurn(before, driver.session, said, { ...sent!, judged }, message!);
    expect(sent!.judged).toMatchObject({ question_id: question.question_id, verdict: 'correct' });
    expect(examined(answer(true)).heard).toBe('as_meant');
    expect(examined(answer(false)).heard).toBe('wrong_accepted');
    expect(examined(answer(true), null).heard).toBe('not_judged');
    expect(examined(aside, null).heard).toBe('as_meant');

    const judgedAside = examined(aside);
    expect(judgedAside.heard).toBe('judged_though_no_answer');
    const none = { pre_test: { asked: 0, right: 0 }, post_test: { asked: 0, right: 0 }, beliefs: null };
    const sender = { persona: 'quick', topic: 'sample', seed: 1, failed: null } as const;
    expect(careerOf(sender, driver.session, [judgedAside, judgedAside], none).heard).toMatchObject({
      judged_though_no_answer: 2,
      as_meant: 0,
    });
  });
});
