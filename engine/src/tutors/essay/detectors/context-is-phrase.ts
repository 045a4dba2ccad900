import { hasMatter, isTelling, stemsWithKin, wordsIn } from '../reading/essay-words.ts';
import { findKnown } from '../reading/known-history.ts';
import { findYears } from '../reading/find-years.ts';
import type { Detector, DetectorContext } from './detector.ts';

/** A context takes this many sentences beside the thesis (essay spec, "2–3 sentences of specific historical setup"). */
const fewestSentences = 2;

/** The introduction sets no context, or one of a phrase: under two sentences, or nothing in them but general words. */
export const contextIsPhrase: Detector = {
  id: 'context_is_phrase',
  severity: 'soft',
  phases: ['contextualization', 'drafting', 'revision'],
  find: (context) => {
    const { reading, prompt } = context;
    const opening = reading.paragraphs.filter(({ role }) => role === 'introduction');
    const [first] = opening;
    if (first === undefined) return [];
    const theses = reading.theses.filter(({ paragraph }) => paragraph === first.index);
    const thesis = theses[0];
    const setup = first.sentences.filter(({ start, citations }) => start !== thesis?.span.start && citations.length === 0);
    if (!first.sentences.some(({ text }) => wordsIn(text).some(hasMatter) && speaksOf(text, prompt.text))) return []; // nothing of the matter yet
    const specific = setup.filter((sentence) => isSpecific(sentence.text, context));
    if (setup.length >= fewestSentences && specific.length > 0 && tellingWords(setup.map(({ text }) => text).join(' ')) >= 6)
      return [];
    const span = setup[0] ?? null;
    return [{ paragraph: first.index, span, slots: { start: String(prompt.start), ...(span !== null && { quote: span.text }) } }];
  },
};

/** Whether a text has a word of the prompt's matter, in whatever word for it. */
const speaksOf = (text: string, prompt: string): boolean => {
  const matter = stemsWithKin(prompt);
  return wordsIn(text).some((word) => hasMatter(word) && matter.has(word.stem));
};

const tellingWords = (text: string): number =>
  new Set(
    wordsIn(text)
      .filter(isTelling)
      .map(({ stem }) => stem),
  ).size;

/** A sentence is specific where it names or dates something, or is mostly of words that tell something. */
function isSpecific(text: string, { known, prompt }: DetectorContext): boolean {
  const matter = wordsIn(text).filter(hasMatter).length;
  return (
    findKnown(text, known).length > 0 ||
    findYears(text, prompt.start).length > 0 ||
    /(?<=\p{Ll}[,;]?\s)\p{Lu}\p{Ll}{2,}/u.test(text) ||
    (tellingWords(text) >= 5 && tellingWords(text) / matter > 0.5)
  );
}
