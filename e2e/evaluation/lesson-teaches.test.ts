import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { printedAnswer } from '@stoa/engine/problems/answer-question';
import { posePlanQuestion } from '@stoa/engine/tutors/lesson/questions/pose-question';
import { stepsToShow } from '@stoa/engine/tutors/lesson/questions/steps-to-show';
import { wrongAnswerTo, type LessonDriver } from '@stoa/engine/tutors/lesson/samples/sample-lesson';
import { explainStepOf, saysTheAnswer } from '@stoa/engine/tutors/lesson/support/explaining';
import { ownSentencesOut } from '@stoa/engine/tutors/lesson/simulation/own-sentences';
import { isComplete, totalSteps, type LoggedMessage } from '@stoa/engine/tutors/lesson/state/lesson-session';
import { numbersIn } from '@stoa/engine/tutors/lesson/support/numbers-in';
import { turnSignals } from '@stoa/engine/tutors/lesson/agents/master-tutor/turn-signals';
import { spokenSentences } from '@stoa/engine/guards/sentence-count';
import { contentFolder } from '@stoa/library/content-file';
import { drivenLesson } from './driven-lesson.ts';

const plans = readdirSync(new URL('lessons/', contentFolder))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace(/\.json$/, ''));

type Turn = (driver: LessonDriver, at: number) => Promise<LessonDriver>;
const saying =
  (...texts: string[]): Turn =>
  (driver, at) =>
    driver.say(texts[at % texts.length]!);
/** Gives the wrong answers that the plan expects, in order of `at`; if there are none, one that the plan doesn't expect. */
const wrong: Turn = (driver, at) => {
  const known = driver.question.wrong_answers.map(({ answer }) => answer);
  return driver.answer(known[at % Math.max(1, known.length)] ?? wrongAnswerTo(driver.question));
};
const byTurns =
  (...turns: Turn[]): Turn =>
  (driver, at) =>
    turns[at % turns.length]!(driver, Math.floor(at / turns.length));

/** Students who make no progress, each in her own way. */
const stuck: Record<string, Turn> = {
  'says “idk”': saying('idk', 'i dont get it', 'no idea', 'i dont know'),
  'gives the same wrong answer': (driver) => wrong(driver, 0),
  'gives wrong answers and asks why': byTurns(wrong, saying('why?')),
  'gives a wrong answer, is confused, wants a hint': byTurns(wrong, saying('i dont get it'), saying('hint')),
  'presses for hints': (driver) => driver.wish('hint'),
  'says one word': saying('ok', 'yes', 'fine', 'hm'),
};

/** Each lesson is opened once, because reading the bank takes longer than the lesson. */
const lessons = new Map<string, ReturnType<typeof drivenLesson>>();
async function begun(plan: string): Promise<LessonDriver> {
  const lesson = lessons.get(plan) ?? drivenLesson(plan);
  lessons.set(plan, lesson);
  return (await lesson).start(7);
}

/** Students who answer. Each completes the lesson, and together they see everything that a plan asks. */
const answering: Record<string, Turn> = {
  'is right at once': (driver) => driver.rightAndOn(),
  'is wrong now and then': (driver, at) => (at % 4 === 3 ? wrong(driver, 0) : driver.rightAndOn()),
  'is right the second time': (driver, at) => (at % 2 === 0 ? wrong(driver, at / 2) : driver.rightAndOn()),
  'says little, and then is right': (driver, at) =>
    at % 3 === 2 ? driver.rightAndOn() : driver.say(at % 3 === 0 ? 'ok' : 'why'),
};

/** A student who doesn't join in, but knows the topic. */
const nodding: Record<string, Turn> = {
  'nods three times, and then is right': (driver, at) =>
    at % 4 === 3 ? driver.rightAndOn() : driver.say(['ok', 'yes', 'fine'][at % 4]!),
};

/**
 * A reply of a lesson, with how short it had to be. `last`: no question is open after it. `right`: it calls an answer right.
 */
type Reply = { text: string; signal: string; length: string; last: boolean; right: boolean };
type Taught = { session: LessonDriver['session']; replies: Reply[] };

/** Teaches a student until the lesson ends or the plan is done. */
async function teach(plan: string, turn: Turn): Promise<Taught> {
  const driver = await begun(plan);
  const replies: Reply[] = [];
  for (let at = 0; at < mostTurns && driver.session.ended === null && driver.session.last_question !== null; at += 1) {
    const before = driver.session;
    await turn(driver, at);
    const [hers, { text }] = driver.session.full_conversation_log.slice(-2) as [LoggedMessage, LoggedMessage];
    const { directive, style } = turnSignals(before, hers);
    const last = driver.session.ended !== null || driver.session.last_question === null;
    const right = hers.judged?.verdict === 'correct';
    replies.push({ text, signal: directive.signal, length: style.length, last, right });
  }
  return { session: driver.session, replies };
}
const mostTurns = 60;

