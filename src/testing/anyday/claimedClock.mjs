// Loaded before anything else (`node --import`): makes the machine's clock start at ANYDAY. Tests get an
// instant of their own, so a test that notices reads the wrong clock.
const { ANYDAY } = process.env;
const MachineDate = Date;
const machineNow = MachineDate.now;

if (ANYDAY) {
  const leadMs = MachineDate.parse(ANYDAY) - machineNow();
  if (Number.isNaN(leadMs)) throw new RangeError(`ANYDAY is no instant: ${ANYDAY}`);
  const now = () => machineNow() + leadMs;
  globalThis.Date = new Proxy(MachineDate, {
    apply: () => new MachineDate(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  MachineDate.prototype.constructor = globalThis.Date;
}
