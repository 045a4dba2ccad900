import type { SpokenTurn } from './spoken-turn.ts';

/** Words that a student may call herself. */
const ownWords = /\b(?:dumb|stupid|slow|lazy|an idiot|a failure|bad at (?:math|this|fractions|numbers))\b/gi;
const denial = "(?:\\w+n[\u2019']t|not|never|nothing|different from|far from)";

/** Removes words that the student called herself where the turn denies them: "Getting stuck doesn't make you dumb." */
export function withoutDenied({ text, student }: Pick<SpokenTurn, 'text' | 'student'>): string {
  const words = new Set(student.toLowerCase().match(ownWords) ?? []);
  if (words.size === 0) return text;
  return text.replace(
    new RegExp(`\\b${denial}\\b(?! (?:just|only|even)\\b)[^.!?,;]{0,24}\\b(?:${[...words].join('|')})\\b`, 'gi'),
    'no such thing',
  );
}
