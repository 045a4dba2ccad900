import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { samplePolicy } from '@stoa/engine/mastery/sample-policy';
import { nothingMet } from '@stoa/engine/problems/met-problems';
import { shelfOf } from '@stoa/engine/problems/sample-problems';
import type { LearnerWorld } from '@stoa/engine/turn/learner-world';
import { takeTurn } from '@stoa/engine/turn/take-turn';
import { defineTutor } from '@stoa/engine/turn/tutor-definition';
import type { Moment } from '@stoa/engine/turn/tutor';
import { TurnDriver } from '@stoa/engine/turn/turn-driver';
import { breachesOfWalk } from '@stoa/engine/turn/turn-law';
import type { RecordedState } from '@stoa/engine/turn/turn-record';
import { RiddleSession, riddleDefinition, riddleTutor } from './riddle-tutor.ts';
import type { RiddleSaid, RiddleShown } from './riddle-tutor.ts';

const world: LearnerWorld = { graph: null, policy: samplePolicy(), shelf: shelfOf([]), met: nothingMet, crisis_contacts: null };
const tutor = riddleTutor(world);

class RiddleDriver extends TurnDriver<RecordedState<RiddleSession>, string, RiddleSaid, RiddleShown> {
  override state: RecordedState<RiddleSession> = {
    session: { session_id: 's', version: 0, awaiting_graph: [], riddle: 'What?', answer: 'a comb', guesses: [], solved: false },
    skills: new Map(),
  };
  protected turn = (guess: string, moment: Moment) => takeTurn(tutor, this.state, guess, this.ask, moment);
  protected show = tutor.show;
}

const reply = z.strictObject({ words: z.string(), session_id: z.string(), guesses: z.array(z.string()), solved: z.boolean() });
const riddles = { definition: riddleDefinition, session: RiddleSession, reply };
const guesses = fc.array(fc.constantFrom('a comb', 'a saw', '', 'I want to kill myself'), { minLength: 1, maxLength: 8 });
const walk = (all: readonly string[]) => all.map((guess) => ({ input: () => guess }));

it('a new tutor can be checked against the laws of every tutor with one call', async () => {
  await fc.assert(
    fc.asyncProperty(guesses, async (all) => {
      expect(await breachesOfWalk(riddles, new RiddleDriver(), walk(all))).toEqual([]);
    }),
  );
});

it.each([
  {
    breach: 'it declares another weight than it gives',
    tutor: { ...riddles, definition: defineTutor({ ...riddleDefinition, evidence: { riddle: 'review' } }) },
    says: 'evidence of the setting riddle counted as practice',
  },
  {
    breach: 'its events name a setting that it does not declare',
    tutor: { ...riddles, definition: defineTutor({ ...riddleDefinition, evidence: {} }) },
    says: 'the event mastery_updated names the setting riddle, which is not declared',
  },
  {
    breach: 'its events name another tutor',
    tutor: { ...riddles, definition: defineTutor({ ...riddleDefinition, name: 'puzzles' }) },
    says: 'the event mastery_updated names the tutor riddles',
  },
  {
    breach: 'its reply shows more than it may',
    tutor: { ...riddles, reply: reply.omit({ guesses: true }) },
    says: 'the reply breaks its schema at /: Unrecognized key: "guesses"',
  },
])('the check reports a tutor when $breach', async ({ tutor: broken, says }) => {
  expect(await breachesOfWalk(broken, new RiddleDriver(), walk(['a comb']))).toContain(says);
});
