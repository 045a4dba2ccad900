import type { FlagPlace, UrgentKind } from '@stoa/schema/flag';

const words: Record<string, string> = {
  self_harm: 'may have spoken of self-harm, their own or someone else’s',
  abuse: 'may have spoken of being hurt or abused',
  threat: 'may have spoken of a danger to other people’s lives',
  concern: 'an author of problems was worried by it',
  violence: 'spoke of hurting someone',
  sexual: 'sexual words',
  hate: 'hateful words',
  drugs_weapons: 'drugs or weapons',
  personal_data: 'wrote personal data',
  harassment: 'insulted someone',
  profanity: 'swore',
  manipulation: 'gave instructions to the tutor’s program',
};

/** A table, so that the compiler requires every new urgent kind to be listed here. */
const urgent: Readonly<Record<UrgentKind, true>> = { self_harm: true, abuse: true, threat: true, concern: true };

/** Returns a flag's meaning in words for teachers. They say what was noticed, not that it is true. */
export const flagWords = (kind: string): string => words[kind] ?? kind.replaceAll('_', ' ');

/** True if a teacher should look at once. */
export const isGrave = (kind: string): boolean => kind in urgent;

/** Returns the heading for flags of these kinds: who may be in need, or that others may be in danger. */
export function needWords(kinds: readonly string[], learner: string): string {
  if (kinds.some((kind) => kind !== 'threat' && isGrave(kind))) return `${learner} may be in need`;
  return 'Someone may be in danger';
}

/** Returns where it was typed, as a heading: the lesson, the practice, or the page. */
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
    case 'erased':
      return erasedPlaces[place.typed_in] ?? 'a session';
  }
}

/** Where something was typed whose account has been erased, with everything else. */
const erasedPlaces: Readonly<Record<string, string>> = {
  lesson: 'a lesson',
  practice: 'practice',
  report: 'a report on a problem',
  name: 'the name of the account',
  search: 'a search for lessons',
  token_label: 'the label of a token',
};
