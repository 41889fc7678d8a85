import * as z from 'zod/mini';
import { OrganisationStatus } from '../../../src/contract/app.ts';
import { MarketStatus } from '../../../src/contract/betting/market.ts';
import { Gateway } from '../../../src/contract/cashier/gateways.ts';
import { Instant } from '../../../src/contract/kit/time.ts';
import { Result } from '../../db/rows/overrideRow.ts';
import { GATEWAYS } from '../../domain/cashier/gateways.ts';
import { help } from '../../engine/control/help.ts';

export const Who = help(
  'A player by id or username.',
  z.union([z.int(), z.string()], 'A player is an id or a username'),
);
export const MarketId = help('The id of a market.', z.string());
const RequestId = help('The id of a deposit, withdrawal or document that waits.', z.string());

/** Naira with kobo, in either direction. */
const Change = z.number().check(
  z.gte(-1e12),
  z.lte(1e12),
  z.refine((naira) => Math.round(naira * 100) / 100 === naira, 'Naira have two decimals at most'),
);

const GATEWAY_CODES = GATEWAYS.map(({ shown }) => shown.code);

/** The inputs of the commands that an operator would give. */
export const operatorInputs = {
  market: help(
    "Sets a market's status; null gives it back to the world. `settle` ends one.",
    z.strictObject({
      marketId: MarketId,
      status: help(
        'Null gives it back to the world.',
        z.nullable(
          MarketStatus.check(
            z.refine(
              (status) => status !== 'settled' && status !== 'void',
              'A market ends by `settle`, with a result: otherwise its bets would stay open for ever',
            ),
          ),
        ),
      ),
      incident: help(
        'A goal, a wicket or the end of a set has done it: orders lapse that do not outlive one.',
        z.optional(z.boolean()),
      ),
    }),
  ),
  settle: help(
    'Settles an exchange or sportsbook market, or corrects its result.',
    z.strictObject({
      marketId: MarketId,
      result: help(
        'Who has won: `winner`, `dead-heat`, `line` or `void`, as the market can end.',
        Result,
      ),
    }),
  ),
  approve: help(
    'Approves a pending deposit, withdrawal or document.',
    z.strictObject({ id: RequestId }),
  ),
  decline: help(
    'Declines a pending deposit, withdrawal or document.',
    z.strictObject({
      id: RequestId,
      reason: help('What the player is told.', z._default(z.string(), 'Declined by the cashier')),
    }),
  ),
  app: help(
    `Changes the operator's settings.`,
    z.strictObject({
      hasDemoUsers: help('Whether there is a demo player.', z.optional(z.boolean())),
      reviews: help(
        'Whether requests are approved by themselves, or by `approve`.',
        z.optional(z.enum(['auto', 'manual'])),
      ),
      trading: help(
        '`moving`: each price moves before a bet arrives. `suspended`: no market takes bets.',
        z.optional(z.enum(['normal', 'moving', 'suspended'])),
      ),
      taxPercent: help(
        'The tax on winnings that leave with a withdrawal, in percent.',
        z.optional(z.number().check(z.gte(0), z.lte(50))),
      ),
      operator: help(
        'Whether the operator writes, makes offers, has outages and declines requests by itself.',
        z.optional(z.enum(['living', 'still'])),
      ),
      gateways: help(
        'Gateway states by code.',
        z.optional(
          z.strictObject(
            Object.fromEntries(
              GATEWAY_CODES.map((code) => [code, z.optional(Gateway.shape.status)]),
            ),
          ),
        ),
      ),
      SEO_TITLE: help('The name of the site in titles.', z.optional(z.string())),
      OTP: help('0: no one-time codes are needed.', z.optional(z.int().check(z.gte(0), z.lte(1)))),
      IS_EMAIL: help('Codes go by e-mail, not by text message.', z.optional(z.boolean())),
      BRAND_STATUS: help(
        'While it is not `live`, everything can be read and nothing done.',
        z.optional(OrganisationStatus),
      ),
      STATUS_REASON: help('Why it is not live, as players read it.', z.optional(z.string())),
      STATUS_UNTIL: help('When it will be live again, as ISO time.', z.optional(Instant)),
      OPEN_REGISTRATION: help('Whether anybody may register.', z.optional(z.boolean())),
    }),
  ),
  adjust: help(
    'Changes a balance in naira, with a ledger line. It takes no more than there is.',
    z.strictObject({
      who: Who,
      naira: help(
        'How much more, or less where it is negative, with two decimals at most.',
        Change,
      ),
    }),
  ),
};
