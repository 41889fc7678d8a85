import type { Operator } from '../../domain/operator.ts';

const HOUR_MS = 60 * 60_000;

/** Adds the operator's standing messages. */
export function seedContent({ db, clock }: Operator): void {
  const now = clock.now();
  const announce = (
    hoursAgo: number,
    title: string,
    text: string,
    href: string | null = null,
    isOffer = false,
  ) =>
    db.announcements.insert({
      announcementId: `N${db.next('announcement', 1001)}`,
      accountId: null,
      title,
      text,
      severity: 'info',
      at: now - hoursAgo * HOUR_MS,
      href,
      isOffer,
    });
  announce(
    70,
    'Game rules updated',
    'In an abandoned football match, the markets that it has decided stand.',
    '/gamesrule',
  );
  announce(
    26,
    'Deposits by Nagad are slow',
    'They can take up to an hour. Money that arrives after its request has ended is still found and credited.',
    '/gatewaylist',
  );
  announce(
    3,
    'Weekly lucky draw',
    'The next draw is on Monday at 12:00.',
    '/promotion-weekly-lucky-draw',
    true,
  );
}
