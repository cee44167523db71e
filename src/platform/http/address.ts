// Where a call comes from: one spelling an address, and the network that one person has to themselves.
import net from 'node:net'

/** The address in its plain form: an IPv4 address that came by way of IPv6 is IPv4 again. */
export function plainAddress(address: string): string {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return inside ?? address
}

/** What counts as one place: an IPv4 address, or the /64 of an IPv6 one, in which a single person has 2^64 of them. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (net.isIP(plain) !== 6) return plain
  const [host = ''] = plain.split('%')
  const [head = '', tail] = host.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const dotted = (parts: string[]) => (parts.at(-1)?.includes('.') ? 1 : 0)
  const gap = tail === undefined ? 0 : 8 - first.length - last.length - dotted(first) - dotted(last)
  const groups = [...first, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** True of an address of this machine itself. */
export const isLoopback = (address: string): boolean => /^(?:127\.|::1$)/.test(plainAddress(address))
