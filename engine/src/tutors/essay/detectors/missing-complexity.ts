import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { findYears } from '../reading/find-years.ts';
import type { ParagraphReading } from '../reading/read-essay.ts';
import { concessionsIn } from '../reading/reasons.ts';
import { sourcingIn } from '../reading/sourcing.ts';
import type { Detector } from './detector.ts';

/** Words that weigh things: one cause against another, both sides of a change, a link to another time. */
const weighs =
  /\b(?:more (?:important|significant|decisive|powerful)\w* than|less (?:important|significant) than|another (?:cause|reason|factor)|other (?:causes|reasons|factors)|continuit\w+|remained (?:the same|unchanged)|stayed the same|did not (?:change|end|reach|extend)|foreshadow\w*|similar to (?:the|how)|(?:this|it|which|that) (?:recalls?|resembles?)|(?:same|similar) (?:thing|story|pattern|fight|argument)s? (?:had |also )*(?:happened|played|went)|reminiscent|parallels?|echo(?:s|e[ds]|ing)?|would later|paved the way|limits?|limited|contradict\w*|paradox\w*|nuance\w*|complicat\w*|mixed|uneven|even so|(?:was|were)(?: not|n['’]t) (?:the )?(?:only|alone|whole|sole|full|all)|to some extent|partial(?:ly)?|exceptions?|depend(?:ed|s) on|persist(?:s|ed|ing|ence)|endured?|surviv(?:e|es|ed|al)|linger(?:s|ed)|carried on|as (?:before|ever)\b|still (?:had|was|were|could|held|lived|worked|owned|paid|faced|ruled|wanted|believed)|one cause among|(?:two|three|several|multiple) (?:causes|reasons|forces|factors)|combin(?:ation of|ed (?:to|with))|not (?:one|a single|just one)\b[^.]{0,60}\bbut|worked together|went hand in hand|had (?:its|their) (?:share|part|place|limits)|(?:by (?:itself|themselves)|on (?:its|their) own)|(?:generations?|centur(?:y|ies)|decades?) (?:earlier|before|later|afterwards?)|explains? (?:how|why|what|the)\b[^.]{0,60}\b(?:and|but)\b[^.]{0,40}\bexplains?)\b/iu;

type Paragraphs = readonly ParagraphReading[];

/** Matches a later paragraph that begins by turning to the other side: "But Trotter met screens", "Not everybody gained". */
const turns =
  /^(?:but|yet|however|still,|nevertheless|nonetheless|on the other hand|at the same time|not (?:all|every\w*)\b|even so|for others?)\b/iu;
/**
 * Matches a paragraph that begins with what was not true: "The guardian was never loved by all", "The North was no promised
 * land".
 */
const denies =
  /\b(?:was|were|is|are) no (?!longer|more|one|doubt|question|secret|different)\w+|\b(?:not|never|hardly|scarcely|\w+n['’]t)\b[^.]{0,40}\b(?:all|every\w*|always|alone|whole|complete\w*|entire\w*|total\w*)\b/iu;
/** Matches "The war was only half of it, though." */
const turnsAtEnd = /,\s+(?:though|however|all the same)[.!]$/iu;
const turnsOver = (paragraphs: Paragraphs): boolean => {
  const body = paragraphs.filter(({ role }) => role !== 'introduction');
  return body
    .slice(1)
    .some(
      ({ sentences: [first] }) =>
        first !== undefined &&
        (turns.test(first.text) || turnsAtEnd.test(first.text) || (first.citations.length === 0 && denies.test(first.text))),
    );
};

/** Counts the documents that are sourced along with why it matters. Enough of them are another form of complexity. */
const sourced = (paragraphs: Paragraphs, lines: DetectorThresholds['sourcing']): number =>
  new Set(paragraphs.flatMap((paragraph) => sourcingIn(paragraph, lines).flatMap(({ source, isRelevant }) => (isRelevant ? [source] : [])))).size; // prettier-ignore

/** True if the essay compares its argument with another time: it mentions a date outside the window. */
const linksBeyond = (paragraphs: Paragraphs, { start, end }: EssayPrompt): boolean =>
  paragraphs
    .filter(({ role }) => role !== 'introduction')
    .flatMap(({ sentences }) => sentences)
    .some(({ text }) => likens.test(text) && findYears(text, start).some(({ from, to }) => from > end || to < start));
const likens =
  /\b(?:(?:just|much) like|(?:just|much) as|similar(?:ly)? to|same \w+|as (?:in|with)|again|like (?:the|in)|compar\w+|unlike|kept going|went on|lived on|still|later)\b/iu;

/** Fires if the essay argues a single line: nothing is qualified, weighed, or linked to something beyond it. */
export const missingComplexity: Detector = {
  id: 'missing_complexity',
  severity: 'soft',
  phases: ['revision'],
  find: ({ reading: { paragraphs, theses, thresholds }, prompt }) => {
    const least = thresholds.complexity;
    const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
    if (paragraphs.length < least.fewest_paragraphs || text.split(/\s+/u).length < least.fewest_words) return [];
    const cited = new Set(paragraphs.flatMap(({ citations }) => citations.map(({ source }) => source))).size;
    const weighty = (role: string, index: number, sentences: (typeof paragraphs)[number]['sentences']) => {
      if (role === 'body') return [sentences[0], sentences.at(-1)];
      // In an introduction, "But Hoover still relied on charity" is background. Only in the thesis would it be a qualification.
      const isThesis = (start: number) => theses.some(({ paragraph, span }) => paragraph === index && span.start === start);
      return role === 'introduction'
        ? sentences.filter((one, at) => at === sentences.length - 1 || isThesis(one.start))
        : sentences;
    };
    const leading = paragraphs.flatMap(({ role, index, sentences }) =>
      weighty(role, index, sentences).flatMap((sentence) => (sentence === undefined ? [] : [sentence.text])),
    );
    if (cited >= least.all_documents || leading.some((sentence) => concessionsIn(sentence, prompt.text).length > 0)) return [];
    const argued = paragraphs.filter(({ role }) => role !== 'introduction').map((paragraph) => paragraph.text);
    if (weighs.test([...leading, ...argued].join('\n')) || turnsOver(paragraphs) || linksBeyond(paragraphs, prompt)) return [];
    if (sourced(paragraphs, thresholds.sourcing) >= least.sourced_documents) return [];
    return [{ paragraph: null, span: null, slots: {} }];
  },
};
