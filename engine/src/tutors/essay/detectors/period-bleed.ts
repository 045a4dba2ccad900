import { rememberReadings } from '../../../guards/remember-readings.ts';
import { mostTexts } from '../reading/essay-words.ts';
import { findYears } from '../reading/find-years.ts';
import { isSourcing } from '../reading/sourcing.ts';
import { historyOfSources } from '../reading/source-history.ts';
import type { TextSpan } from '../reading/text-span.ts';
import type { Detector } from './detector.ts';
import type { NamingSentence } from './outside-evidence.ts';

/** Words that mark a link to another time, a person's life, or an earlier state: a date with them isn't misplaced evidence. */
const marked =
  /\b(?:foreshadow\w*|reminiscent|echo\w*|parallels?|prior to|before (?:the|that|then|this|world|ww|1)|previous(?:ly)?|earlier|roots?|origins?|originat\w+|dat(?:es|ed|ing) back|going back|goes back|ever since|legacy|(?:even |much |years |decades |century |centuries |generation |still )later|later (?:on|become|became|lead|led|be|in the|movements?|generations?|reforms?|laws?)|eventually|decades? (?:after|before|earlier)|years? (?:after|before|earlier)|centur(?:y|ies) (?:after|before|earlier)|would (?:later|eventually|go on|become|lead|continue|not|be|come|return|soon|take|inspire|help|set|last|only)|in the future|today|nowadays|to this day|until|pav\w+ the way|laid the|set the stage|led (?:up )?to the|continu\w+ (?:into|through|until|after|past|well)|carried (?:on|over) into|lasted (?:into|until|through)|born|grew up|raised|childhood|as a (?:child|young|boy|girl)|served|fought in|veteran|career|in the wake|by the time|long-term|precedent|traditions?|had (?:already|once|long|happened|been (?:done|tried)|been [\w ]{1,30} since)|same (?:thing|kind|story|pattern|fight|argument|problem)s? (?:had|happened|went|played)|again in|kept (?:on )?going|come back|borrowed|copied|inspired by|descend\w+|heir|successor)\b/iu;

const isMarked = rememberReadings((text): boolean => marked.test(text) || likened.test(text), mostTexts);

/** Words that compare what follows them with another time. */
const likeness =
  /(?:\b(?:similar(?:ly)? to|(?:just|much|not|is|was|are|were|looks?|sounds?|feels?) like|(?:just|much|exactly) as|the way|reminds?|recalls?|resembl\w+|compar(?:e|ed|able|ison)\w*|unlike|in contrast (?:to|with)|same [\w ]{0,30}(?:as|that)|as (?:in|with|it was|they were))\b|(?:^|[,;:(] )like\b)/giu;

/**
 * Matches a comparison that mentions the other time first: "In the 1930s they wanted the same thing as the men at Homestead".
 */
const likened = /\bsame \w+[\w ]{0,30} (?:as|that)\b/iu;

/** Matches the beginning of a consequence of the argument, however late it is: "By 1900 the tribes had lost". */
const outcome =
  /\b(?:by|until|till|since|before|through|into|to|after)\s+(?:the\s+)?(?:early|late|mid|end of|year)?\s*(?:the\s+)?$/iu;

/** Fires on evidence for the argument that is outside the prompt's window. */
export const periodBleed: Detector = {
  id: 'period_bleed',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: ({ prompt, body, reading, known }) => {
    const held = historyOfSources(prompt.sources, known);
    const isDocumented = (name: string) => held.some(({ names }) => names.has(name));
    const { start, end, sources } = prompt;
    const lines = reading.thresholds.period;
    const documented = new Set(
      sources.flatMap(({ title, attribution, body: text, year }) => [
        ...findYears(`${title}. ${attribution}. ${text}`, start).map(({ text: written }) => written),
        String(year),
      ]),
    );
    return body.flatMap((one) => {
      const { paragraph, sentence } = one;
      if (isMarked(sentence.text) || isSourcing(sentence.text)) return [];
      const dated = datesIn(
        { ...one, things: one.things.filter(({ thing }) => !isDocumented(thing.name)) },
        start,
        lines.year_beside,
      ).filter(({ text }) => !documented.has(text));
      const inside = dated.some(({ from, to }) => to >= start && from <= end && from !== start && to !== end);
      const { sentences, citations } = reading.paragraphs[paragraph]!;
      const longEnough = reading.paragraphs.length > 1 ? lines.background_sentences : lines.background_sentences_alone;
      const setsContext =
        paragraph === 0 && citations.every(({ by }) => by === 'name' || by === 'kind') && sentences.length >= longEnough;
      const compared = [...sentence.text.matchAll(likeness)].map(({ index }) => sentence.start + index);
      const out = dated
        .filter((date) => !compared.some((at) => date.start > at && date.start - at < lines.compared_within))
        .find(({ from, to }) => from > end || (to < start && !inside && !setsContext));
      if (out === undefined) return [];
      const span = { text: out.text, start: out.start, end: out.end };
      return [{ paragraph, span, slots: { name: out.text, start: String(start), end: String(end) } }];
    });
  },
};

type Dated = TextSpan & { readonly from: number; readonly to: number };

/**
 * Returns the dates of a sentence: its years, and the dates of its events from their banks, unless a year within `beside`
 * characters contradicts them.
 */
function datesIn({ sentence, things }: NamingSentence, near: number, beside: number): readonly Dated[] {
  const years = findYears(sentence.text, near)
    .filter(({ start }) => !outcome.test(sentence.text.slice(0, start)))
    .map((year) => ({ ...year, start: sentence.start + year.start, end: sentence.start + year.end }));
  const events = things
    .filter(({ thing: { kind } }) => kind !== 'person' && kind !== 'group')
    .filter(({ start, end }) => !years.some((year) => year.start < end + beside && start < year.end + beside))
    .map(({ thing, text, start, end }) => ({ text, start, end, from: thing.start, to: thing.end }));
  return [...years, ...events].toSorted((left, right) => left.start - right.start);
}
