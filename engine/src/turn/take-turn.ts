import type { Ask } from './ask.ts';
import type { Applied, Moment, Tutor } from './tutor.ts';

/**
 * Takes one turn of a tutor from end to end: perceive, decide, speak, apply. Returns everything that has to be stored.
 *
 * Errors  throws a `TutorRefusal` if the turn can't be taken now, before any model is asked.
 */
export async function takeTurn<State, Input, Sight, Move, Words, Stored>(
  tutor: Omit<Tutor<State, Input, Sight, Move, Words, Stored, unknown>, 'show'>,
  state: State,
  input: Input,
  ask: Ask,
  moment: Moment,
): Promise<Applied<State, Stored>> {
  const sight = tutor.perceive(state, input, moment);
  const move = tutor.decide(state, sight, moment);
  const words = await tutor.speak(move, sight, ask); // a model may be slow
  return tutor.apply(state, sight, move, words, moment);
}
