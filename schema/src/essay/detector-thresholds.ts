import { z } from 'zod';

const Count = z.int().min(1).max(100);
const Share = z.number().min(0).max(1);
/** A distance in a text, in characters. */
const Letters = z.int().min(1).max(1_000);

/**
 * The detectors' thresholds: content, so that they can be changed without changing a rule. `content/essays/detectors.yaml`
 * explains each one.
 */
export const DetectorThresholds = z.strictObject({
  version: z.string().min(1),
  thesis: z.strictObject({
    on_prompt: Share,
    on_prompt_concluding: Share,
    plainly_on_prompt: Share,
    whole_prompt: Share,
    fewest_words: Count,
    words_behind_reason: Count,
    own_words: Count,
    own_words_qualified: Count,
    own_words_ranked: Count,
    names: Count,
    late_paragraph: z.int().min(2).max(10),
  }),
  context: z.strictObject({
    fewest_sentences: Count,
    telling_words: Count,
    telling_words_of_sentence: Count,
    telling_share_of_sentence: Share,
  }),
  retelling: z.strictObject({ share: Share, words: Count }),
  description: z.strictObject({ share_of_document: Share, opening: Letters, share_of_reason: Share }),
  walkthrough: z.strictObject({ documents_in_paragraph: Count, share_of_openers: Share, share_of_cited: Share, argued: Count }),
  outside_evidence: z.strictObject({
    matter_offered: z.number().min(0).max(20),
    matter_dated: z.number().min(0).max(20),
    matter_undated: z.number().min(0).max(20),
    matter_nameless: z.number().min(0).max(20),
    documented_within_years: Count,
    longest_event_years: Count,
    words_of_generic_clause: Count,
  }),
  period: z.strictObject({
    compared_within: Letters,
    year_beside: Letters,
    background_sentences: Count,
    background_sentences_alone: Count,
  }),
  complexity: z.strictObject({
    fewest_words: Count,
    fewest_paragraphs: Count,
    all_documents: z.int().min(1).max(7),
    sourced_documents: z.int().min(1).max(7),
  }),
  sourcing: z.strictObject({ subject_within: Letters, words_of_note: Count }),
});
export type DetectorThresholds = z.infer<typeof DetectorThresholds>;
