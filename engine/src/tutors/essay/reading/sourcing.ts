import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import { rememberReadings } from '../../../guards/remember-readings.ts';
import { mostTexts } from './essay-words.ts';
import type { ParagraphReading, SentenceReading } from './read-essay.ts';

const roles = String.raw`(?:\w*(?:ist|ists|sman|swoman|smen|worker|owner|holder|maker|keeper|grower|trader|hunter|driver|dealer|seller|fighter)|man|woman|men|women|girl|boy|senator|president|congress(?:man|woman)|representative|governor|mayor|secretary|minister|ambassador|diplomat|general|colonel|captain|officer|soldier|private|sailor|veteran|king|queen|delegate|member|leader|founder|chief|chairman|head|director|commissioner|superintendent|politician|candidate|republican|democrat|federalist|whig|populist|lawyer|attorney|judge|justice|professor|educator|teacher|student|preacher|pastor|reverend|bishop|priest|missionary|writer|author|novelist|poet|editor|publisher|reporter|photographer|painter|artist|printer|farmer|planter|sharecropper|tenant|settler|immigrant|worker|laborer|miner|weaver|welder|shoemaker|mechanic|clerk|nurse|doctor|banker|manufacturer|merchant|trader|trapper|explorer|slave|servant|fugitive|freedman|reformer|organizer|crusader|philosopher|historian|housewife|mother|father|widow|wife|husband|official|agent|negro|african american|puritan|quaker|loyalist|patriot|survivor|witness|expert|person|scholar|thinker|engineer|inventor|industrialist|tycoon|boss|employer|legislator|lawmaker|spokesman|speaker|commander|admiral|lieutenant|sergeant|cowboy|rancher|prospector|refugee|exile|student|critic|supporter|opponent|advocate|citizen|colonist|englishman|virginian|southerner|northerner|overseer|master|mistress|slaveowner|slaveholder|millworker|seamstress|maid|cook)`;
const copula = String.raw`(?:was|is|were|are|wuz|being)`;

/**
 * Matches a statement of who the maker of a document is: "Goldwater was a senator", "who was the governor", "Smith, a planter
 * from Virginia,".
 */
const isSomebody = new RegExp(
  String.raw`(?:\b(?:who|he|she|they)|\b(?:the|this) (?:author|speaker|writer|artist|cartoonist|creator|photographer|man|woman|person))(?: (?:of|behind|in) [^.,]{1,40})? ${copula}(?: also| once| then| really| actually| just)? (?!\w+ing\b)(?:(?:an?|the|one of(?: the)?|both an?) )?(?:[\w'’.-]+ ){0,5}?${roles}s?\b`,
  'iu',
);
/** Offices that are used without an article: "Morris was superintendent of finance". */
const offices =
  '(?:superintendent|secretary|president|governor|editor|chairman|director|head|chief|mayor|treasurer|commissioner|ambassador|minister)';
const namedIsSomebody = new RegExp(
  String.raw`^[^.]{0,12}?\S+(?: \S+){0,4}? ${copula}(?: also| once| then| both)? (?:(?:(?:an?|the|one of(?: the)?) )(?:[\w'’.-]+ ){0,5}?${roles}s?\b|${offices} (?:of|to|for)\b)`,
  'iu',
);
/** Matches how a document was made: "was written by", "his speech was given in", "she wrote this letter in". */
const isMade =
  /\b(?:was|were|is|are|got|been)(?: \w+ly)? (?:a |an |the )?(?:\w+ ){0,2}?(?:written|write|wrote|published|given|created|delivered|drawn|made|produced|spoken|recorded|taken|printed|issued|painted|sung|posted|adopted|released|addressed|directed|aimed|sent) (?:by|in|for|to|at|on|during|when|as|from)\b|\b(?:wrote|gave|made|drew|published|delivered|took|created|produced|painted|wrote|writes) (?:this|it|the|his|her) (?:letter|document|speech|article|book|pamphlet|cartoon|poster|newsletter|address|report|essay|sermon|message|photo\w*|picture|source|statement|editorial|diary|petition)?\s*(?:in|for|to|as|during|when|at|on)\b|\bwriting (?:this )?(?:in|for|to|as|during) /iu;
/** Matches "Document 5 is by Barry Goldwater" or "is a letter from a farmer", and who that is after a comma. */
const isBy =
  /\b(?:is|was|comes) (?:an? (?:\w+ ){1,3})?by \p{Lu}|\b(?:is|was|comes) (?:an? (?:\w+ ){0,2}(?:letter|speech|document|source|article|book|pamphlet|cartoon|poster|report|essay|sermon|message|photo|photograph|picture|diary|petition|ad|advertisement|excerpt|quote) )?from \p{Lu}/u;
