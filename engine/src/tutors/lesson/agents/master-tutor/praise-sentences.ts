/** What is said of a right answer, by what came before it, in many wordings each; filled as the others are. */
export const praiseSentences = {
  /** After "You wrote …", where the answer is right. */
  right: [
    'That is right.',
    'Yes, that is it.',
    'That is correct.',
    'Yes, exactly.',
    'Right.',
    'That is the answer.',
    'Spot on.',
    'Yes, that is right.',
    'Correct.',
    'You found it.',
    'Yes, you have it.',
    'Exactly right.',
    'Yes, that works.',
    'That is just right.',
    'Yes, that is correct.',
    'You got it.',
    'Right, that fits.',
    'Yes, well thought out.',
  ],
  /** The same after a wrong answer, and after a hint that the student asked for. */
  rightAgain: [
    'That is right, and you worked for it.',
    'Yes. You stayed with it until you found it.',
    'That is right. The second look paid off.',
    'Yes, that is it. You did not give up.',
    'Right. You thought it over and put it right.',
    'Yes, now it is right. Thinking again helped.',
    'That is correct now. You kept at it.',
    'Now that is right. You gave it another thought, and it worked.',
  ],
  rightHelped: [
    'That is right. The last step was all yours.',
    'Yes, that is it. You made good use of the hint.',
    'That is correct. A little help, and you did the rest.',
    'Right. You asked when you needed it, and then you found it.',
    'Yes, that is right. The hint got you started, and you finished it.',
  ],
  /** In place of the idea, where that was named a moment ago. */
  alone: [
    'You did that without any help.',
    'You needed no hint for that.',
    'That was all your own thinking.',
    'You worked that out by yourself.',
    'You are getting the hang of these.',
    'That went smoothly.',
  ],
  /** The idea that made it work; filled with the concept's name. */
  idea: [
    'The idea behind it is “{}”.',
    'You used the idea of “{}”.',
    'That is what “{}” is about.',
    'That is “{}” at work.',
    'So you can use “{}”.',
    '“{}” is the idea that helps here.',
  ],
  /** Filled with the student's first wrong answer. */
  beganWith: [
    'You began with {} and worked out what to change.',
    'You went from {} to this, and that is how learning goes.',
    'You started from {} and fixed it.',
    'It was {} at first, and you kept thinking.',
  ],
  whyRight: [
    'The last step once more: {}',
    'Here is the last step again: {}',
    'To see it once more: {}',
    'The way ends like this: {}',
    'One more look at the last step: {}',
    'Look at the last step again: {}',
    'Here is how it ends: {}',
  ],
} as const satisfies Record<string, readonly string[]>;
