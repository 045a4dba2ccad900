import { rememberReadings } from '../../../guards/remember-readings.ts';
import { mostTexts } from './essay-words.ts';

const documents = String.raw`(?:documents?|docs?|sources?|passages?|readings?|excerpts?|dbq)(?!\s*[#\d(])`;
const the = String.raw`(?:(?:the|these|those|any|one|of|all|our|my|given|seven|what(?:'s| is)|in)\s+){0,4}`;
const plainly = new RegExp(
  [
    String.raw`\boutside (?:of )?${the}${documents}`,
    String.raw`\b(?:outside|extra|own) (?:piece of |bit of )?(?:historical )?(?:evidence|information|info|knowledge|facts?|examples?)\b`,
    String.raw`\badditional (?:piece of |bit of )?(?:historical )?(?:evidence|information)\b`,
    String.raw`\b(?:beyond|besides|apart from|aside from|other than|in addition to|on top of|not counting|separate from) ${the}${documents}`,
    String.raw`(?:\bnot|n['’]t|\bisnt|\barent|\bwasnt|\bnever|\bnowhere|\bno) (?:\w+ ){0,3}?(?:in|from|by|of|among) (?:the|any|these|one of the|our)\s+(?:\w+ )?${documents}`,
    String.raw`\bnone of the (?:\w+ )?${documents} (?:mention|talk|say|show|have|tell|bring)`,
    String.raw`\bno (?:document|doc|source) (?:mentions|talks|says|shows|has|tells)`,
    String.raw`\bthe ${documents} (?:don['’]?t|do not|never|leave|skip|miss|fail)`,
    String.raw`\bnot (?:mentioned|included|shown|covered|listed) (?:here|above|in any|in the)\b`,
    String.raw`\banother piece of (?:historical )?(?:evidence|information)\b`,
    String.raw`\b(?:i know from|from class|in class|we learned|i learned|i(?:['’]ve| have) learned|i (?:also )?know (?:that|about|of)|from what i (?:know|learned|remember)|my own (?:evidence|example|knowledge)|from my (?:own )?(?:knowledge|class|memory)|i can (?:also )?add|to bring in (?:something|one)|something else from outside)\b`,
  ].join('|'),
  'iu',
);

/** True if the student herself says that something isn't from the documents. */
export const offersAsOutside = rememberReadings((text): boolean => plainly.test(text), mostTexts);
