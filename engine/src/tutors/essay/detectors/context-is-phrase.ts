import { hasMatter, isProse, sharedMatter, tellingStems, wordsIn } from '../reading/essay-words.ts';
import { reasoningOf } from '../reading/reasons.ts';
import { findKnown } from '../reading/known-history.ts';
import { findYears } from '../reading/find-years.ts';
import type { Detector, DetectorContext } from './detector.ts';

/**
 * Fires if the introduction gives no context, or only a phrase of it: fewer than two sentences, or nothing but general words.
 */
export const contextIsPhrase: Detector = {
  id: 'context_is_phrase',
  severity: 'soft',
  phases: ['contextualization', 'drafting', 'revision'],
  find: (context) => {
    const { reading, prompt, phase } = context;
    const { thesis: lines, context: least } = reading.thresholds;
    const first = reading.paragraphs.find(({ role }) => role === 'introduction');
    if (first === undefined || first.sentences.length === 0) return [];
    const thesis = reading.theses.find(({ paragraph }) => paragraph === first.index);
    const comesLate = reading.theses.some(({ paragraph, holds }) => paragraph > first.index && holds);
    const mayBeBackground =
      comesLate ||
      (phase === 'contextualization' &&
        thesis !== undefined &&
        reasoningOf(thesis.span.text, prompt.text).behindReason.length < lines.words_behind_reason);
    const isThesis = (start: number) =>
      thesis !== undefined && start === thesis.span.start && (thesis.onPrompt >= lines.plainly_on_prompt || !mayBeBackground);
    const setup = first.sentences.filter(
      ({ start, citations }) => !isThesis(start) && citations.every(({ by }) => by === 'name' || by === 'kind'),
    );
    // Doesn't fire before she has written about the topic, unless context is what she was asked for.
    if (sharedMatter(first.text, prompt.text) === 0 && !(phase === 'contextualization' && isProse(first.text))) return [];
    const isSound = setup.some(({ text }) => isSpecific(text, context)) && tellingStems(setup.map(({ text }) => text).join(' ')).size >= least.telling_words; // prettier-ignore
    if (setup.length >= least.fewest_sentences && isSound) return [];
    const span = setup[0] ?? null;
    return [{ paragraph: first.index, span, slots: { start: String(prompt.start), ...(span !== null && { quote: span.text }) } }];
  },
};

/** True if a sentence is specific: it names or dates something, or consists mostly of telling words. */
function isSpecific(text: string, { known, prompt, reading: { thresholds } }: DetectorContext): boolean {
  const least = thresholds.context;
  const matter = wordsIn(text).filter(hasMatter).length;
  return (
    findKnown(text, known).length > 0 ||
    findYears(text, prompt.start).length > 0 ||
    /(?<=\p{Ll}[,;]?\s)\p{Lu}\p{Ll}{2,}/u.test(text) ||
    (tellingStems(text).size >= least.telling_words_of_sentence &&
      tellingStems(text).size / matter > least.telling_share_of_sentence)
  );
}
