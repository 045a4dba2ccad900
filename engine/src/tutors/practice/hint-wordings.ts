import type { ErrorCategory } from '@stoa/schema/diagnosis';
import type { HintLevel } from '@stoa/schema/hint';
import type { InputType } from '@stoa/schema/problem';

/**
 * What a hint says if the problem has no hints of its own, by level and by the kind of error that seems to have been made. Each
 * row has as many wordings as turns must pass before a repeat (`turnsBetween`). They name no number and quote nothing, so they
 * fit every problem.
 */
export const hintWordings: Record<HintLevel, Record<Exclude<ErrorCategory, 'unknown'>, readonly string[]>> = {
  // Where to look: a question about this problem that mentions no rule.
  1: {
    sign_error: [
      'Check each sign. Is each one correct?',
      'Follow the signs from line to line. Does one of them change?',
      'Is your answer on the side of the number line that you’d expect?',
      'Point to each minus sign. What does it belong to?',
      'Which of the numbers are negative, and which are positive?',
      'Say each line out loud, with every sign. What do you hear?',
      'Did every sign make it into your next line?',
      'Where does a sign change in your work, and why?',
      'Look right in front of each number. Which sign do you see?',
      'Would you expect a positive or a negative answer here?',
    ],
    omission_error: [
      'Did you use everything in the question?',
      'Which part of the question haven’t you used yet?',
      'Is there a step left after the last one you wrote?',
      'What does the question tell you that isn’t in your work?',
      'Reread the last sentence. Does your answer finish the job?',
      'Check off each fact that you used. Is one left over?',
      'Did you stop a step early?',
      'What was the question again, and have you answered all of it?',
      'Compare your first line with the problem. Is anything missing?',
      'Does each part of the problem show up in your work?',
    ],
    units_error: [
      'Which unit does the question ask for, and which one have you used?',
      'What does your number count or measure?',
      'Look at the units in the question. Do they all match?',
      'Did you change a unit along the way?',
      'Is your answer about a length, an area, a time, or something else?',
      'Which unit goes with each number you used?',
      'Find the last words of the question. Which unit is there?',
      'Would that be a sensible size in the unit you used?',
      'Are you mixing large and small units?',
      'Write the unit beside each number. What do you notice?',
    ],
    representation_error: [
      'What form should the answer be in? What is left to do?',
      'How does the question want the answer to look?',
      'Can you write your answer in a different form?',
      'Read the directions again. Which word tells you the form?',
      'Is your answer in the form that the question names?',
      'What could you still do to the way it’s written?',
      'Compare the look of your answer with the directions. Do they match?',
      'Does the question want a fraction, a decimal, or something else?',
      'Could your answer be written more simply?',
      'Which part of your answer isn’t finished yet?',
    ],
    procedural_error: [
      'Go through your steps. Which one are you least sure of?',
      'Which step did you do first, and was it the right one to start with?',
      'Check your arithmetic. Does each line hold up?',
      'Where could a small slip hide in your work?',
      'Can you say why you did each step?',
      'Did you do the operations in the right order?',
      'Try your answer in the problem. Does it fit?',
      'Which line would you check first, and why?',
      'Do one step again on its own. Do you get the same thing?',
      'Is each step the one that the problem needs?',
    ],
    conceptual_error: [
      'Say in your own words what the question asks for. Does your answer say that?',
      'What does each number in the problem mean?',
      'Is your answer about as large as you’d expect?',
      'Which idea does this problem use?',
      'What would a picture of this problem show?',
      'How do you know which operation to use here?',
      'What is the problem about, before you calculate anything?',
      'Does your answer make sense in the problem?',
      'Which words in the question tell you what to do?',
      'What do you already know about problems like this?',
    ],
  },
  // The rule in general words, without carrying it out.
  2: {
    sign_error: [
      'A sign goes with the number right behind it. Move them together.',
      'Subtracting is adding the opposite. Rewriting it that way can help.',
      'Decide on the sign first. Then find the number.',
      'A negative in front of a group changes every sign in the group.',
      'When you multiply or divide, like signs give a positive and unlike signs a negative.',
      'In a sum, like signs keep their sign. With unlike signs, the larger absolute value decides.',
      'Each line keeps the signs of the line above, unless a step changes them.',
      'A number and its opposite cancel. Use that to check your signs.',
      'On a number line, adding a negative goes left. Subtracting a negative goes right.',
      'Put parentheses around a negative number before you work with it.',
    ],
    omission_error: [
      'An answer is done when it answers the whole question, not only the start of it.',
      'Every number in the problem has a job. Give each one its turn.',
      'What you do to a part, do to every part that it applies to.',
      'What multiplies a group multiplies every part of the group.',
      'List what’s given and what you need. Then use the list.',
      'A problem with several steps needs all of them, in order.',
      'After you solve, go back and see what the question wanted.',
      'What’s left over counts, too. Bring it down to the next line.',
      'Copy every term to the next line before you change any of them.',
      'Finish each step before you start another.',
    ],
    units_error: [
      'Change everything to the same unit before you calculate.',
      'A unit says what a number counts. Without it, the number says little.',
      'To go to a smaller unit, multiply. To go to a larger unit, divide.',
      'Carry the unit through every step. It tells you what the number means.',
      'You can add or subtract only amounts in the same unit.',
      'If the problem says “per,” divide by what comes after it.',
      'Think about whether the answer counts something, measures it, or gives a price.',
      'Large and small units don’t mix in the same sum.',
      'The answer takes the unit that the question names.',
      'Divide the units just as you divide the numbers.',
    ],
    representation_error: [
      'A value can have many forms. The directions tell you which one to use.',
      'A form is simplest when you can’t combine or divide out anything else.',
      'The verb in the directions names the form. Think of what it means.',
      'If you’re unsure of the form, use the one in the question itself.',
      'If it can still be simplified, the work isn’t finished.',
      'An exact form keeps roots and fractions. A rounded form uses decimals.',
      'A value in another form is almost there. Only the way it’s written changes.',
      'Each form has its own way of being finished. Check for that.',
      'Changing the form doesn’t change the value. Check that they match.',
      'The examples show how an answer should look. Follow them.',
    ],
    procedural_error: [
      'With several operations, the order of operations decides which comes first.',
      'Each line must follow from the line above it.',
      'Neat lines keep every number in its place.',
      'To undo an operation, use the opposite operation.',
      'Work from left to right when the operations rank the same.',
      'Make one change in each line. Then a slip is easy to find.',
      'A method has an order. Say its steps to yourself before you start.',
      'Doing a step again in a different way shows whether it’s right.',
      'A rule works only for the kind of problem it was made for.',
      'Check a step by undoing it. You should get back to the line above.',
    ],
    conceptual_error: [
      'Start from what the words mean, and then choose the operation.',
      'A definition is a good place to start. Recall what the main word means.',
      'Look for what stays the same in the problem and what changes.',
      'Every number in the problem stands for something. Its meaning tells you what to do.',
      'A picture or a table shows how the parts belong together.',
      'Estimate first. The answer should be close to your estimate.',
      'Combine only things of the same kind.',
      'A rule works because of what it means. Go back to the meaning.',
      'Some ideas look alike. Check which of them this problem uses.',
      'Try the idea on smaller numbers, where you can see whether it works.',
    ],
  },
  // The next thing to do if no step of the solution may be shown.
  3: {
    sign_error: [
      'Circle every minus sign. Then redo the line where the first one changes.',
      'Rewrite each subtraction as adding the opposite. Then do only the first addition.',
      'Write a plus or a minus in front of every number, and copy the line again.',
      'Find the signs alone, without the numbers. Write them down.',
      'Draw a number line, and mark where you start.',
      'Put each negative number in parentheses, and take the next step.',
      'Mark the positives and the negatives in different colors. Then redo the step.',
      'Go back to the last line you’re sure of. Copy its signs carefully.',
      'Decide whether the answer is positive or negative. Write that down first.',
      'Look for a minus in front of a group. Change every sign in the group.',
    ],
    omission_error: [
      'Write down each number of the problem. Cross it off when you use it.',
      'Copy your last line. Then do what the question still asks.',
      'Find the first term that’s missing, and write it in.',
      'Underline the question. Write the step that gets you there.',
      'Draw an arrow from each step to the part of the problem it uses.',
      'List the steps you did. Add the one that comes next.',
      'Read the story again with your answer in it. Find what still needs an answer.',
      'Look for the fact you haven’t used. Write what it tells you.',
      'Write a sentence that answers the question, and leave a blank for the number.',
      'Start a new line, and bring down everything you haven’t used.',
    ],
    units_error: [
      'Write the unit beside every number. Change the first one that doesn’t match.',
      'Change the larger unit to the smaller one. Then do the problem again.',
      'Write down how many small units make the large one.',
      'Write down the unit that the answer needs, and leave room for the number.',
      'Rewrite the problem with all amounts in the same unit.',
      'Ask what each number measures, and label it.',
      'Choose the smallest unit in the problem, and change everything to it.',
      'Find the number that has the wrong unit. Convert only that number.',
      'Make a small table of the units you have and the unit you need.',
      'Cross out the units that cancel, and see which are left.',
    ],
    representation_error: [
      'Look for something that can still be combined or divided out, and do it.',
      'Copy your answer. Then make the change that the directions name.',
      'Underline the word that names the form. Rewrite your answer that way.',
      'Write your value on a new line. Change how it’s written, and nothing else.',
      'Look at the first part that isn’t finished, and simplify only that.',
      'Find an example with the form you need. Write yours like it.',
      'Compare your answer with the directions, word for word. Change what differs.',
      'Write your answer and an equals sign. Continue in the form you need.',
      'Say the form out loud. Then write your value to match.',
      'Try the next simpler way to write it.',
    ],
    procedural_error: [
      'Redo your first step on a fresh line, and compare.',
      'Do only the operation that comes first. Write the new line.',
      'Find the first place where your method and the problem don’t match. Change it there.',
      'Write the problem again, neatly, with plenty of space.',
      'Do the innermost part first, and copy the rest as it is.',
      'Take the line you’re least sure of. Do it again, slowly.',
      'Check each calculation by undoing it. Start with the first.',
      'Name the method you’re using. Write its first step again.',
      'Split the problem into smaller parts, and do the easiest part.',
      'Test your answer in the problem. See where it stops working.',
    ],
    conceptual_error: [
      'Draw the problem, and label what you know.',
      'Write what each number means. Then choose the operation.',
      'Make a table with what’s given in the first row.',
      'Replace the numbers with small ones, and solve that problem.',
      'Write an equation in words. Then put in the numbers you know.',
      'Tell the story in your own words, and write down the first thing that happens.',
      'Write your estimate. Then take the first step toward it.',
      'Write what you’re given on the left and what you need on the right.',
      'Find a problem like this that you solved. Start the same way.',
      'Finish this sentence: “I’m looking for …”',
    ],
  },
};