const behindComma = new RegExp(String.raw`, (?:an?|the) (?:[\w'’.-]+ ){0,4}?${roles}\b`, 'iu');
/** Matches an element of HIPP that is named: "The audience is", "POV: rich owner", "H = marines". */
const isLabelled = new RegExp(
  [
    String.raw`\b(?:intended |target |main )?(?:audience|purpose|point of view|pov|historical (?:situation|context)|perspective|intent|intention)s?(?: (?:of|for|in|behind|here)(?: [^.,;]{1,50}?)?)? (?:is|was|were|are|would be|=|:)`,
    String.raw`\b(?:audience|purpose|pov|point of view|historical situation|situation|context|author|speaker)\s*[=:–-]`,
    String.raw`(?:^|[\s;,.])(?:H|HS|HC|A|IA|P|POV|I)\s*[=:–]\s*\w`,
    String.raw`^\s*(?:H|A|P|POV|HC)\s*-\s*\w`,
    String.raw`\b(?:is|was|comes?|came|written|told|speaking|speaks) (?:\w+ )?from (?:the|a) (?:\w+ )?(?:point of view|perspective|pov|viewpoint)\b`,
    String.raw`\b(?:intended|aimed|addressed|directed|meant) (?:for|at|to|towards?) (?:an audience|people|the|those|all|other|his|her|their)\b`,
    String.raw`\bis a (?:primary|secondary) source\b`,
  ].join('|'),
  'iu',
);
const dated = /\b1[4-9]\d\d\b|\b20[01]\d\b/u;
const placed =
  /\b(?:in|at|before|to|for|during|after|while|when) (?:the |a |an |his |her |their )?(?:\p{Lu}|house|senate|court|convention|opening|time|middle|beginning|end|war|strike|depression|debate|campaign|meeting|congress|public|people|readers?|voters?|members?|parents|father|mother|newspaper)/u;

/**
 * Matches a word of relevance that is followed by the sourcing again: "This is important because it gives us his point of
 * view", "so it's biased".
 */
