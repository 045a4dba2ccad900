import { z } from 'zod';
import { readTyped } from '@stoa/engine/safety/read-typed';
import type { Unsafe } from '@stoa/engine/safety/unsafe';
import { agent } from '@stoa/engine/turn/agent';
import type { LearnerWorld } from '@stoa/engine/turn/learner-world';
import { defineTutor } from '@stoa/engine/turn/tutor-definition';
import type { Tutor } from '@stoa/engine/turn/tutor';
import { TurnRecord } from '@stoa/engine/turn/turn-record';
import type { RecordedState } from '@stoa/engine/turn/turn-record';
import { recordEvidence } from '@stoa/engine/mastery/record-evidence';
import { stateOf } from '@stoa/engine/mastery/skill-state';
import { sampleProblem } from '@stoa/engine/problems/sample-problems';
import { onProblem } from '@stoa/engine/turn/event-maker';
import type { BankedProblem } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';

/** One riddle, until it's solved. This is the engine half of a tutor that no other code knows. */
export const RiddleSession = z.strictObject({
  session_id: z.string(),
  version: z.int(),
  awaiting_graph: z.array(SkillId),
  riddle: z.string(),
  answer: z.string(),
  guesses: z.array(z.string()),
  solved: z.boolean(),
});
export type RiddleSession = z.infer<typeof RiddleSession>;
export type RiddleSaid = { words: string };
export type RiddleShown = RiddleSaid & { session_id: string; guesses: string[]; solved: boolean };

const skill = {
  id: SkillId.parse('eq_one_step_add'),
  bkt: { p_init: 0.2, p_transit: 0.1, p_slip: 0.1, p_guess: 0.2 },
};

const riddleAgent = agent<{ text: string }, { right: boolean }>({
  name: 'riddle',
  version: 1,
  reply: z.strictObject({ text: z.string() }),
  prompt: ({ right }) => [{ role: 'system', content: right ? 'Say that it is right.' : 'Say that it is not right yet.' }],
  guards: [],
  script: ({ right }) => ({ text: right ? 'That is it!' : 'Not yet.' }),
  timeoutMs: 1000,
});

export const riddleDefinition = defineTutor({
  name: 'riddles',
  state: RiddleSession,
  exported: z.object({ session_id: z.string(), riddle: z.string(), guesses: z.array(z.string()) }),
  activity: z.object({ riddle: z.string() }).transform(({ riddle }) => ({ title: riddle, detail: 'Riddle', over: false })),
  evidence: { riddle: 'practice' },
  agents: [riddleAgent],
  leadsBackTo: 'the riddle',
  flags: true,
  leavesTraces: true,
});

/**
 * Reads a command: "serve eq_one_step_add 7" serves a problem that the tutor made itself; "mention …" only names one. Returns
 * null for a guess.
 */
function askedOf(guess: string): { problem: BankedProblem; served: boolean } | null {
  const [verb, name, number] = guess.split(' ');
  if (verb !== 'serve' && verb !== 'mention') return null;
  return { problem: sampleProblem({ skill: name, number: Number(number) }), served: verb === 'serve' };
}

type Sight = { guess: string; right: boolean; unsafe: Unsafe | null };
type State = RecordedState<RiddleSession>;

export const riddleTutor = (world: LearnerWorld): Tutor<State, string, Sight, Sight, RiddleSaid, RiddleSaid, RiddleShown> => ({
  perceive: ({ session }, guess) => ({ guess, right: guess === session.answer, unsafe: readTyped(guess) }),
  decide: (_state, sight) => sight,
  speak: async ({ right, unsafe }, _sight, ask) => ({
    words: unsafe === null ? (await ask(riddleAgent, { right }, null)).reply.text : '',
  }),
  apply(state, _sight, { guess, right, unsafe }, said, moment) {
    const turn = new TurnRecord(world, state, moment, riddleDefinition, 'riddle');
    if (unsafe !== null) {
      const answer = turn.flag(unsafe, guess, { where: 'session', title: 'Riddles' });
      return { ...turn.finish(), checkpoint: null, reply: { words: answer.words } };
    }
    const asked = askedOf(guess);
    if (asked !== null) {
      // This tutor makes its problems itself, without the bank.
      if (asked.served) turn.serveProblem(asked.problem, 'made on the spot');
      else turn.record({ type: 'attempt_submitted', ...onProblem(asked.problem), attempt_id: moment.turnId, attempt_number: 1 });
      return { ...turn.finish(), checkpoint: null, reply: said };
    }
    const before = stateOf(skill, turn.skills);
    const outcome = right ? 'correct' : 'incorrect';
    const evidence = {
      outcome,
      aided: false,
      weight: 'practice',
      guessFloor: 0,
      rightInCheckpoint: null,
      at: moment.now,
    } as const;
    const { state: after, newlyMastered } = recordEvidence(before, evidence, world.policy);
    turn.takeEvidence({ evidence, before, after, newlyMastered }, 'Adding', null, moment.turnId);
    turn.session = { ...turn.session, guesses: [...turn.session.guesses, guess], solved: right };
    return { ...turn.finish(), checkpoint: null, reply: said };
  },
  show: (said, { session: { session_id, guesses, solved } }) => ({ ...said, session_id, guesses, solved }),
});
