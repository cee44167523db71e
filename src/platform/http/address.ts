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
  return net.isIP(plain) === 6 ? `${groupsOf(plain, 4)}::/64` : plain
}

/** What one customer of a provider may have whole: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function surroundingsOf(address: string): string {
  const plain = plainAddress(address)
  if (net.isIP(plain) === 6) return `${groupsOf(plain, 3)}::/48`
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`
}

/** The first groups of an IPv6 address, in one spelling. */
function groupsOf(plain: string, count: number): string {
  const [host = ''] = plain.split('%')
  const [head = '', tail] = host.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const dotted = (parts: string[]) => (parts.at(-1)?.includes('.') ? 1 : 0)
  const gap = tail === undefined ? 0 : 8 - first.length - last.length - dotted(first) - dotted(last)
  const groups = [...first, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...last]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** True of an address of this machine itself. */
export const isLoopback = (address: string): boolean => /^(?:127\.|::1$)/.test(plainAddress(address))
