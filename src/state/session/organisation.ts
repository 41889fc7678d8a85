import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { AppDetails, getAppDetails, type OrganisationStatus } from '../../contract/app.ts';
import { persisted } from '../../storage/persisted.ts';

interface Organisation {
  /** `live` until the server says otherwise; offline, the last known status. */
  organisationStatus: OrganisationStatus;
  appDetails: AppDetails | undefined;
  /** Whether the server sent it during this visit; otherwise it is from the last one. */
  isTold: boolean;
}

export const organisation = proxy<Organisation>({
  organisationStatus: 'live',
  appDetails: undefined,
  isTold: false,
});

const record = persisted({
  key: 'app@1',
  schema: AppDetails,
  current: () => organisation.appDetails,
});

function apply(appDetails: AppDetails): void {
  organisation.appDetails = appDetails;
  organisation.organisationStatus = appDetails.BRAND_STATUS;
}

/** Reads the last known details, so that a brand in maintenance does not look live offline. */
export async function hydrateOrganisation(): Promise<void> {
  const saved = await record.load().catch(() => undefined);
  if (saved && !organisation.appDetails) apply(saved.value);
}

/** Refreshes the details; resolves to whether the server answered. */
export async function refreshOrganisation(): Promise<boolean> {
  try {
    apply(await call(getAppDetails, {}, { quiet: true }));
    organisation.isTold = true;
    record.changed();
    return true;
  } catch (error) {
    // Keep the last known details.
    return error instanceof CallError && error.status > 0;
  }
}
