import type { PracticeInput } from '@stoa/schema/practice';
import type { Ask } from '../../turn/ask.ts';
import { takeTurn } from '../../turn/take-turn.ts';
import type { Moment } from '../../turn/tutor.ts';
import type { PracticeApplied } from './practice-move.ts';
import { practiceTutor } from './practice-tutor.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';

/**
 * Takes one turn of practice from end to end: perceive, decide, speak, apply. Returns everything that has to be stored.
 *
 * Errors  throws a `TutorRefusal` for what can't be done now, before any model is asked.
 */
export function takePracticeTurn(
  world: PracticeWorld,
  state: PracticeState,
  input: PracticeInput,
  ask: Ask,
  moment: Moment,
): Promise<PracticeApplied> {
  return takeTurn(practiceTutor(world), state, input, ask, moment);
}
