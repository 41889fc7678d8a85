import { expect, test } from 'vitest';
import { changeErrors, emailError, registrationErrors, resetErrors } from './registrationErrors.ts';

const RIGHT = {
  name: 'Ngozi Eze',
  username: 'Ngozi 1',
  password: 'passw0rd',
  confirm: '',
  limit: '',
  limit_period: '',
  mobile: '',
  agent_code: '',
};

test('what is right has no errors, whatever the confirmation says', () => {
  expect(registrationErrors(RIGHT)).toEqual({});
  expect(registrationErrors({ ...RIGHT, confirm: 'another' })).toEqual({});
});

test.each([
  ['name', '', 'Name cannot be empty'],
  ['name', '   ', 'Name cannot be empty'],
  ['name', 'x'.repeat(31), 'Max 30 characters allowed'],
  ['name', 'x'.repeat(30), undefined],
  // 27 letters as one sees them, 31 and 41 code points.
  ['name', 'Adébáyọ̀ Ọlọ́runfẹ́mi Ọ̀ṣúnlékè'.normalize('NFC'), undefined],
  ['name', 'Ọlọ́runfẹ́mi Adébáyọ̀ Ògúnṣọlá'.normalize('NFD'), undefined],
  ['name', 'ọ́'.repeat(30), undefined],
  ['name', 'ọ́'.repeat(31), 'Max 30 characters allowed'],
  ['password', 'é'.normalize('NFD').repeat(20), undefined],
  ['username', '\u200eNgozi1\u200b', undefined],
  ['mobile', '\u202a0803 123 4567\u202c', undefined],
  ['username', '', 'User name cannot be empty'],
  ['username', 'abc', 'Username must be 4 to 15 characters.'],
  ['username', 'abcd', undefined],
  ['username', 'a'.repeat(15), undefined],
  ['username', 'a'.repeat(16), 'Username must be 4 to 15 characters.'],
  ['username', 'ada_eze', 'Special characters are not allowed in username.'],
  ['username', 'Ngọzi', 'Special characters are not allowed in username.'],
  ['password', '', 'Password cannot be empty'],
  ['password', 'x'.repeat(7), 'Password must be 8 to 20 characters.'],
  // The digit and the capital are only a hint; just the length is enforced.
  ['password', 'x'.repeat(8), undefined],
  ['password', 'x'.repeat(20), undefined],
  ['password', 'x'.repeat(21), 'Password must be 8 to 20 characters.'],
  ['mobile', '0803', 'Enter a Nigerian mobile number, like 0803 123 4567'],
  ['mobile', '08031234567', undefined],
] as const)('%s %j: %s', (field, text, error) => {
  expect(registrationErrors({ ...RIGHT, [field]: text })).toEqual(error ? { [field]: error } : {});
});

test.each([
  ['', 'Email cannot be empty'],
  ['  ', 'Email cannot be empty'],
  ['ada', 'Write an email address, like name@example.com'],
  ['ada@@example.com', 'Write an email address, like name@example.com'],
  ['ada@example.com,obi@example.com', 'Write an email address, like name@example.com'],
  [' ada@example.com ', undefined],
])('email %j: %s', (text, error) => {
  expect(emailError(text)).toBe(error);
});

test('both fields of a reset are mandatory', () => {
  const needed = 'All fields are mandatory';
  expect(resetErrors({ otp: '', password: '' })).toEqual({ otp: needed, password: needed });
  expect(resetErrors({ otp: '123456', password: 'short' })).toEqual({
    password: 'Password must be 8 to 20 characters.',
  });
});

test('an old password is asked for and not judged', () => {
  expect(changeErrors({ oldPassword: 'x', newPassword: '' })).toEqual({
    newPassword: 'Password cannot be empty',
  });
  expect(changeErrors({ oldPassword: '', newPassword: 'passw0rd' })).toEqual({
    oldPassword: 'Password cannot be empty',
  });
});
