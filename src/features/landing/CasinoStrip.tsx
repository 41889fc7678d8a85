import './CasinoStrip.css';
import '../../ui/art/covers/GameCover.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { late } from '../../ui/late/late.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { TO_ALL } from '../../ui/layout/toAll.ts';
import { useNearView } from '../../ui/list/useNearView.ts';

const GameCover = late(() =>
  import('../../ui/art/covers/GameCover.tsx').then((module) => module.GameCover),
);

/** Games with covers of their own, by the codes that the lobby has for them. */
const GAMES = [
  ['Teen Patti', 'aura-teen-patti-live'],
  ['Dragon Tiger', 'aura-dragon-tiger-live'],
  ['32 Cards', 'aura-32-cards-live'],
  ['Lucky 7', 'aura-lucky-7-live'],
  ['Danfo Dash', 'spm-danfo-dash'],
  ['Market Day', 'oja-market-day'],
] as const;

/** Some games of the lobby. Their covers come when the reader is near; without the app `drawCovers` brings them. */
export function CasinoStrip() {
  const [strip, isNear] = useNearView<HTMLElement>();
  return (
    <section ref={strip} className="casino-strip" aria-labelledby="casino">
      <SectionHead id="casino" title="Casino">
        <Link className={TO_ALL} href={paths.casinos}>
          All<span className="visually-hidden"> casino games</span>
        </Link>
      </SectionHead>
      <ul className="casino-strip__games">
        {GAMES.map(([name, code]) => (
          <li key={code}>
            <Link className="casino-strip__game" href={paths.casinos}>
              <span className="casino-strip__cover" data-cover={code}>
                {isNear && <GameCover gameCode={code} theme={undefined} />}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
