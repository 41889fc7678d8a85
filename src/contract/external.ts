import * as z from 'zod/mini';
import { Naira } from './kit/money.ts';
import { orElse, rows } from './kit/tolerance.ts';

/** External services, each at its own address from the environment. */
export type ExternalService = 'ip' | 'tv' | 'lobby';

/** A call to an external service; never sent with a token. */
export interface ExternalCall<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  service: ExternalService;
  /** Relative to the service's address; `:name` is filled from the input of the same name. */
  path: string;
  input: Input;
  output: Output;
}

/*@__NO_SIDE_EFFECTS__*/
function external<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: ExternalCall<Input, Output>,
): ExternalCall<Input, Output> {
  return definition;
}

/** The player's public address, which registration sends. */
export const lookUpIp = external({
  service: 'ip',
  path: '',
  input: z.object({ format: z.literal('json') }),
  output: z.object({ ip: z.string() }),
});

/** Live pictures of a cricket match. */
export const findTvStream = external({
  service: 'tv',
  path: '/:gameId',
  input: z.object({ gameId: z.string() }),
  output: z.object({
    isAvailable: z.boolean(),
    /** A page for a frame. */
    url: z.optional(z.string()),
    /** Why there are none. */
    reason: z.optional(z.string()),
    megabytesPerMinute: z.number(),
    delaySeconds: z.int(),
  }),
});

export const LobbyProvider = z.object({
  provider: z.string(),
  name: z.string(),
  kinds: z.readonly(
    rows(z.array(z.enum(['slots', 'live', 'table', 'crash', 'instant', 'sports']))),
  ),
  status: orElse(z.enum(['working', 'down']), 'down'),
  games: z.int(),
  /** A page for a frame: the provider's own lobby. */
  url: z.string(),
});
export type LobbyProvider = z.output<typeof LobbyProvider>;

export const LobbyGame = z.object({
  gameCode: z.string(),
  name: z.string(),
  provider: z.string(),
  kind: z.enum(['slots', 'live', 'table', 'crash', 'instant']),
  minStake: Naira,
  maxStake: Naira,
  /** The maths it is played by, on our own page; missing at a live table. */
  maths: z.optional(z.string()),
  /** What it looks like: `crimson lion`, the colours and the subject. */
  theme: z.optional(z.string()),
  rtpPercent: z.optional(z.number()),
  volatility: z.optional(z.enum(['low', 'medium', 'high'])),
  tags: z.optional(z.readonly(rows(z.array(z.enum(['new', 'popular']))))),
  /** Rounds played in it in the last seven days, by everybody. */
  plays: z.optional(z.int()),
  /** What its jackpot stands at now. */
  jackpot: z.optional(Naira),
  /** Missing while it works; a provider that is down takes all its games with it. */
  isDown: z.optional(z.boolean()),
});
export type LobbyGame = z.output<typeof LobbyGame>;

/**
 * The providers of the third-party lobby and its games, the most played first. Where a provider is a sportsbook or
 * an exchange, its page is in a frame. A service that knows no pages answers with every game and no `total`.
 */
export const getLobby = external({
  service: 'lobby',
  path: '',
  input: z.object({
    /** How many games to leave out, and how many to send; all without `size`. */
    from: z.optional(z.string()),
    size: z.optional(z.string()),
    /** Only one provider's games, of one kind, or with a jackpot. */
    provider: z.optional(z.string()),
    kind: z.optional(z.string()),
    jackpot: z.optional(z.literal('yes')),
  }),
  output: z.object({
    providers: rows(z.array(LobbyProvider)),
    games: rows(z.array(LobbyGame)),
    /** How many there are of what was asked for, on all pages. */
    total: z.optional(z.int()),
  }),
});
export type LobbyQuery = z.output<typeof getLobby.input>;
