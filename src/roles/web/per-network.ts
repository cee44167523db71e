// What anybody may send, so much and no more; counted in this process alone, since nothing hangs on it.

/** Whether one of a network may come: so many in a minute of the clock, and none when there are too many networks. */
export function perNetwork(perMinute: number, networksMax: number): (network: string) => boolean {
  let minute = 0
  const used = new Map<string, number>()
  return (network) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) {
      minute = now
      used.clear()
    }
    const count = (used.get(network) ?? 0) + 1
    if (count > perMinute || (count === 1 && used.size >= networksMax)) return false
    used.set(network, count)
    return true
  }
}
