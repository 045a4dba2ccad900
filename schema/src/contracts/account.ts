import { z } from 'zod';
import { Account, Grade, Role, Settings } from '../account.ts';
import { contract } from './contract.ts';
import { PageQuery, page } from './page.ts';

const anyone = { who: 'anyone', owns: 'nothing' } as const;
const self = { who: 'signed_in', owns: 'nothing' } as const;
const Credentials = { email: z.email().max(254), password: z.string().min(8).max(128) };

export const account = {
  house: contract({
    method: 'GET',
    path: '/api/house',
    summary: 'What the sign-in page must know: whether this is a demo, and the version',
    access: anyone,
    response: z.strictObject({ demo: z.boolean(), version: z.string(), language_provider: z.string() }),
  }),
  signUp: contract({
    method: 'POST',
    path: '/api/account/sign-up',
    summary: 'Open a student account',
    access: anyone,
    body: z.strictObject({ name: z.string().trim().min(1).max(80), ...Credentials, grade: Grade.nullable().default(null) }),
    response: Account,
  }),
  signIn: contract({
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Sign in by e-mail and password; sets the session cookie',
    access: anyone,
    body: z.strictObject({ email: z.email().max(254), password: z.string().max(128) }),
    response: Account,
  }),
  demo: contract({
    method: 'POST',
    path: '/api/account/demo',
    summary: 'Continue as a demo account; exists in demo mode alone',
    access: anyone,
    body: z.strictObject({ role: Role }),
    response: Account,
  }),
  signOut: contract({
    method: 'POST',
    path: '/api/account/sign-out',
    summary: 'Sign out',
    access: self,
    response: z.strictObject({}),
  }),
  me: contract({
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am and what I have set',
    access: self,
    response: z.strictObject({ account: Account, settings: Settings }),
  }),
  saveSettings: contract({
    method: 'PUT',
    path: '/api/me/settings',
    summary: 'Save my settings',
    access: self,
    body: Settings,
    response: Settings,
  }),
  issueToken: contract({
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'A bearer token for a program that acts as me',
    access: self,
    body: z.strictObject({ label: z.string().min(1).max(80) }),
    response: z.strictObject({ token: z.string(), expires_at: z.iso.datetime() }),
  }),
  exportMe: contract({
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything Stoa holds about me',
    access: self,
    response: z.looseObject({}),
  }),
  eraseMe: contract({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Erase my account and everything of mine; what was served stays in the audit without my name',
    access: self,
    response: z.strictObject({ erased: z.literal(true) }),
  }),
  accounts: contract({
    method: 'GET',
    path: '/api/accounts',
    summary: 'Accounts of the house',
    access: { who: ['admin'], owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(Account),
  }),
  setRole: contract({
    method: 'PUT',
    path: '/api/accounts/:accountId/role',
    summary: 'Give an account a role',
    access: { who: ['admin'], owns: 'nothing' },
    params: z.object({ accountId: z.string() }),
    body: z.strictObject({ role: Role }),
    response: Account,
  }),
};
