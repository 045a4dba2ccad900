/** Reply to a student who asks what a letter on the card means. `{}` is the letter, `#` the thing that it names. */
export const namesThing = [
  '{} is just the name of the #.',
  'The # is called {}, so that we can talk about it.',
  '{} is the #’s name, and nothing more.',
  'It’s only a name: the # is called {}.',
  '{} only tells us which # this is about.',
  'Someone had to call the # something, and {} is its name.',
  'The {} doesn’t stand for a number. It names the #.',
  'Think of {} as a label on the #.',
  '{} is a label for the #.',
  'Look for the # marked {}. That’s its name.',
] as const;

export const standsForNumber = [
  'The {} stands for a number that you don’t know yet.',
  '{} holds the place of a number.',
  'The letter {} keeps a place for a number.',
  'Wherever you see {}, think of a number that isn’t known yet.',
  '{} means some number. All the {}’s in it are the same number.',
  'The {} is a number in hiding.',
  'Read {} as “some number.”',
  'The letter {} is like an empty box with a number in it.',
  '{} is the name of a number.',
  'In math, {} stands for a number here.',
] as const;

/** Reply to a student who asks what a variable is that counts things. `{}` is the variable, `#` "number of days". */
export const countsThings = [
  '{} is the #.',
  'Here {} tells the #.',
  'In this story, {} is the #.',
  'Read {} as “the #.”',
  'The {} is short for the #.',
  'We use {} for the #.',
  '{} is only a short way to write “the #.”',
  'Wherever you see {}, think “the #.”',
  'It’s the #. {} is its name.',
  'Each time you meet {}, it means the #.',
] as const;

/** Reply to a student who asks what the variable of a rule is. */
export const standsForInput = [
  '{} is the number that goes in. Whatever goes in takes the place of {}.',
  'Think of {} as an empty box: the input goes there.',
  '{} keeps a place for the input. When a number goes in, write it where {} is.',
  'The {} is the input. Each time, another number may take its place.',
  'Write the input in place of {}. That’s all {} is there for.',
  '{} is the input’s place in the rule.',
  'Any number can go in, and {} shows where it goes.',
  'In the rule, {} is whatever number you give the machine.',
  'The rule says {} because the input can change. Replace {} with the input.',
  'Where the rule has {}, the number you’re given goes in.',
] as const;

/** Reply to a student who says what a word is called where she comes from. The word's meaning follows. */
export const otherNames = [
  'Every language has its own names for things.',
  'Thanks for telling me your word for it.',
  'It’s nice to know your word, too.',
  'Names differ from country to country, and the idea is the same.',
  'You can think of your word when you see ours.',
  'Keep your word in mind. Compare it with ours:',
  'Good idea to match the words. Ours means this:',
  'Two words can name one thing. See if yours fits:',
  'Different schools use different words.',
  'Knowing both words helps.',
] as const;

/** Reply to a student who asks in which of two units the answer is wanted. */
export const asksForUnit = [
  'The question asks for {}.',
  'It’s {} here.',
  'It wants {}.',
  'Give it in {}.',
  'The answer is in {}.',
  'Use {}.',
  'You can read it in the question: {}.',
  'This one is about {}.',
  'Take {}, as the question says.',
  'We want {} in this one.',
] as const;

/** Reply to a student who asks whether she must simplify, and must. */
export const wantsSimplest = [
  'Yes, this one wants simplest form.',
  'Yes, simplify it as far as it goes.',
  'It does need simplest form here.',
  'Yes, go on until only 1 divides both numbers.',
  'This question wants it simplified.',
  'Yes, make both numbers as small as you can.',
  'Simplest form, please.',
  'Yes, it should be in simplest form at the end.',
  'You do have to simplify here.',
  'Yes, that’s part of this one.',
] as const;

