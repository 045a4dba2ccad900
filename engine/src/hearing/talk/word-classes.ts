/**
 * Classes of words that can replace each other in sentences that say much the same: "my cat died" and "my dog died". One class
 * to a line.
 */
const classes = `
kin: mom mum mommy mama dad daddy papa father mother parents parent brother sister bro sis brothers sisters grandma grandpa grandmother grandfather granny nana abuela abuelo abuelita uncle aunt cousin cousins family stepdad stepmom baby
pet: dog cat hamster fish bunny rabbit puppy kitten bird parrot turtle lizard horse pony goldfish gerbil guinea pig snake kitty doggy pets pet
other: friend friends bestie classmate classmates kid kids partner everyone everybody people others girl boy guys someone somebody class teammates cousin
nobody: nobody none nadie
adult: teacher coach principal substitute sub tutor counselor nurse boss miss mr mrs ms sir
when: yesterday today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday weekend morning night week month last later afternoon evening
subject: history science english spanish french geography biology chemistry physics essay literature reading gym pe music art social studies book poem novel verb grammar paragraph
food: pizza food lunch dinner breakfast snack water drink candy chips tacos cookies cookie burger juice soda coffee milk chocolate apple sandwich hungry thirsty eat
fun: roblox minecraft fortnite tiktok youtube netflix game games gaming xbox playstation ps5 switch nintendo pokemon mario sonic snapchat instagram discord movie show song video videos anime football soccer basketball baseball hockey tennis swim swimming practice tournament party concert spiderman batman marvel
body: head stomach tummy eyes eye brain belly hand back throat tooth leg arm
math: math maths fraction fractions numerator denominator decimal decimals percent percents percentage equation equations algebra variable coefficient exponent power perimeter area volume angle angles triangle rectangle square circle radius diameter mean median mode range average ratio ratios proportion slope graph probability inequality integer integers negative positive sign bottom bottoms top tops digit digits remainder factor factors multiple multiples sum difference product quotient term terms expression bracket brackets parentheses reciprocal common simplest simplify expand side sides hypotenuse leg axis intercept function rounding place value point line numbers number x y n formula rule unit units
operate: add adding added adds plus plused subtract subtracting subtracted minus minused multiply multiplying multiplied times timesed divide dividing divided split share cross flip flipped carry borrow borrowed regroup round rounded cancel cancelled combine combined distribute simplify reduce square double doubled half halve count counted solve solved calculate calculated
hurt: died dead dying passed funeral buried killed cancer
bad: dumb stupid idiot dumbest stupidest loser moron trash worst useless failure terrible awful
machine: robot bot ai computer program app machine chatbot gpt siri alexa google website tutor
praise: smart genius proud awesome king queen boss goat legend pro beast champion brilliant
calm: calculator paper pencil phone laptop charger fingers
work: answer problem question lesson exercise task homework quiz test exam page unit step grade
`;

const classOf: ReadonlyMap<string, string> = new Map(
  classes
    .trim()
    .split('\n')
    .toReversed() // a word in two classes belongs to the first
    .flatMap((line) => {
      const [name = '', words = ''] = line.split(': ');
      return words.split(' ').map((word): [string, string] => [word, name]);
    }),
);

/** Returns the class of a word in its dictionary spelling; null if it has none. */
export const wordClass = (word: string): string | null => classOf.get(word) ?? null;
