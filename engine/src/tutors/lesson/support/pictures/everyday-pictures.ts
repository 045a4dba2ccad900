/**
 * Everyday things that lessons use to picture numbers. The words of one row belong to one picture: a student who says "owing"
 * means the plan's debts.
 */
const pictures = {
  debt: 'owe owes owed owing debt debts borrow borrowed loan',
  money: 'money dollar dollars cash pay paid pays paying bank allowance bucks wallet',
  coins: 'coin coins dime dimes penny pennies quarter quarters nickel nickels change',
  food: 'pizza pizzas cake cakes pie pies brownie brownies cookie cookies candy candies chocolate bar bars sandwich apple apples',
  sharing: 'share shares shared sharing split splits splitting fair fairly divvy deal dealt dealing',
  leveling: 'level levels leveling leveled even evening evens flatten',
  balance: 'balance balanced balancing scale scales seesaw teeter weigh weighs weight weights',
  container: 'box boxes bag bags jar jars bucket chest container present envelope backpack',
  unknown: 'mystery unknown secret hidden missing hiding',
  walking: 'steps walk walking walks stairs stairway floor floors elevator jump jumps hop hops',
  line: 'line ruler thermometer',
  temperature: 'temperature thermometer degrees cold colder freezing warmer',
  depth: 'diver dive dives diving submarine underwater sea ocean deep deeper basement',
  counters: 'counter counters chip chips token tokens',
  people: 'people person kids kid children child friend friends students everyone everybody',
  piece: 'piece pieces slice slices part parts chunk chunks',
  story: 'story backward backwards rewind',
  border: 'fence fences fencing fenced frame border edge edges string ribbon lace track lap',
  cover:
    'carpet carpets rug grass lawn paint painting painted tile tiles tiling floor wallpaper cover covers covering wrapping blanket',
  machine: 'machine machines robot vending',
  line_up: 'lineup queue row rows',
  recipe: 'recipe recipes cooking cook baking bake mix mixing',
  map: 'map maps trip driving drive speed car cars',
  pile: 'pile piles heap stack stacks tower towers',
} as const satisfies Readonly<Record<string, string>>;

export type Picture = keyof typeof pictures;

/** Pictures that go with any other picture and say nothing by themselves. */
const slight: ReadonlySet<Picture> = new Set(['people', 'piece']);

const rows = (Object.keys(pictures) as Picture[]).flatMap((picture) =>
  pictures[picture].split(' ').map((word): [string, Picture] => [word, picture]),
);

/** Returns the pictures in a text. A word may be in two rows: a thermometer has degrees, and it is a line. */
export function picturesIn(text: string): ReadonlySet<Picture> {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g));
  return new Set(rows.flatMap(([word, picture]) => (words.has(word) ? picture : [])));
}

/** Like `picturesIn`, without the pictures that say nothing by themselves. */
export const tellingPictures = (text: string): Picture[] => [...picturesIn(text)].filter((one) => !slight.has(one));
