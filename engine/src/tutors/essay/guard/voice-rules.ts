import { lineSentences, withoutQuotes, wordCount } from './line-pieces.ts';

/** Phrases with which a coach declines to score, or says that scores aren't its business. */
const declinesScore =
  /\b(?:i|we)(?:'ll| will| would|'d)? (?:don't|do not|won't|will not|can't|cannot|never|couldn't|not|leave)\b|\bi'd (?:only|be guessing)\b|\b(?:no|not|isn't|aren't|never) (?:\w+ )?(?:numbers?|scor\w+|grad\w+|points?|rating|my (?:part|job)|mine|from me|a grade)\b|\b(?:scor|grad)ing (?:isn't|is not|comes)\b|\bleave (?:that|scor\w+|the)\b|\bcomes after you\b/iu;

/** Returns the sentences of a line, without quotations and without sentences that decline to score. */
const asserting = (line: string): readonly string[] =>
  lineSentences(line)
    .map(withoutQuotes)
    .filter((sentence) => !declinesScore.test(sentence));

const found = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[0] ?? null;
const first = (texts: readonly string[], ...patterns: readonly RegExp[]): string | null => {
  for (const text of texts) for (const pattern of patterns) if (pattern.test(text)) return found(pattern, text);
  return null;
};

const rubricRow =
  /\b[Rr]ows? [A-Da-d]\b|\b[A-D]-row\b|\b(?:a|the|that|another) row (?:for|on|about) (?!\d)|\b[A-D][12]\b|\b(?:for|of|on|in|to|earns?|gets?|have|got|hit|cover|covers) [A-D](?=[.,;:!?]|\s(?:and|you|needs?|wants?|asks)\b)/u;
const rubricTerms =
  /\b(?:evidence (?:II?|1|2)(?![\p{L}\d])|checks? (?:off )?the box|contextuali[sz]\w+|thesis\/claim|evidence beyond (?:the )?documents?|evidence from (?:the )?documents|analysis and reasoning|complexity\b(?! of)|complex understanding|demonstrat\w+ complex\w*|line on the rubric|(?:last|first|second|next|only) (?:item|category|box|criterion) (?:on|in|they|readers|graders)|(?:item|thing|box)s? (?:that )?(?:graders|scorers) (?:look|check)\w*)/iu;
const categoryPoint =
  /\b(?:thesis|claim|context\w*|evidence|outside[- ]evidence|documents?|sourcing|hipp|complexity|argument|analysis)[- ](?:rows?|points?|category|categories|criteri\w+|requirements?|credit|scores?)\b(?! (?:of view|to make|that you|out))/iu;
