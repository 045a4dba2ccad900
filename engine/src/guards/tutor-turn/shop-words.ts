import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';

/**
 * Words of people who build, run or assess a tutor. No turn of a lesson needs one, unless the question, the plan or the
 * student used it first; a turn that does talks about how the tutor is made. Single words are listed, because there are too
 * many phrases with them.
 */
const ofTheTrade = [
  // programs
  'algorithms?|adaptive(?:ly)?|api|backend|buffer|cache[ds]?|cached|callback|checksum|classifiers?|classif(?:y|ied|ies|ication)|codebase|compliant|config(?:ured|uration|urations)?|database|datasets?|debug(?:ging)?|deploy(?:ed)?|disclos(?:e|ed|ing)|embeddings?|enum|execut(?:e|ed|ing)|fallback|flagg(?:ed|ing)|generated|heuristics?|initiali[sz](?:e|ed|ing)|interfaces?|json|logged|logging|metadata|modules?|null|parameters?|pars(?:e|ed|er|ing)|payload|placeholder|pipelines?|plugin|preset|processed|processing|programmed|prompts?|protocols?|quer(?:y|ies)|queue[ds]?|recalibrat\\w+|reprompt\\w*|runtime|schema|scripted|server|session|sessions|string literal|subroutine|tagged|templates?|timestamp|todo|tokens?|triggers?|triggered|undefined|unlocked|user|users|utterances?|validat(?:e|ed|es|ing|ion|or)|workflow|artificial(?:ly)?|chatbot|bot|virtual|language-based|model-generated|auto-?generated|deterministic|latency|dashboard|telemetry|backlog|rollback|sandbox|policy layer|diagnosis|second phase|allotted|whole-number thinking|error class|on the server|item difficulty|has a difficulty',
  // assessment and teaching as a trade
  "accommodations?|affective|assessed|assessments?|assessing|benchmarks?|bloom(?:'s)?|cognitive(?:ly)?|competenc(?:e|y|ies)|conceptual(?:ly)?|constructivist|criterion|criteria|curricul(?:um|a|ar)|cutoff|deficits?|didactic|differentiat(?:e|ed|ion)|disengage\\w*|distractors?|elicit(?:s|ed|ing)?|engagement|evidence|exit ticket|formative|grader|grading|intervention|interventions|item difficulty|mastery|metacogniti\\w*|misconceptions?|modality|objectives?|overgenerali[sz]\\w*|pacing|pedagog\\w*|performance|post-?test|pre-?test|prerequisites?|procedural(?:ly)?|proficien(?:t|cy)|prior knowledge|psychometric|remediat\\w*|reinforcement|responses?|rubrics?|scaffold\\w*|sentiment|subskills?|success criteria|summative|taxonomy|transfer task|transfer item|turn-taking|underperform\\w*|working memory|zpd|rung|internali[sz]ed?|pupil",
].join('|');
const trade = new RegExp(`(?<![\\w-])(?:${ofTheTrade})(?![\\w-])`, 'g');