/** Where to look before anything has been tried, by the kind of answer that is asked for. */
const lookFirst: Record<InputType, readonly string[]> = {
  integer: [
    'Which numbers does the question give, and what does it ask for?',
    'What happens to the numbers in the question?',
    'Which operation does the question call for?',
  ],
  decimal: [
    'Which numbers does the question give, and what is the value of each digit?',
    'Which decimal places matter in this question?',
    'What would a whole-number estimate be?',
  ],
  fraction: [
    'What does each number in the question stand for?',
    'What is the whole here, and what is the part?',
    'Which fractions does the question give, and what happens to them?',
  ],
  expression: [
    'What does each part of the question say? Begin with the first one.',
    'Which terms do you see, and which of them are alike?',
    'What do the directions tell you to do with the expression?',
  ],
  set: [
    'What must be true of every value in the answer? Find one such value first.',
    'Which values could you test in the question?',
    'How will you know that you’ve found every value?',
  ],
  boolean: [
    'What does the statement say? Try it with numbers of your own.',
    'Which words in the statement matter most?',
    'What would you have to check before you decide?',
  ],
  multiple_choice: [
    'What does the question ask for? Put it in your own words before you look at the choices.',
    'What would you expect before you see the choices?',
    'How do the choices differ from each other?',
  ],
};

