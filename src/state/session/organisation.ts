import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { AppDetails, getAppDetails, type OrganisationStatus } from '../../contract/app.ts';
import { persisted } from '../../storage/persisted.ts';

interface Organisation {
  /** Live until told otherwise; offline, the last status that was told. */
  organisationStatus: OrganisationStatus;
  appDetails: AppDetails | undefined;
  /** The server told it on this visit; before that it is what it was last time. */
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

/** The last known details, so that a brand that was in maintenance does not look live offline. */
export async function hydrateOrganisation(): Promise<void> {
  const saved = await record.load().catch(() => undefined);
  if (saved && !organisation.appDetails) apply(saved.value);
}

/** Asks anew; gives whether anybody answered. */
export async function refreshOrganisation(): Promise<boolean> {
  try {
    apply(await call(getAppDetails, {}, { quiet: true }));
    organisation.isTold = true;
    record.changed();
    return true;
  } catch (error) {
    // The last known details stand.
    return error instanceof CallError && error.status > 0;
  }
}
