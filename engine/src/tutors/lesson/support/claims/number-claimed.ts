import type { Topic } from '../../state/topic.ts';
import { inFigures } from '../in-figures.ts';
import { doubtOr } from '../../hearing/doubt.ts';

type Term = Topic['guidelines']['glossary'][number];

/** Whether the number that the student puts in a word's meaning is the plan's. A wrong number is no other word's meaning. */
type NumberClaimed =
  | { readonly holds: true; readonly meaning: string }
  | { readonly holds: false; readonly meaning: string; readonly other: null };

const lead =
  /^\W*(?:(?:so|wait|ok|oh|and|but|hm+|um+|well|i think|i thought|i guess|doesn['’]?t|does|do|is|isn['’]?t|are|an?|one|the)\b\W*)*/;
const tail = /\W*(?:\b(?:right|correct|yes|yeah|huh|ok|then|or what|isn['’]?t it)\W*)*$/;
const says = String.raw`(?:is|are|means?|be|=|equals|['’]?s|)(?: ?(?:just|like|basically|really|only|kind of|the same(?: thing)? as|the same|same as|out))*`;
/** The student denies, supposes, or asks why: the meaning of a word doesn't decide that. */
const saysElse = doubtOr(/\b(?:how|instead|because|bc|cuz|what)\b/);

/**
 * Decides whether a number in what the student takes a word to mean is the plan's: "percent means out of 1000", "a tenth is one
 * of 100 parts"; and whether a number before a variable does what she says: "4x is like 4 plus x".
 *
 * Errors  none: null if she says more than that, or if the plan's meaning has no such number.
 */
export function numberClaimed(text: string, glossary: readonly Term[]): NumberClaimed | null {
  const plain = text.toLowerCase();
  const said = inFigures(plain)
    .replace(/\b(?:an? )?hundred\b/g, '100')
    .replace(lead, '')
    .replace(tail, '')
    .trim();
  const all = plain.replace(lead, '').replace(tail, '').trim();
  if (saysElse.test(all)) return null;
  return sharesClaimed(said, glossary) ?? coefficientClaimed(said, all, glossary);
}

const share = String.raw`(?:out of|outta|over|per|for every|in every|1 of|1 out of|parts of)(?: (?:an?|every|the))?`;

/** Judges "percent is out of 10" by a meaning that says out of how many. */
function sharesClaimed(said: string, glossary: readonly Term[]): NumberClaimed | null {
  for (const { words, meaning } of glossary) {
    const own = shareIn(meaning);
    if (own === null) continue;
    const claim = new RegExp(String.raw`^(?:${words.join('|')})s? ${says} ?${share} (\d+)(?: (?:equal )?parts?)?$`).exec(
      said,
    )?.[1];
    if (claim === undefined) continue;
    return claim === own ? { holds: true, meaning } : { holds: false, meaning, other: null };
  }
  return null;
}

const shareIn = (meaning: string): string | null =>
  /^[^.]*?\b(?:out of|one of)(?: an?)? (\d+)/.exec(
    meaning
      .replace(/\bhundred\b/g, '100')
      .replace(/\bten\b/g, '10')
      .replace(/\btwo\b/g, '2')
      .replace(/\bthree\b/g, '3'),
  )?.[1] ?? null;

/** Judges what the student says about the number before a letter: "4x is 4 plus x", "4x is forty something". */
function coefficientClaimed(said: string, all: string, glossary: readonly Term[]): NumberClaimed | null {
  const meaning = glossary.find(({ words }) => words.includes('coefficient'))?.meaning;
  const [, number, letter, claim] = new RegExp(String.raw`^(\d+) ?([a-z]) ${says} (.+)$`).exec(said) ?? [];
  if (meaning === undefined || number === undefined || letter === undefined || claim === undefined) return null;
  const n = String.raw`(?:${number}|the ${number})`;
  const x = String.raw`(?:${letter}|the ${letter})`;
  const isSum = new RegExp(String.raw`^(?:${n} ?(?:\+|plus|and(?: an?)?|more than|added to) ?${x}|${x} ?(?:\+|plus|and) ?${n})$`);
  const isProduct = new RegExp(
    String.raw`^(?:${n} ?(?:\*|·|×|times|multiplied by|lots of|of|groups of|bags of) ?${x}|${n} ${letter}['’]?s|${x} ?(?:\*|·|×|times) ?${n}|${x}(?: ?(?:\+|plus|and) ?${x}){${Number(number) - 1}})$`,
  );
  if (isProduct.test(claim)) return { holds: true, meaning };
  const isDigits = digits.test(all) || new RegExp(String.raw`^${number}\d$`).test(claim);
  return isSum.test(claim) || isDigits ? { holds: false, meaning, other: null } : null;
}

/** "Thirty-something", "the tens place": takes the number before a letter for a digit. */
const digits =
  /^\d+ ?[a-z]\b.*\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -]?(?:something|some|ish)?$|\d\d[ -]?(?:something|some|ish)$|tens? (?:place|digit))/;
