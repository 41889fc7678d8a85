import type { CommandInput, CommandName } from '../commands.ts';

const DOORS = {
  scenario: (name: string) => ({ name }),
  latency: (name: string) => ({ name }),
  clock: (advance: string) => ({ advance }),
  replay: (link: string) => ({ link }),
  reset: (scenario: string) => (scenario ? { scenario } : {}),
} satisfies { [Name in CommandName]?: (value: string) => CommandInput<Name> };

type DoorName = keyof typeof DOORS;

/** A command of the address `?mock=`, with its input. */
export interface DoorCommand {
  name: DoorName;
  input: Record<string, string>;
}

/**
 * The commands of a query such as `?mock=scenario:low-balance,otp-off,latency:3g,clock:+2h`: a part without a command
 * of its own belongs to the one before it. Undefined without `mock`; throws for a command that has no door.
 */
export function doorCommands(query: string): DoorCommand[] | undefined {
  const asked = /[?&]mock=([^&]*)/.exec(query)?.[1];
  if (asked === undefined) return undefined;
  // Not as a form writes it: there, the plus of `+2h` would be a space.
  return joined(decodeURIComponent(asked).split(',')).map((part) => {
    const [name = '', value = ''] = part.split(/:(.*)/s);
    if (!isDoor(name)) {
      const known = Object.keys(DOORS).join(', ');
      throw new Error(`?mock= knows no "${name}". It knows ${known}`);
    }
    return { name, input: DOORS[name](value) };
  });
}

const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name);

/** `otp-off` of `scenario:low-balance,otp-off` is no command but a second scenario. */
function joined(parts: string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const isOwn = part.includes(':') || isDoor(part) || whole.length === 0;
    if (isOwn) whole.push(part);
    else whole.push(`${whole.pop()},${part}`);
  }
  return whole;
}
