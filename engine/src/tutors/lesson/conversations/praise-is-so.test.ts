import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { sentences, type SentenceTable } from '../agents/master-tutor/master-tutor-sentences.ts';
import { topicOf } from '../samples/lesson-at.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleLessonWorld as world } from '../samples/sample-world.ts';
import type { LoggedMessage, Question } from '../state/lesson-session.ts';
import type { Topic } from '../state/topic.ts';

const lesson = (name: string): Topic => topicOf(guidelineNamed(name));
const topics = ['mean-and-median', 'comparing-fractions', 'two-step-equations', 'ratios-and-unit-rates'].map(lesson);

/** One right answer: the question as it was, what was said about it before, and what was said then. */
type Praised = { question: Question; before: readonly LoggedMessage[]; answer: LoggedMessage; reply: string };

const wrongBefore = ({ before }: Praised): boolean => before.some(({ judged }) => judged?.verdict === 'incorrect');
const tutorsBefore = ({ before }: Praised): readonly LoggedMessage[] => before.filter(({ role }) => role === 'tutor');
const bringsHelp = new Set<unknown>(['hint', 'explain', 'withhold', 'bridge', 'clarify', 'another_way', 'probe']);

/** What must be true for each table of praise to be used. */
const isSo: Partial<Record<SentenceTable, (praised: Praised) => boolean>> = {
  rightAgain: wrongBefore,
  rightFromThere: (praised) => {
    const last = praised.before.findLast(({ judged }) => judged?.verdict === 'incorrect')?.text ?? '';
    const help = tutorsBefore(praised).filter(({ act }) => bringsHelp.has(act));
    if (last === '') return help.length > 0 && help.every(({ act }) => act === 'bridge'); // only her own steps, confirmed
    return last !== '' && praised.question.solution.slice(0, -1).some(({ math }) => math.includes(last));
  },
  reasonFits: ({ answer }) => /\d ?[-+/x] ?\d/.test(answer.text),
};

const saidOf = (table: SentenceTable, text: string): boolean =>
  sentences[table].some((wording) => wording.split('{}').every((part) => text.includes(part.trim())));

type Act = (driver: LessonDriver) => Promise<LessonDriver>;
const valueOnTheWay = (driver: LessonDriver): string =>
  /=\s*(\d+)\s*$/.exec(driver.question.solution.at(0)?.math ?? '')?.[1] ?? '999';
/** Returns a line of the question's solution, as she would type it. */
const lineOfSolution = ({ question }: LessonDriver): string =>
  (question.solution.find(({ math }) => /\d [-+] \d|\\div|\\times/.test(math))?.math ?? 'it is')
    .replace(/\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .replaceAll('\\div', '/')
    .replaceAll('\\times', 'x');
const acts: readonly Act[] = [
  (driver) => driver.right(),
  (driver) => driver.right(),
  (driver) => driver.wrong(),
  (driver) => driver.answer(valueOnTheWay(driver)),
  (driver) => driver.say(`${driver.question.answer.expected} because ${lineOfSolution(driver)}`),
  (driver) => driver.say(`${driver.question.answer.expected} because i worked it out`),
  (driver) => driver.wish('hint'),
  (driver) => driver.wish('explain_differently'),
  ...['idk', 'just tell me the answer', 'my parents are fighting', 'hi', 'why?', 'ok', 'lol'].map(
    (text): Act =>
      (driver) =>
        driver.say(text),
  ),
];

/** Takes the turns of a plan, checks every praise against what came before it, and returns the tables that were used. */
async function praisedBy(topic: Topic, plan: readonly Act[]): Promise<SentenceTable[]> {
  const seen: SentenceTable[] = [];
  const driver = await new LessonDriver(world).start(topic);
  for (const act of plan) {
    const { last_question: question, full_conversation_log: before, ended } = driver.session;
    if (ended !== null) break;
    if (question === null) {
      await driver.wish('continue');
      continue;
    }
    await act(driver);
    const [answer, reply] = driver.session.full_conversation_log.slice(-2);
    if (answer!.judged?.verdict !== 'correct') continue;
    const since = before.filter(({ turn }) => turn > question.asked_at_turn);
    const praised = { question, before: since, answer: answer!, reply: reply!.text };
    for (const [table, holds] of Object.entries(isSo) as [SentenceTable, (one: Praised) => boolean][]) {
      if (!saidOf(table, praised.reply)) continue;
      seen.push(table);
      expect(holds(praised), `${table}: ${praised.reply}`).toBe(true);
    }
  }
  return seen;
}

it('says nothing false about how a student came to a right answer', async () => {
  const seen = new Set<SentenceTable>();
  const noting = async (topic: Topic, plan: readonly Act[]): Promise<void> =>
    (await praisedBy(topic, plan)).forEach((table) => seen.add(table));
  const right: Act = (driver) => driver.right();
  const stopping: Act = (driver) => (driver.question.wrong_attempts > 0 ? driver.right() : driver.answer(valueOnTheWay(driver)));
  for (const topic of topics) await noting(topic, Array<Act>(20).fill(right));
  await noting(topics[0]!, Array<Act>(20).fill(stopping));
  const students = fc.array(fc.constantFrom(...acts), { minLength: 12, maxLength: 20 });
  await fc.assert(fc.asyncProperty(fc.constantFrom(...topics), students, noting), { numRuns: 15, seed: 11 });
  expect([...seen].toSorted()).toEqual(Object.keys(isSo).toSorted()); // each was used at least once, or nothing would be tested
});