const emptyRelevance =
  /\b(?:because|since|as) (?:it|this|he|she|they) (?:gives?|shows?|tells?|lets?|helps?|was|were|is|are) (?:us |me )?(?:(?:see|know|understand) )?(?:his|her|their|the|really|actually|a|an|there|from|what) (?:\w+ )?(?:point of view|pov|perspective|there|side|audience|purpose|primary|view|was|time)\b[^.;]*|\bto (?:inform|tell|let|show|persuade)(?: and persuade)? (?:the )?(?:people|readers|everyone|audience|public|us)\b[^.;]*|\b(?:so|and|which (?:means|makes)|therefore)(?: that)? (?:it|he|she|they|the (?:source|document|author))?(?:['’]s| is| was| are| were| would be| makes it| might be| may be)?(?: \w+)? bias(?:ed)?(?: \w+)?\s*(?=[.;]|$)|\bprimary source because [^.]*/giu;
const bareImportance =
  /\b(?:and )?(?:this |that |it |which )?(?:is|was) (?:very |really |so )?(?:important|significant|relevant)(?: too| here)?\s*(?=[.,;]|$)/giu;

/** Matches words that say, in the same sentence, why it matters. */
const relevance =
  /\b(?:because|becuase|becasue|bc|cuz|so(?! (?:much|many|far|long|called|on|forth)\b)|which (?:is why|means?|meant|shows?|explains?|makes?|made|suggests?|gives?|gave|reveals?|matters|tells|helps|puts?|could|would|proves?|lets?|led|allowed)|(?:this|that|it|they) (?:matters?|shows?|means?|meant|explains?|suggests?|makes?|made|reveals?|is (?:important|significant|relevant|why|the reason)|gives?|helps?|indicates?|affects?|influenced?|supports?|proves?|strengthens?|weakens?|tells?)|matters?|therefore|thus|hence|as a result|explain(?:s|ing)? why|reveal(?:s|ing)|suggest(?:s|ing)|show(?:s|ing) (?:how|that|why|just)|exaggerat\w+|credib\w+|reliab\w+|trustworth\w+|believab\w+|(?:would|might|may|could|must)(?: not|n['’]t)? (?:have (?:been|had|wanted|needed|felt|known|seen)|naturally|want|need|try|make|see|be (?:expected|likely|more|less|inclined|trying)|know|play|say|tell|use|exaggerate)|every reason|reason to|no reason|trying to|hop(?:ed|ing) to|want(?:ed|ing) (?:to|his|her|their|them)|needed (?:to|votes|support)|interest in|stake in|only makes sense|even though|despite)\b/iu;

/**
 * Matches the beginning of a sentence that takes up the sourcing before it: "That matters", "Knowing this", "Coming from him",
 * "So when he says".
 */
const picksUp =
  /^(?:and |but )?(?:this|that|these|those|so|therefore|thus|hence|because|since|knowing|being|coming|given|as (?:a|an|such|someone|the)|for (?:him|her|them|someone|a|an)|which|it (?:matters|is (?:important|significant|relevant)|makes|explains|shows|tells|means|helps)|(?:he|she|they)(?:['’]d| would| had| needed| wanted| hoped| was (?:trying|hoping|afraid)| were trying| ha[sd] (?:every|good|no|a)| knew| could| must| ought)|(?:his|her|their) (?:position|job|role|audience|goal|point|background|office|interest|purpose|motive|status|place|experience)|an? (?:man|woman|person|girl|senator|president|owner|slave|worker|farmer|general|politician|source|speech|letter)\b|someone|anyone|with (?:that|this))\b/iu;

/** Matches a sentence that also reports what the document says, so that who made it is only mentioned in passing. */
const tellsContent =
  /\b(?:says?|said|states?|stated|argues?|argued|claims?|claimed|describes?|talks?|talked|tells?|told|explains?|wants?|believes?|thinks?|complains?|mentions?|warns?|calls?|demands?|writ\w+ (?:\w+ ){0,3}about)\b/iu;

/** In a note, which is short, who or when alone counts as much as a sentence in an essay. */
const noted = new RegExp(String.raw`(?:,|\bis|\bwas|^|\ban?|\bthe|-)\s*(?:[\w'’.-]+ ){0,3}${roles}s?\b`, 'iu');

/** True if a sentence is about who made a document, when, for whom, or why (HIPP): it names one element, or contains two. */
export const isSourcing = (written: string, isNamed = false): boolean => (isNamed ? sourcesNamed : sources)(written);

const sources = rememberReadings((text): boolean => isSourcingOf(text, false), mostTexts);
const sourcesNamed = rememberReadings((text): boolean => isSourcingOf(text, true), mostTexts);

function isSourcingOf(written: string, isNamed: boolean): boolean {
  const text = withoutQuotations(written);
  if (isLabelled.test(text)) return true;
  const somebody = isSomebody.test(text) || (isNamed && namedIsSomebody.test(text));
  const made = isMade.test(text) || isBy.test(text);
  if (!somebody && !made) return false;
  const elements =
    Number(somebody || behindComma.test(text)) + Number(made) + Number(dated.test(text)) + Number(placed.test(text));
  return (
    elements >= 2 + Number(tellsContent.test(text)) ||
    (somebody && !tellsContent.test(text) && !/\band (?:he|she|they|it)\b/iu.test(text))
  );
}

/** True if a sentence mentions who made a document, or how, even in passing. */
const touchesSituation = (text: string): boolean => isSomebody.test(text) || isMade.test(text);

/** A note that asks, doubts, or compares isn't about who made a document. */
const musing = /\?|^\W*(?:i|why|how|compare|omg|lol|wow|same|this)\b|\bi (?:don|do|can)/iu;

/** True if a student's note next to a document is about who made it, when, for whom, or why. */
export const isNoteOnSituation = (note: string, lines: DetectorThresholds['sourcing']): boolean =>
  isSourcing(note) || (!musing.test(note) && !tellsContent.test(note) && (noted.test(note) || (dated.test(note) && note.split(/\s+/u).length <= lines.words_of_note))); // prettier-ignore

/** True if a text says why something matters, instead of only repeating the sourcing. */
export const saysWhyItMatters = (text: string): boolean => relevance.test(withoutEmptyWords(text));

const withoutEmptyWords = (text: string): string => text.replace(emptyRelevance, ' ').replace(bareImportance, ' ');
/** Removes quotations, because a document's own words aren't the student's. */
const withoutQuotations = (text: string): string => text.replaceAll(/["“][^"”]*["”]/gu, ' ');

/** A document whose situation a sentence explains, and whether that sentence or the next says why it matters. */
export type Sourcing = { readonly source: number; readonly sentence: SentenceReading; readonly isRelevant: boolean };

/** Returns every sentence of a paragraph that explains a document's situation. Empty if the paragraph points to no document. */
export const sourcingIn = (
  { sentences, citations }: Pick<ParagraphReading, 'sentences' | 'citations'>,
  lines: DetectorThresholds['sourcing'],
): readonly Sourcing[] =>
  sentences.flatMap((sentence, at) => {
    const isNamed = sentence.citations.some(({ start, by }) => by === 'name' && start - sentence.start < lines.subject_within);
    const touches = isSourcing(sentence.text, isNamed);
    // A single element isn't enough by itself, but together with its point it sources the document.
    if (!touches && !(touchesSituation(sentence.text) && saysWhyItMatters(sentence.text))) return [];
    const before = sentences.slice(0, at).flatMap((one) => one.citations);
    const source = (sentence.citations[0] ?? before.at(-1) ?? citations[0])?.source;
    const next = sentences[at + 1];
    const isRelevant =
      saysWhyItMatters(sentence.text) || (next !== undefined && next.retells === null && picksUp.test(next.text) && !isSourcing(next.text) && hasPoint(next.text)); // prettier-ignore
    return source === undefined ? [] : [{ source, sentence, isRelevant }];
  });

/** True if a sentence says more than that something is important. */
const hasPoint = (text: string): boolean => withoutEmptyWords(text).split(/\s+/u).length >= 5;
