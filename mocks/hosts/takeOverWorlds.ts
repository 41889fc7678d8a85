import { webPushSender } from './webPushSender.ts';
import { createWorlds, type Worlds } from './worlds.ts';

/** The live worlds survive a restart of Vite, which reloads this code. */
declare global {
  var ojaMockWorlds: Worlds | undefined;
}

/** The live worlds, kept across a restart of Vite. */
export function takeOverWorlds(strict = false): Worlds {
  const before = globalThis.ojaMockWorlds;
  const worlds = createWorlds(before?.snapshots(), { sendPush: webPushSender, strict });
  before?.dispose();
  globalThis.ojaMockWorlds = worlds;
  return worlds;
}
