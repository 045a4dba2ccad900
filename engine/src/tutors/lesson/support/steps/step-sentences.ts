/** Reply to the right next step. Each table here has as many entries as there are turns in which nothing is repeated. */
export const agrees = [
  'Yes, {}.',
  'Yes, that’s next: {}.',
  'Yep, {}.',
  'Exactly, {}.',
  'Right, {}.',
  'Yes, go ahead and {}.',
  'Yes, you can {}.',
  'That’s the step: {}.',
  'That’s right, {}.',
  'Good, {}.',
] as const;

/** Comes after that, if the step is the last one. */
export const goesAhead = [
  'Go ahead.',
  'You can do that.',
  'Go for it.',
  'Then send me your answer.',
  'Try it.',
  'See what comes out.',
  'Then tell me what you get.',
  'Do that, and you’re nearly there.',
  'Write down what you get.',
  'Find it.',
] as const;

/** Reply to a student who asks which of two steps comes first. */
export const comesFirst = [
  'First, {}.',
  'The first thing to do is to {}.',
  'Start like this: {}.',
  'Here you {} first.',
  'Before anything else, {}.',
  'This time, {} first.',
  'Of those two, {} first.',
  'It’s this one first: {}.',
  'You’d {} first here.',
  'Begin with that one: {}.',
] as const;

/** Reply to a student who asks which of two operations it is. */
export const isTheOne = [
  'You {} here.',
  'Of the two, you {}.',
  'This one wants you to {}.',
  'It’s the one where you {}.',
  'In this question, you {}.',
  'Good question. You {}.',
  'The one to take: {}.',
  'Here, {}.',
  'For this one, {}.',
  'You’ll want to {} this time.',
] as const;

/** Ends with a question, so that the student's result is heard as a reply to it. */
export const asksResult = [
  'What do you get?',
  'What comes out?',
  'What does that give you?',
  'What’s the result?',
  'What do you have then?',
  'Which number is that?',
  'What number comes out?',
  'What does it come to?',
  'What does that leave you with?',
  'So what is it?',
] as const;

/** Reply to a calculation that the student proposes and that comes to the answer. */
export const takesThis = [
  'Of the two, it’s {}.',
  'It’s {} this time.',
  'The one that fits here is {}.',
  'Take {}.',
  'Here it’s {}, and not the other one.',
  'You need {}.',
  'This question wants {}.',
  'Good to ask. It’s {} here.',
  'It goes like this: {}.',
  'Find {}.',
] as const;

export const isTheWay = [
  'Yes, that’s what to find.',
  'Yes, that’s how to find it.',
  'Yes, that gets you there.',
  'That’s the right thing to find.',
  'Yep, that’s the one.',
  'Good, that’s how it goes.',
  'Exactly, find that.',
  'That’s it, so go ahead and find it.',
  'Yes, you set it up well.',
  'Right, that’s what we need.',
] as const;

/** Reply to one that comes to the answer's numerator. */
export const upperPart = [
  'Yes, add those for the numerator. And the denominator?',
  'Yes, that counts the pieces. How big is each piece?',
  'That’s the numerator. What goes under it?',
  'Yes, that tells how many pieces. What kind of pieces are they?',
  'Right for the numerator. What about the denominator?',
  'Yep, count them like that. Which denominator goes with it?',
  'Yes, so you have the numerator. What’s the denominator?',
  'Good, that’s how many pieces. What size are they?',
  'That works for the numerator. Now what’s the denominator?',
  'Exactly, those make the numerator. What’s below the line?',
] as const;
