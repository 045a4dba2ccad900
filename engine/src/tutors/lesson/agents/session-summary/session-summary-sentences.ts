import type { SessionSummaryContext } from './session-summary-context.ts';

/** How a lesson ended, by its title. */
export const closings: Readonly<Record<SessionSummaryContext['how'], readonly string[]>> = {
  completed: [
    'You finished “{}.”',
    'You went through “{}” to the end.',
    'That was “{}.” You stayed with it to the end.',
    'You’ve come to the end of “{}.”',
    'You worked through “{}” and finished it.',
    '“{}” is done.',
    'You made it through “{}.”',
    'That completes “{}.”',
  ],
  left: [
    'You stopped in the middle of “{},” and you can come back to it.',
    'You’ve started “{}.” It will be here when you come back.',
    'That’s it for now with “{}.” You can continue another day.',
    'You took a first part of “{}.” The rest can wait.',
    '“{}” is on hold for now.',
    'You paused “{}.” You can pick it up from here.',
    'You worked on “{}” for a while. There’s more when you come back.',
    'We’ll leave “{}” here for today.',
  ],
  needs_help: [
    '“{}” was hard today, and you kept trying. Ask a teacher or someone at home to look at it with you.',
    'You worked hard on “{}.” Someone next to you could help with the next part.',
    'Parts of “{}” aren’t clear yet, and that happens. Bring it to your teacher.',
    'We stopped “{}” here because another kind of help will do more. Show your teacher where it got hard.',
    '“{}” took a lot of effort today. A teacher can take it from here with you.',
    'You stayed with “{}” though it was hard. Ask someone to work on it with you.',
    'There’s more to understand in “{},” and a teacher can help you with it.',
    'You gave “{}” a real try. The next step is to ask for help with it.',
  ],
  limit: [
    'You worked on “{}” for a long time, so we stop here.',
    'That was a long lesson on “{}.” Take a break.',
    'You’ve put a lot of time into “{}.” The rest can wait.',
    'We’ll stop “{}” here, because it’s been long.',
    'You stayed with “{}” for a long while. That’s enough for one day.',
    'This was a long one: “{}.” Come back rested.',
    'You did a lot of work on “{}” today.',
    'We’ll stop “{}” here. It’s been a lot for one day.',
  ],
};

/** What to come back to, by the name of the skill. */
export const toComeBackTo: readonly string[] = [
  'A good next thing to practice: {}.',
  'Come back to this when you can: {}.',
  'Next time, try some of this: {}.',
  'This is worth a little more practice: {}.',
  'If you want to keep going, practice this: {}.',
  'To help it stick, practice this: {}.',
  'Something to work on next: {}.',
  'Your next practice could be this: {}.',
];

/** Used if the title or the skill can't be named beside the open question. */
export const plainest = 'This lesson has ended. Thank you for working on it.';
