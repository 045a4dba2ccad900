/**
 * Returns a message as the first layer reads it: all words in lower case and one spelling, with one space in between, and a
 * full stop where a sentence ends, before the first word and after the last: `. i do not want to live . ok . `
 *
 * Short forms are written out ("dont", "wanna", "im"), accents and look-alike letters become plain, and letters that are
 * spelled out are joined into words ("k i l l", "f.u.c.k"). A disguised word ("su1cide", "k!ll", "s*icide", "dieee", "ignroe")
 * is undone if the result is one of `known`: `3x`, `a*b`, and `sin2x` are mathematics and stay.
 */
export function readMessage(text: string, known: ReadonlySet<string>): string {
  const words: string[] = ['.'];
  let letters: string[] = []; // spelled out one by one
  const endSpelling = () => {
    const said = letters.map((letter) => undisguised(letter, 'i') ?? '').join('');
    words.push(...((letters.length < 3 ? null : spelled(said, known)) ?? letters).flatMap(writtenOut));
    letters = [];
  };

  for (const chunk of plain(text).split(/\s+/u)) {
    if (/^[\p{L}@$!|0134-]$/u.test(chunk) && /[\p{L}@$!01]/u.test(chunk)) {
      letters.push(chunk);
      continue;
    }
    endSpelling();
    const dotted = /^(\p{L}(?:[._*-]\p{L}){2,40})[.!?]*$/u.exec(chunk)?.[1];
    const whole = dotted === undefined ? null : spelled(dotted.replace(/[^\p{L}]/gu, ''), known);
    words.push(...(whole ?? wordsOfChunk(chunk, known)));
  }
  endSpelling();
  return `${[...words, '.']
    .join(' ')
    .replaceAll('. . ', '. ')
    .replaceAll(' no one ', ' nobody ')
    .replace(/ (?:tbh|ngl|fr|smh|istg|imo|bruh|honestly)(?= )/g, '') // says nothing, wherever it is
    .replace(/(?: right now| so bad| so badly)+ (?=\. )/g, ' ')
    .replace(/ id (?=be |rather |like |love |have |die |kill |never |want |do |just |end )/g, ' i would ')
    .replace(
      / (s?he)ll (?=(?:be|kill|hurt|hit|beat|shoot|stab|send|come|do|get|take|find|leave|make|put|tell|go) )/g,
      ' $1 will ',
    )
    .replace(/ (my|your|him|her) self /g, ' $1self ')
    .replace(/ me (?=dad |mom |stepdad |stepmom |uncle |brother |sister )/g, ' my ') // common in dialects
    .replace(
      /(?<! (?:am|is|are|was|were|be|been|feel|felt|very|so|got|fell|mentally|seriously|really|critically)) ill /g,
      ' i will ',
    )
    .replace(/ (want|going|need|have|got|wish|like|used) 2 (?=[a-z])/g, ' $1 to ')} `;
}

const longestWord = 40;

/** Rude words of which only the beginning is left. `2**3` is a power, not one of these. */
const blankedOut: Readonly<Record<string, string>> = { f: 'fuck', fu: 'fuck', s: 'shit', sh: 'shit', b: 'bitch', mf: 'fuck' };