/** Each lesson is taught once, and several tests look at it. */
const taken = new Map<string, Promise<Taught>>();
function taught(plan: string, student: string): Promise<Taught> {
  const name = `${plan}: ${student}`;
  const lesson = taken.get(name) ?? teach(plan, { ...stuck, ...answering, ...nodding }[student]!);
  taken.set(name, lesson);
  return lesson;
}

const helps = new Set(['hint', 'explain', 'clarify', 'another_way', 'withhold', 'probe']);
/** Returns what a tutor's message brings beyond our own lead-in sentences: the help, and examples by their stems. */
const broughtBy = ({ text, example }: LessonDriver['session']['full_conversation_log'][number]): string[] => [
  ...ownSentencesOut(text),
  ...(example === null ? [] : [example.stem]),
];

/** The bank is written once for each state of the sources that write it. */
beforeAll(() => begun(plans[0]!), 300_000);

/**
 * Returns the numbers of a question, because questions with the same numbers feel the same. Returns '' if there's only one
 * number ("above 0").
 */
const numbersOf = ({ text }: { text: string }): string => {
  const numbers = numbersIn(text);
  return numbers.length > 1 ? numbers.join(' ') : '';
};

/** A lesson whose explain questions are multiple choice. A right choice shows too little to skip anything. */
const asksChoices = 'comparing-fractions';

describe.each(plans)('the lesson %s', (plan) => {
  it.each(Object.keys(stuck))('points a student who %s to a person in 15 turns, and never repeats its help', async (student) => {
    const { session } = await taught(plan, student);
    expect(session.ended?.how).toBe('needs_help');
    expect(session.turn_count).toBeLessThanOrEqual(15);

    let told: string[] = [];
    for (const message of session.full_conversation_log.filter(({ role }) => role === 'tutor')) {
      const brought = helps.has(message.act ?? '') ? broughtBy(message) : [];
      expect(brought.filter((line) => told.includes(line))).toEqual([]);
      if (message.act === 'explain') expect(brought).not.toEqual([]);
      told = message.question === null ? [...told, ...brought] : [];
    }
  });

  it('can explain each of its questions in at least two ways', async () => {
    const { session } = await begun(plan);
    const { steps, opening } = session.topic.plan;
    const placed = [
      { step: 0, own: opening },
      ...steps.flatMap((one) => (one.type === 'practice' ? [] : one.questions.map((own) => ({ step: one.step, own })))),
    ];
    for (const { step, own } of placed) {
      const question = posePlanQuestion(own, { question_id: 'q1', step, concept: own.concept, turn: 0 });
      const idea = explainStepOf(session, question)!;
      const ways = [idea.explanation, ...idea.another_way].filter((words) => !saysTheAnswer(question, words));
      const count = ways.length + Math.min(1, stepsToShow(question).length);
      expect(count, `${own.id}: ${printedAnswer(own.answer)}`).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(Object.keys({ ...stuck, ...answering }))(
    'starts with at most four sentences, and replies to a quiet student in at most three, beside the explanation of something new: a student who %s',
    async (student) => {
      const { session, replies } = await taught(plan, student);
      const explanations = session.topic.plan.steps.flatMap((step) => (step.type === 'explain' ? [step.explanation] : []));
      const tooLong = replies.filter(({ text, signal, length, last, right }) => {
        if (length !== 'QUIET' && signal !== 'TURN 1') return false;
        const sentences = spokenSentences(explanations.reduce((rest, one) => rest.replace(one, ''), text));
        const ofItsOwn = sentences.filter((one, at) => length === 'QUIET' || at < sentences.length - 1 || !one.includes('?'));
        // A verdict isn't left out for brevity when something new follows it.
        return ofItsOwn.length > (length === 'QUIET' ? 3 : 4) + (last || right ? 1 : 0);
      });
      expect(tooLong).toEqual([]);
    },
  );

  it.each(Object.keys(answering))('asks no two questions with the same numbers of a student who %s', async (student) => {
    const { session } = await taught(plan, student);
    const asked = session.full_conversation_log.flatMap(({ question }) => question ?? []).map(numbersOf);
    const withNumbers = asked.filter((numbers) => numbers !== '');
    expect(withNumbers.filter((numbers, at) => withNumbers.indexOf(numbers) !== at)).toEqual([]);
  });

  it('counts right answers as unaided after three nods, and takes no more than 48 turns', async () => {
    const { session } = await taught(plan, 'nods three times, and then is right');
    expect(session.closed_questions.every(({ end }) => end === 'right_unaided')).toBe(true);
    expect(session.turn_count).toBeLessThanOrEqual(48); // before, it was cut off at 60 turns, and every answer counted as aided
  });

  it('lets a student who is right at once skip steps, and one who isn’t skip none', async () => {
    const visited = async (student: string) => {
      const { session } = await taught(plan, student);
      expect(isComplete(session)).toBe(true);
      return new Set(session.closed_questions.flatMap(({ step }) => (step >= 1 && step <= totalSteps(session) ? [step] : [])))
        .size;
    };
    const [quick, slow] = [await visited('is right at once'), await visited('is right the second time')];
    if (plan === asksChoices) expect(quick).toBe(slow);
    else expect(quick).toBeLessThan(slow);
  });
});
