import './Devices.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../api/call.ts';
import { type Device, signOutDevice } from '../../contract/account/devices.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { notify } from '../../state/device/notices.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { ListTrouble } from '../../ui/list/ListTrouble.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { devices } from './devices.ts';

const EVERY_OTHER = '';

/** Lists where the player is signed in; any other device can be signed out here. */
export function Devices() {
  const list = useSnapshot(devices.state);
  const { data, problem } = list;
  const [leaving, setLeaving] = useState<string>();
  useEffect(() => void devices.refresh(), []);

  async function end(deviceId: string, text: string): Promise<void> {
    setLeaving(deviceId);
    try {
      await call(signOutDevice, deviceId === EVERY_OTHER ? {} : { deviceId });
      notify('success', text);
      await askAnew(devices);
    } catch {
      // `call` has already shown why it failed.
    } finally {
      setLeaving(undefined);
    }
  }

  const trouble = <ListTrouble list={list} onRetry={() => void devices.refresh()} />;
  if (!data) return problem === undefined ? <Skeleton className="devices__wait" /> : trouble;
  const others = data.devices.filter(({ isThis }) => !isThis);
  return (
    <div className="devices">
      <ul className="devices__list">
        {data.devices.map((device) => (
          <li key={device.deviceId} className="devices__one">
            <DeviceRow
              device={device}
              isBusy={leaving === device.deviceId}
              isOff={leaving !== undefined}
              onSignOut={() => void end(device.deviceId, `${device.name} is logged out`)}
            />
          </li>
        ))}
      </ul>
      {trouble}
      {others.length > 1 && (
        <Button
          kind="quiet"
          isBusy={leaving === EVERY_OTHER}
          disabled={leaving !== undefined}
          onClick={() => void end(EVERY_OTHER, 'All other devices are logged out')}
        >
          Log out all other devices
        </Button>
      )}
    </div>
  );
}

interface DeviceRowProps {
  device: Device;
  isBusy: boolean;
  isOff: boolean;
  onSignOut(): void;
}

function DeviceRow({ device, isBusy, isOff, onSignOut }: DeviceRowProps) {
  const { name, signedInAt, isThis } = device;
  return (
    <ListRow title={name} detail={`Logged in ${lagosDay(signedInAt)}, ${lagosClock(signedInAt)}`}>
      {isThis ? (
        <Badge kind="good">This device</Badge>
      ) : (
        <Button
          kind="quiet"
          isSmall
          isBusy={isBusy}
          disabled={isOff}
          aria-label={`Log out ${name}`}
          onClick={onSignOut}
        >
          {isBusy ? 'Logging out…' : 'Log out'}
        </Button>
      )}
    </ListRow>
  );
}
