import type { Violation } from '../turn/agent.ts';
import { foldText } from './words-of.ts';

/** Phrases that a tutor writes for itself or for a teacher, and that a student must never read. The student is called "you". */
const notes: Record<string, readonly RegExp[]> = {
  'her as a third person': [
    /\b(?:the|this) (?:student|learner|pupil|child)(?:'s|s') (?:\w+ )?(?:answer|response|reply|work|thinking|understanding|message|mistake|errors?|misconception|reasoning|progress|question|confidence|knowledge|level|attempt)/,
    /\b(?:the|this) (?:student|learner|pupil) (?:has|is|was|did|does|seems?|appears?|wrote|said|answered|understands?|struggles?|needs?|shows?|demonstrates?|made|got|thinks?|believes?|may|might|should|will|can|could|gave|asked|responded|replied|confuses?|confused|correctly|incorrectly|requested|still|now)\b/,
    /\b(?:help|guide|ask|tell|let|encourage|prompt|remind|show) (?:the|this) (?:student|learner|pupil)\b/,
    /(?:^|[\n.!?:] ?)(?:the )?(?:student|learner|pupil|user) (?:is|has|seems|answered|shows|needs|appears|expresses|expressed|asked|asks|requested|requests|wants|says|said|wrote|submitted|provided|responded|replied|gave|made|did|does|can|cannot|understands|demonstrates|exhibits|displays|reports|indicates|thinks|believes|confuses|struggles|correctly|incorrectly|still|likely|may|might)\b/,
    /\b(?:she|he|they) (?:has |have |had |is |are |was |were |clearly |also |still |now |just |already |probably |may |might |does(?: not|n't)? |do(?: not|n't)? )*(?:correctly|incorrectly|successfully|accurately|mistakenly|erroneously|identif(?:y|ies|ied)|demonstrat\w+|exhibit\w*|display(?:s|ed) |understands?|understood|misunderst\w+|grasp\w*|struggl\w+|confus\w+|appears? to|seems? to|lacks?|hold(?:s)? a|needs? (?:more|further|additional|extra|to (?:review|practice|work|revisit)|help|support|practice|scaffold\w*|remediation|a hint)|(?:is|are) (?:ready (?:for|to)|unable|struggling|confused|making|guessing|on track|mixing|still learning)|ready to (?:advance|move)|master(?:s|ed)\b|applied the|recogni[sz]e[sd]?|reasoned|articulat\w+)\b/,
    /\b(?:her|his|their) (?:understanding|reasoning|mastery|answer|response|reply|misconceptions?|confidence|approach|grasp|knowledge|thinking|errors?|mistakes?|self-esteem|procedural|conceptual|fluency|performance|progress|proficiency|message|readiness|engagement|attempt)\b/,
    /\b(?:this|the|that|your|his|her|their) (?:answer|response|reply|message|work|explanation|error|attempt|result) (?:clearly |strongly |likely |also )?(?:demonstrates?|indicates?|reflects?|reveals?|evidences?|exhibits?|suggests? (?:that|a|an|some|strong|weak)|shows? (?:a|an|strong|good|weak|solid|partial|full|some|conceptual|procedural|clear|mastery|understanding|evidence|signs?|that))\b/,
    /(?:^|[\n.!?] ?)(?:this|that|which|it) (?:indicates?|demonstrates?|suggests?|shows?|reflects?|reveals?|confirms?) (?:a |an |the |that )?(?:\w+ )?(?:understanding|mastery|grasp|knowledge|misconceptions?|misunderstanding|gap|confusion|proficiency|fluency|lack|deficit|reasoning)\b/,
    /\b(?:conceptual understanding|procedural (?:fluency|knowledge|skill)|whole[- ]number bias|cognitive load|learning (?:gap|outcome|goal|target|trajectory)|low self-esteem|prior knowledge|formative|summative|remediation|zone of proximal|metacogniti\w+|error pattern|evidence of (?:mastery|learning|understanding)|level of (?:mastery|understanding)|(?:adequate|proficient|emerging|developing) (?:understanding|mastery|level)|understanding (?:of [^.!?]{1,40})?(?:is|seems|appears) (?:adequate|solid|partial|weak|strong|shaky|proficient|emerging|sufficient))\b/,
  ],
  'a heading of notes': [
    /(?:^|[\n.!?] ?)(?:assessment|evaluation|diagnosis|analysis|internal(?: notes?)?|notes? (?:to self|for (?:the )?teacher)|teacher notes?|reasoning|rationale|intent|strategy|action|plan|turn summary|observation|objective|misconceptions?|mastery|verdict|phase|directive|pacing)\s*:/,
    /\bnext(?: step| action| move)?: (?:probe|hint|explain|advance|ask|assess|confirm|tell|give (?:a|the) hint)\b/,
  ],
  'the plan of the lesson': [
    /\b(?:study|lesson|teaching) plan\b|\bstep \d+ (?:of|in) (?:the|our|my|your|this) (?:study |lesson |teaching )?plan\b/,
    /\b(?:advance|advancing|proceed|move on|moving on|skip(?:ping)?) (?:her |him |them |you )?to step \d+\b|\badvance_to_step\b/,
    /\b(?:move|moving|advance|advancing|progress|progressing|proceed|proceeding|transition\w*) (?:the (?:session|lesson|student) )?(?:on|forward|along|ahead)?(?: ?to| into) the (?:next|following|\w+) (?:step|phase|node|stage|concept|module|unit|objective|milestone)\b|\bconcept node\b|\b(?:next|this|current|previous) (?:node|phase|stage|module|objective|milestone|checkpoint|learning \w+)\b/,
    /\b(?:content hint|learning objectives? (?:is|are|of|for)|guidelines? (?:say|says|state|require))\b/,
    /\b(?:an?|the|this|next|our|of|to) (?:explain|check|practice) steps?\b/,
  ],
  'its estimates': [
    /\bmastery\b/,
    /\b(?:knowledge|skill|confidence) (?:estimate|score|level)\b|\bneeds? remediation\b|\bprogress trend\b/,
  ],
  'its phases': [
    /\b(?:probe|probing|hint|explain|explanation|asked) phase\b|\bphase (?:of )?(?:the )?(?:question|probe|hint)\b|\bprobing question\b/,
    /\bscaffold(?:s|ed|ing)?\b|\bquestion lifecycle\b|\bwrong attempts?\b|\b(?:first|second|third|fourth) wrong answer\b/,
    /\b(?:simplify|accelerate|consolidate|extend|steady) (?:mode|directive|signal)\b|\bpacing\b|\b(?:quiet|expressive) (?:student|learner|style)\b/,
    /\bmisconceptions? (?:detected|found|identified|flagged|noted)\b|\b(?:this|the|a|your) (?:common )?misconception\b/,
  ],
  'its key': [/\b(?:expected|target|stored|model|reference) (?:answer|response|solution)\b|\bthe checker\b|\banswer key\b/],
  'its fields': [
    /["'{]\s*[a-z]+(?:_[a-z]+)*["']\s*:|\b(?:answer_correct|session_complete|turn_summary|question_asked|mastery_signal|mastery_updates|expected_answer|question_concept|misconceptions_detected)\b/,
    /^\s*[[{]|\btrue\/false\/null\b/,
  ],
};

/**
 * Objects when a message contains internal language of the lesson: notes about the student, the plan, estimates, phases, keys
 * of the reply. A phrase that also is in `ours`, the words of question and material ("the student got 12 of 20 right"), is
 * allowed.
 */
export function leaksTeacherNotes(text: string, ours: readonly string[] = []): Violation | null {
  const said = heardLines(text);
  const own = heardLines(ours.join('\n'));
  for (const [about, phrases] of Object.entries(notes)) {
    const match = phrases.map((phrase) => phrase.exec(said)).find((one) => one !== null);
    if (match !== undefined && !own.includes(match[0].trim())) return { guard: 'teacher_notes', detail: `holds ${about}` };
  }
  return null;
}

/** Folds the text as a reader hears it, line by line, because a heading starts a line. */
const heardLines = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => foldText(line).trim())
    .join('\n');
