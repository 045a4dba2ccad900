import type { FlagPlace } from '@stoa/schema/flag';

const words: Record<string, string> = {
  self_harm: 'may have spoken of self-harm, their own or somebody else’s',
  abuse: 'may have spoken of being hurt or abused',
  violence: 'spoke of hurting somebody',
  sexual: 'sexual words',
  hate: 'hateful words',
  drugs_weapons: 'drugs or weapons',
  personal_data: 'wrote personal data',
  harassment: 'insulted somebody',
  profanity: 'swore',
  manipulation: 'gave instructions to the tutor’s program',
};
const grave = new Set(['self_harm', 'abuse']);

/** What a flag stands for, in a teacher's words. It says what was noticed, not what is so. */
export const flagWords = (kind: string): string => words[kind] ?? kind.replaceAll('_', ' ');

/** Whether a teacher should look at once. */
export const isGrave = (kind: string): boolean => grave.has(kind);

/** Where it was typed, as a heading has it: the lesson, the practice, or the page. */
export function placeWords(place: FlagPlace): string {
  switch (place.where) {
    case 'lesson':
    case 'session':
      return place.title;
    case 'practice':
      return `practice of “${place.skill.name}”`;
    case 'report':
      return `report on a problem of “${place.skill.name}”`;
    case 'name':
      return 'the name of the account';
    case 'search':
      return 'a search for lessons';
    case 'token_label':
      return 'the label of a token';
  }
}
