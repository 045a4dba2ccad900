import { rememberReadings } from '../../../guards/remember-readings.ts';
import { mostTexts } from '../reading/essay-words.ts';
import { findYears } from '../reading/find-years.ts';
import { findKnown } from '../reading/known-history.ts';
import type { SentenceReading } from '../reading/read-essay.ts';
import type { Detector, DetectorContext } from './detector.ts';
import { offersAsOutside } from '../reading/offers-as-outside.ts';

const kinds = String.raw`(?:laws?|acts?|bills?|movements?|presidents?|groups?|organi[sz]ations?|associations?|societies|clubs|events?|court cases?|cases?|decisions|rulings?|programs?|reforms?|polic(?:y|ies)|protests?|marches|demonstrations|leaders?|activists?|reformers?|thinkers|strikes?|wars?|battles?|fights|conflicts|inventions?|inventors|technolog(?:y|ies)|machines?|discoveries|treat(?:y|ies)|agreements|compromises|amendments?|parties|politicians?|writers?|authors|artists|books?|novels|newspapers|articles|unions?|riots?|boycotts?|rebellions?|revolts?|uprisings?|attacks|massacres|killings|speeches|agencies|companies|corporations|businesses|business ?men|taxes|tariffs|measures|rights|events|figures|historical (?:events|figures|people)|things|stuff|examples?|changes|actions|efforts|countries|colonies|tribes|people|women|men|americans|immigrants|positions)`;
const modifier = String.raw`(?:(?:other|new|important|different|big|major|similar|famous|certain|more|kinds? of|types? of|sorts? of|such|federal|state|government|social|political|religious|economic|labor|civil rights|protest|antiwar|anti-war|reform|women['’]?s?|black|white|african american|historical|key|great|really|very|harsh|unfair|good|bad|\w+(?:al|ic|ous|ful|ish|ist))\s+){0,3}`;
const quantity = String.raw`(?:many|several|some|various|numerous|a ?lot of|lots of|a bunch of|a ton of|tons of|a number of|plenty of|other|certain|different|countless|a few|multiple|new|all (?:kinds|sorts) of|a couple(?: of)?|lots and lots of|more)`;
const quantified = new RegExp(
  String.raw`(?<!\bany |\bthan |\bwith |\bof )\b(?:${quantity})\s+${modifier}${kinds}\b(?:\s+and\s+${modifier}${kinds})?(?!\s+of\s+(?:these|his|her|their|them|the (?:documents|docs|sources))\b)`,
  'iu',
);
/** Matches a kind of thing without saying which one: "Social movements grew", "laws were passed". */
const bare = new RegExp(
  String.raw`\b(?:(?:social|labor|reform|civil rights|protest|political|religious|women['’]?s) (?:movements?|groups|organi[sz]ations|reforms|laws|activists|leaders) (?:also )?(?:grew|rose|emerged|began|started|formed|spread|were|happened|took|fought|helped|pushed)|(?:laws|acts|amendments|reforms|programs|policies|protests|strikes|riots|inventions|treaties|wars|taxes) (?:were|was|got|happened|came|took) (?:also |being |then |later )?(?:passed|made|added|created|started|signed|put|out|place|all|everywhere|across|held|invented)|there (?:was|were|is|are) (?:also |even |then )?(?:an? |some |big |many |lots of |a lot of |several )?(?:\w+ )?(?:book|law|court case|case|speech|movement|event|leader|war|strike|riot|protest|group|act|scandal|crisis|program|invention)s?\b|an? (?:famous|certain|big|major|important|new|very important|really important) (?:\w+ )?(?:book|pamphlet|law|court case|case|speech|movement|event|person|leader|strike|act|invention|scandal|program|battle)\b)`,
  'iu',
);

/** Words with which a sentence sums up or refers to what came before: a general word there isn't meant as evidence. */
const sumsUp =
  /^(?:so,? |thus|therefore|in conclusion|overall|all (?:of )?(?:this|these|in all)|these|this|that|both|as you can see|you can see|such)\b/iu;

