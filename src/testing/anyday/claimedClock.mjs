// Loaded before anything else (`node --import`): the machine's clock claims to be at ANYDAY and runs on
// from there. Tests are given an instant of their own, so one that notices reads the wrong clock.
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
