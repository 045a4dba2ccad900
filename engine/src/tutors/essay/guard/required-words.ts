import type { CoachMove } from '@stoa/schema/essay/coach-turn';
import { wordsIn, isTelling } from '../reading/essay-words.ts';
import { bareText } from './line-pieces.ts';

/** What a turn's line has to contain, however it is worded: the move, the words of hers that it is about, the question. */
export type CoachRequirement = { readonly move: RegExp | null; readonly hers: readonly string[]; readonly asks: boolean };

/** How a move can be recognized in a line, for the moves that are decided by what is on the page. */
const cues: Partial<Readonly<Record<CoachMove, RegExp>>> = {
  ask_because: /because|\bwhy\b|reason|\bcaus|drove|driv|behind|how come|made it|push|\bforce|by ___|explain/iu,
  add_context: /before|led up|background|setup|came first|sentence|event|development|start|opening/iu,
  regroup: /claim|group|together|share|point|prove|argu|order|pair|both|idea/iu,
  ask_relevance: /\bwhy\b|matter|because|explain|want|tell|so what|help|audience|mean|gain/iu,
  cite_and_replace: /document|your own|outside|else|cite/iu,
  name_one: /name|which|called|specific|look up|who was|example/iu,
  stay_in_window: /window|before|inside|between|date|stay|earlier|period/iu,
  use_document: /prov|\buse|argu|claim|point|\bwhy\b|conclude|matter|show/iu,
  other_side: /other|against|push back|disagree|less true|same|although|while|\blimit|fit|else|where|not\b/iu,
  move_thesis_up: /first paragraph|earlier|sooner|\bup\b|top|echo|start|opening|introduction/iu,
  back_to_thesis: /thesis/iu,
  offer_anchors: /which|any of|one of|fit|list|land/iu,
  offer_arcs: /which|one of|any of|list|come from/iu,
  walk_through: /which|where|what|how|show|link/iu,
  decline_to_write: /you|yours|___/iu,
  catch_up: /you|note|mark|claim|thesis|answer/iu,
};

/** This many of her telling words (or all, if there are fewer) count as quoting her. */
const fewest = 2;

/**
 * Returns what a line has to contain to replace the script's line: the move's cue, her words, and a question, each only if the
 * script's line has it.
 *
 * Shape   `hers`: her words, documents and names that the turn is about. One of those in the script's line is enough.
 */
export const requirementOf = (move: CoachMove, line: string, hers: readonly string[]): CoachRequirement => ({
  move: cues[move]?.test(line) === true ? cues[move] : null,
  hers: hers.filter((words) => holds(line, words)),
  asks: line.includes('?'),
});

/** Returns which requirement a line fails, or null. */
export function missingIn(line: string, { move, hers, asks }: CoachRequirement): 'question' | 'her_words' | 'move' | null {
  if (asks && !line.includes('?')) return 'question';
  if (hers.length > 0 && !hers.some((words) => holds(line, words))) return 'her_words';
  return move === null || move.test(line) ? null : 'move';
}

function holds(line: string, words: string): boolean {
  if (bareText(line).includes(bareText(words))) return true;
  const telling = [
    ...new Set(
      wordsIn(words)
        .filter(isTelling)
        .map(({ stem }) => stem),
    ),
  ];
  const said = new Set(wordsIn(line).map(({ stem }) => stem));
  return telling.length > 0 && telling.filter((stem) => said.has(stem)).length >= Math.min(fewest, telling.length);
}
