import { wordsIn } from '../reading/essay-words.ts';
import { findYears } from '../reading/find-years.ts';
import { findKnown, type NamedThing } from '../reading/known-history.ts';
import { bareText, hasBlanks, lineSentences, quotedPieces, withoutQuotes, wordCount } from './line-pieces.ts';
import type { BankFact, LineContext } from './line-context.ts';

/** Matches a name that ends in its kind: "the Voting Rights Act", "the Treaty of Ghent", "Plessy v. Ferguson". */
const titled =
  /\b(?:\p{Lu}[\p{L}.'’-]*[ -]){1,5}(?:Act|Acts|Bill|Law|Laws|Amendment|Treaty|Compromise|Proclamation|Manifesto|Doctrine|Plan|Accord|Accords|Pact|Convention|Conference|Commission|Administration|Agency|Board|Bureau|Committee|Association|League|Movement|Rebellion|Revolt|Riot|Riots|Massacre|Strike|Panic|March|Boycott|Tariff|Ordinance|Declaration|Code|Codes|Charter|Resolution|Memorandum|Affair|Case|Crisis|Program|Corollary|Speech|Address|War|Battle)\b|\bTreaty of \p{Lu}\p{L}+|\b\p{Lu}\p{L}+ v\.? \p{Lu}\p{L}+|\bBattle of \p{Lu}\p{L}+/gu;

const amounts =
  /\$\s?\d[\d,.]*(?:\s(?:million|billion|thousand))?|\b\d[\d,.]*\s?(?:%|percent|million|billion|thousand|miles|acres|dollars|people|men|women|workers|soldiers|troops|votes|strikers|jobs|deaths|families|farmers|slaves|settlers|delegates|members|colonists|immigrants|tons|pages)\b|\b\d{1,3}(?:,\d{3})+\b|\bby (?:an? |one |two[- ]|three[- ])?(?:third|thirds|half|quarter|quarters|fifth)s?\b|\b(?:hundreds|tens|thousands|millions|dozens) of (?:thousands|millions|people|workers)\b|\b(?:doubled|tripled|quadrupled)\b/giu;

const attributed =
  /\b(?:sa(?:id|ys)|wr(?:ote|ites)|calls?|called|argue[sd]|reads?|state[sd]|declare[sd]|told|tells|promise[sd]|warn(?:ed|s)|claim(?:ed|s)|famously|words?|as \p{Lu}\p{L}+ puts? it|puts? it)\b/iu;
/** Capitalized words that don't count as names: for documents, days, peoples and parts of the country. */
const common =
  /^(?:Documents?|Docs?|I|I'm|I'll|I'd|I've|American?s?|United|States?|U\.?S\.?|USA|Congress|President|Senate|Senators?|House|Supreme|Court|Constitution|Constitutional|North(?:ern(?:ers?)?)?|South(?:ern(?:ers?)?)?|West(?:ern(?:ers?)?)?|East(?:ern)?|Washington|English|British|Britain|England|European?s?|Spanish|Spain|French|France|Black|White|Native|Indians?|African?s?|Asian?s?|Mexican?s?|Mexico|Democrats?|Democratic|Republicans?|Civil|World|War|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christian\w*|Protestants?|Catholics?|God|Bible|Although|While|Because|Before|After|Row|AP|APUSH|DBQ|AI|GPT|Hmm|OK|Okay|Yes|No|Mr|Mrs|Ms|Dr|Why|What|Who|How|Which|If|The|A|An|In|On|Or|And|But|So|Say|Even|First|Next|Then|Federal|Union|Confederate|Cold|Great|New|Deal|Depression)$/u;

/**
 * Finds a date, law, case, name, amount or quotation that is in neither the banks, nor the documents, nor her text.
 *
 * Shape   what was found, or null. Decades and centuries don't count as dates. A date next to a thing of the bank has to be
 *         that thing's date.
 */
export function fabricatedFact(line: string, context: LineContext): string | null {
  const hers = context.bareHers;
  const isKnown = (piece: string) => hers.includes(bareText(piece)) || context.bankText.includes(bareText(piece));
  return (
    lineSentences(line)
      .filter((sentence) => !context.bankText.includes(bareText(sentence))) // the sentence is the bank's own line
      .map(withoutQuotes)
      .map((sentence) => {
        const named = findKnown(sentence, context.known);
        return (
          wrongYear(sentence, named, context, hers) ?? unknownName(sentence, named, isKnown) ?? unknownAmount(sentence, isKnown)
        );
      })
      .find((found) => found !== null) ?? unknownQuotation(line, context, hers)
  );
}

type IsKnown = (piece: string) => boolean;

/** A year dates a thing if they are at most this many characters apart. */
const beside = 25;
/** Words before a year that only bounds a period. */
const bounds = /\b(?:before|after|between|since|until|by|from|between \d{4} and|from \d{4} to|to)\s+$/iu;
const dayOrMonth =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2}(?:st|nd|rd|th)?,?)?(?: (?:of )?\d{4})?(?![\p{L}\d])/gu;

