import './BannerSlide.css';
import { Link } from 'wouter';
import type { Banner } from '../../contract/content.ts';
import { inAppPath } from '../../state/device/inAppPath.ts';
import { bannerArt } from './bannerArt.ts';

/** One slide: the operator's text on our drawing. All of it is one link. */
export function BannerSlide({
  banner: { bannerId, title, text, action, href },
}: {
  banner: Banner;
}) {
  const [tone, path] = bannerArt(bannerId);
  const to = inAppPath(href);
  const words = (
    <>
      <b className="banner__title">{title}</b>
      <span className="banner__text">{text}</span>
      {to && <span className="banner__action">{action}</span>}
      <svg className="banner__art" viewBox="0 0 96 96" aria-hidden="true">
        <path d={path} />
      </svg>
    </>
  );
  const look = `banner banner--${tone}`;
  return to ? (
    <Link className={look} href={to}>
      {words}
    </Link>
  ) : (
    <div className={look}>{words}</div>
  );
}
