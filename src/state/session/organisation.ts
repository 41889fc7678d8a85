import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { AppDetails, getAppDetails, type OrganisationStatus } from '../../contract/app.ts';
import { reloadFree, reloadHeld } from '../../lib/holdReload.ts';
import { savedKeys } from '../../storage/keys.ts';
import { store } from '../store.ts';

interface Organisation {
  /** `live` until the server says otherwise; offline, the last known status. */
  organisationStatus: OrganisationStatus;
  appDetails: AppDetails | undefined;
  /** Whether the server sent it during this visit; otherwise it is from the last one. */
  isTold: boolean;
}

/** By then every write has been answered or given up. A round that is open waits at the server. */
const DECIDED_MS = 20_000;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const kept = store({
  key: savedKeys.app,
  schema: AppDetails,
  isOfDevice: true,
  initial: (): Organisation => ({
    organisationStatus: 'live',
    appDetails: undefined,
    isTold: false,
  }),
  pack: ({ appDetails }) => appDetails,
  // What was told on this visit is newer.
  unpack: (saved, { appDetails }) => void (appDetails ?? apply(saved)),
});

export const organisation = kept.state;
/** Reads the last known details, so that a brand in maintenance does not look live offline. */
export const hydrateOrganisation = kept.start;

function apply(appDetails: AppDetails): void {
  organisation.appDetails = appDetails;
  if (appDetails.BRAND_STATUS === 'live' || reloadHeld() === undefined) takeStatus();
  else void Promise.race([reloadFree(), later(DECIDED_MS)]).then(takeStatus);
}

/** A page that closes takes bets, rounds and payments under way with it, so they are decided first. */
function takeStatus(): void {
  const { appDetails, organisationStatus } = organisation;
  organisation.organisationStatus = appDetails?.BRAND_STATUS ?? organisationStatus;
}

/** Refreshes the details; resolves to whether the server answered. */
export async function refreshOrganisation(): Promise<boolean> {
  try {
    apply(await call(getAppDetails, {}, { quiet: true }));
    organisation.isTold = true;
    return true;
  } catch (error) {
    // Keep the last known details.
    return error instanceof CallError && error.status > 0;
  }
}