function wordsOfChunk(chunk: string, known: ReadonlySet<string>): string[] {
  const blanked = blankedOut[/^([a-z]{1,2})\*{2,4}[.!?]*$/.exec(chunk)?.[1] ?? ''];
  if (blanked !== undefined) return [blanked];
  const inside = chunk.replace(/^[^\p{L}\p{N}@$!]+|[^\p{L}\p{N}@$]+$/gu, '');
  const whole = /[@$!|*#\d]/.test(inside) ? wordOf(inside, known) : null;
  const words = whole ?? inside.split(/[^\p{L}\p{N}'_]+/u).flatMap((word) => (word === '' ? [] : wordOrItself(word, known)));
  return /[.!?;]["')\]]*$/u.test(chunk) ? [...words, '.'] : words;
}

const wordOrItself = (word: string, known: ReadonlySet<string>): string[] =>
  wordOf(word, known) ?? [word.replaceAll("'", '').slice(0, longestWord)];

/** Returns the known word that this is, in plain spelling; null if it isn't known. */
function wordOf(word: string, known: ReadonlySet<string>): string[] | null {
  if (word.length > longestWord) return null;
  const bare = word.replace(/'s$/u, '').replaceAll("'", '');
  const short = shortForms.get(word.replaceAll("'", ''));
  if (short !== undefined) return short.split(' ');
  if (known.has(bare)) return [bare];
  for (const candidate of disguises(bare)) if (known.has(candidate) && candidate !== 'ssn') return [candidate]; // $5n, s5n: terms
  const starred = /^\p{L}[\p{L}*#]*[*#][\p{L}*#]*$/u.test(bare) ? unstarred(bare, known) : null;
  return starred === null ? null : [starred];
}

function* disguises(word: string): Generator<string> {
  // A digit before a letter is a coefficient: 5ex is 5 times e times x.
  const leet = /^[\p{L}@$!]/u.test(word) && /\p{L}/u.test(word) && /[@$!|\d]/.test(word) && word.length > 2;
  for (const one of leet ? ['i', 'l'] : []) yield* [undisguised(word, one)].filter((found) => found !== null);
  if (/(.)\1/u.test(word))
    yield* [word.replace(/(.)\1+/gu, '$1'), word.replace(/(.)\1{2,}/gu, '$1$1')].filter((found) => found.length > 2);
  if (/^[a-z]{3,}in$/.test(word)) yield `${word}g`; // hittin
  const clipped = /^([a-z]{2,}([bckgmnprst]))d$/.exec(word); // slapd, kickd
  if (clipped !== null) yield* [`${clipped[1]}${clipped[2]}ed`, `${clipped[1]}ed`];
  const single = /^([a-z]*[aeiou])([bgmnprt])(ing|ed)$/.exec(word); // hiting
  if (single !== null) yield `${single[1]}${single[2]}${single[2]}${single[3]}`;
  if (word.length >= 5 && /^[a-z]+$/.test(word))
    for (let at = 1; at < word.length - 1; at += 1) yield word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
}

const looks: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

/**
 * Replaces digits and marks by the letters that they look like; 1, ! and | by `one`. Returns null if one of them looks like no
 * letter.
 */
function undisguised(word: string, one: string): string | null {
  let found = '';
  for (const character of word) {
    if (/\p{L}/u.test(character)) found += character;
    else if (/[1!|]/.test(character)) found += one;
    else if (looks[character] !== undefined) found += looks[character];
    else return null;
  }
  return found;
}

/**
 * "f**k", "s*icide": finds the known word of the same length that fits the visible letters, if they are at least half of the
 * word.
 */
function unstarred(word: string, known: ReadonlySet<string>): string | null {
  const hidden = word.match(/[*#]/g)?.length ?? 0;
  if (word.length < 4 || hidden > word.length / 2) return null;
  const fits = new RegExp(`^${word.replace(/[*#]/g, '[a-z]')}$`);
  return (
    byLength(known)
      .get(word.length)
      ?.find((candidate) => fits.test(candidate)) ?? null
  );
}

/** Returns the known words of each length. Computed once for each set of words, so that a page of starred words costs little. */
function byLength(known: ReadonlySet<string>): ReadonlyMap<number, readonly string[]> {
  const sorted = lengths.get(known) ?? Map.groupBy(known, ({ length }) => length);
  lengths.set(known, sorted);
  return sorted;
}
const lengths = new WeakMap<ReadonlySet<string>, ReadonlyMap<number, readonly string[]>>();

/** Cuts letters that were spelled out into known words; null if that isn't possible, as with the letters of an expression. */
function spelled(letters: string, known: ReadonlySet<string>): string[] | null {
  if (letters.length > 60) return null;
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    ways[end] = null;
    for (let start = Math.max(0, end - 14); start < end; start += 1) {
      const word = letters.slice(start, end);
      const before = ways[start];
      if (before == null || !(known.has(word) || word === 'i')) continue;
      ways[end] = [...before, word];
      break; // the longest word that ends here
    }
  }
  const found = ways[letters.length];
  return found?.some((word) => word.length >= 4) === true ? found : null;
}

const writtenOut = (word: string): string[] => shortForms.get(word)?.split(' ') ?? [word];

function plain(text: string): string {
  const lower = text.toLowerCase();
  const ascii = /^[\x20-\x7e]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[\p{M}\p{Cf}]/gu, '')
        .replace(/[’‘`´]/gu, "'")
        .replace(/[аеорсухіѕԁһ]/gu, (letter) => lookAlikes[letter]!)
        .replace(/\n/gu, ' . ');
  return ascii.replace(/(?<=[a-z\d)]{2})([,;?!.])(?=[a-z]{2})/g, '$1 ').replace(/(?<=[a-z]{2})([.?;,])(?=[a-z])/g, '$1 ');
}

const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
};

/** Students' short forms, and typos that aren't words themselves. Without apostrophes. */
const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: 'i am',
    ive: 'i have',
    ima: 'i am going to',
    imma: 'i am going to',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    couldnt: 'could not',
    isnt: 'is not',
    arent: 'are not',
    aint: 'is not',
    wasnt: 'was not',
    havent: 'have not',
    hasnt: 'has not',
    youre: 'you are',
    youll: 'you will',
    youve: 'you have',
    u: 'you',
    r: 'are',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    theyll: 'they will',
    hell: 'hell',
    were: 'were',
    whats: 'what is',
    thats: 'that is',
    its: 'it is',
    theres: 'there is',
    lets: 'let us',
    lemme: 'let me',
    gimme: 'give me',
    wanna: 'want to',
    wana: 'want to',
    wnat: 'want',
    watn: 'want',
    gonna: 'going to',
    gunna: 'going to',
    gotta: 'got to',
    tryna: 'trying to',
    noone: 'nobody',
    someone: 'somebody',
    anyone: 'anybody',
    everyone: 'everybody',
    sb: 'somebody',
    smb: 'somebody',
    ppl: 'people',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tonite: 'tonight',
    '2nite': 'tonight',
    rn: 'right now',
    bc: 'because',
    cuz: 'because',
    cos: 'because',
    cus: 'because',
    coz: 'because',
    bcuz: 'because',
    til: 'until',
    il: 'i will',
    m8: 'friend',
    mate: 'friend',
    mates: 'friends',
    aswell: 'as well',
    nd: 'and',
    abt: 'about',
    wat: 'what',
    skool: 'school',
    no1: 'nobody',
    some1: 'somebody',
    any1: 'anybody',
    every1: 'everybody',
    ok: 'okay',
    round: 'around',
    pls: 'please',
    plz: 'please',
    urself: 'yourself',
    yrself: 'yourself',
    mself: 'myself',
    miself: 'myself',
    myslef: 'myself',
    goin: 'going',
    bf: 'boyfriend',
    gf: 'girlfriend',
    bff: 'friend',
    bro: 'brother',
    sis: 'sister',
    meself: 'myself',
    urslf: 'yourself',
    kil: 'kill',
    kll: 'kill',
    suiside: 'suicide',
    sucide: 'suicide',
    suicied: 'suicide',
    mum: 'mom',
    mums: 'mom',
    mummy: 'mom',
    mommy: 'mom',
    moms: 'mom',
    mama: 'mom',
    daddy: 'dad',
    dads: 'dad',
    papa: 'dad',
    grandpa: 'grandfather',
    grandad: 'grandfather',
    granddad: 'grandfather',
    grandma: 'grandmother',
    nan: 'grandmother',
    pic: 'picture',
    pics: 'pictures',
    photo: 'picture',
    photos: 'pictures',
    neighbour: 'neighbor',
    insta: 'instagram',
    snap: 'snapchat',
    sc: 'snapchat',
    dob: 'birthday',
    bestie: 'friend',
    besties: 'friend',
    homos: 'gays',
  }),
);
