import type { Role } from '@stoa/schema/account';

const demoDomain = 'stoa.invalid'; // a domain that can never receive mail

export const demoAddressOf = (role: Role): string => `demo-${role}@${demoDomain}`;

export const classmateAddressOf = (slug: string): string => `demo-class-${slug}@${demoDomain}`;

/** True for an address of the demo's own domain: its account may act only while the demo is on. */
export const isDemoAddress = (email: string): boolean => domainOf(email) === demoDomain;

/** The names that RFC 2606 reserves for tests and documentation. Nobody can own an address there. */
const reservedTops = ['test', 'example', 'invalid', 'localhost'];
const reservedDomains = ['example.com', 'example.net', 'example.org'];

/** True if nobody can own this address, so that no account may be opened with it. */
export function isReservedAddress(email: string): boolean {
  const labels = domainOf(email).split('.');
  return reservedTops.includes(labels.at(-1) ?? '') || reservedDomains.includes(labels.slice(-2).join('.'));
}

const domainOf = (email: string) => email.trim().toLowerCase().split('@').at(-1)?.replace(/\.$/, '') ?? '';
