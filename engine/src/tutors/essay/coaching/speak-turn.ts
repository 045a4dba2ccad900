import { askForSafety } from '../../../safety/ask-for-safety.ts';
import { safetyReply } from '../../../safety/safety-reply.ts';
import type { Ask } from '../../../turn/ask.ts';
import { speakerOf, type Speaker } from '../../../turn/speaker.ts';
import { coachAgent, type CoachContext, type CoachSecret } from '../agent/coach-agent.ts';
import { requirementOf } from '../guard/required-words.ts';
import { boundedSituation } from './bounded-situation.ts';
import { contextOf, decidedTurn, leadsBackTo, type CoachTurn } from './coach-turn.ts';
import type { CoachSpeech } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import { seeSituation, type EssaySight } from './see-situation.ts';
import type { EssaySituation } from './situation.ts';

/** A turn as it was said, by whom, and what was seen for it. */
export type SpokenTurn = { readonly turn: CoachTurn; readonly by: Speaker | null; readonly sight: EssaySight };

/** Lines of the talk that the model is shown. */
const latest = 6;
/** Signs of her text that the model is shown. */
const shown = 1500;

/**
 * A turn of the coach with a model behind it: her message is read by the safety agent, code decides the one move, and one agent says the
 * script's line for her. Without a model, or where a guard objects, the script's line is said.
 */
export async function speakTurn(situation: EssaySituation, knowledge: EssayKnowledge, ask: Ask): Promise<SpokenTurn> {
  const sight = seeSituation(boundedSituation(situation), knowledge);
  const { turn, speech } = decidedTurn(sight, knowledge);
  if (sight.act !== null && sight.unsafe === null && turn.speak) {
    const earlier = sight.history.flatMap(({ role, text }) => (role === 'student' ? [text] : []));
    const message = sight.situation.studentMessage ?? '';
    const { verdict, by } = await askForSafety(
      { message, earlier, answers: false, stopped: { grave: 0, other: 0 } },
      null,
      leadsBackTo,
      ask,
    );
    if (verdict !== null)
      return {
        turn: { ...turn, text: safetyReply(verdict, null, leadsBackTo).words, move: 'safety', detector: null, about: null },
        by,
        sight,
      };
  }
  if (speech === null || fixed.has(speech.move)) return { turn, by: null, sight };
  const asked = await ask(coachAgent, contextFor(sight, turn), secretFor(sight, turn, speech, knowledge));
  return { turn: { ...turn, text: asked.reply.text }, by: speakerOf(asked), sight };
}

/** Said as they are: with no model at hand, or in the bank's own words. */
const fixed: ReadonlySet<CoachSpeech['move']> = new Set(['offline_notice', 'state_fact']);

function contextFor({ situation, history, phase }: EssaySight, { move, text }: CoachTurn): CoachContext {
  return {
    move,
    line: text,
    phase,
    prompt: situation.prompt.text,
    excerpt: situation.draft.paragraphs
      .map((paragraph) => paragraph.text)
      .join('\n')
      .slice(-shown),
    message: situation.studentMessage ?? '',
    talk: history.slice(-latest).map(({ role, text: said }) => `${role === 'student' ? 'She' : 'You'}: ${said}`),
  };
}

function secretFor(sight: EssaySight, { move, text }: CoachTurn, { fills }: CoachSpeech, knowledge: EssayKnowledge): CoachSecret {
  const { quote, doc, docs, name, anchors, arcs } = fills;
  const hers = [quote, doc, docs, name, anchors, arcs].filter((words) => words !== undefined);
  return {
    context: contextOf(sight, knowledge),
    required: requirementOf(move, text, hers),
    said: sight.history.flatMap(({ role, text: said }) => (role === 'coach' ? [said] : [])),
  };
}
