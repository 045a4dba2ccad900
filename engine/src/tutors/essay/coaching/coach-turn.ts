import type { CoachMove } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import { safetyReply } from '../../../safety/safety-reply.ts';
import { lineContext, type LineContext } from '../guard/line-context.ts';
import { boundedSituation } from './bounded-situation.ts';
import type { CoachSpeech } from './coach-decision.ts';
import { decideCoaching } from './decide-coaching.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import { phraseTurn } from './phrase-turn.ts';
import { seeSituation, type EssaySight } from './see-situation.ts';
import type { EssaySituation } from './situation.ts';

/** What a stopped text leads back to. */
export const leadsBackTo = 'the essay';

/** A turn of the coach as it is said; silent turns have no words. */
export type CoachTurn = {
  readonly speak: boolean;
  readonly text: string;
  /** The phase that the coach suggests after it. */
  readonly phase: EssayPhase;
  readonly move: CoachMove;
  readonly detector: DetectorId | null;
  readonly about: string | null;
};

/** What a line is held against in a situation. */
export function contextOf({ situation, history }: EssaySight, knowledge: EssayKnowledge): LineContext {
  const { prompt, draft, annotations, studentMessage } = situation;
  const said = [...history.flatMap(({ role, text }) => (role === 'student' ? [text] : [])), studentMessage ?? ''];
  return lineContext({ prompt, draft, annotations, said }, knowledge.lines);
}

/** What the script says of what was seen, with the speech behind it; null: silence, or a text that was stopped. */
export function decidedTurn(sight: EssaySight, knowledge: EssayKnowledge): { turn: CoachTurn; speech: CoachSpeech | null } {
  const decided = decideCoaching(sight, knowledge);
  const silent = { speak: false, text: '', phase: decided.phase, move: 'none', detector: null, about: null } as const;
  switch (decided.kind) {
    case 'silent':
      return { turn: silent, speech: null };
    case 'stopped':
      return {
        turn: { ...silent, speak: true, text: safetyReply(decided.unsafe, null, leadsBackTo).words, move: 'safety' },
        speech: null,
      };
    case 'move': {
      const said = sight.history.flatMap(({ role, text }) => (role === 'coach' ? [text] : []));
      const text = phraseTurn(decided, said, contextOf(sight, knowledge));
      const { phase, move, detector, about } = decided;
      return { turn: { speak: true, text, phase, move, detector, about }, speech: decided };
    }
  }
}

/** A turn of the coach by its script alone: seen, decided, said. */
export const coachTurn = (situation: EssaySituation, knowledge: EssayKnowledge): CoachTurn =>
  decidedTurn(seeSituation(boundedSituation(situation), knowledge), knowledge).turn;
