/** A student's possible standings in a topic, and what she can do next with it. */
export const standings = {
  new: { words: null, onward: 'Preview', icon: 'ready', tone: '' },
  under_way: { words: 'In progress', onward: 'Continue', icon: 'learning', tone: 'text-plum bg-plum-wash border-plum/35' },
  completed: { words: 'Completed', onward: 'Do it again', icon: 'check', tone: 'text-olive bg-olive-wash border-olive/35' },
  needs_help: {
    words: 'Worth another try',
    onward: 'Do it again',
    icon: 'due',
    tone: 'text-ochre bg-ochre-wash border-ochre/45',
  },
} as const;
