import { USERNAME_KEY } from '../../../storage/keys.ts';
import { localText } from '../../../storage/localText.ts';

const { read, write } = localText(USERNAME_KEY);

export const rememberedName = (): string => read() ?? '';

export function rememberName(username: string | undefined): void {
  write(username || undefined);
}
