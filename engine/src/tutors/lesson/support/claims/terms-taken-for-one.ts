import type { Topic } from '../../state/topic.ts';
import { denialOr } from '../../hearing/doubt.ts';

type Term = Topic['guidelines']['glossary'][number];

/** What is said about two words: "theyre basically the same thing". */
const areOne =
  /^(?:,? ?(?:they|both|it|that|those))?[ ’']*(?:are|re|r|is|s|mean|means)?(?: (?:just|like|basically|really|kind of|pretty much|both|all|kinda|exactly|actually))* (?:the )?same(?: exact)?(?: thing| number| idea)?(?: basically| really| right| lol| anyway| to me| no)*\W*$/;
const isOneAs =
  /^ (?:is|are|s|means)(?: (?:just|like|basically|really|kind of|pretty much|exactly))* (?:the )?(?:same(?: thing)?(?: as| like)?|another word for|equal to) (?:the |an? )?$/;
const denies = denialOr(/\b(?:if|when|can|could|in a|why)\b/);

/**
 * Returns the meanings of two glossary words that the student takes for the same thing, one after the other: "mean and median
 *         theyre the same thing".
 *
 * Errors  none: null if she doesn't name exactly two words, says more about them, or if one meaning mentions the other word.
 */
export function termsTakenForOne(text: string, glossary: readonly Term[]): { readonly meaning: string } | null {
  const said = text.toLowerCase().replaceAll(/\s+/g, ' ');
  if (denies.test(said)) return null;
  const named = glossary
    .flatMap((term) =>
      term.words.flatMap((word) =>
        Array.from(said.matchAll(new RegExp(String.raw`\b${word}s?\b`, 'g')), ({ index, 0: all }) => ({
          term,
          at: index,
          end: index + all.length,
        })),
      ),
    )
    .toSorted((one, other) => one.at - other.at || other.end - one.end)
    .filter(({ at }, place, all) => all.slice(0, place).every(({ end }) => end <= at));
  const [one, other, ...more] = named;
  if (one === undefined || other === undefined || more.length > 0 || one.term === other.term) return null;
  if (speaksOf(one.term, other.term) || speaksOf(other.term, one.term)) return null;
  const [between, after] = [said.slice(one.end, other.at), said.slice(other.end)];
  const isOne =
    (/^ (?:and|n|&) (?:the )?$/.test(between) && areOne.test(after)) ||
    (isOneAs.test(between) && /^\W*(?:right|no|or not)?\W*$/.test(after));
  return isOne ? { meaning: `${one.term.meaning} ${other.term.meaning}` } : null;
}

const speaksOf = ({ meaning }: Term, { words }: Term): boolean =>
  words.some((word) => new RegExp(String.raw`\b${word}s?\b`, 'i').test(meaning));
