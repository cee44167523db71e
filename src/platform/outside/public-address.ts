// Which addresses of the internet are somebody's public server: no private or reserved one, however it is written.
import net from 'node:net'

const reserved = new net.BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(address, bits, 'ipv4')
/** Within what is given to servers: tunnels, in which an IPv4 address is hidden, and examples. */
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(address, bits, 'ipv6')
const given = new net.BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an address, as a resolver answers it, is one of a public server. What is no address is none. */
export function isPublicAddress(address: string): boolean {
  const family = net.isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  // A scope names an interface of this machine; mapped and translated IPv4 addresses lie outside of what is given to servers.
  if (family !== 6 || address.includes('%')) return false
  return given.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
