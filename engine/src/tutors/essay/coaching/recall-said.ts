import type { CoachMove, CoachTalk } from '@stoa/schema/essay/coach-turn';
import type { CoachTemplates } from '@stoa/schema/essay/coach-templates';
import { DetectorId } from '@stoa/schema/essay/detector-fire';
import { wordsIn } from '../reading/essay-words.ts';
import { moveOf } from './move-of-detector.ts';

/** The purpose of a coach's line. */
type Purpose = { readonly move: CoachMove; readonly detector: DetectorId | null };

/** A line counts as a wording if at least this share of the stems of both is in both. */
const alike = 0.4;

/** Lines whose purpose matters to a later turn, with patterns that recognize them if no wording is similar. */
const signs: readonly (Purpose & { readonly says: RegExp })[] = [
  { move: 'ask_relevance', detector: 'hipp_without_relevance', says: /\b(?:who and when|the who and the when|why (?:does|should) (?:that|it|this) matter|this matters because|someone else had (?:said|written) it|“because” after)\b/iu }, // prettier-ignore
  { move: 'ask_because', detector: 'thesis_restates_prompt', says: /\b(?:what's the \*?because|prompt's (?:own )?(?:position|words)|what was driving|what made it happen|needs a reason)\b/iu }, // prettier-ignore
  { move: 'regroup', detector: 'document_walkthrough', says: /\b(?:walking through the documents|one document at a time|document order)\b/iu },
  { move: 'use_document', detector: 'description_not_argument', says: /\b(?:you've described|described it|what does it prove|what argument does)\b/iu },
  { move: 'name_one', detector: 'generic_outside_evidence', says: /\b(?:name one|which one do you (?:have in mind|mean)|is a category|what's it called)\b/iu },
  { move: 'stay_in_window', detector: 'period_bleed', says: /\b(?:outside the prompt's window|after the prompt's window|stay inside)\b/iu },
  { move: 'cite_and_replace', detector: 'outside_evidence_in_docs', says: /\bdocuments don't already mention\b/iu },
  { move: 'add_context', detector: 'context_is_phrase', says: /\b(?:mood more than a setup|was happening before|2–3 sentences|led up to)\b/iu },
  { move: 'other_side', detector: 'missing_complexity', says: /\b(?:other side|argues one thing|cuts against)\b/iu },
  { move: 'move_thesis_up', detector: 'buried_thesis', says: /\bburied\b/iu },
  { move: 'walk_through', detector: null, says: /\b(?:walk me through|which words in|show me the line|where does document \d say|how does document \d show)\b/iu },
  { move: 'offline_notice', detector: null, says: /\b(?:tutor is offline|coaching is paused|i'm offline)\b/iu },
  { move: 'clarify_document', detector: null, says: /\b(?:which part of document \d loses you|what do you think .{1,40} in document \d)\b/iu },
]; // prettier-ignore

/** Finds the purpose of each coach's line if it isn't recorded: by a pattern, or else by the most similar wording. */
export function recallSaid(history: readonly CoachTalk[], templates: CoachTemplates): readonly CoachTalk[] {
  const isKnown = history.every((talk) => talk.role === 'student' || talk.move !== null);
  if (isKnown) return history;
  const wordings = wordingsByPurpose(templates);
  return history.map((talk) => {
    if (talk.role === 'student' || talk.move !== null) return talk;
    const found = signs.find(({ says }) => says.test(talk.text.replaceAll('’', "'"))) ?? nearest(talk.text, wordings);
    return { ...talk, move: found?.move ?? 'probe', detector: found?.detector ?? null };
  });
}

type KnownWording = Purpose & { readonly stems: ReadonlySet<string> };

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(wordsIn(text.replaceAll(/\{\w+\}|“[^”]*”/gu, ' ')).map(({ stem }) => stem));

function wordingsByPurpose({ detectors, talk, events }: CoachTemplates): readonly KnownWording[] {
  const as = (purpose: Purpose, ...lists: readonly (readonly string[])[]) =>
    lists.flat().map((wording) => ({ ...purpose, stems: stemsOf(wording) }));
  return [
    ...DetectorId.options.flatMap((detector) => {
      const { first, second, third } = detectors[detector];
      return as({ move: moveOf(detector), detector }, first, second, third);
    }),
    ...as({ move: 'let_go', detector: null }, talk.let_go),
    ...as({ move: 'walk_through', detector: null }, talk.pushback.walk_through),
    ...as({ move: 'hold', detector: null }, talk.pushback.hold),
    ...as({ move: 'redirect', detector: null }, talk.nonsense.gibberish),
    ...as({ move: 'decline_score', detector: null }, talk.nonsense.refuses),
    ...as({ move: 'clarify_document', detector: null }, talk.doc_not_understood.ask),
    ...as({ move: 'offer_hypothesis', detector: null }, talk.doc_not_understood.hypothesis),
    ...as({ move: 'offline_notice', detector: null }, events.model_unavailable),
    ...as({ move: 'check_in', detector: null }, events.silence_5min, events.silence_empty_page),
    ...as({ move: 'reword', detector: null }, talk.stuck),
  ];
}

function nearest(text: string, wordings: readonly KnownWording[]): KnownWording | null {
  const said = stemsOf(text);
  let best: { wording: KnownWording; likeness: number } | null = null;
  for (const wording of wordings) {
    const shared = [...wording.stems].filter((stem) => said.has(stem)).length;
    const likeness = shared / (said.size + wording.stems.size - shared || 1);
    if (likeness >= alike && likeness > (best?.likeness ?? 0)) best = { wording, likeness };
  }
  return best?.wording ?? null;
}
