import type { Violation } from '../turn/agent.ts';
import { findPersonalData, removed } from './personal-data.ts';
import { rememberReadings } from './remember-readings.ts';
import { foldText, wordsOf } from './words-of.ts';

/** How the tutor speaks: short, kind, in plain Markdown and TeX, in the language of the product. */
export type Voice = {
  /** The most UTF-16 units that each text of the reply may have. */
  longest: number;
  /** The reply may contain letters of these scripts only. Greek is there for mathematics. */
  scripts: readonly string[];
};

const english: Voice = { longest: 700, scripts: ['Latin', 'Greek'] };

/**
 * Markup that a page could act on. `a<b>c` is an inequality, so a one-letter tag counts only if it is closed or has
 * attributes.
 */
const markup: { what: string; mark: RegExp }[] = [
  { what: 'a link', mark: /\b(?:https?|ftp|file|data|javascript|mailto|tel):\S|\bwww\.|\bgoogle (?:it|this|that)\b/iu },
  { what: 'a link', mark: /\b[a-z][a-z0-9-]*\.(?:com|org|net|io|edu|gov|dev|app|ai|info)\b/iu },
  {
    what: 'HTML',
    mark: /<\/[a-z][^>]*>|<[a-z]+\s+[a-z-]+\s*=[^>]*>?|<(?:script|style|iframe|img|svg|object|embed|form|input|button|video|audio|link|meta|base|body|html|head|div|span|br|hr|table|details|template|math)\b|<!--|<!doctype|&(?:#x?[0-9a-f]+|lt|gt|amp|quot);/iu,
  },
  { what: 'a block of code', mark: /```|~~~/u },
  {
    what: 'a command of TeX that reaches outside mathematics',
    mark: /\\(?:href|url|includegraphics|html\w*|def|gdef|newcommand|renewcommand|let|input|include|write|openin|require|unicode|style|class|cssId)\b/u,
  },
  {
    what: 'characters that hide or turn text',
    mark: /(?![\t\n\r])[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFD]/u,
  },
];

/** Matches `[words](place)`, a Markdown image, or a reference to a link. Between dollar signs, brackets only group. */
const markdownLink = /\[[^\]]*\] ?\([^)]*\)|\[[^\]]*\] ?\[[^\]]*\]|^ {0,3}\[[^\]]*\]:/mu;

/** Words that we never say to a student. Word problems keep their losers, lazy rivers and dumb-bells. */
const unkind: Record<string, readonly RegExp[]> = {
  'an insult': [
    /(?<!\b(?:not|isn't|aren't|never|nobody(?:'s| is)|doesn't (?:make|mean) (?:you|you're|anyone|anybody)) (?:at all |being |a |an |so |that )?)\b(?:stupid|an idiot|worthless|clueless)\b/u,
    /\b(?:stupid(?:ly|ity)|idiots|(?<!an )idiot|idiotic|morons?|moronic|imbeciles?|pathetic|brainless|shut up|shame on you)\b/u,
    /\b(?:you're|you are|your|u r|ur|what) (?!not )(?:\w+ ){0,3}?(?:dumb|a loser|losers|lazy|hopeless|useless|ignorant|a failure|a disappointment|bad at|not smart|terrible at|careless|incapable|embarrassing)\b/u,
    /\b(?:you're|you are) (?:so |too |very |really )*slow\b|\byou suck\b|\bdumm(?:y|ies)\b(?! variable)|\bdisappointed in you\b|\b(?:i|we) hate you\b/u,
    /\bare you (?:blind|deaf|dumb|even trying)\b|\bhow can you not\b/u,
  ],
  discouragement: [
    /\byou(?:'ll| will) never (?:\w+ )?(?:learn|understand|get it|get this|get good|succeed|pass|manage|make it|be good)\b/u,
    /\byou can't do (?:this|it|math)\b|\bjust give up\b|\beveryone (?:else )?(?:knows|gets) (?:this|that|it)\b|\beven (?:you|a child|a baby) can\b/u,
  ],
  profanity: [
    /\b(?:f+u+c+k\w*|sh[i1]t+\w*|bullshit|bitch\w*|bastards?|ass(?:hole)?s?|damn(?:ed|it)?|goddamn|crap(?:py)?|piss(?:ed)?|cunts?|whores?|sluts?|wtf|stfu)\b/u,
  ],
  harm: [/\b(?:kill|hurt|harm|cut|hang) (?:yourself|urself)\b|\bkys\b/u],
};

/**
 * Makes the guard for a voice. It objects to a reply that is too long, unkind, in other scripts, or more than plain words and
 * mathematics.
 */
export function voice(options: Partial<Voice> = {}) {
  const { longest, scripts } = { ...english, ...options };
  const foreign = new RegExp(
    `(?=\\p{L})[^${[...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script=${script}}`).join('')}]`,
    'u',
  );

  const faultOf = rememberReadings(faultIn, 500, 2000);

  return function leavesTheVoice(reply: unknown): Violation | null {
    for (const text of wordsOf(reply)) {
      const what = faultOf(text);
      if (what !== null) return { guard: 'voice', detail: what };
    }
    return null;
  };

  function faultIn(text: string): string | null {
    if (text.length > longest) return `${text.length} characters, over ${longest}`;
    if (text.includes(removed) || findPersonalData(text, []).length > 0) return 'holds personal data';
    if (markdownLink.test(text.replace(/\$[^$]*\$/g, '$'))) return 'holds a link';
    const marked = markup.find(({ mark }) => mark.test(text));
    if (marked !== undefined) return `holds ${marked.what}`;
    if (foreign.test(text)) return 'holds letters of another script';

    const said = foldText(text);
    const rude = Object.entries(unkind).find(([, phrases]) => phrases.some((phrase) => phrase.test(said)));
    if (rude !== undefined) return `holds ${rude[0]}`;
    return shouts(text) ? 'shouts' : null;
  }
}

/** The guard with the tutor's default voice. */
export const leavesTheVoice = voice();

function shouts(text: string): boolean {
  const letters = text.replace(/\$[^$]*\$/g, '').match(/\p{L}/gu) ?? [];
  return (
    /[!?]{3,}/u.test(text) ||
    (letters.length > 24 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length > 0.7 * letters.length)
  );
}
