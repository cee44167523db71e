// What a production start refuses besides what is missing: settings that look right and give everything away.
import net from 'node:net'
import { paymentProblemsInProduction, type PaymentSettings } from './payment-settings.ts'

type Settings = PaymentSettings & {
  PUBLIC_ORIGINS?: Record<string, string> | undefined
  FILES_URL?: string | undefined
  SECRET?: readonly string[] | undefined
}

/** One line for each setting that must not go into production. */
export function productionProblems(settings: Settings): string[] {
  const { PUBLIC_ORIGINS = {}, FILES_URL, SECRET } = settings
  const lines = paymentProblemsInProduction(settings)
  const isPlain = (address: string) => new URL(address).protocol !== 'https:'
  if (Object.values(PUBLIC_ORIGINS).some(isPlain))
    lines.push('PUBLIC_ORIGINS: http:// is not allowed. Allowed in production: addresses with https://.')
  if (FILES_URL !== undefined && isPlain(FILES_URL))
    lines.push('FILES_URL: http:// is not allowed. Allowed in production: an address with https://.')
  if (SECRET?.some(isGuessable))
    lines.push(
      'SECRET: its value is not allowed. Allowed: what nobody can guess, such as what `openssl rand -hex 32` prints.',
    )
  return lines
}

// Sixteen bytes by chance have some 105 as hexadecimal digits, counted like this.
const bitsMin = 84
const words = /secret|password|passwort|change.?me|example|millwright|qwerty|letmein|kettle|harbour|default/i

/** True for what is short of chance: words, what repeats itself, what counts up, few different characters. */
export function isGuessable(secret: string): boolean {
  return words.test(secret) || repeatsItself(secret) || countsUp(secret) || bitsOf(secret) < bitsMin
}

function repeatsItself(text: string): boolean {
  const periods = Array.from({ length: Math.floor(text.length / 2) }, (_, at) => at + 1)
  return periods.some((period) => text.startsWith(text.slice(period)))
}

function countsUp(text: string): boolean {
  const steps = Array.from({ length: text.length - 1 }, (_, at) =>
    Math.abs(text.charCodeAt(at + 1) - text.charCodeAt(at)),
  )
  return steps.filter((step) => step <= 1).length > (steps.length * 2) / 3
}

/** Shannon's measure of the characters of a text, in bits. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0)
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']
/** Of all addresses of a kind: four networks as large as 10.0.0.0/8. Whoever is a proxy says who everybody is. */
const shareMax = 1 / 64

export const proxiesAllowed = `addresses or networks of proxies such as 10.0.0.0/8, or ${proxyNames.join(', ')}, separated by commas; not most of the internet`

/** True for what Fastify takes as proxies, when it is some machines and not everybody. */
export function areProxies(value: string): boolean {
  const networks = value.split(',').map((part) => networkOf(part.trim()))
  const shareOf = (kind: number) =>
    networks.reduce((sum, network) => sum + (network?.kind === kind ? network.share : 0), 0)
  return networks.every(Boolean) && shareOf(4) <= shareMax && shareOf(6) <= shareMax
}

/** Which addresses a part means, as a share of all of their kind. */
function networkOf(part: string): { kind: number; share: number } | undefined {
  const [address = '', bits, ...rest] = part.split('/')
  if (rest.length > 0) return undefined
  if (bits === undefined && proxyNames.includes(address)) return { kind: 0, share: 0 }
  const kind = net.isIP(address)
  const longest = kind === 4 ? 32 : 128
  if (kind === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= longest)))
    return undefined
  const length = Number(bits ?? longest)
  // IPv4 has another name in IPv6, ::ffff:0:0/96, which Fastify knows: what lies in it, or holds it, is IPv4.
  if (kind === 6 && length >= 96 && holds('::ffff:0:0', 96, address))
    return { kind: 4, share: 2 ** (96 - length) }
  if (kind === 6 && length < 96 && holds(address, length, '::ffff:0:0')) return { kind: 4, share: 1 }
  return { kind, share: 2 ** -length }
}

function holds(network: string, length: number, address: string): boolean {
  const list = new net.BlockList()
  list.addSubnet(network, length, 'ipv6')
  return list.check(address, 'ipv6')
}