/** Where to look again after an attempt, by the kind of answer that is asked for. */
const lookAgain: Record<InputType, readonly string[]> = {
  integer: [
    'Which numbers of the question did you use, and what did you do with them?',
    'Which operation did you use, and why that one?',
    'Is your number larger or smaller than you’d expect?',
  ],
  decimal: [
    'Where does the decimal point belong, and what is the value of each digit?',
    'Is your answer close to a whole-number estimate?',
    'Which place is each of your digits in?',
  ],
  fraction: [
    'What does each number in the question stand for, and what did you do with it?',
    'Is your fraction more or less than a whole, and should it be?',
    'What did you do to the numerator, and what to the denominator?',
  ],
  expression: [
    'Compare your work with the question, term by term. Where do they begin to differ?',
    'Pick a small number for the variable. Do the question and your answer agree?',
    'Which terms did you combine, and are they alike?',
  ],
  set: [
    'Substitute each value into the question. Do they all work, and is any missing?',
    'How did you look for more values?',
    'Which of your values are you least sure of?',
  ],
  boolean: [
    'Which part of the statement did you check, and which part is left?',
    'Can you find numbers that break the statement?',
    'What made you decide the way you did?',
  ],
  multiple_choice: [
    'Test each choice. Which ones can you rule out, and why?',
    'What is different about the choices you didn’t pick?',
    'What made you pick that choice?',
  ],
};

