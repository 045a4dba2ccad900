import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';

/** Where the detectors draw their lines, for tests of the engine, which reads no content. `content/essays/detectors.yaml` has the same; the library's tests hold the two together. */
export const thresholds: DetectorThresholds = {
  version: '1',
  thesis: {
    on_prompt: 0.25,
    on_prompt_concluding: 0.1,
    plainly_on_prompt: 0.4,
    whole_prompt: 0.6,
    fewest_words: 8,
    words_behind_reason: 2,
    own_words: 5,
    own_words_qualified: 4,
    own_words_ranked: 3,
    names: 2,
    late_paragraph: 3,
  },
  context: {
    fewest_sentences: 2,
    telling_words: 6,
    telling_words_of_sentence: 5,
    telling_share_of_sentence: 0.5,
  },
  retelling: {
    share: 0.4,
    words: 3,
  },
  description: {
    share_of_document: 0.3,
    opening: 25,
    share_of_reason: 0.5,
  },
  walkthrough: {
    documents_in_paragraph: 3,
    share_of_openers: 0.5,
    share_of_cited: 0.7,
    argued: 2,
  },
  outside_evidence: {
    matter_offered: 1.5,
    matter_dated: 2,
    matter_undated: 3,
    matter_nameless: 2,
    documented_within_years: 3,
    longest_event_years: 6,
    words_of_generic_clause: 5,
  },
  period: {
    compared_within: 130,
    year_beside: 25,
    background_sentences: 2,
    background_sentences_alone: 3,
  },
  complexity: {
    fewest_words: 60,
    fewest_paragraphs: 2,
    all_documents: 7,
    sourced_documents: 4,
  },
  sourcing: {
    subject_within: 16,
    words_of_note: 8,
  },
};
