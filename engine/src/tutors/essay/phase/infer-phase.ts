import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { EssayDraft } from '@stoa/schema/essay/essay-draft';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { readEssay } from '../reading/read-essay.ts';

/**
 * Infers the phase from a draft alone, if nobody says which it is: an empty page is still in the source analysis, a sentence or
 * two are a thesis, one paragraph without documents is context, and an essay with a conclusion is being revised.
 */
export function inferPhase(draft: EssayDraft, prompt: EssayPrompt, thresholds: DetectorThresholds): EssayPhase {
  const { paragraphs } = readEssay(draft, prompt, 'drafting', thresholds);
  const [first] = paragraphs;
  if (first === undefined || paragraphs.every(({ text }) => text.trim() === '')) return 'source-analysis';
  if (paragraphs.length === 1 && first.role === 'introduction')
    return first.sentences.length <= 2 ? 'thesis' : 'contextualization';
  const bodies = paragraphs.filter(({ role }) => role === 'body').length;
  return paragraphs.at(-1)!.role === 'conclusion' && bodies >= 2 ? 'revision' : 'drafting';
}
