import type { Announcement } from '../../../src/contract/content.ts';
import type { Severity } from '../../../src/contract/notice.ts';
import { drawHeldAt } from '../../../src/domain/play/drawWeek.ts';
import type { Operator } from '../operator.ts';
import { NEWS } from './news.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type OperatorWeek, weeksUntil } from './operatorWeek.ts';
import { outagesOf, overAbout } from './outages.ts';

type Written = Pick<Announcement, 'title' | 'text' | 'at'> & {
  about: string;
  href?: string;
  severity?: Severity;
  isOffer?: true;
};

/** How many weeks of messages there are, with the one under way. */
const WEEKS = 2;

/** What the operator has written to everybody in the last weeks. Not stored: each week has its messages. */
export function operatorMessages({ seed, settings }: Operator, at: number): Announcement[] {
  if (settings.operator === 'still') return [];
  return weeksUntil(seed, at, WEEKS)
    .flatMap((week) => messagesOf(week))
    .filter((message) => message.at <= at);
}

export function messagesOf(week: OperatorWeek): Announcement[] {
  return [...standing(week), ...outageMessages(week)].map(
    ({ about, severity = 'info', ...rest }) => ({
      announcementId: `O${week.number}-${about}`,
      audience: 'everybody',
      severity,
      ...rest,
    }),
  );
}

function standing({ number, startsAt, chance }: OperatorWeek): Written[] {
  const news = NEWS[number % NEWS.length];
  const newsAt = startsAt + (2 + Math.floor(chance('news day') * 2)) * DAY_MS + 10 * HOUR_MS;
  return [
    {
      about: 'draw',
      title: "Last week's winners have been drawn",
      text: 'See whether one of your tickets was drawn. Tickets for the next draw count from today.',
      at: drawHeldAt(number - 1) + 10 * MINUTE_MS,
      href: '/promotion-weekly-lucky-draw',
      isOffer: true,
    },
    ...(news
      ? [{ about: 'news', at: newsAt + Math.floor(chance('news') * 90) * MINUTE_MS, ...news }]
      : []),
  ];
}

function outageMessages(week: OperatorWeek): Written[] {
  return outagesOf(week).flatMap((outage): Written[] => {
    const { provider, status, from, until } = outage;
    const about = `${status}-${provider.codes[0]}`;
    const told = { at: from + 10 * MINUTE_MS, href: '/gatewaylist', severity: 'warning' } as const;
    if (status === 'slow') {
      const text = `Until about ${overAbout(outage)}, payments can take up to an hour. ${provider.instead} as usual.`;
      return [{ ...told, about, title: `${provider.name} is slow`, text }];
    }
    const text = `It should work again by about ${overAbout(outage)}. ${provider.instead}. No money is lost: we complete pending payments afterwards.`;
    return [
      { ...told, about, title: `${provider.name} is down`, text },
      {
        ...told,
        about: `${about}-over`,
        at: until,
        severity: 'success',
        title: `${provider.name} is back`,
        text: 'We are completing the payments that were waiting.',
      },
    ];
  });
}
