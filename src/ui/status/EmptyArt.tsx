import './EmptyArt.css';
import { PICTURES, type PictureName } from './pictures.ts';

/** A small drawing on a field of colour. */
export function EmptyArt({ picture }: { picture: PictureName }) {
  const { body, accent, lines } = PICTURES[picture];
  return (
    <svg className="empty-art" viewBox="0 0 120 96" aria-hidden="true">
      <ellipse className="empty-art__field" cx="60" cy="50" rx="56" ry="42" />
      <path className="empty-art__body" d={body} />
      <path className="empty-art__accent" d={accent} />
      <path className="empty-art__lines" d={lines} />
    </svg>
  );
}
