import { z } from 'zod';
import { Account, AccountName, Grade, NewPassword, Role, Settings } from '../account.ts';
import { SafetyReply } from '../safety-reply.ts';
import { contract } from './contract.ts';
import { PageQuery, page } from './page.ts';

const anyone = { who: 'anyone', owns: 'nothing' } as const;
const self = { who: 'signed_in', owns: 'nothing' } as const;
const inPerson = { who: 'signed_in', owns: 'nothing', by: 'person' } as const;
const adminInPerson = { who: ['admin'], owns: 'nothing', by: 'person' } as const;
const Email = z.email().max(254);
const TypedPassword = z.string().max(128);
/** The secret of a link, the part after the `#` of its address. */
const LinkToken = z.string().min(1).max(1000);
/** The message for her if something that she typed was flagged. */
const safety = SafetyReply.nullable();
const named = z.object({ accountId: z.string() });

/** A link that works once. `path` is where it leads on this server; its secret is after the `#`, so no log ever contains it. */
const OneTimeLink = z.strictObject({ path: z.string(), expires_at: z.iso.datetime() });

/** A browser in which I'm signed in, or a program with a token of mine. */
const SessionView = z.strictObject({
  id: z.string(),
  label: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Whether it's the session of this request. */
  current: z.boolean(),
});

export const account = {
  installation: contract({
    method: 'GET',
    path: '/api/installation',
    summary: 'What the sign-in page must know: whether this is a demo, and the version',
    access: anyone,
    response: z.strictObject({
      demo: z.boolean(),
      version: z.string(),
      language_provider: z.string(),
      /** Whether anybody may open an account, or only an admin. */
      sign_up: z.enum(['open', 'closed']),
    }),
  }),
  signUp: contract({
    method: 'POST',
    path: '/api/account/sign-up',
    summary: 'Open a student account; where mail is set up, it opens once the address is confirmed',
    access: anyone,
    body: z.strictObject({ name: AccountName, email: Email, password: NewPassword, grade: Grade.nullable().default(null) }),
    response: z.union([Account.extend({ safety }), z.strictObject({ check_email: z.literal(true), safety })]),
  }),
  confirmEmail: contract({
    method: 'POST',
    path: '/api/account/confirm-email',
    summary: 'Confirm an address, of a new account or a new one of an account, by the secret of the link that was sent to it',
    access: anyone,
    body: z.strictObject({ token: LinkToken }),
    response: z.strictObject({}),
  }),
  forgotPassword: contract({
    method: 'POST',
    path: '/api/account/forgot-password',
    summary: 'Ask for a link to set a new password; the answer is the same whether there is such an account',
    access: anyone,
    body: z.strictObject({ email: Email }),
    response: z.strictObject({}),
  }),
  resetPassword: contract({
    method: 'POST',
    path: '/api/account/reset-password',
    summary: 'Set a new password by the secret of a link, which works once; ends all sessions and tokens',
    access: anyone,
    body: z.strictObject({ token: LinkToken, password: NewPassword }),
    response: z.strictObject({}),
  }),
  signIn: contract({
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Sign in by e-mail and password; sets the session cookie',
    access: anyone,
    body: z.strictObject({ email: Email, password: TypedPassword }),
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
  rename: contract({
    method: 'PUT',
    path: '/api/me/name',
    summary: 'Change what I am called',
    access: self,
    body: z.strictObject({ name: AccountName }),
    response: Account.extend({ safety }),
  }),
  changeEmail: contract({
    method: 'PUT',
    path: '/api/me/email',
    summary: 'Change my email; where mail is set up, it changes once the new address is confirmed by the link that is sent there',
    access: inPerson,
    body: z.strictObject({ email: Email, password: TypedPassword }),
    response: z.union([Account, z.strictObject({ check_email: z.literal(true) })]),
  }),
  changePassword: contract({
    method: 'PUT',
    path: '/api/me/password',
    summary: 'Change my password; ends my other sessions and all my tokens',
    access: inPerson,
    body: z.strictObject({ current: TypedPassword, password: NewPassword }),
    response: z.strictObject({}),
  }),
  sessions: contract({
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'Where I am signed in, and which programs have a token of mine',
    access: inPerson,
    response: z.strictObject({ sessions: z.array(SessionView), tokens: z.array(SessionView) }),
  }),
  endSession: contract({
    method: 'DELETE',
    path: '/api/me/sessions/:sessionId',
    summary: 'Sign out a browser of mine, or end a token',
    access: inPerson,
    params: z.object({ sessionId: z.string() }),
    response: z.strictObject({}),
  }),
  signOutOthers: contract({
    method: 'POST',
    path: '/api/me/sign-out-others',
    summary: 'Sign out everywhere but here; tokens go on unless they are named',
    access: inPerson,
    body: z.strictObject({ tokens: z.boolean().default(false) }),
    response: z.strictObject({}),
  }),
  issueToken: contract({
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'A bearer token for a program that acts as me',
    access: inPerson,
    body: z.strictObject({ label: z.string().trim().min(1).max(80) }),
    response: z.strictObject({ token: z.string(), expires_at: z.iso.datetime(), safety }),
  }),
  exportMe: contract({
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything Stoa holds about me',
    access: self,
    sensitive: true,
    response: z.looseObject({}),
    streamed: true,
  }),
  eraseMe: contract({
    method: 'DELETE',
    path: '/api/me',
    summary:
      'Erase my account and everything of mine; what was served stays in the audit without my name, and so does a sign for my school of a cry for help that nobody has looked at',
    access: inPerson,
    response: z.strictObject({ erased: z.literal(true) }),
  }),
  accounts: contract({
    method: 'GET',
    path: '/api/accounts',
    summary: 'All accounts',
    access: { who: ['admin'], owns: 'nothing' },
    query: z.object(PageQuery),
    response: page(Account),
  }),
  setRole: contract({
    method: 'PUT',
    path: '/api/accounts/:accountId/role',
    summary: 'Give an account a role; ends its tokens',
    access: adminInPerson,
    params: named,
    body: z.strictObject({ role: Role }),
    response: Account,
  }),
  createAccount: contract({
    method: 'POST',
    path: '/api/accounts',
    summary: 'Open an account for somebody, with a link by which she sets her password',
    access: adminInPerson,
    body: z.strictObject({ name: AccountName, email: Email, role: Role }),
    response: z.strictObject({ account: Account, link: OneTimeLink }),
  }),
  issueResetLink: contract({
    method: 'POST',
    path: '/api/accounts/:accountId/reset-link',
    summary: 'A link by which the owner of an account sets a new password',
    access: adminInPerson,
    params: named,
    response: OneTimeLink,
  }),
  setSuspended: contract({
    method: 'PUT',
    path: '/api/accounts/:accountId/suspended',
    summary: 'Suspend an account, which ends its sessions and tokens, or restore it',
    access: adminInPerson,
    params: named,
    body: z.strictObject({ suspended: z.boolean() }),
    response: Account,
  }),
};
