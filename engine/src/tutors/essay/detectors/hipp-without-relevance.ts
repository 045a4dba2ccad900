import type { Detector, Finding } from './detector.ts';

/** A sentence whose matter is who made a document, when, for whom, or why. An attribution in passing has another verb of its own. */
const sourcing =
  /\b(?:(?:was|were|is|are) (?:a |an |the )?(?:\w+ ){0,3}(?:written|published|given|created|delivered|drawn|made|produced|spoken|recorded|taken|printed|issued|painted|sung) (?:by|in|for|to|at|on|during)\b|(?:the )?(?:author|speaker|writer|artist|cartoonist|creator|photographer|source)(?:'s)?(?: of (?:this|the) (?:document|doc|source|\w+))? (?:is|was|were|(?:\w+ )?(?:audience|purpose|point of view|pov|perspective|intention|background|goal))\b|(?:the )?(?:intended |target )?(?:audience|purpose|point of view|pov|historical situation|context|intent|intention)(?: (?:of|for|in|behind) [^.]{1,50})? (?:is|was|were|would be|are)\b|(?:was|is|being) an? (?:\w+ ){0,4}(?:senator|president|congressman|congresswoman|republican|democrat|farmer|worker|owner|businessman|business owner|economist|reformer|abolitionist|activist|lawyer|minister|preacher|teacher|journalist|editor|slave|slaveholder|planter|soldier|general|immigrant|politician|leader|governor|judge|justice|woman|man|student|union \w+|\w+ist)\b|wr(?:ote|itten) (?:this|it|the (?:letter|document|speech|article)) (?:in|for|to|as|during|when)\b|(?:intended|aimed|addressed|directed|meant) (?:for|at|to)\b)/iu;

/** Where it's said why that matters. */
const relevance =
  /\b(?:because|becuase|bc|cuz|since|so (?:that|he|she|they|it|this|we|his|her|their|the)|which (?:is why|means?|shows?|explains?|makes?|made|suggests?|gives?|gave|reveals?|matters)|this (?:matters?|shows?|means?|meant|explains?|suggests?|makes?|made|reveals?|is (?:important|significant|relevant|why)|would|gives?|helps?|indicates?|affects?|influenced?|supports?|proves?|strengthens?|weakens?)|that (?:matters?|explains?|is why|means?|makes?)|matters?|important|significant|relevant|therefore|thus|hence|as a result|explains? why|reveal(?:s|ing)|suggest(?:s|ing)|show(?:s|ing) (?:how|that|why)|biased?|exaggerat\w+|persuad\w+|convinc\w+|credib\w+|would (?:have )?(?:want|need|try|make|see|be|know)\w*|in order to|trying to|hop(?:ed|ing) to|needed (?:to|votes|support)|to (?:gain|win|get|rally|defend|attack|justify|stir|push|sell|scare|show|prove))\b/iu;

/** How far after the sourcing a reader waits for its point: the sentence itself and the next. */
const waits = 1;

/** It is told who made a document, when, for whom, or why, and not why that matters for the argument. */
export const hippWithoutRelevance: Detector = {
  id: 'hipp_without_relevance',
  severity: 'soft',
  phases: ['source-analysis', 'drafting', 'revision'],
  find: ({ reading: { paragraphs }, annotations, phase }) => {
    if (phase === 'source-analysis')
      return annotations.flatMap(({ source, note }): Finding[] =>
        sourcing.test(note) && !relevance.test(note)
          ? [{ paragraph: null, span: { text: note, start: 0, end: note.length }, slots: { doc: String(source), quote: note } }]
          : [],
      );
    return paragraphs.flatMap(({ role, index, sentences }) => {
      if (role !== 'body') return [];
      for (const [at, sentence] of sentences.entries()) {
        if (!sourcing.test(sentence.text)) continue;
        const heard = sentences.slice(at, at + 1 + waits).map(({ text }) => text).join(' '); // prettier-ignore
        const source = sentence.citations[0]?.source ?? sentences.slice(0, at).flatMap(({ citations }) => citations).at(-1)?.source; // prettier-ignore
        if (source === undefined || relevance.test(heard)) continue;
        return [{ paragraph: index, span: sentence, slots: { doc: String(source), quote: sentence.text } }];
      }
      return [];
    });
  },
};
