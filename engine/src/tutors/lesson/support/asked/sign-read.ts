/** Asks for the name of a sign, or how it's read. */
const asksName = /\b(?:call|called|name|named|say|read|pronounce|spell)\b|\bin (?:my )?english\b/i;
const asks = /\b(?:how|what|whats|wat|which)\b/i;

/** What each sign is called, and how it's read. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/%/, 'The sign % is the percent sign. We read 20% as “20 percent.”'],
  [/</, 'We read < as “is less than.” So $2 < 5$ is “2 is less than 5.”'],
  [/>/, 'We read > as “is greater than.” So $5 > 2$ is “5 is greater than 2.”'],
  [/=/, 'The sign = is the equals sign. We read it as “equals.”'],
  [/×|(?<=\s)[x*](?=\s|\W*$)/i, 'The sign × is the times sign. We read $2 \\times 5$ as “2 times 5.”'],
  [/÷/, 'We read ÷ as “divided by.” So $8 \\div 2$ is “8 divided by 2.”'],
  [/\+/, 'The sign + is the plus sign. We read it as “plus.”'],
  [
    /(?<=sign |symbol |read |say |called |["“])[-−–](?!\d)/,
    'The sign − is the minus sign. We read −5 as “negative 5” or “minus 5.”',
  ],
  [/(?<!\d)\/(?!\d)/, 'The line of a fraction is read as “over” or “out of.” You can read $\\frac{3}{4}$ as “three fourths.”'],
  [/(?<=\s|["“]):(?=\s|["”]|\W*$)/, 'The two dots are a colon. In a ratio we read them as “to.”'],
];

/** "How do you read <", "how is called the sign % in english": says how the sign is read. Null if she asks about no sign. */
export function signRead(text: string): string | null {
  if (!asks.test(text) || !asksName.test(text) || /\bwhy\b/i.test(text)) return null;
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}
