import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { AppDetails, getAppDetails, type OrganisationStatus } from '../../contract/app.ts';
import { savedKeys } from '../../storage/keys.ts';
import { persisted } from '../../storage/persisted.ts';

interface Organisation {
  /** Live until told otherwise; offline, the last status that was told. */
  organisationStatus: OrganisationStatus;
  appDetails: AppDetails | undefined;
}

export const organisation = proxy<Organisation>({
  organisationStatus: 'live',
  appDetails: undefined,
});

const record = persisted({
  key: savedKeys.app,
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

export async function refreshOrganisation(): Promise<void> {
  try {
    apply(await call(getAppDetails, {}, { quiet: true }));
    record.changed();
  } catch {
    // The last known details stand.
  }
}
