/** Phrases that charge an attempt that nobody made. */
const charges =
  /\b(?:attempts?|tr(?:y|ies)|chances?|lives|points?) (?:\w+ )?(?:gone|used|left|lost|remaining|over|down|taken)\b|\b(?:that|this)(?:'s| was| is| counts as| makes) (?:your |the |a )?(?:first|second|third|last|one|wrong) (?:try|attempt|answer|mistake)\b|\bi(?:'ve| have|'ll| will)? (?:counted|count|marked|mark|recorded|noted|take|took|taken|logged|scored|put) (?:\S+ ){1,3}(?:as|down|wrong|right|correct)\b|\b(?:counts|counted|goes down|marked|recorded) (?:\w+ )?as (?:an? )?(?:\w+ )?(?:miss|mistake|wrong|attempt|try|answer|error)\b|\b(?:used|wasted|lost) (?:up )?(?:a|one|an|your)(?: \w+)? (?:attempt|try|chance)\b|\bcounts? (?:as|against) (?:(?:an?|your) (?:\w+ )?(?:miss|mistake|wrong|attempt|try|answer|guess|error|turn|one)|wrong|you)\b(?<!never \S+ \S+)/;

/** Words of a verdict. If nothing was answered, a tutor hardly needs them except to say that nothing of the kind happens. */
const verdictWords =
  /\b(?:incorrect|(?<!\bgetting (?:\w+ ){1,3})wrong(?! (?:with|about|turn|way|side|order))|(?:no|any|full|half|partial|your) credit|(?:not|isn't|wasn't) (?:quite )?(?:right|correct)|a (?:miss|fail|zero (?:for|on)|strike)|you(?:'ve| have)? missed (?:this|that|it|one)(?: one)?|flunk(?:ed|s)?|scor(?:e|ed|ing) (?:this|it|that|you)|(?:check|cross|mark|tick|writ)(?:ed|en|ing)? (?:this|it|that|you|that one|this one) (?:off|out|down|wrong|as)|(?:drop|los)(?:ped|t|ing|e) (?:a|one|half a) (?:point|mark)|put(?:ting)? you down|(?:no|zero|minus|fewer|lose|lost) (?:points?|marks?)|a wrong (?:one|answer|try))\b/;
const takesVerdictBack =
  /\b(?:never|nothing|nobody|isn't|aren't|not|don't|doesn't|didn't|can't|won't|wouldn't|couldn't|if|whether|when|without|what|how|why|where|or|sounds?|feels?|even|until|unless|no (?:such|one|rush|need|harm|penalty|wrong)|costs? (?:no|nothing))\b[^.!?]*$/;
const marksOpen = (said: string): boolean =>
  said.split(/[;:—–] | but |, (?:so|and|which) /).some((clause) => {
    const match = verdictWords.exec(clause);
    return match !== null && !takesVerdictBack.test(clause.slice(0, match.index)) && !/\?["')]*$/.test(said);
  });

/** Phrases that only make sense if a question, a thought or small talk was taken for an answer. */
const keepsScore =
  /\b(?:your|that) (?:answer|guess|choice) (?:is|was) (?:off|out|wrong|-?\d|in|noted|taken)|\bmiss(?:es|ed) the mark\b|\b(?:isn't|wasn't|is not) the one\b|\b(?:a |one |two )?(?:mark|marks|point|points) (?:lost|off|gone|deducted|down)\b|\b(?:lost|lose|costs? you|minus) (?:a|one|two|half a) (?:mark|point|try|life|star)|\b(?:first|second|third|fourth|last|another|one more) (?:miss|mistake|error|wrong answer|wrong guess|failed try|strike)\b|\b(?:miss|mistake|wrong)\w* in a row\b|\bput (?:that|it|this) down as\b|\b(?:so|then) your answer is\b|\bi'll take that as\b|\byou (?:failed|flunked|missed) (?:this|that|the) (?:question|one|problem)\b|\b(?:you're|you are) (?:down to|out of) \w+|\bleaves you (?:with )?(?:one|two|three|\d) (?:more )?(?:goes|go|tries|try|chances?)\b/;

/** Phrases of somebody who grades papers. If the same clause denies them before, they cost nothing. */
const marking =
  /\bgo(?:es|ne)? down as\b|\bmark(?:ed|ing)? (?:this|that|it|you)(?: one)? (?:as |down )?(?:wrong|incorrect|a miss|missed|off)\b|\b(?:have|has|got|with|only|leaves(?: you)?) (?:just |only )?(?:one|two|three|four|\d) (?:more |last )?(?:chances?|tries|try|attempts?|guess(?:es)?|goes|shots?)\b|\b(?:uses?|used|using|eats?|burns?) up (?:your|a|one|an|another)\b|\bi(?:'ve| have|'ll| will) (?:just |also )?(?:noted|note|recorded|record|logged|log|marked|mark|counted|count|written|put|taken|take) (?:it|that|this|you|a|one|points?)\b(?! (?:together|slow\w*|from|step|as far|out|up|with|into|over|on the board))|\b(?:can't|cannot|won't|couldn't|can not|wouldn't) (?:count|accept|take|give(?! (?:\w+ ){0,2}answer)|mark|score|let)\b[^.!?]{0,24}\b(?:correct|right(?! (?:beside|here|now|next|with|by|away|there))|credit|answer|count|points?|pass)\b|\b(?:isn't|wasn't|is not|not) an? (?:answer|reply|response) (?:that )?(?:i|we) can\b|\bthat (?:wasn't|isn't|was not|is not) (?:quite )?(?:correct|right)\b|\b(?:is|was|are|were) incorrect\b|^no,? (?:that's|that is|that was|it's|this is) (?:a mistake|wrong|an error|incorrect|not (?:right|correct|it))|\bcounts? (?:as|for|toward|against) (?:an? |your |the )?(?:\w+ )?(?:wrong|miss|mistake|attempt|try|error|score|grade|you)\b|\b(?:costs?|lost|loses?|losing|takes? off|deduct\w*|minus) (?:you )?(?:a |one |half a |some )?(?:points?|marks?|credit|tr(?:y|ies)|chances?|life|lives)\b|\b(?:wrong|incorrect|failed|missed) (?:try|attempt|answer|response|guess|reply|question)\b|\bfirst strike\b|\bstrike (?:one|two)\b|\bscore (?:goes|went|drops|is)\b/;
const scores = (said: string): boolean =>
  said.split(/[,;:—–] | but /).some((clause, i, all) => {
    const match =
      marking.exec(clause) ?? (i > 0 && /^no$/.test((all[i - 1] ?? '').trim()) ? marking.exec(`no, ${clause}`) : null);
    return (
      match !== null &&
      !/\b(?:never|not|nothing|no (?:such|points?|marks?|tries)|doesn't|don't|won't|didn't|isn't|wouldn't|if|until|without|unless|when)\b/.test(
        clause.slice(0, match.index),
      )
    );
  });

/**
 * True if a sentence grades the student or charges her an attempt although she answered nothing. The sentence must be folded.
 */
export const marksHer = (said: string): boolean =>
  (charges.test(said) && !/\b(?:never|no|not|doesn't|don't|won't|didn't|isn't|nothing)\b/.test(said)) ||
  (keepsScore.test(said) && !/\b(?:never|no|not a|doesn't|don't|won't|didn't|nothing|if|until)\b/.test(said)) ||
  scores(said) ||
  marksOpen(said);
