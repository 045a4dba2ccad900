import type { Role } from '@stoa/schema/account';

export const roles: { value: Role; label: string }[] = [
  { value: 'student', label: 'Student' },
  { value: 'teacher', label: 'Teacher' },
  { value: 'author', label: 'Author' },
  { value: 'admin', label: 'Admin' },
];
