import { env } from '../../env.ts';
import { isPlainHttp } from '../../lib/isPlainHttp.ts';
import './PushSettings.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { shownProblem } from '../../api/shownProblem.ts';
import {
  changePush,
  getPush,
  PushKind,
  type PushSettings as Settings,
} from '../../contract/account/push.ts';
import { isAppleTouch, isInstalled } from '../../pwa/installedApp.ts';
import { push, readPush, turnOffPush, turnOnPush } from '../../state/device/push.ts';
import { cachedList } from '../../state/lists/cachedList.ts';
import { freshData } from '../../state/lists/freshData.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useOneAtATime } from '../../ui/hooks/useOneAtATime.ts';
import { ListTrouble } from '../../ui/list/ListTrouble.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { hourText, KIND_NAMES } from './pushWords.ts';

const settings = cachedList({
  name: 'push',
  schema: getPush.output,
  fetch: () => call(getPush, {}, { quiet: true }),
});

const NOT_ON = 'Messages could not be turned on. Try again in a moment.';

const HOURS = [
  { id: 'none', label: 'Not set' },
  ...Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourText(hour) })),
];

/** What is pushed to this phone, which kinds on all phones, and when it is quiet. */
export function PushSettings() {
  const { state } = useSnapshot(push);
  const list = useFreshList(settings);
  const { data } = list;
  const [problem, setProblem] = useState<string>();
  // Apart, so that a browser which is slow to turn on keeps nobody from choosing.
  const turning = useOneAtATime();
  const choosing = useOneAtATime();
  useEffect(() => void readPush(), []);

  const turn = () =>
    turning.run(async () => {
      setProblem(undefined);
      await (state === 'on' ? turnOffPush() : turnOnPush()).catch((error: unknown) =>
        setProblem(state === 'on' || error instanceof CallError ? shownProblem(error) : NOT_ON),
      );
    });
  /** The whole choice is sent, and another phone may have changed the rest of what this one shows. */
  const change = (apply: Change) =>
    choosing.run(async () => {
      setProblem(undefined);
      try {
        const { key, settings: before } = await freshData(settings);
        const answer = await call(changePush, apply(before), { quiet: true });
        settings.put({ key, settings: answer.settings }, Date.now());
      } catch (error) {
        setProblem(shownProblem(error));
      }
    });

  return (
    <div className="push-settings">
      <p>We only send messages about your own bets and money, never offers.</p>
      {state === 'unable' && <p>{unableText()}</p>}
      {state === 'denied' && (
        <p>
          Your browser blocks messages from {env.name}. Allow them in its settings for this site.
        </p>
      )}
      {(state === 'on' || state === 'off') && (
        <Button kind="quiet" isBusy={turning.isBusy} onClick={turn}>
          {state === 'on' ? 'Turn off on this phone' : 'Turn on for this phone'}
        </Button>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      {state !== 'unable' && <ListTrouble list={list} onRetry={() => void settings.refresh()} />}
      {data && state !== 'unable' && (
        <Choices
          settings={{ ...data.settings, kinds: [...data.settings.kinds] }}
          isWaiting={state === 'off' || state === 'denied'}
          isBusy={choosing.isBusy}
          onChange={change}
        />
      )}
    </div>
  );
}

function unableText(): string {
  if (isPlainHttp()) return 'Messages need a secure connection (https).';
  // Safari has push for apps on the home screen only.
  if (isAppleTouch() && !isInstalled())
    return `To get messages, install ${env.name} first: tap Share in Safari, then Add to Home Screen.`;
  return `This browser can't get messages while ${env.name} is closed, or you did not choose “Keep me signed in”.`;
}

type Change = (before: Settings) => Settings;

interface ChoicesProps {
  settings: Settings;
  /** This phone gets nothing yet. */
  isWaiting: boolean;
  isBusy: boolean;
  onChange(apply: Change): void;
}

function Choices({ settings, isWaiting, isBusy, onChange }: ChoicesProps) {
  const { kinds, quiet } = settings;
  const toggle = (kind: PushKind) => {
    const isOn = kinds.includes(kind);
    onChange((before) => {
      const others = before.kinds.filter((known) => known !== kind);
      return { ...before, kinds: isOn ? others : [...others, kind] };
    });
  };
  const setQuiet = (from: string, to: string) => {
    const isSet = from !== 'none' && to !== 'none';
    onChange((before) => ({
      kinds: before.kinds,
      ...(isSet && { quiet: { from: Number(from), to: Number(to) } }),
    }));
  };
  return (
    <>
      <fieldset className="push-settings__kinds">
        <legend>{isWaiting ? 'What to send, once turned on' : 'What to send'}</legend>
        {PushKind.options.map((kind) => (
          <Chip
            key={kind}
            isTall
            isOn={kinds.includes(kind)}
            disabled={isBusy}
            onClick={() => toggle(kind)}
          >
            {KIND_NAMES[kind]}
          </Chip>
        ))}
      </fieldset>
      <div className="push-settings__quiet">
        <SelectField
          label="Quiet from"
          options={HOURS}
          disabled={isBusy}
          selected={quiet ? String(quiet.from) : 'none'}
          onSelect={(id) => setQuiet(id, quiet ? String(quiet.to) : '7')}
        />
        <SelectField
          label="Quiet until"
          options={HOURS}
          disabled={isBusy}
          selected={quiet ? String(quiet.to) : 'none'}
          onSelect={(id) => setQuiet(quiet ? String(quiet.from) : '22', id)}
        />
      </div>
      {quiet && (
        <p>
          From {hourText(quiet.from)} to {hourText(quiet.to)} we send nothing. Find your messages
          under Messages.
        </p>
      )}
    </>
  );
}
