import { findYears } from '../reading/find-years.ts';
import type { Detector } from './detector.ts';

/** Words that mark a link to another time, a life, or a state of things before: what they date is no evidence out of place. */
const marked =
  /\b(?:foreshadow\w*|similar(?:ly)? to|like the|just as|as (?:in|with) the|reminiscent|echo\w*|parallels?|compar\w+|unlike|in contrast to|prior to|before|previous(?:ly)?|earlier|roots?|origins?|dat(?:es|ed|ing) back|going back|ever since|since|legacy|later|eventually|decades? (?:after|later|before)|years? (?:after|later|before)|would (?:later|eventually|go on|become|lead|continue|not|be)|future|today|still|to this day|until|pav\w+ the way|laid the|set the stage|led (?:up )?to|continu\w+ (?:into|through|until)|born|grew up|raised|childhood|as a (?:child|young)|served|fought in|veteran|career|after the|following|in the wake|by the time|long-term|precedent|tradition|had (?:been|already|once|long))\b/iu;

/** Evidence for the argument that lies outside the prompt's window. */
export const periodBleed: Detector = {
  id: 'period_bleed',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: (context) => {
    const { start, end, sources } = context.prompt;
    const outside = ({ from, to }: { from: number; to: number }) => to < start || from > end;
    const inDocuments = sources
      .map(({ title, attribution, body, year }) => `${title} ${attribution} ${body} ${year ?? ''}`)
      .join(' ');
    return context.body.flatMap(({ paragraph, sentence, things }) => {
      if (marked.test(sentence.text) || sentence.retells !== null) return [];
      const events = things.filter(({ thing }) => thing.kind !== 'person' && thing.kind !== 'group');
      const years = findYears(sentence.text, start).filter(({ text }) => !inDocuments.includes(text));
      const dated = [
        ...years.map(({ from, to, text, start: at }) => ({ from, to, text, at: sentence.start + at })),
        ...events.map(({ thing, text, start: at }) => ({ from: thing.start, to: thing.end, text, at })),
      ];
      const out = dated.find(outside);
      // What a year dates inside the window is inside it, whatever its name may also stand for.
      if (out === undefined || years.some((one) => !outside(one))) return [];
      const span = { text: out.text, start: out.at, end: out.at + out.text.length };
      return [{ paragraph, span, slots: { name: out.text, start: String(start), end: String(end) } }];
    });
  },
};