/** Fires on outside evidence that isn't named: "many laws were passed". */
export const genericOutsideEvidence: Detector = {
  id: 'generic_outside_evidence',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: (context) =>
    context.body.flatMap(({ paragraph, sentence, before, after }) => {
      if (sentence.retells !== null && sentence.citations.length === 0) return [];
      if (sumsUp.test(sentence.text) && !offersAsOutside(sentence.text)) return [];
      const fewest = context.reading.thresholds.outside_evidence.words_of_generic_clause;
      if (!clausesOfHerOwn(sentence, fewest).some((clause) => isNameless(clause, context))) return [];
      if (
        after !== null &&
        !/^(?:also|another|then|next|besides|in addition)\b/iu.test(after.text) &&
        after.citations.length === 0 &&
        names(after.text, context)
      )
        return []; // the name follows
      if (
        before === null &&
        after !== null &&
        !offersAsOutside(sentence.text) &&
        sentence.citations.length === 0 &&
        isBackedUp(paragraph, context)
      )
        return []; // prettier-ignore -- a topic sentence is general by its nature
      return [{ paragraph, span: sentence, slots: { quote: sentence.text } }];
    }),
};

/** True if the rest of a paragraph points to a document or names something, so that its first sentence is a topic sentence. */
const isBackedUp = (paragraph: number, context: DetectorContext): boolean =>
  context.reading.paragraphs[paragraph]!.sentences.slice(1).some(
    ({ text, citations, retells }) => citations.length > 0 || retells !== null || names(text, context),
  );

/**
 * Returns the clauses of a sentence that may offer evidence of her own, each from its beginning to the end of the sentence or
 * to what it cites. A name before "and various laws were passed" isn't one of those laws; a name after it may be.
 */
function clausesOfHerOwn({ text, citations, start }: SentenceReading, fewestWords: number): readonly string[] {
  const first = (citations[0]?.start ?? Number.POSITIVE_INFINITY) - start;
  const last = (citations.at(-1)?.end ?? start) - start;
  const begins = [0, ...[...text.matchAll(/[,;:]?\s+(?:and|but|so|while|also|besides|plus)\s+/giu)].map(({ index, 0: said }) => index + said.length)]; // prettier-ignore
  return begins
    .flatMap((from) => {
      if (from >= last) return [text.slice(from)];
      const end = begins.findLast((other) => other > from && other <= first);
      return from < first && end !== undefined ? [text.slice(from, end)] : [];
    })
    .map((clause) => clause.replace(/^[^\p{L}]+/u, ''))
    .filter((clause, at) => (at === 0 && citations.length === 0) || clause.split(/\s+/u).length >= fewestWords);
}

/** True if a clause mentions a kind of thing in general terms. */
const isGeneral = rememberReadings((clause): boolean => quantified.test(clause) || bare.test(clause), mostTexts);

const isNameless = (clause: string, context: DetectorContext): boolean =>
  isGeneral(clause) && !/["“”]/u.test(clause) && !names(clause, context);

const noName =
  'I\\b|Americans?\\b|United States|U\\.?S\\b|USA|North\\b|South\\b|West\\b|East\\b|Northern|Southern|Western|Northerners|Southerners|Black|White|African|Indians?\\b|Native|British|English|England|Britain|French|Europe|European|Congress\\b|Government|Constitution\\b|Supreme|Court|President|Democrats?\\b|Republicans?\\b|Christian|Latin|Document|Doc\\b';

/** A name in the middle of a sentence, and one of two words at its beginning. */
const nameInside = new RegExp(String.raw`(?<=[\p{Ll},;:(]\s)(?!${noName})\p{Lu}[\p{L}.]+`, 'u');
const nameFirst = new RegExp(
  String.raw`^(?:(?:The|In|At|When|Then|And|But|After|For|Also),? )?(?!${noName}|Many|Several|Some|Various|Numerous|Lots|Plenty|Other|Certain|Different|Countless|Multiple|New|All|More|There|Additional|Social|Labor|Laws|Reform|Another|Outside|During|This|That|These|The|In|At|A|An|As|It|They|He|She|We|My|One|Also|And|But|So|Then|When|After|For|From|On|By|To|Besides|Beyond)\p{Lu}\p{L}+(?:['’]s)?\s+\p{Lu}\p{L}+`,
  'u',
);

/** True if a text names or dates something: a known thing, a capitalized word inside a sentence, initials. */
const names = (text: string, { known, prompt }: DetectorContext): boolean =>
  findKnown(text, known).some(({ thing: { kind } }) => kind !== 'group') ||
  findYears(text, prompt.start).some(({ from, to }) => from === to) ||
  nameInside.test(text) ||
  nameFirst.test(text);
