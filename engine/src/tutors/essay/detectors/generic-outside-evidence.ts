import { findYears } from '../reading/find-years.ts';
import { findKnown } from '../reading/known-history.ts';
import type { Detector, DetectorContext } from './detector.ts';

const kindsOfEvidence =
  'laws?|acts?|bills?|movements?|presidents?|groups?|organizations?|events?|court cases?|cases?|rulings|programs?|reforms?|polic(?:y|ies)|protests?|leaders?|activists?|reformers|strikes?|wars?|battles|inventions?|treaties|amendments?|parties|politicians|writers|books|unions?|riots?|boycotts?|speeches|agencies|companies|businesses|people|historical (?:events|figures)|things|examples?|changes|actions|efforts';
const general = new RegExp(
  String.raw`\b(?:many|several|some|various|numerous|a lot of|lots of|plenty of|other|certain|different|countless|a few|multiple|new|important)\s+(?:other\s+|new\s+|important\s+|different\s+|[\w-]+\s+){0,2}(?:${kindsOfEvidence})\b`,
  'iu',
);
const bare =
  /\b(?:social|labor|reform|civil rights|protest|political|religious|women'?s) (?:movements?|groups|organizations|reforms|laws) (?:grew|rose|emerged|began|started|formed|spread|were|happened)\b|\blaws were (?:passed|made|created)\b/iu;

/** Evidence from beyond the documents that has no name: "many laws were passed". */
export const genericOutsideEvidence: Detector = {
  id: 'generic_outside_evidence',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: (context) =>
    context.body.flatMap(({ paragraph, sentence, before, after }) => {
      if (sentence.citations.length > 0 || sentence.retells !== null) return [];
      if (!general.test(sentence.text) && !bare.test(sentence.text) && !nameless.test(sentence.text)) return [];
      if (names(sentence.text, context)) return [];
      if (after !== null && after.citations.length === 0 && names(after.text, context)) return []; // the name follows
      if (before === null && after !== null) return []; // a topic sentence is general by its nature
      return [{ paragraph, span: sentence, slots: { quote: sentence.text } }];
    }),
};

/** One thing without its name: "a famous pamphlet", "there was a book", "there were riots". */
const nameless =
  /\b(?:there (?:was|were) (?:an? |also |some |big |even )*(?:book|law|court case|case|speech|movement|event|person|leader|war|strike|riot|protest|group|act|president|scandal|crisis|program|invention)s?\b|an? (?:famous|certain|big|major|important|new) (?:book|pamphlet|law|court case|case|speech|movement|event|person|leader|war|strike|act|invention|scandal)\b|(?:laws|acts|amendments|reforms|programs|policies) (?:were|was|got) (?:also )?(?:passed|made|added|created|started)\b)/iu;

/** Whether a text names or dates something: what is known, a word with a capital inside a sentence, initials. */
const names = (text: string, { known, prompt }: DetectorContext): boolean =>
  findKnown(text, known).length > 0 ||
  findYears(text, prompt.start).some(({ from, to }) => from === to) ||
  /(?<=[\p{Ll},;]\s)(?!I\b|American|United States|America\b|North\b|South\b|West\b|Northern|Southern|African|Congress\b)\p{Lu}[\p{L}.]+/u.test(
    text,
  );
