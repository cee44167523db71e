// Put in front of a measured server (node --import): its clock jumps by as much as the bench that started it says, as when somebody
// sets the clock of a machine. What measures how long something takes goes on.
const real = Date
let shift = 0

class Shifted extends real {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(real.now() + shift)
    else super(...(given as [number]))
  }
  // Those that Node makes are dates too.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof real
  }
  static override now(): number {
    return real.now() + shift
  }
}
globalThis.Date = Shifted as DateConstructor

process.on('message', (message: { clockMs?: number }) => {
  if (message.clockMs !== undefined) shift = message.clockMs
})
