/** Outlives a sign-out, because the player asked for it; nothing else of a player does. */
const KEY = 'oja:username';

export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(username: string | undefined): void {
  try {
    if (username) localStorage.setItem(KEY, username);
    else localStorage.removeItem(KEY);
  } catch {
    // Local storage is blocked: the name is typed again next time.
  }
}