/** Where to look, for any kind of answer and any attempt. The rows above are used first. */
const lookAnywhere: readonly string[] = [
  'What is the question asking you to find?',
  'What do you know, and what do you need to know?',
  'Which word in the question tells you what to do?',
  'Which part of this looks familiar?',
  'What could you draw to show this?',
  'What would a good first step be?',
  'Where in the question do you get stuck?',
];

/** Returns wordings that say where to look if nothing is known about the error. */
export const lookingAt = (type: InputType, tried: boolean): readonly string[] => [
  ...(tried ? lookAgain : lookFirst)[type],
  ...lookAnywhere,
];

/** Names the rule if no error is known. `{}` is the name of the skill. */
export const ruleOf: readonly string[] = [
  'What does the rule for “{}” say to do here, and in which order?',
  'This uses “{}.” Which rule do you remember for it?',
  'Say the rule for “{}” in your own words before you use it.',
  'Think back to “{}.” What always comes first?',
  'Remember how “{}” works. Which step fits here?',
  'How did you do it the last time you practiced “{}”?',
  'Write down the rule for “{}.” Then look at the problem again.',
  'Which rule belongs to “{}”? Compare it with the problem.',
  'What do all problems on “{}” have in common?',
  'Explain “{}” as if a friend had missed class.',
];

/** Names the next thing to do if no error is known and no step may be shown. `{}` is the name of the skill. */
export const smallStepsOf: readonly string[] = [
  'Write the work for “{}” down in small steps, and check each of them before you continue.',
  'Take just the first step of “{}.” Write it down, and stop there.',
  'Set up the problem the way you learned for “{}.” Leave the calculating for later.',
  'Split this into parts. Do the first part the way “{}” works.',
  'Put the numbers of the problem where the rule for “{}” wants them.',
  'Begin a fresh line. Do one thing for “{}” in it.',
  'Look at your last hint on “{}.” Carry it out on the first numbers you see.',
  'Copy the problem, and mark where “{}” begins.',
  'Write down what you know, and beside it what “{}” tells you to do.',
  'Do what you’re sure of in “{}.” Then look at what is left.',
];

/** Lead-ins for a step of the solution at level 2, which is given in words alone. */
export const thinkOfIt: readonly string[] = [
  'Think of it this way. {}',
  'This idea helps. {}',
  'Keep this in mind. {}',
  'The rule is this. {}',
  'Use this idea. {}',
  'Here’s what to remember. {}',
  'Look at it like this. {}',
  'This is the key. {}',
  'It helps to know this. {}',
  'Build on this. {}',
];

/** Lead-ins for a step of the solution at level 3. */
export const nextStep: readonly string[] = [
  'Here’s the next step. {}',
  'Do this next. {}',
  'Take this step. {}',
  'This comes next. {}',
  'Let’s do a step together. {}',
  'Go on like this. {}',
  'Your next line could be this. {}',
  'Now try this step. {}',
  'Write this down next. {}',
  'Continue from here. {}',
];
