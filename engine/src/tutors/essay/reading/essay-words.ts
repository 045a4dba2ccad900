import { rememberReadings } from '../../../guards/remember-readings.ts';
import { stemOf } from '../../../hearing/vocabulary/stem.ts';

/** A word of a text in lower case, with its stem and its position. */
export type EssayWord = { readonly word: string; readonly stem: string; readonly start: number; readonly end: number };

/**
 * A draft's sentences are read again after every change, so their readings are cached. With more texts than this, the cache is
 * cleared.
 */
export const mostTexts = 3_000;

/**
 * Returns the words of a text, including numbers. An apostrophe and what follows it are left out ("Goldwater's" is
 * `goldwater`).
 */
export const wordsIn = rememberReadings(
  (text): readonly EssayWord[] =>
    [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)].map(({ 0: written, index }) => {
      const word = written.toLowerCase().replace(/['’].*$/u, '');
      return { word, stem: stemOf(word), start: index, end: index + written.length };
    }),
  mostTexts,
);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map((word) => stemOf(word)));

/** Function words, which carry no content. */
const carrying =
  setOf(`a about above across after again against ago all almost along already also although always am among an and another any anyone anything are around as at away back be became because
  become been before began begin behind being below between both brought but by call came can cannot come could day did do does doing done down during each either else end especially even ever every
  far few find finally first for form from full further gave get give go going gone got had half has have having he her here him his how however i if in indeed instead into is it its itself just keep kept
  know known last later least left less let like little long look made make making man many may me mean men might mine more most much must my near nearly need never new next no none nor not nothing now of
  off often old on once one only or other others our out over own part past per perhaps put quite rather really right said same saw say says see seem seen several shall she should show shown shows
  since so some someone something soon still such take taken than that the their them then there therefore these they thing things this those though through throughout thus till to today together too took toward
  towards true turn two under until up upon us use used using very want wanted was way ways we well went were what when where whether which while who whole whom whose why will with within without
  would yes yet you your due own thereby hence essay paragraph prompt question thesis document doc source author argue argument state states show discuss
  dont didnt doesnt isnt wasnt werent arent cant couldnt wouldnt wont hadnt hasnt havent shouldnt thats its theres theyre youre im ive id gonna wanna alot kinda sorta really pretty actually basically
  ok okay lol honestly anyway etc eg ie example instance according including toward upon versus vs`);

/**
 * Words with which a student says that something happened and how much, but not what or why. Most prompts contain such words.
 */
const empty =
  setOf(`change changed changes changing shift shifted transform transformed transformation evolve evolved evolution alter altered affect affected effect effects impact impacts impacted influence
  influenced cause caused result resulted lead led great greatly large largely major majorly significant significantly significance substantial substantially drastic drastically dramatic dramatically huge
  big important importance key main mainly primary primarily extent degree extremely certain moderate somewhat completely entirely total totally different difference differently similar same
  continue continued continuity remain remained role play played develop developed development grow grew growth increase increased decrease expand expanded improve improved history historical
  event events time times era eras period periods year years decade decades century centuries age day days america american americans united country nation national nationwide society social socially
  people person citizens everyone everybody world life lives living politic political politically economic economical economically economy culture cultural culturally aspect aspects factor factors reason reasons
  issue issues problem problems idea ideas view views situation condition conditions area areas level levels place matter stuff lot lots kind type various variety multiple numerous
  good bad better worse positive negative positively negatively success successful successfully fail failed ultimately overall generally general mostly clearly definitely obviously truly evaluate assess analyze
  goal goals aim aims method methods means result results tie ties watershed same anymore second mother huge massive compare compared comparison contrast
  start started ended happen happened occur occurred exist existed old new modern today turning point back forever never normal whole afterward afterwards thereafter
  decline declined declining decrease decreased fall fell falling rise rose rising drop dropped shape shaped shaping reshape reshaped transformative revolutionary marked defining
  interesting complex complicated discuss discussed explain explained describe described talk talked talking look looked looking wonder think thought feel felt believe
  considerable considerably lasting profound profoundly genuine genuinely underwent undergo undergone remarkable remarkably notable notably undoubtedly doubtless deny denied survey surveys character
  characterized historian historians debate debated separate separates course run formerly occupy occupied position positions expected term terms foundation fundamental fundamentally root roots tree picture
  understanding understandings comparison strong stronger disagree disagreed agree agreed argue argued opinion opinions believed everything nothing anything anyone nobody certain likely probably certainly undeniable undeniably`);

