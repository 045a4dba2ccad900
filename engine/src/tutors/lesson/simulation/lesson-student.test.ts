import { expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { seededChance } from '../../../simulation/seeded-chance.ts';
import { lessonView } from '../lesson-view.ts';
import { lessonOf } from '../samples/lesson-at.ts';
import { keyOf } from './lesson-key.ts';
import { lessonPersonas } from './lesson-persona.ts';
import { SimulatedStudent } from './lesson-student.ts';
import { bareWords } from './student-words.ts';

const guideline = guidelineNamed('adding-unlike-fractions');
/** A student who holds every misconception, learns nothing, and only sends answers. */
const stubborn = {
  ...lessonPersonas.mistaken,
  mind: { ...lessonPersonas.mistaken.mind, knows: 0, holds: 1, takes: 0, sees: 0, guess: 0, ready: 0, lifted: 0 },
  answerField: 0,
  prose: 0,
  tells: 0,
};

it('resends a rejected answer only now and then', async () => {
  let [again, chances] = [0, 0];
  for (let seed = 0; seed < 40; seed += 1) {
    const driver = await lessonOf(guideline);
    const student = new SimulatedStudent(stubborn, keyOf(guideline, []), bareWords, seededChance(seed));
    const first = student.says(lessonView(driver.session));
    if (first.means.kind !== 'answer') continue;
    await driver.say(first.text);
    const after = lessonView(driver.session);
    student.reads({ ...after.messages.at(-1)!, text: 'That is not it.' }, after);
    const second = student.says(after);
    if (second.means.kind !== 'answer') continue;
    chances += 1;
    if (second.text === first.text) again += 1;
  }
  expect(chances).toBeGreaterThan(25);
  expect(again).toBeGreaterThan(0);
  expect(again / chances).toBeLessThan(0.6);
});
