import type { ParagraphReading, SentenceReading } from './read-essay.ts';

/** A sentence whose matter is who made a document, when, for whom, or why. An attribution in passing has another verb of its own. */
const sourcing =
  /\b(?:(?:his|her|their|its|the) (?:intended |target )?(?:audience|purpose|point of view|pov|intent)(?: (?:of|for|in|behind|is|was|to)| [=:])|(?:audience|purpose|pov|point of view|historical situation|context)\s*[=:]|is an? (?:\w+ )?(?:speech|letter|article|cartoon|photograph|photo|poster|petition|report|notice|diary|essay|pamphlet|table|primary source|secondary source)\b|(?:who|he|she) (?:was|is) (?:an? |the |also |once )+\w+|(?:was|is|were) (?:an?|the) (?:\w+ ){1,5}(?:who|that|from|of|in) |(?:this|the) (?:document|source|letter|speech|doc) (?:is|was) (?:write|wrote|written|made|from|by)|is a primary source|^[^.]{0,40}, (?:an? |the )?[\w ]+, (?:in )?1[4-9]\d\d\b|(?:was|were|is|are) (?:a |an |the )?(?:\w+ ){0,3}(?:written|published|given|created|delivered|drawn|made|produced|spoken|recorded|taken|printed|issued|painted|sung) (?:by|in|for|to|at|on|during)\b|(?:the )?(?:author|speaker|writer|artist|cartoonist|creator|photographer|source)(?:'s)?(?: of (?:this|the) (?:document|doc|source|\w+))? (?:is|was|were|(?:\w+ )?(?:audience|purpose|point of view|pov|perspective|intention|background|goal))\b|(?:the )?(?:intended |target )?(?:audience|purpose|point of view|pov|historical situation|context|intent|intention)(?: (?:of|for|in|behind) [^.]{1,50})? (?:is|was|were|would be|are)\b|(?:was|is|being) an? (?:\w+ ){0,4}(?:senator|president|congressman|congresswoman|republican|democrat|farmer|worker|owner|businessman|business owner|economist|reformer|abolitionist|activist|lawyer|minister|preacher|teacher|journalist|editor|slave|slaveholder|planter|soldier|general|immigrant|politician|leader|governor|judge|justice|woman|man|student|union \w+|\w+ist)\b|wr(?:ote|itten) (?:this|it|the (?:letter|document|speech|article)) (?:in|for|to|as|during|when)\b|(?:intended|aimed|addressed|directed|meant) (?:for|at|to)\b)/iu;

/** "This is important because it gives us his point of view": a word of relevance, and the sourcing again. */
const emptyRelevance =
  /\b(?:because|since) (?:it|this|he|she|they) (?:gives?|shows?|tells?|lets?|helps?|was|were) (?:us )?(?:(?:see|know|understand) )?(?:his|her|their|the|really|actually|a|an) (?:point of view|pov|perspective|there|side|audience|purpose|primary)\b|\bto inform and persuade people\b/iu;

/** Where it's said why that matters. */
const relevance =
  /\b(?:because|becuase|bc|cuz|since|so (?:that|he|she|they|it|this|we|his|her|their|the)|which (?:is why|means?|shows?|explains?|makes?|made|suggests?|gives?|gave|reveals?|matters)|this (?:matters?|shows?|means?|meant|explains?|suggests?|makes?|made|reveals?|is (?:important|significant|relevant|why)|would|gives?|helps?|indicates?|affects?|influenced?|supports?|proves?|strengthens?|weakens?)|that (?:matters?|explains?|is why|means?|makes?)|matters?|important|significant|relevant|therefore|thus|hence|as a result|explains? why|reveal(?:s|ing)|suggest(?:s|ing)|show(?:s|ing) (?:how|that|why)|biased?|exaggerat\w+|persuad\w+|convinc\w+|credib\w+|would (?:have )?(?:want|need|try|make|see|be|know)\w*|in order to|trying to|hop(?:ed|ing) to|needed (?:to|votes|support)|to (?:gain|win|get|rally|defend|attack|justify|stir|push|sell|scare|show|prove))\b/iu;

/** How far after the sourcing a reader waits for its point: the sentence itself and the next. */
const waits = 1;

/** Whether a text's own matter is who made a document, when, for whom, or why (HIPP). */
export const isSourcing = (text: string): boolean => sourcing.test(text);

/** Whether a text says why something matters. */
export const saysWhyItMatters = (text: string): boolean =>
  relevance.test(text.replace(emptyRelevance, ' ').replace(/\bis (?:important|significant|relevant)\s+(?=[.,]|$)/giu, ' '));

/** A document whose situation a sentence explains, and whether it's said there or in the next sentence why that matters. */
export type Sourcing = { readonly source: number; readonly sentence: SentenceReading; readonly isRelevant: boolean };

/** Every sentence of a paragraph that explains a document's situation; without a document in or before it there's none to explain. */
export const sourcingIn = ({ sentences }: Pick<ParagraphReading, 'sentences'>): readonly Sourcing[] =>
  sentences.flatMap((sentence, at) => {
    if (!isSourcing(sentence.text)) return [];
    const source = (sentence.citations[0] ?? sentences.slice(0, at).flatMap(({ citations }) => citations).at(-1))?.source; // prettier-ignore
    const heard = sentences.slice(at, at + 1 + waits).map(({ text }) => text).join(' '); // prettier-ignore
    return source === undefined ? [] : [{ source, sentence, isRelevant: saysWhyItMatters(heard) }];
  });