const byRubric =
  /\brubric(?:'s)?\b(?! wants a specific)|\bcollege board\b|\bscoring (?:guide|guidelines|criteria|rubric)\b|\bcategory [a-d]\b|\bcriteri(?:on|a)\b/iu;

/** Finds a row or category of the rubric that is mentioned by name. */
export const namesRubricCategory = (line: string): string | null =>
  first([withoutQuotes(line)], rubricRow, rubricTerms, categoryPoint, byRubric);

const number = '(?:[0-7]|one|two|three|four|five|six|seven)';
const scores: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${number}(?:\.5)?\s*(?:/|out of|of the|of)\s*(?:the )?(?:7|seven)\b(?!\s*(?:documents?|docs?|sources?|of them|pages))`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:get|gets|got|earns?|is|be|as|a|deserves?|worth|rates?|scores?|to|at|gives?|say|or|around|about|maybe)\s+(?:you\s+)?(?:about\s+)?(?:an?\s+)(?:solid |strong |weak |low |high )?(?:[1-7]|one|two|three|four|five|six|seven)(?![\p{L}\d–-]|\s*(?:sentences?|reasons?|documents?|paragraphs?|minutes?|words?|or more|groups?|sided|part))\b`, 'iu'), // prettier-ignore
  new RegExp(
    String.raw`\b(?:that's|that is|this is|it's|looks like|reads like|in|into|for|from) (?:a |an |the )?[1-7]s?(?: range| territory|[.,;!]|$)(?!\s*(?:documents?|sentences?))`,
    'iu',
  ),
  /\b(?:earn|earns|earned|lose|loses|losing|lost|get|gets|got|cost|costs|worth|gain|gains|miss|misses|missing|win|wins|pick up|grab|net|nets|secure|secures|bank|banks|add|adds|toward|scores?|scoring|hits?|for (?:the|a|that|this|one|another))(?: (?!your\b)[\w-]+){0,3} (?<!\b(?:your|its|a document|to the) )(?:points?|marks?)\b(?! (?:of view|you|to\b|about|that|where|out|is|in))/iu,
  /\b(?:(?:one|half an?|another) (?:more|extra|easy|full|evidence)? ?credit|(?:one|half a|1|another) (?:more |extra |easy |evidence )?point|(?:two|three|four|five|six|seven|all|both|[2-7])(?: (?:more|extra|easy|evidence|full|of the|of your))* (?:points|marks|credits))\b(?! (?:of view|you want|to make|you))/iu,
  /\b(?:full|partial|extra|no|get|lose|earn|some|any) credit\b|\b(?:pick up|earn|gain|lose|get|net) (?:one|two|another) (?:more|extra)?(?=[.,;]| (?:if|with|for|there|here)\b|$)|\bworth (?:nothing|something|more|less|a lot)\b(?= ?(?:[.,;]|here|yet|on))/iu,
  /\b(?:above|below) average\b|\b(?:better|stronger|weaker|worse) than (?:most|the average|other)\b|\bcompared (?:with|to) other (?:essays|students)\b|\bmost (?:essays|students)\b/iu,
  /\b(?:would|will|'d|'ll|should|could|might|can|does)(?:n't| not)? (?:probably |likely |easily |definitely |still |yet )?(?:score|grade out|rate|pass(?! on)|fail|earn|place)\b/iu,
  /\b(?:upper|lower|top|bottom) (?:half|third|range|band|quarter|tier)\b|\b(?:high|low|mid|top)[- ](?:scoring|range|band)\b|\b(?:passing|failing|average) (?:grade|score|essay|mark)\b|\bpercentile\b/iu,
  /\b(?:an?|[a-f][+-]?) ?(?:[A-F][+-]|[A-F](?=[ -](?:paper|essay|grade|range|level|minus|plus))|[A-D](?=[.,;!]|$))/u,
  /(?<![\p{L}\p{N}])[A-F](?:[+](?!\p{L})|-(?=\s(?:work|paper|essay|draft|grade|range|level)))/u,
  /\b(?:your|this|a|the|its|my|current) (?:score|grade|mark|rating)\b(?! (?:is|isn't|isn’t) (?:not|the))/iu,
  /\b\d{1,3}\s?(?:%|percent)\b(?=[^.]*\b(?:essay|score|grade|done|there)\b)/iu,
];

/** Finds a score, a grade, or what something would earn or cost. */
export const scoresEssay = (line: string): string | null =>
  first(asserting(line), ...scores) ??
  first(lineSentences(line).map(withoutQuotes), notYet) ??
  first([withoutQuotes(line)], scores[0]!, hiddenScore);
/** Saying what isn't earned is a score too. */
const notYet = /\b(?:wouldn't|won't|doesn't|can't|not) (?:score|earn|get (?:the|a|any|you))\b|\bworth nothing\b/iu;
/** Matches a score that is declined and then given: "No grade from me, but most sixes look like this". */
const hiddenScore =
  /\bbut\b[^.?!]*\b(?:[1-7]s?|[A-F]s?|threes|fours|fives|sixes|sevens)\b[^.?!]*\b(?:look|range|essay|paper|out of|on the)\b/u;

const work =
  '(?:job|work|start|thesis|question|essay|paragraph|sentence|point|points|idea|ideas|effort|writing|thinking|try|attempt|sourcing|use|choice|progress|draft|insight|catch|example|claim|argument|detail|details|reading|analysis|answer|move|line|one|stuff|observation|connection|evidence|pick|going|note|notes)';
const praises: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:great|excellent|awesome|amazing|fantastic|brilliant|wonderful|terrific|superb|outstanding|incredible|impressive|stellar|fabulous|phenomenal|perfect|beautiful|lovely|marvelous|killer)\b(?:[ ,]+\p{L}+){0,2}[ ,]+${work}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^|[.!?]\s+|\b(?:that's|that is|this is|what|such|really|very|so|it's) (?:an? |the )?(?:really |very |pretty |super |such a )?)(?:good|nice|solid|strong|cool|clever|smart)\b(?: \p{L}+)? ${work}\b(?=[^?]*(?:[.!]|$))`,
    'iu',
  ),
  /\b(?:well done|way to go|keep it up|keep up the|good for you|bravo|kudos|wow|yay|woohoo|hooray|congrat\w*|proud of|you(?:'ve| have)? (?:absolutely |really |totally )?(?:nailed|crushed|killed|aced)|nailed it|nailing|crushing|killing it|on fire|rock(?:ing)? (?:this|it)|you rock|good going|nicely (?:done|put|said)|beautifully|brilliantly|well (?:said|put|written)|spot[- ]on|a natural|gifted|talented|genius|so smart|very smart|really smart|impress(?:ed|ive)|superstar|rockstar|i believe in you|you(?:'ve)? got this|you can do (?:this|it)(?! again)|doing (?:so |really |very )?(?:great|well|good|awesome|amazing|fantastic)|i (?:really |just |absolutely )?(?:love|adore|like|enjoy(?:ed)?)(?! to\b)|love (?:this|it|how|that|your|the way|where)|(?:a )?(?:joy|pleasure|delight|treat)\b(?= (?:to|reading))|i(?:'m| am) (?:so )?(?:impressed|proud|amazed)|couldn't be better|so good|amazing|awesome|fantastic|excellent|superb|outstanding|phenomenal)\b/iu,
  /(?:^|[.!?]\s+)(?:great|good|nice|perfect|exactly|excellent|brilliant|lovely|sweet|beautiful|wonderful|super|nicely|fine work|impressive)(?:!|[,.—–-]+ ?(?=$|\p{L})(?!s))(?=.)/iu,
  /\b(?:amazing|brilliant|great|perfect|beautiful|wonderful|excellent|incredible)!/iu,
];
/** Historical terms that contain "great" and aren't praise. */
const greatThings =
  /\bgreat (?:depression|society|awakening|migration|war|plains|lakes|compromise|railroad|britain|deal of|powers?|extent|white|emancipator|upheaval|strike|recession|many|number|part)\b|\b(?:more )?perfect union\b|\bgood neighbor\b|\bera of good feelings?\b|\bnew deal\b/giu;

/** Finds praise that says nothing about what she did. */
export const cheapPraise = (line: string): string | null => first([withoutQuotes(line).replaceAll(greatThings, ' ')], ...praises);

/** "AI" by itself is only recognized in capitals, because "ai" is a misspelling of many other words. */
const letters = /(?<![\p{L}\p{N}])A\.?I\.?(?![\p{L}\p{N}])|[✨🤖🪄💫🌟⭐]/u;
const branding =
  /\b(?:(?:as )?an ai\b|ai (?:model|assistant|tutor|coach|system|provider|tool)|(?:large )?language models?|llms?|chat ?bots?|(?:chat)?gpt(?:-\d)?|copilot|openai|anthropic|gemini|artificial intelligence|machine learning|neural net\w*|algorithms?|my (?:training|programming|model|dataset|database|knowledge cutoff|developers?|creators|code|system|servers?|provider)|knowledge cutoff|i(?:'m| am|'ve been| was)(?: \p{L}+){0,3} (?:trained|programmed|designed|built|coded|generated)|trained on|as an? (?:virtual|digital|automated|artificial|computer|machine|bot|assistant|model)\b|(?:virtual|digital|automated|smart) (?:assistant|tutor|coach|helper)|i(?:'m| am) (?:just |only )?an? (?:bot|robot|machine|model|assistant)|i (?:may|might|could|can|sometimes) (?:hallucinate|make things up)|hallucinat\w+|generating|beep|boop|neural|error \d{3}|auto-?generated|powered by)\b/u;

/** Finds mentions of being an AI. */
export const aiBranding = (line: string): string | null =>
  first([line], letters) ?? first([line.toLowerCase().replaceAll('’', "'")], branding);

const mechanics: readonly RegExp[] = [
  /\b(?:commas?|semicolons?|apostrophes?|periods? (?:after|at|goes|inside|outside)|colons?|hyphen\w*|quotation marks|punctuat\w*|spell(?:s|ed|ing)?|misspel\w*|typos?|grammar|grammatical\w*|capitali[sz]\w*|uppercase|lowercase|lower case|upper case|capital letters?|capitals|tenses?|run-?on|comma splice|sentence fragments?|fragment|passive|active (?:voice|verbs?)|subject-verb|agreement error|plural|singular|proofread\w*|wordy|word choice|awkward\w*|clunky|informal|too casual|slang|contractions?|first person|second person|sentence openings?|sentence (?:structure|variety)|start three sentences|vary (?:your|the|them|it|how)|sentences (?:open|start|begin)|sounds? (?:more |too |a bit |less )?(?:academic|formal|natural|casual|scholarly|polished|better)|(?:formal|academic) (?:writing|essays?|english|prose)|avoid (?=…)|rephrase|reword|stronger verb|better word|more formal|formal (?:word|tone|style)|stylistic\w*|style\b|pronouns?|prepositions?|adverbs?|dangling|double negative|indent\w*|word (?:count|limit)|sentence is (?:too )?long|long sentence|break it (?:up|into|at)|smoother|flows? better|transition words?)\b/iu,
  /\bshould (?:be|say|read) [“"'‘]|[“"'‘][^“”"']{1,40}[”"'’],? (?:not|instead of|rather than) [“"'‘]|[“"][^”"]{1,30}[,”"]+ not [“"]/iu,
  /\bit(?:’|')s [“"'‘]?(?:its|it's|their|there|they're|were|was|have|has|had|could have|whose|then|than)\b[^.]*\bnot\b/iu,
];
/**
 * Finds comments on style, spelling and grammar, which aren't the coach's business. Mentioning them only to set them aside is
 * allowed.
 */
export const grammarNitpick = (line: string): string | null => {
  const sentences = lineSentences(line);
  for (const sentence of sentences) {
    const bare = withoutQuotes(sentence);
    if (mechanics[1]!.test(sentence) || mechanics[2]!.test(sentence))
      return found(mechanics[1]!, sentence) ?? sentence.slice(0, 40);
    if (mechanics[0]!.test(bare) && !setsAside.test(bare)) return found(mechanics[0]!, bare);
  }
  return null;
};
const setsAside =
  /\b(?:don't (?:look|check|correct|mark|do|worry|spend|count|need)|do not (?:look|check|correct)|isn't|aren't|won't|not what|not (?:my|the)|never mind|leave|skip|aside|alone|doesn't matter|don't matter|no matter|matters? less|aren't what|yours to|mistakes don't|small slips|instead of|ignore|forget|without|if you want|let the|can wait|not looking|nothing to do with)\b/iu;

/** The most that one turn may contain (essay spec, "Short turns"). */
const most = { sentences: 3, questions: 1, words: 90 };

/**
 * Finds more than three sentences, one question or 90 words. A bare fact ("1935.") is a sentence; a question mark inside
 * quotation marks is hers.
 */
export function tooLong(line: string): string | null {
  const sentences = lineSentences(line).length;
  const questions = (withoutQuotes(line).match(/\?+/gu) ?? []).length;
  if (sentences > most.sentences) return `${sentences} sentences`;
  if (questions > most.questions) return `${questions} questions`;
  return wordCount(line) > most.words ? `${wordCount(line)} words` : null;
}

const readiness: readonly RegExp[] = [
  /\b(?:ready|good|safe|fine|okay|ok|set|clear|all set|free|time|enough) (?:to|for) (?:be )?(?:submit|submission|turn|turning|hand|handing|go\b|send|upload|deliver|click)\w*/iu,
  /\b(?:you|we) (?:can|could|should|may|might|'re able to) (?:just |now |safely |go ahead and |confidently )?(?:submit|turn (?:it|this|that|the essay) in|hand (?:it|this|that) in|send (?:it|this) (?:in|off)|call it (?:done|finished)|click submit|hit submit)\b/iu,
  /\b(?:go ahead and|feel free to|just|please|now|so|and|time to|then|let's) (?:submit|turn (?:it|this|that|the essay) in|hand (?:it|this) in|send (?:it|this) (?:in|off)|hit submit|click submit|press submit)\b/iu,
  /^(?:submit|turn it in|hand it in|send it)\b/iu,
  /\b(?:it's|it is|this is|that's|the essay is|your essay is|essay's|draft is|you're|you are|looks?|feels?|all)(?: \p{L}+){0,2} (?:ready|finished|complete|good to go|done(?! with)|submission-ready)\b(?! (?:to (?:write|draft|talk|argue|build|start|begin|pick|try|go on|move)|for (?:a|the|your|body)))/iu,
  /\b(?:wouldn't|would not|don't|needn't|no need to) (?:change|touch|fix|add) (?:a thing|anything|another|a word|more)\b|\bnothing (?:left|more|else) to (?:fix|add|do|change|revise)\b|\bas (?:it )?is\b[^.]*\b(?:fine|good|enough|works|submit|turn)|\b(?:submit|turn (?:it|this) in|hand it in) (?:as is|as it is|now|with confidence)\b|\b(?:submit|turn-in) button\b|\bthe button (?:at|on|up|in)\b|\bthat's a wrap\b|\bnothing (?:more|else)(?: is|'s)? (?:needed|missing|required|to do)\b|\b(?:have|take|send) (?:it|this|that|this one) (?:just )?as (?:it is|is)\b|\bbefore it goes (?:to|in)\b|\b(?:teacher|readers?) (?:can|could) have (?:it|this)\b|\bno (?:more|further) (?:changes|work|edits|revision)\b|\bcall it (?:done|a day|finished)\b|\bpens? down\b/iu,
];
/** Finds a statement that the essay is done. Only the student may say that. */
export const saysReadyToSubmit = (line: string): string | null => {
  for (const said of lineSentences(line).map(withoutQuotes)) {
    const sentence = said.replaceAll(/\bwhen(?:ever)? you(?:'|’)re ready\b/giu, ' ');
    if (sentence.endsWith('?') && !/\bwhy not\b/iu.test(sentence)) continue;
    if (leavesIt.test(sentence) && !allows.test(sentence)) continue;
    const hit = first([sentence], ...readiness);
    if (hit !== null) return hit;
  }
  return null;
};
/** Matches "You can submit now if you want": a permission that implies a judgment. */
const allows =
  /\byou (?:can|could|may) (?:\w+ )?(?:submit|turn it in|hand it in|send it in) (?:it )?(?:now|right now|as it is|like this)\b/iu;
const leavesIt =
  /\b(?:won't (?:say|make|tell)|can't (?:say|tell)|don't (?:say|decide|call)|never say|only you|up to you|you decide|your (?:call|decision)|when it(?:'s| is| goes)|whether|not (?:ready|done|finished|mine|for me)|isn't (?:ready|done|finished|my)|before you|until you|if you|without me)\b/iu;
