/** Whether the page came over plain http from another machine: browsers then keep passkeys, copying and more away. */
export const isPlainHttp = () => globalThis.isSecureContext === false;