function wrongYear(sentence: string, named: readonly NamedThing[], context: LineContext, hers: string): string | null {
  // A year without a name answers a question about something that she named.
  const facts = named.length > 0 ? named.flatMap(({ thing }) => context.facts.get(thing.name) ?? []) : context.ownFacts;
  const dates = (things: readonly BankFact[], year: number) =>
    things.some(({ start, end, fact }) => year === start || year === end || fact.includes(String(year)));
  for (const { text, from, to, start, end } of findYears(sentence, context.start)) {
    if (/s$|century$/iu.test(text)) continue;
    if (sentence.endsWith('?') && bounds.test(sentence.slice(0, start))) continue; // "What was happening before 1932?" states nothing
    const nearest = named
      .map((one) => ({
        name: one.thing.name,
        gap: Math.max(one.start - end, start - one.end),
        between: sentence.slice(Math.min(one.end, end), Math.max(one.start, start)),
      }))
      // "He spoke in 1876, and Reconstruction ended": the year belongs to what comes before it.
      .filter(({ gap, between }) => gap < beside && !/[,;]\s*(?:and|but|while|so|or)\b/iu.test(between))
      .toSorted((left, right) => left.gap - right.gap)[0];
    const its = nearest === undefined ? [] : (context.facts.get(nearest.name) ?? []).filter(({ kind }) => kind !== 'person' && kind !== 'group'); // prettier-ignore
    const isFine = (year: number) =>
      year === context.start ||
      year === context.end ||
      (its.length > 0 ? dates(its, year) || saidTogether(its, year, context) : dates(facts, year) || hers.includes(` ${year} `));
    if (!(from === to ? [from] : [from, to]).every(isFine)) return text;
  }
  const day = [...sentence.matchAll(dayOrMonth)].find(
    ([date]) => /\d/u.test(date) && !hers.includes(bareText(date)) && !context.bankText.includes(bareText(date)),
  );
  return day?.[0] ?? null;
}

/** True if she or a document gives the thing this date. Repeating that asserts nothing new. */
const saidTogether = (things: readonly BankFact[], year: number, { own, given }: LineContext): boolean =>
  `${own}\n${given}`
    .split(/[.\n]/u)
    .some((said) => said.includes(String(year)) && things.some(({ name, aliases }) => [name.replace(/^the /iu, ''), ...aliases].some((one) => said.includes(one)))); // prettier-ignore

function unknownName(bare: string, places: readonly NamedThing[], isKnown: IsKnown): string | null {
  const covered = (start: number, end: number) => places.some((place) => place.start <= start + 4 && end <= place.end + 1);
  for (const { 0: name, index } of bare.matchAll(titled)) {
    // The first word of a sentence may or may not be part of the name.
    const later = name.replace(/^(?:\p{L}+ )?(?:The |A |An )?/u, '');
    if (covered(index, index + name.length) || isKnown(name) || (index === 0 && later.includes(' ') && isKnown(later))) continue;
    return name;
  }
  for (const { 0: found, index } of bare.matchAll(/(?<=[\p{L}\p{N},;’'”)]\s)\p{Lu}[\p{L}'’-]+/gu)) {
    const word = found.replace(/['’]s?$/u, '');
    if (common.test(word) || isKnown(word) || covered(index, index + found.length)) continue;
    if (word.endsWith('s') && isKnown(word.slice(0, -1))) continue;
    return word;
  }
  return null;
}

function unknownAmount(bare: string, isKnown: IsKnown): string | null {
  if (bare.endsWith('?') && !/\d/u.test(bare)) return null;
  return (
    [...bare.matchAll(amounts)]
      .map(([amount]) => amount)
      .find((amount) => !isKnown(amount) && !isKnown(amount.replace(/\s?%/u, ' percent'))) ?? null
  );
}

/** True if a piece is about writing and nothing else. */
const isCraft = (piece: string, { craft }: LineContext): boolean => wordsIn(piece).every(({ stem }) => craft.has(stem));

/**
 * Finds a quotation that is attributed to a document or person but isn't theirs. Text that is offered for pasting is another
 * guard's job.
 */
function unknownQuotation(line: string, context: LineContext, hers: string): string | null {
  if (context.own.trim() === '') return null;
  for (const { text, before, after } of quotedPieces(line)) {
    if (
      wordCount(text) < 3 ||
      hasBlanks(text) ||
      hers.includes(bareText(text)) ||
      context.bankText.includes(bareText(text)) ||
      isCraft(text, context)
    )
      continue;
    const around = `${before.slice(-60)} ${after.slice(0, 30)}`;
    if (attributed.test(around) && /\b(?:doc(?:ument)?s? \d|\p{Lu}\p{L}+|he|she|they|author|speaker)\b/u.test(around))
      return text;
  }
  return null;
}
