import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { printedAnswer } from '@stoa/engine/problems/answer-question';
import { posePlanQuestion } from '@stoa/engine/tutors/lesson/questions/pose-question';
import { stepsToShow } from '@stoa/engine/tutors/lesson/questions/steps-to-show';
import { wrongAnswerTo, type LessonDriver } from '@stoa/engine/tutors/lesson/samples/sample-lesson';
import { explainStepOf, saysTheAnswer } from '@stoa/engine/tutors/lesson/support/explaining';
import { ownSentencesOut } from '@stoa/engine/tutors/lesson/simulation/own-sentences';
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
/** The first wrong answer that the plan expects, else one that nobody expects; `at` goes through them in turn. */
const wrong: Turn = (driver, at) => {
  const known = driver.question.wrong_answers.map(({ answer }) => answer);
  return driver.answer(known[at % Math.max(1, known.length)] ?? wrongAnswerTo(driver.question));
};
const byTurns =
  (...turns: Turn[]): Turn =>
  (driver, at) =>
    turns[at % turns.length]!(driver, Math.floor(at / turns.length));

/** Students who come no further, each in a way of her own. */
const stuck: Record<string, Turn> = {
  'says “idk”': saying('idk', 'i dont get it', 'no idea', 'i dont know'),
  'gives the same wrong answer': (driver) => wrong(driver, 0),
  'gives wrong answers and asks why': byTurns(wrong, saying('why?')),
  'gives a wrong answer, is confused, wants a hint': byTurns(wrong, saying('i dont get it'), saying('hint')),
  'presses for hints': (driver) => driver.wish('hint'),
  'says one word': saying('ok', 'yes', 'fine', 'hm'),
};

/** Opened once each: reading the bank takes longer than the lesson. */
const lessons = new Map<string, ReturnType<typeof drivenLesson>>();
async function begun(plan: string): Promise<LessonDriver> {
  const lesson = lessons.get(plan) ?? drivenLesson(plan);
  lessons.set(plan, lesson);
  return (await lesson).start(7);
}

/** A lesson with a student to its end, or to `most` turns. */
async function lessonWith(plan: string, turn: Turn, most = 40): Promise<LessonDriver> {
  const driver = await begun(plan);
  for (let at = 0; at < most && driver.session.ended === null && driver.session.last_question !== null; at += 1)
    await turn(driver, at);
  return driver;
}

const helps = new Set(['hint', 'explain', 'clarify', 'another_way', 'withhold', 'probe']);
/** What a tutor's line brings that is not our own way of leading to it: help, and examples by their stems. */
const broughtBy = ({ text, example }: LessonDriver['session']['full_conversation_log'][number]): string[] => [
  ...ownSentencesOut(text),
  ...(example === null ? [] : [example.stem]),
];

/** The bank is written once for each state of what writes it. */
beforeAll(() => begun(plans[0]!), 300_000);

describe.each(plans)('the lesson %s', (plan) => {
  it.each(Object.entries(stuck))(
    'stops in time, with a person to help, for who %s; its help is never the same',
    async (_, turn) => {
      const { session } = await lessonWith(plan, turn);
      expect(session.ended?.how).toBe('needs_help');
      expect(session.turn_count).toBeLessThanOrEqual(15);

      let told: string[] = [];
      for (const message of session.full_conversation_log.filter(({ role }) => role === 'tutor')) {
        const brought = helps.has(message.act ?? '') ? broughtBy(message) : [];
        expect(brought.filter((line) => told.includes(line))).toEqual([]);
        if (message.act === 'explain') expect(brought).not.toEqual([]);
        told = message.question === null ? [...told, ...brought] : [];
      }
    },
  );

  it('can explain each of its questions in two ways or more', async () => {
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
});
