import type { PracticeInput } from '@stoa/schema/practice';
import type { Ask } from '../../turn/ask.ts';
import type { Moment } from '../../turn/tutor.ts';
import type { PracticeApplied } from './practice-move.ts';
import { practiceTutor } from './practice-tutor.ts';
import type { PracticeState, PracticeWorld } from './practice-world.ts';

/**
 * Takes one turn of practice from end to end: perceive, decide, speak, apply. What it returns is all that has to be stored.
 *
 * Errors  throws a `PracticeRefusal` for what cannot be done now, before anything was asked of a model.
 */
export async function takePracticeTurn(
  world: PracticeWorld,
  state: PracticeState,
  input: PracticeInput,
  ask: Ask,
  moment: Moment,
): Promise<PracticeApplied> {
  const tutor = practiceTutor(world);
  const sight = tutor.perceive(state, input, moment);
  const move = tutor.decide(state, sight, moment);
  const words = await tutor.speak(move, sight, ask);
  return tutor.apply(state, sight, move, words, moment);
}
