import type { PracticeInput, PracticeReply } from '@stoa/schema/practice';
import type { Tutor } from '../../turn/tutor.ts';
import { applyMove } from './apply-move.ts';
import { decideMove } from './decide-move.ts';
import { perceiveInput } from './perceive-input.ts';
import type { PracticeMove, PracticeSight, PracticeWords } from './practice-move.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';
import { speakWords } from './speak-words.ts';
import { readForSafety } from './unsafe-text.ts';

export type PracticeTutor = Tutor<
  PracticeState,
  PracticeInput,
  PracticeSight,
  PracticeMove,
  PracticeWords,
  PracticeReply,
  PracticeReply
>;

/**
 * The practice tutor (practice spec §7): an answer → deterministic check → diagnosis → fading hint, mastery, next skill.
 *
 * Errors  `perceive` and `decide` throw a `TutorRefusal` for what can't be done now; nothing has changed then.
 */
export const practiceTutor = (world: PracticeWorld): PracticeTutor => ({
  perceive: (state, input, moment) => perceiveInput(world, state, input, moment),
  decide: (state, sight, moment) => decideMove(world, state, sight, moment),
  speak: async (move, sight, ask) => {
    const stopped = sight.kind === 'answer' ? await readForSafety(sight, ask) : null;
    return stopped === null ? speakWords(world, move, ask) : { diagnosed: null, hint: null, stopped };
  },
  apply: (state, _sight, move, { stopped, ...words }, moment) =>
    applyMove(world, state, stopped === undefined ? move : { kind: 'stop', found: stopped }, words, moment),
  show: (reply) => reply,
});
