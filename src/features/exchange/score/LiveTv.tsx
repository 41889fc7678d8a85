import { useState } from 'react';
import { areFramesOurs } from '../../../state/device/ownFrames.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { tvIcon } from '../../../ui/icon/icons.ts';
import './LiveTv.css';
import { useTvStream } from './useTvStream.ts';

interface LiveTvProps {
  gameId: string;
  eventName: string;
}

/** Video of the match. Off until the player asks, because it costs data and lags behind play. */
export function LiveTv({ gameId, eventName }: LiveTvProps) {
  const [isOn, setOn] = useState(false);
  const { stream, hasFailed, retry } = useTvStream(gameId);
  const url = stream?.isAvailable ? stream.url : undefined;
  return (
    <div className="live-tv">
      <div className="live-tv__bar">
        <Icon path={tvIcon} />
        <p className="live-tv__text">
          <b>Live TV</b>
          <span className="live-tv__cost">
            {hasFailed && 'Live TV could not be reached'}
            {!hasFailed && !stream && 'Looking for live TV…'}
            {stream &&
              (url
                ? `About ${stream.megabytesPerMinute} MB a minute, up to ${stream.delaySeconds} s late`
                : (stream.reason ?? 'No live TV for this match'))}
          </span>
        </p>
        {url && (
          <Button kind="quiet" isSmall onClick={() => setOn(!isOn)}>
            {isOn ? 'Turn TV off' : 'Turn TV on'}
          </Button>
        )}
        {hasFailed && (
          <Button kind="quiet" isSmall onClick={retry}>
            Try again
          </Button>
        )}
      </div>
      {url && isOn && (
        <iframe
          className="live-tv__frame"
          title={`Live pictures of ${eventName}`}
          src={url}
          sandbox={areFramesOurs ? 'allow-scripts allow-same-origin' : 'allow-scripts'}
          referrerPolicy="no-referrer"
          allow="autoplay; fullscreen"
        />
      )}
    </div>
  );
}
