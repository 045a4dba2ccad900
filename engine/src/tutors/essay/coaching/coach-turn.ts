import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { CoachMove } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import { safetyReply } from '../../../safety/safety-reply.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import { lineContext, type LineContext } from '../guard/line-context.ts';
import { boundedSituation } from './bounded-situation.ts';
import type { CoachSpeech } from './coach-decision.ts';
import { decideCoaching } from './decide-coaching.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import { phraseTurn } from './phrase-turn.ts';
import { seeSituation, type EssaySight } from './see-situation.ts';
import type { EssaySituation } from './situation.ts';

/** What the reply to a stopped text leads back to. */
export const leadsBackTo = 'the essay';

/** A turn of the coach as it is said. Silent turns have no words. */
export type CoachTurn = {
  readonly speak: boolean;
  readonly text: string;
  /** The phase that the coach suggests after the turn. */
  readonly phase: EssayPhase;
  readonly move: CoachMove;
  readonly detector: DetectorId | null;
  readonly about: string | null;
};

/** Returns what a coach's line is checked against in a situation. */
export function contextOf({ situation, history }: EssaySight, knowledge: EssayKnowledge): LineContext {
  const { prompt, draft, annotations, studentMessage } = situation;
  const said = [...history.flatMap(({ role, text }) => (role === 'student' ? [text] : [])), studentMessage ?? ''];
  return lineContext({ prompt, draft, annotations, said }, knowledge.lines);
}

/** A turn as the code has decided it, in the script's words. */
export type DecidedTurn = {
  readonly turn: CoachTurn;
  /** What the line is built from; null for silence or a stopped text. */
  readonly speech: CoachSpeech | null;
  /** The violation of the text that was stopped. */
  readonly unsafe: Unsafe | null;
};

/** Builds the reply to a text that was stopped. `contacts`: whom to call, if the school has provided contacts. */
export const stoppedTurn = (phase: EssayPhase, unsafe: Unsafe, contacts: CrisisContacts | null): DecidedTurn => ({
  turn: {
    speak: true,
    text: safetyReply(unsafe, contacts, leadsBackTo).words,
    phase,
    move: 'safety',
    detector: null,
    about: null,
  },
  speech: null,
  unsafe,
});

/** Decides a turn and says it in the script's words. */
export function decidedTurn(sight: EssaySight, knowledge: EssayKnowledge, contacts: CrisisContacts | null = null): DecidedTurn {
  const decided = decideCoaching(sight, knowledge);
  switch (decided.kind) {
    case 'silent':
      return { turn: silentTurn(decided.phase), speech: null, unsafe: null };
    case 'stopped':
      return stoppedTurn(decided.phase, decided.unsafe, contacts);
    case 'move': {
      const said = sight.history.flatMap(({ role, text }) => (role === 'coach' ? [text] : []));
      const text = phraseTurn(decided, said, contextOf(sight, knowledge));
      const { phase, move, detector, about } = decided;
      return { turn: { speak: true, text, phase, move, detector, about }, speech: decided, unsafe: null };
    }
  }
}

/** Builds a turn in which nothing is said. */
export const silentTurn = (phase: EssayPhase): CoachTurn => ({
  speak: false,
  text: '',
  phase,
  move: 'none',
  detector: null,
  about: null,
});

/** Takes a turn of the coach by its script alone: perceives, decides, speaks. */
export const coachTurn = (situation: EssaySituation, knowledge: EssayKnowledge): CoachTurn =>
  decidedTurn(seeSituation(boundedSituation(situation), knowledge), knowledge).turn;
