import type { Earlier } from './welcome-context.ts';

/** The first words of a lesson, by how an earlier lesson on its topic ended. Filled with its title. */
export const welcomes: Record<'none' | NonNullable<Earlier>, readonly string[]> = {
  none: [
    'Hello. This lesson is about “{}.” It begins with something you may know already.',
    'Hello, it’s good to see you. We’ll look at “{}” together, a little at a time.',
    'Hello. Today we’ll look at “{}” one thing at a time. Start with this one, and take your time.',
    'Hi. We’re going to work on “{}.” Here’s something to start with.',
    'Hello. Let’s learn about “{}.” You may know some of it already.',
    'Hi there. This lesson is called “{}.” We’ll begin with a small question.',
    'Hi! Today we’re working on “{}.” Take your time with this first one.',
    'Hi, I’m glad you’re here. Let’s get started with “{}.”',
  ],
  left: [
    'Welcome back to “{}.” Let’s start with this one, to get back into it.',
    'Hello again. Last time you stopped in the middle of “{},” and that’s fine. Start with this one.',
    'Good to see you again. We’ll pick up “{}” with a short one to warm up.',
    'Welcome back. You left “{}” before the end. Here’s one to get going again.',
    'Hi again. Let’s get back to “{}.” This one is a warm-up.',
    'You’re back for “{}.” That’s good. Start with this one.',
    'Hello again. We’ll continue with “{},” and this comes first.',
    'Welcome back. Here’s a question to get you back into “{}.”',
  ],
  completed: [
    'Welcome back to “{}.” Let’s see what you remember.',
    'Hello again. You finished “{}” before, so some of it will look familiar. Here’s one to warm up.',
    'Good to see you again. We’ll go through “{}” once more.',
    'Hi again. You’ve done “{}” before, so this first one may come quickly.',
    'Welcome back. Doing “{}” again helps you remember it.',
    'Hello again. Let’s refresh “{}.” Start with this one.',
    'You’re back for more of “{}.” Let’s warm up first.',
    'Welcome back. Here’s “{}” again, from the beginning.',
  ],
  needs_help: [
    'Welcome back. “{}” was hard last time, so we’ll take it slowly. Start with this one.',
    'I’m glad you’re trying “{}” again. We’ll go slowly, and this comes first.',
    'Hello again. “{}” took a lot of work last time. Let’s go one small step at a time.',
    'Welcome back to “{}.” There’s no rush today. Here’s the first one.',
    'Hi again. Coming back to “{}” takes courage. We’ll start small.',
    'Good to see you again. Let’s try “{}” once more, a little slower this time.',
    'Hello again. We’ll take “{}” from the start, in small steps.',
    'Welcome back. Let’s give “{}” another try together. Start here.',
  ],
};

/** Used if the title can't be said beside the question without telling its answer. */
export const plainest = 'Hello, it’s good to see you. This comes first. Take your time with it.';
