import type { BoardLines } from '@stoa/schema/board/board-lines';
import type { Persona } from '@stoa/schema/board/board-profile';
import type { Phrase, Speech } from '@stoa/schema/board/board-session';

/** What fills the braces of a line. */
export type Fillings = { readonly line: string | null; readonly n?: string; readonly achievement?: string };

type SituationOrRung = Exclude<Speech, { of: 'fixed' }>;

const rungs = {
  2: { part: 'probing', kind: 'probing_question' },
  3: { part: 'conceptual', kind: 'conceptual_hint' },
  4: { part: 'procedural', kind: 'procedural_hint' },
  5: { part: 'walkthrough', kind: 'demonstration' },
} as const;

/**
 * All wordings of a speech, as this persona says them: first each of the content with the first words of its voices, then each with the next ones, and
 * so on, so that what is said again sounds another way for long.
 */
export function* phrasesOf(lines: BoardLines, speech: SituationOrRung, persona: Persona, fillings: Fillings): Generator<Phrase> {
  const { name, kind, level, templates, leads } = wordingsOf(lines, speech);
  const next = speech.of === 'rung' ? speech.next : null;
  const variants = templates.map((template) => Math.max(1, ...voicesIn(lines, template).map((voice) => voice[persona].length)));
  for (let variant = 0; variant < Math.max(...variants); variant += 1)
    for (const [at, template] of templates.entries())
      if (variant < variants[at]!) {
        const text = template.replaceAll(slots, (_, slot: string) => filled(slot, variant));
        yield { key: `${name}.${at}.${variant}`, kind, level, text, crisis: false, leads: leads && at === 0 && variant === 0 };
      }

  function filled(slot: string, variant: number): string {
    if (slot === 'line') return spokenLine(fillings.line);
    if (slot === 'action') return next?.action ?? 'undoing the last operation';
    if (slot === 'do') return next?.todo ?? 'undo the last operation';
    if (slot === 'n') return fillings.n ?? '';
    if (slot === 'achievement') return fillings.achievement ?? '';
    const voice = lines.voices[slot];
    if (voice === undefined) throw new Error(`no voice says {${slot}}`);
    return voice[persona][variant % voice[persona].length]!;
  }
}

const slots = /\{(\w+)\}/g;
const voicesIn = ({ voices }: BoardLines, template: string) =>
  [...template.matchAll(slots)].flatMap(([, slot]) => voices[slot!] ?? []);

function wordingsOf(lines: BoardLines, speech: SituationOrRung) {
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
  const { kind, lines: templates, leads = false } = lines.situations[speech.situation];
  return { name: speech.situation, kind, level: speech.level ?? null, templates, leads };
}

/** What she wrote, as it is said back: closed up where it is long, "your last line" where it is too long to hear. */
export function spokenLine(line: string | null): string {
  const text = line?.trim().replaceAll(/\s+/g, ' ') ?? '';
  if (text === '') return 'your last line';
  if (text.split(' ').length <= 6) return text;
  const closed = text.replaceAll(' ', '');
  return closed.length <= 24 ? closed : 'your last line';
}

/** How many words a line has when it is heard. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How long a line plays at two and a half words a second, in milliseconds. */
export const playingTime = (text: string): number => Math.round((wordsIn(text) / 2.5) * 1000);