/** The same, if her right answer is in simplest form. */
export const isSimplest = [
  'It doesn’t need any simplifying, because only 1 divides both numbers.',
  'No number but 1 divides both, so there’s nothing to simplify.',
  'It’s in simplest form already.',
  'You can’t simplify it any further.',
  'There’s nothing left to simplify in it.',
  'That’s as simple as it gets, since only 1 goes into both.',
  'No need to simplify: the two numbers share no factor but 1.',
  'It’s already as simple as it can be.',
  'Simplifying wouldn’t change it. Only 1 divides both of its numbers.',
  'You’re done with it, because it can’t be simplified.',
] as const;

/** Reply to a student who asks which of two things comes first in a ratio. `{}` is that thing. */
export const goesFirst = [
  'Yes, {} first.',
  'Yes, {} go first here.',
  'That’s right, {} come first.',
  'Yes, because the question says {} first.',
  'Yep, {} and then the other one.',
  'Yes. You read {} first, so you write them first.',
  'Right, the question begins with {}.',
  'Yes, start with {}.',
  'Exactly, {} are first.',
  'Yes, keep {} in front.',
] as const;

export const otherFirst = [
  'No, {} go first, as the question says it.',
  'Look at the words: {} come first this time.',
  'Not here. It begins with {}.',
  'It’s {} first in this one.',
  'No, start with {}.',
  'The question says {} first, so those are in front.',
  'This time {} are in front.',
  'No. You read {} first, so you write them first.',
  'It starts with {} here.',
  'In this question, {} are the first ones.',
] as const;

/** Reply to a student who asks whether there can be more parts than one whole has. `{}` is what she names, `#` one whole. */
export const moreThanWhole = [
  'Yes, you can. # make one whole, so {} are more than one whole.',
  'You can: take # for one whole, and the others come from a second one.',
  'Yes. # are one whole, and {} are one whole and some more.',
  'It’s fine to have more than one whole. # fill the first one, and the rest belong to the next.',
  'Yes, {} just mean more than one whole, since # fill one.',
  'Sure. With #, the first whole is full, and then you go on with a second.',
  'You can have {}. It’s like a whole pizza and then part of another, because # make the first.',
  'Yes, a fraction can be greater than 1. # are exactly 1, so {} are more.',
  'There can be more than #. Then it’s more than one whole.',
  'Yes, because you can cut a second whole the same way. # come from the first.',
] as const;

/** Reply to a student who would like a question about something else. `{}` is that. */
export const storyIsFixed = [
  'I can’t choose what the questions are about. You can turn it into {} in your head, with the same numbers.',
  'I’d like that, too, but the questions are made already. Try telling it as a {} story.',
  'I don’t have questions about {}, sorry. The math would be the same.',
  'There’s no {} in here, I’m afraid. The same numbers could be from it, though.',
  'No {} questions here, sorry. You can make one up with these numbers.',
  'I can’t make new questions about {}. You could swap the things in this one.',
  'Fun idea. I can’t change what they’re about, but you can picture {}.',
  'Sorry, {} isn’t one of the stories I have.',
  'I only have these stories. If {} helps you see it, think of that.',
  'I wish I had {} for you. The numbers work the same way there.',
] as const;

/** Reply to a student who would like questions without a kind of number. `{}` is that. */
export const numbersAreFixed = [
  'I can’t leave {} out on purpose, but you can skip a question that you don’t want.',
  'I can’t promise you no {}. Ask for another question if you don’t like one.',
  'I heard you about the {}. I can’t sort them out, but you can always ask for another one.',
  'There may still be {} in it, because I can’t choose by that.',
  'I know that you’d like it without {}. I can’t pick by that, sorry.',
  'Some will have {} in them. Say “another one,” and you get another one.',
  'Sorry, I have no way to take the {} out.',
  'I can’t tell the questions to come without {}. You’re free to skip one.',
  'I get it about the {}. I can’t filter them, but I can help with them.',
  'No way for me to leave out the {}, but we can take those slowly.',
] as const;
