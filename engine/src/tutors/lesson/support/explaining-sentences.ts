/** What goes with an explanation that the student asked for: its beginning and its end, another pace, an example, and that there is no more. */
export const explainingSentences = {
  askedQuestion: [
    'Good question.',
    'Let us clear that up.',
    'That is worth asking.',
    'Let me say it in other words.',
    'I will try to make that clearer.',
    'I am glad you asked.',
  ],
  confused: [
    'That is all right. This takes a moment.',
    'Let us slow down.',
    'Let us look at it once more, calmly.',
    'No hurry. Take a breath first.',
    'It is fine not to see it at once.',
    'Good that you say so.',
  ],
  anotherWay: [
    'Here is another way to see it.',
    'Let us look at it from another side.',
    'Put differently:',
    'Let me try other words.',
    'Think of it like this.',
    'You can also see it this way.',
  ],
  slower: [
    'We go more slowly now: each new idea comes in two ways, and an example comes before you practice.',
    'Sure, let us slow down. I tell each new idea in two ways, and show an example before each check and each practice.',
    'Then we take more time. From now on there are two ways to see each new idea, and an example before you try it yourself.',
  ],
  faster: [
    'We go faster now: no worked examples before a question, and the harder problems in practice.',
    'Sure. I leave the worked examples out and use fewer words, and practice has the harder problems.',
    'Faster it is: fewer words, no worked examples first, and harder problems sooner.',
  ],
  noMoreWays: [
    'Take the question apart: write down what it gives you, and then what it asks for.',
    'Read the question slowly, and stop at the first word or number that is not clear. You can ask what a word means.',
    'Draw what the question tells you, as simply as you can, and look at your drawing.',
    'Try it with smaller numbers first, and then come back to these.',
    'Begin with the part of the question that you are sure of, and write it down.',
    'Cover the question and say in your own words what it asks for. Then check.',
  ],
  allHelpGiven: [
    'All the help that I have for this one stands above. The last step is yours, and any try is welcome.',
    'You have had every hint for this one; they are above. The last step is for you. Write what you think.',
    'There is no more to tell than stands above. Read it once more in your own time, then try the last step yourself.',
    'Everything that helps with this one is written above. Go through it from the top, and finish it in your own way.',
    'I have given you all my hints for this one. Look back at them, and do the last bit by yourself. A wrong try is fine.',
  ],
  backToQuestion: [
    'With that in mind, go back to the question.',
    'Now look at the question again.',
    'The question is still there when you are ready.',
    'Now try the question with that.',
    'The question may look easier now.',
    'Now back to the question.',
  ],
  /** In answer to the student, when all ways were told: an example that she has not seen, one that she has, and a question that she has done. */
  exampleNew: [
    'Let us look at an example, line by line.',
    'The example below shows it. Cover all lines but the first, and uncover them one by one.',
    'Here is one worked out in full. Read it slowly, and then look at yours.',
  ],
  exampleAgain: [
    'Read the example below once more, one line at a time.',
    'Back to the example. Cover all lines but the first, and uncover them one by one.',
    'Go through the example again, and stop at each line until it is clear.',
  ],
  exampleDone: [
    'Look back at this one, which you have done before. Here is its way, line by line.',
    'You have met this one already. Read how it goes, and then try yours.',
    'Here is one that you have done, worked out in full. See what it has in common with yours.',
  ],
} as const satisfies Record<string, readonly string[]>;
