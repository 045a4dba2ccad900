import { CrisisContacts, Disclosure } from '@stoa/schema/crisis-contacts';
import { contentFolder, ContentError, readContent } from './content-file.ts';

const standard = new URL('parameters/crisis-contacts.json', contentFolder);

/**
 * Opens the contacts for the crisis message.
 *
 * Errors  throws `ContentError` for what can't be parsed, and if a kind of disclosure has nobody to turn to: no contact that
 *         answers it and nobody at the school.
 */
export function openCrisisContacts(file: URL | string = standard): CrisisContacts {
  const contacts = readContent(file, CrisisContacts);
  const alone = Disclosure.options.filter((kind) => !contacts.helplines.some(({ answers }) => answers.includes(kind)));
  if (contacts.at_school === null && alone.length > 0)
    throw new ContentError(
      String(file),
      alone.map((kind) => `helplines: nobody answers ${kind}, and at_school names nobody either`),
    );
  return contacts;
}