/** True if a word says something of its own about history: not a function word, and not one that any essay has. */
export const isTelling = ({ word, stem }: EssayWord): boolean =>
  word.length > 1 && !carrying.has(stem) && !empty.has(stem) && !/^\d{1,2}$/u.test(word);

/** True if a word carries any content, even if only that of the prompt. */
export const hasMatter = ({ stem, word }: EssayWord): boolean => word.length > 1 && !carrying.has(stem);

const kinships: readonly string[] = [
  'federal government state washington authority',
  'role part function place',
  'economy economic business commerce industry',
  'change shift transform evolve alter reform reshape redefine revolution',
  'woman women female',
  'black african afro negro freedmen freedman freedpeople',
  'worker labor laborer work working employee',
  'slave slavery enslaved enslavement',
  'war conflict fighting',
  'right freedom liberty equality',
  'colony colonist colonial colonies',
  'britain british england english crown',
  'immigrant immigration immigrate foreigner',
  'farm farmer agriculture agrarian',
  'indian native indigenous tribe',
  'democracy democratic vote voter voting suffrage',
  'foreign overseas international abroad policy',
  'expansion expand territory territorial growth',
  'movement activism activist campaign',
  'attitude opinion view belief',
  'confidence trust faith believe',
  'relationship tie relation bond',
  'farmer farm',
  'industrial factory industry',
  'respond react reaction response',
  'business corporation company',
  'rise growth grow rose',
  'method way means tactic',
  'society american',
  'conflict tension fight',
];

/** Words that mean the same in an essay about a prompt, by stem, so that a prompt in other words is still recognized. */
const kin: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  kinships.flatMap((line) => {
    const stems = [...setOf(line)];
    return stems.map((stem) => [stem, new Set(stems)] as const);
  }),
);

/** Returns the stems of a prompt and all their synonyms. Cached, because it is needed for each sentence of a draft. */
export const stemsWithKin = rememberReadings((prompt): ReadonlySet<string> => {
  const stems = new Set<string>();
  for (const { stem } of wordsIn(prompt)) for (const like of kin.get(stem) ?? [stem]) stems.add(like);
  return stems;
}, 100);

/** Returns the stems of a text's content words. */
export const matterStems = rememberReadings((text): ReadonlySet<string> => stemsOf(text, hasMatter), 100);

/** Returns the stems of a text's telling words. */
export const tellingStems = rememberReadings((text): ReadonlySet<string> => stemsOf(text, isTelling), 2_000);

const stemsOf = (text: string, which: (word: EssayWord) => boolean): ReadonlySet<string> =>
  new Set(
    wordsIn(text)
      .filter(which)
      .map(({ stem }) => stem),
  );

/** Counts the content words of a text that are also in a prompt, or have synonyms there. */
export function sharedMatter(text: string, prompt: string): number {
  const known = stemsWithKin(prompt);
  return [...stemsOf(text, hasMatter)].filter((stem) => known.has(stem)).length;
}

/** The fewest words from which a language can be told, and the least share of function words in an English text. */
const english = { words: 10, share: 0.12 };

/**
 * True if a text may be English: it is short, or has the function words that English needs. A mere list of names and labels
 * isn't accepted either.
 */
export function mayBeEnglish(text: string): boolean {
  const words = wordsIn(text.slice(0, 2_000));
  return words.length < english.words || words.filter(({ stem }) => carrying.has(stem)).length / words.length >= english.share;
}

/**
 * True if a text, however short, makes a statement in English that addresses nobody: four or more words, not too repetitive,
 * with some function words.
 */
export function isProse(text: string): boolean {
  const words = wordsIn(text);
  const addressed = /\b(?:i|i['’]?m|idk|me|my|you|your|pls|please|help)\b/iu.test(text);
  if (addressed || text.trim().endsWith('?') || new Set(words.map(({ word }) => word)).size < words.length * 0.6) return false;
  return words.length >= 4 && words.filter(({ stem }) => carrying.has(stem)).length / words.length >= 0.25;
}