/** Phrases of somebody who runs the lesson: its records, stages, grades, and a label before a text. */
const ofTheRun: readonly RegExp[] = [
  /(?:^|[.!?\n] ?)[[({*<]*(?:hint|feedback|output|input|response|reply|draft(?: reply)?|action|intent|topic|tone|length|goal|target|strategy|status|result|score|confidence|detected|diagnosis|evidence|note(?: to self)?|internal|teacher note|feedback text|explanation|rationale|verdict|error type|error|system check|summary|next step|step type|act|phase|level|label|answer key|expected|learning goal|success criterion|sentiment|student|tutor|rephrased(?: for \w+)?|draft text)[\])}*>]*\s?:\s/m,
  /\[[a-z_ ]+\]|\{[a-z_]+:|\*\w+:[^*]+\*|\((?:internal|teacher|tutor|note|aside|hidden|learner|student)\b[^)]*\)/,
  /\b(?:hint|rung|level|phase|tier|stage|attempt|item|step|node|retry) (?:number )?(?:#?\d+|one|two|three|four) (?:of|is|was|unlocked|reached|complete|granted|used|in the (?:plan|sequence|ladder))\b|\bitem \d+\b|\bhint \d+\b|\b(?:hint|hints) for level\b/,
  /\b(?:counts?|counted|counting) toward\b|\bmark(?:ing|ed)? (?:this|that|the|your) \w+ (?:as )?(?:met|complete|done|achieved|closed|failed|passed|mastered|understood|learned|known|weak|strong|secure)\b|\bupdat(?:e|ed|ing) (?:the|your) (?:record|records|file|estimate|profile|progress|score|scores|level|rating|model|map|skill|skills|mastery)\b/,
  /\b(?:your|my|our|the) (?:records?|profile|file|history|log|logs|data) (?:says?|shows?|tells?|indicates?|suggests?|has been)\b|\baccording to (?:the|my|your|our) (?:script|records?|profile|plan|rules?|protocol|data|guidelines?|file|notes?)\b|\bper (?:the|my|our) \w+/,
  /\bi(?:'ll| will)? (?:store|log|record|save|file|note|keep) (?:that|this|it) (?:in|for|to|down)\b|\bstore that\b|\byour estimated\b|\bestimated ability\b|\bability (?:estimate|just|dropped|rose|score)\b/,
  /\b(?:probability|likelihood|chance|odds) (?:that|of) (?:you|your|her|his|the student)\b(?! (?:draw|roll|pick|get|spin|win|land|toss))/,
  /\b(?:my|these|the|our|your) (?:instructions|directions|orders|rules|guidelines|set-?up|training|programming|makers?|designers?|developers?|settings) (?:say|says|tell|tells|don't|doesn't|do not|won't|want|wants|require|requires|forbid|allow|allows|state|cover|covers)\b|\bi(?:'ve| have) been (?:set up|built|made|told|asked|instructed|programmed|configured|given)\b|\bi was (?:told|built|made|set up|instructed|asked|given|designed) to\b/,
  /\b(?:the|this|our) (?:engine|checker|grader|parser|validator|tutor|system|software|platform|program|lesson plan|planner|generator|machine) (?:has|had|have|says|said|picked|chose|chosen|selected|decided|returned|wants|thinks|flagged|did|does|doesn't|won't|will|should|must|can|can't|could|couldn't|allows|lets|expects|rejected|accepted)\b/,
  /\b(?:ask|have|guide|help|let|prompt|nudge|remind|lead|encourage) (?:the )?(?:student|learner|pupil|child|her|him|them) (?:to|compare|try|explain|find|see|draw|write|toward|towards|count|use|check|work)\b|(?:^|[.!?] )(?:she|he) (?:took the|takes the|mix(?:es|ed) (?:up )?|confus\w+|adds across|added the|subtracted the|thinks (?:that )?|forgot to|forgets to|still (?:thinks|adds|mixes|believes|confuses)|has (?:not|yet)|hasn't)|(?:^|[.!?] )they (?:seem|appear) to\b/,
  /\b(?:explain|state|restate|confirm|probe|ask|give|tell|say) (?:that|the student|to her|to him|her that)\b(?=[^?]*$)(?<=(?:^|[.!?] )(?:explain|state|restate|confirm|probe) that)/,
  /\b(?:request|definition|error|slip|pattern|intent|feeling|confusion|distribution|frustration|gap|answer|input|message|mistake|guess) (?:\w+ )?(?:recognized|detected|identified|logged|flagged|received|classified|registered)\b|\bdetected\b|\bmatches the pattern\b|\bnext (?:item|node|objective|module|phase)\b|\bitem loading\b/,
  /\b(?:skill|level|rating|mastery|points?) (?:"[^"]+" )?(?:raised|lowered|increased|dropped|went up|went down) (?:by|to) [\d.]+|\bvariables: [a-z] =|\bgiven (?:the|your|her) (?:error|profile|history|record)\b|\b(?:answer|input|reply|response) (?:field|box says|mismatch|string)\b|\b(?:expected|stored|reference|canonical) (?:value|answer|solution|result|response)\b|\breturned (?:false|true)\b|\battempts?: ?\d|\b(?:in|to) the (?:practice|control|treatment) condition\b|\bfor readability\b|\bgenerated for\b|\bconfidence[: ]+(?:\d|high|low|medium)/,
  /\bmust convey\b|\bawaiting (?:a |the |your |her )?(?:retry|reply|answer|input)\b|\b(?:hint|probe|clarify|tell|confirm|explain|redirect|withhold|teach|acknowledge|another_way) (?:act|step|state|mode)\b|\b(?:question|dialogue|lesson) state\b|\battempts (?:exhausted|used up)\b|\bmaximum (?:number of )?(?:attempts|tries|hints)\b|\bact selected\b|\bthe system is\b/,
];

/**
 * Finds whether a turn talks about the system behind it. Returns a description for the log, or null. Words that the lesson
 * itself uses are allowed.
 */
export function talksShop({
  text,
  question,
  must_convey,
  student,
}: Pick<SpokenTurn, 'text' | 'question' | 'must_convey' | 'student'>): string | null {
  const said = foldText(text);
  const own = foldText([question.stem, must_convey ?? '', student, ...question.choices].join('\n'));
  for (const [word] of said.matchAll(trade)) if (!own.includes(word)) return `uses a word of the trade, “${word}”`;
  return ofTheRun.some((phrase) => phrase.test(said) && !phrase.test(own)) ? 'speaks as somebody who runs the lesson' : null;
}
