import type { BoardLines } from '@stoa/schema/board/board-lines';
import type { Persona } from '@stoa/schema/board/board-profile';
import type { Phrase, Speech } from '@stoa/schema/board/board-session';
import { ruleTemplates } from './rule-wordings.ts';

/** What fills the braces of a line. A wording with `{start}` is left out if the work has no start that can be said. */
export type Fillings = {
  readonly line: string | null;
  readonly start?: string | null;
  readonly n?: string;
  readonly achievement?: string;
  /** The mal-rule that explains what the student wrote, if any. */
  readonly rule?: string | null;
};

type SituationOrRung = Exclude<Speech, { of: 'fixed' }>;

const rungs = {
  2: { part: 'probing', kind: 'probing_question' },
  3: { part: 'conceptual', kind: 'conceptual_hint' },
  4: { part: 'procedural', kind: 'procedural_hint' },
  5: { part: 'walkthrough', kind: 'demonstration' },
} as const;

/**
 * One wording of the content, with all the ways in which this persona says it: one for each combination of its voices' words. A
 * wording's `key` doesn't depend on the persona. A phrase's key consists of the wording's key, the way, and what fills the
 * wording. A phrase is a repetition only if all three are the same.
 */
export type Wording = {
  readonly key: string;
  readonly leads: boolean;
  readonly ofRule: boolean; // a mal-rule's own words, which are only used if their length fits the place
  readonly ways: number;
  readonly say: (way: number) => Phrase;
};

/**
 * Returns the wordings of a speech: those of the mal-rule that explains the mistake, then those of the content in their order.
 */
export function wordingsFor(
  lines: BoardLines,
  speech: SituationOrRung,
  persona: Persona,
  fillings: Fillings,
): readonly Wording[] {
  const { name, kind, level, templates, leads } = templatesOf(lines, speech);
  const next = speech.of === 'rung' || speech.of === 'example' ? speech.next : null;
  const start = fillings.start == null || spokenLine(fillings.start) === unspoken ? null : spokenLine(fillings.start);
  const filled: Readonly<Record<string, string>> = {
    line: spokenLine(fillings.line),
    start: start ?? '',
    action: next?.action ?? 'undoing the last operation',
    do: next?.todo ?? 'undo the last operation',
    n: fillings.n ?? '',
    achievement: fillings.achievement ?? '',
  };
  const own = speech.of === 'situation' && fillings.rule != null ? ruleTemplates(fillings.rule, speech.situation) : [];
  return [
    ...own.flatMap((template, at) => wordingOf(template, `rule.${fillings.rule}.${name}.${at}`, true)),
    ...templates.flatMap((template, at) => wordingOf(template, `${name}.${at}`, false, leads && at === 0)),
  ];

  function wordingOf(template: string, key: string, ofRule: boolean, first = false): Wording[] {
    const named = Array.from(template.matchAll(slots), ([, slot]) => slot!);
    if (start === null && named.includes('start')) return [];
    const filling = named.flatMap((slot) => filled[slot] ?? []).join(' ');
    const voiced = named.filter((slot) => filled[slot] === undefined);
    return [
      {
        key,
        leads: first,
        ofRule,
        ways: voiced.map((slot) => voiceOf(slot).length).reduce(commonMultiple, 1),
        say: (way) => ({
          key: `${key}.${way}${filling === '' ? '' : ` ${filling}`}`,
          kind,
          level,
          text: template.replaceAll(slots, (_, slot: string) => filled[slot] ?? inTurn(voiceOf(slot), way)),
          crisis: false,
          leads: first && way === 0,
        }),
      },
    ];
  }

  function voiceOf(slot: string): readonly string[] {
    const voice = lines.voices[slot];
    if (voice === undefined) throw new Error(`no voice says {${slot}}`);
    return voice[persona];
  }
}

/** Yields all phrases of a speech, wording by wording. */
export function* phrasesOf(...of: Parameters<typeof wordingsFor>): Generator<Phrase> {
  for (const { ways, say } of wordingsFor(...of)) for (let way = 0; way < ways; way += 1) yield say(way);
}

const inTurn = (words: readonly string[], way: number): string => words[way % words.length]!;

/** After this many ways, the combinations of the voices' words repeat. */
const commonMultiple = (one: number, other: number): number => (one * other) / commonDivisor(one, other);
const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

const slots = /\{(\w+)\}/g;

function templatesOf(lines: BoardLines, speech: SituationOrRung) {
  if (speech.of === 'rung') {
    const { part, kind } = rungs[speech.level];
    return {
      name: `${speech.next.move}.${part}`,
      kind,
      level: speech.level,
      templates: lines.moves[speech.next.move][part],
      leads: false,
    };
  }
  if (speech.of === 'example')
    return {
      name: `${speech.next.move}.example`,
      kind: 'worked_example' as const,
      level: null,
      templates: lines.moves[speech.next.move].example,
      leads: false,
    };
  if (speech.of === 'word') {
    const templates = lines.words[speech.word]?.lines ?? [];
    return { name: `word.${speech.word}`, kind: 'explanation' as const, level: null, templates, leads: false };
  }
  const { kind, lines: templates, leads = false } = lines.situations[speech.situation];
  return { name: speech.situation, kind, level: speech.level ?? null, templates, leads };
}

const unspoken = 'your last line';

/**
 * Returns what the student wrote in a form for speech: without spaces if it is long, "your last line" if it is too long to
 * follow by ear.
 */
export function spokenLine(line: string | null): string {
  const text = line?.trim().replaceAll(/\s+/g, ' ') ?? '';
  if (text === '') return unspoken;
  if (text.split(' ').length <= 6) return text;
  const closed = text.replaceAll(' ', '');
  return closed.length <= 24 ? closed : unspoken;
}

/** Counts the words of a line as it is heard. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns how long a line plays at two and a half words a second, in milliseconds. */
export const playingTime = (text: string): number => Math.round((wordsIn(text) / 2.5) * 1000);
