import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import { askForSafety } from '../../../safety/ask-for-safety.ts';
import type { StopsSoFar } from '../../../safety/heed-verdict.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { Ask } from '../../../turn/ask.ts';
import { speakerOf, type Speaker } from '../../../turn/speaker.ts';
import { coachAgent, type CoachContext, type CoachSecret } from '../agent/coach-agent.ts';
import { requirementOf } from '../guard/required-words.ts';
import { contextOf, leadsBackTo, stoppedTurn, type CoachTurn, type DecidedTurn } from './coach-turn.ts';
import type { CoachSpeech } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import type { EssaySight } from './see-situation.ts';

/** A turn as it was said, and by whom; `by` is null if no model was asked. */
export type SpokenTurn = { readonly turn: CoachTurn; readonly unsafe: Unsafe | null; readonly by: Speaker | null };

/** How many lines of the conversation the model is shown. */
const latest = 6;
/** How many characters of her text the model is shown. */
const shown = 1500;

/**
 * What the safety check needs besides her words: whom to call, and how often she has been stopped on a model's judgment alone.
 */
type Safety = { readonly contacts: CrisisContacts | null; readonly stopped: StopsSoFar };

/**
 * Says a turn that the code has decided, using a model: the safety agent reads her message, then the coach agent rephrases the
 * script's line for her. Without a model, or if a guard objects, the script's line is said.
 */
export async function speakTurn(
  { turn, speech, unsafe }: DecidedTurn,
  sight: EssaySight,
  { knowledge, contacts, stopped, ask }: Safety & { readonly knowledge: EssayKnowledge; readonly ask: Ask },
): Promise<SpokenTurn> {
  if (sight.act !== null && unsafe === null) {
    const earlier = sight.history.flatMap(({ role, text }) => (role === 'student' ? [text] : []));
    const message = sight.situation.studentMessage ?? '';
    const { verdict, by } = await askForSafety({ message, earlier, answers: false, stopped }, null, leadsBackTo, ask);
    if (verdict !== null) return { turn: stoppedTurn(turn.phase, verdict, contacts).turn, unsafe: verdict, by };
  }
  if (speech === null || fixed.has(speech.move)) return { turn, unsafe, by: null };
  const asked = await ask(coachAgent, contextFor(sight, turn), secretFor(sight, turn, speech, knowledge));
  return { turn: { ...turn, text: asked.reply.text }, unsafe: null, by: speakerOf(asked) };
}

/** Moves whose script line is said as it is: because no model is available, or because it is in the bank's own words. */
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
