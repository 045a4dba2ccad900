import type { ParagraphReading, SentenceReading } from './read-essay.ts';

/** A sentence whose matter is who made a document, when, for whom, or why. An attribution in passing has another verb of its own. */
const sourcing =
  /\b(?:(?:was|were|is|are) (?:a |an |the )?(?:\w+ ){0,3}(?:written|published|given|created|delivered|drawn|made|produced|spoken|recorded|taken|printed|issued|painted|sung) (?:by|in|for|to|at|on|during)\b|(?:the )?(?:author|speaker|writer|artist|cartoonist|creator|photographer|source)(?:'s)?(?: of (?:this|the) (?:document|doc|source|\w+))? (?:is|was|were|(?:\w+ )?(?:audience|purpose|point of view|pov|perspective|intention|background|goal))\b|(?:the )?(?:intended |target )?(?:audience|purpose|point of view|pov|historical situation|context|intent|intention)(?: (?:of|for|in|behind) [^.]{1,50})? (?:is|was|were|would be|are)\b|(?:was|is|being) an? (?:\w+ ){0,4}(?:senator|president|congressman|congresswoman|republican|democrat|farmer|worker|owner|businessman|business owner|economist|reformer|abolitionist|activist|lawyer|minister|preacher|teacher|journalist|editor|slave|slaveholder|planter|soldier|general|immigrant|politician|leader|governor|judge|justice|woman|man|student|union \w+|\w+ist)\b|wr(?:ote|itten) (?:this|it|the (?:letter|document|speech|article)) (?:in|for|to|as|during|when)\b|(?:intended|aimed|addressed|directed|meant) (?:for|at|to)\b)/iu;

/** Where it's said why that matters. */
const relevance =
  /\b(?:because|becuase|bc|cuz|since|so (?:that|he|she|they|it|this|we|his|her|their|the)|which (?:is why|means?|shows?|explains?|makes?|made|suggests?|gives?|gave|reveals?|matters)|this (?:matters?|shows?|means?|meant|explains?|suggests?|makes?|made|reveals?|is (?:important|significant|relevant|why)|would|gives?|helps?|indicates?|affects?|influenced?|supports?|proves?|strengthens?|weakens?)|that (?:matters?|explains?|is why|means?|makes?)|matters?|important|significant|relevant|therefore|thus|hence|as a result|explains? why|reveal(?:s|ing)|suggest(?:s|ing)|show(?:s|ing) (?:how|that|why)|biased?|exaggerat\w+|persuad\w+|convinc\w+|credib\w+|would (?:have )?(?:want|need|try|make|see|be|know)\w*|in order to|trying to|hop(?:ed|ing) to|needed (?:to|votes|support)|to (?:gain|win|get|rally|defend|attack|justify|stir|push|sell|scare|show|prove))\b/iu;

/** How far after the sourcing a reader waits for its point: the sentence itself and the next. */
const waits = 1;

/** Whether a text's own matter is who made a document, when, for whom, or why (HIPP). */
export const isSourcing = (text: string): boolean => sourcing.test(text);

/** Whether a text says why something matters. */
export const saysWhyItMatters = (text: string): boolean => relevance.test(text);

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
