import { foldText } from '../words-of.ts';
import { ideaListOf, ideasOf } from './idea-words.ts';
import { lessonWords } from './lesson-words.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** Phrases that start a digression. */
const digressions =
  /\b(?:did you know|by the way|btw|speaking of|fun fact|that reminds me|reminds me of|my favorite|my favourite|funny story|guess what|random(?:ly)?|off topic|on (?:another|a different) note|changing the subject|let me tell you (?:about|a (?:story|joke))|have you (?:ever )?(?:heard|seen|watched|played|visited|been to|tried)|tell me (?:about|more)|(?:best|worst|coolest) \w+ you(?:'ve)? (?:ever|have)|do you (?:like|prefer|watch|play|have a (?:pet|favorite))|what(?:'s| is) your favorite|i (?:once|recently|really) (?:had|saw|went|ate|read|watched|knew|heard)|i (?:love|like|adore|prefer|enjoy) (?:pizza|movies|trains|music|cake|cats|dogs|football|soccer|games|the(?! (?:order|way|idea|plan|picture|drawing))|eating|watching|playing|to (?:eat|watch|play))|when i was|last (?:summer|night|weekend)|historians?|ancient|in (?:the year )?(?:1[0-9]|20)\d\d\b|century|the weather|world cup|netflix|youtube|video games?|minecraft|fortnite|(?:app|game) in the store|\bour partner|rate us|five stars|subscri(?:be|ption)|a like and|\ba month\b|even cheaper|special offer|buy now|premium|discount code|sign up|click (?:here|the link)|my (?:dog|cat|brother|sister|mom|dad|cousin|friend|neighbor|aunt|uncle))\b/;

/** Everyday words that tutors use, in addition to those of the lessons. */
const ofTutors = ideasOf(
  'number fraction decimal equation expression problem digit sign sum total product quotient angle side triangle rectangle square circle length width height area perimeter volume unit exponent base power root ' +
    'minute hour cent dollar price percent ratio probability median mean mode range order value place hundred variable letter term factor multiple negative positive zero opposite left right up down middle rule idea hint ' +
    'example picture draw write read check solve simplify evaluate expand compare larger smaller same different together group share split start end begin finish lesson math mathematics teacher paper pencil calculator test ' +
    'class slow slowly careful calm break rest breath breathe minute moment feel feeling sorry hard tough fun ready help need talk hear listen mistake stuck brain practice learn understand remember choose pick guess reason ' +
    'explain choice statement box blank line list table row column bar axis input output money pass move distance around inside outside pair remainder extra past noon hand rid close open quick quickly today tomorrow day ' +
    'everyone everybody lots people grown person happen sound glad proud nice kind honest worry nervous tired long longest short shortest lonely sad mad upset fair piece chunk stand sit deal eye spin land package wrap ' +
    'bottom layer fill fit patience courage effort sense bit later soon week home school work across both pretend second exactly real really maybe perhaps without within against along clear sure certain hurry wait whenever ' +
    'best better worth earn owe friend pay spend save buy sell cost tax sale store card game score walk run jump step trip map inch foot mile pound cup hold carry borrow regroup line up count onto clean neat stick trick',
);

/** The number of ideas from outside the lesson and the turn's topic that is too many, in one sentence and in a whole turn. */
const mostStrange = { sentence: 3, turn: 4 };
/** The same for a turn that has to explain in another way: it may use a story of its own. */
const mostStrangeStory = { sentence: 5, turn: 9 };
/** The same for an answer to small talk. */
const mostStrangeAside = { sentence: 4, turn: 5 };

const tellsStories: readonly SpokenTurn['act'][] = ['another_way', 'explain', 'teach', 'clarify'];

/** Finds whether a turn leaves its topic. Returns a description for the log, or null. Small talk may be answered in a line. */
export function wandersTo(turn: SpokenTurn): string | null {
  const asides = turn.act === 'redirect' || turn.act === 'acknowledge' || (turn.act === 'clarify' && turn.must_convey !== null);
  const matter = [
    turn.question.stem,
    turn.must_convey ?? '',
    turn.next_question?.stem ?? '',
    ...turn.said.slice(-4),
    ...turn.question.choices,
  ].join('\n');
  const own = foldText(`${matter}\n${turn.student}`);
  const known = new Set([...ideasOf(matter), ...ideasOf(turn.student)]);
  const stem = ideasOf(turn.question.stem);
  const sentences = turnSentences(turn.text);
  const astray = sentences.filter(({ said }) => {
    const digresses = digressions.exec(said);
    return digresses !== null && !own.includes(digresses[0]);
  });
  if (astray.length > 0) return 'speaks of something else';
  if (
    turn.act === 'redirect' &&
    !sentences.some(({ said }) => leadsBack.test(said) || ideaListOf(said).some((idea) => stem.has(idea)))
  )
    return 'does not lead back to the question';
  const most = asides ? mostStrangeAside : tellsStories.includes(turn.act) ? mostStrangeStory : mostStrange;
  const due = new Set([...ideasOf(turn.must_convey ?? ''), ...stem]);
  const ideas = sentences.map(({ said }) => new Set(ideaListOf(said)));
  const returns =
    turn.must_convey === null ? -1 : ideas.findLastIndex((own) => [...own].filter((idea) => due.has(idea)).length >= leastReturn);
  const likened = new Set<string>();
  const strange = sentences.map(({ said }, i) => {
    const unknown = [...ideas[i]!].filter(
      (idea) => !idea.startsWith('#') && !known.has(idea) && !ofTutors.has(idea) && !lessonWords.has(idea) && !likened.has(idea),
    );
    if (!likening.test(said) && (i >= returns || unknown.length > mostStrangeStory.sentence)) return unknown.length;
    // A comparison that the turn comes back from: its words may be used again.
    for (const idea of unknown) likened.add(idea);
    return 0;
  });
  const last = sentences.length - 1;
  if (last > returns && sentences[last]?.asks === true && ofHerLife.test(sentences[last].said))
    return 'asks about something else';
  const all = strange.reduce((sum, one) => sum + one, 0);
  return strange.some((one) => one >= most.sentence) || all >= most.turn ? 'speaks of what is not in the lesson' : null;
}

/** A question about the student's life, not about the mathematics. */
const ofHerLife =
  /\bwould you (?:have at home|like (?:to (?:eat|play|be|visit|own|live)|best|more)|be|rather|own|call)\b|\bdo you (?:like|own|play|watch|imagine|prefer|collect|have (?:a|an|any|one) (?:pet|dog|cat|favorite|brother|sister|bike|\w+ at home))\b|\bhave you ever\b|\byours? (?:called|named)\b|\byour favorite\b|\bwhat color\b|\bat home\?/;

/** How many ideas of the question or the due idea bring a turn back from a comparison. */
const leastReturn = 2;

const leadsBack =
  /\b(?:back to|get back|return to|go on|on we go|right on|tell me your|your answer|move on|let us|come back|show me|carry on|keep going|continue|let's|our (?:question|problem|\w+)|the question|this question|waits?|waiting|first|for now|here's ours|ready|next|your turn|now|still|on to|after (?:this|we|that|the)|then|when we're)\b/;
/** Words that start a comparison, which may be with anything. */
const likening =
  /\b(?:(?<!would you |do you |i |you )like|imagine|(?<!i )think of|(?<!i )picture|suppose|say you|pretend|as if|close your eyes|would (?:look|feel|sound|come out))\b/;
