/**
 * Ends push messages to this phone and takes those that are shown off its screen. It needs no network: the
 * server drops a phone whose session has ended.
 */
export async function dropPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
