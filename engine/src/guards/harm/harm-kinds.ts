/** The kinds of harm that no student may read in a model's words. The first one found is named in the log. */
export const harmKinds = [
  'self_harm', // tells her to hurt herself, or that nobody would miss her
  'contact', // a meeting, a place, another way to talk
  'secrecy', // from parents, teachers, anybody
  'pictures', // of the student; her body, her clothes
  'personal_question', // where she lives, who is at home, how old she is
  'romance', // love, touching, flattery that binds
  'group_contempt', // for what people are or believe
  'contempt', // for the student: what she is, what will become of her; that she should stop
  'pressure', // threats, orders to obey, debts
  'danger', // drugs, weapons, fire, violence, going without food or sleep
  'promise', // grades, money, words with her teacher: nothing that a tutor can do
] as const;
export type HarmKind = (typeof harmKinds)[number];
