export interface LoginFields {
  username: string;
  password: string;
}

export type LoginErrors = Partial<Record<keyof LoginFields, string>>;

/** What is missing before a login may be sent. */
export function loginErrors({ username, password }: LoginFields): LoginErrors {
  return {
    ...(username.trim() === '' && { username: 'Username cannot be empty' }),
    ...(password === '' && { password: 'Password cannot be empty' }),
  };
}
