// What browsers report of the content security policy: counted by directive and by where the blocked thing was to come from, and
// nothing else of it kept. Anybody may send reports, so that none of it fills anything or is believed.
import type { FastifyInstance } from 'fastify'
import { Counter } from '@prometheus-io/client'
import * as z from 'zod'
import { callerFrom } from '../../platform/http/caller.ts'
import { networkOf } from '../../platform/http/address.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { perNetwork } from './per-network.ts'

export const reportsPath = '/csp-reports'
/** What a document says beside its policy. */
export const reportingHeaders = { 'reporting-endpoints': `policy="${reportsPath}"` }
/** The end of a policy: the newer way to report, and the one that every browser knows. */
export const reportsTo = `report-uri ${reportsPath}; report-to policy`

const bodyMax = 16 * 1024
const reportsMax = 20
/** Of one network in a minute; networks that are remembered at once. */
const perMinute = 30
const networksMax = 5_000
/** Hosts that are told apart since the start: whoever makes up more of them is counted as others. */
const hostsMax = 50

const Blocked = z.string().max(4_000)
const Old = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(100).optional(),
    'violated-directive': z.string().max(4_000).optional(),
    'blocked-uri': Blocked.optional(),
  }),
})
const New = z.array(
  z.object({
    type: z.string().max(50),
    body: z.object({ effectiveDirective: z.string().max(100).optional(), blockedURL: Blocked.optional() }),
  }),
)

const directives = new Set(
  ['default', 'script', 'style', 'img', 'media', 'frame', 'font', 'connect', 'manifest', 'object', 'worker']
    .flatMap((kind) => [`${kind}-src`, `${kind}-src-elem`, `${kind}-src-attr`])
    .concat('base-uri', 'form-action', 'frame-ancestors', 'upgrade-insecure-requests'),
)

type Report = { directive: string; blocked: string }

/** Takes reports at `reportsPath`, in both of their forms; what is none is dropped with the same answer. */
export function servePolicyReports(app: FastifyInstance, { registry }: Pick<Metrics, 'registry'>): void {
  const counter = new Counter({
    name: 'csp_reports_total',
    help: 'What pages were kept from by their content security policy, as browsers report it',
    labelNames: ['directive', 'blocked'],
    registers: [registry],
  })
  const hosts = new Set<string>()
  const hostOf = (blocked: string): string => {
    const host = originOf(blocked)
    if (kinds.has(host) || hosts.has(host)) return host
    if (hosts.size >= hostsMax) return 'other'
    hosts.add(host)
    return host
  }
  const mayReport = perNetwork(perMinute, networksMax)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: bodyMax },
    (_request, body, done) => done(null, body),
  )
  app.post(reportsPath, { bodyLimit: bodyMax }, (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!mayReport(networkOf(callerFrom(request).address)))
      return reply.code(429).header('retry-after', '60').send()
    for (const { directive, blocked } of reportsIn(String(request.body)))
      counter.inc({ directive, blocked: hostOf(blocked) })
    return reply.code(204).send()
  })
}

function reportsIn(body: string): Report[] {
  let sent: unknown
  try {
    sent = JSON.parse(body)
  } catch {
    return []
  }
  const old = Old.safeParse(sent)
  if (old.success) {
    const report = old.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0]
    return [reportOf(directive, report['blocked-uri'])]
  }
  const many = New.safeParse(sent)
  if (!many.success) return []
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, reportsMax)
    .map(({ body: { effectiveDirective, blockedURL } }) => reportOf(effectiveDirective, blockedURL))
}

const reportOf = (directive = '', blocked = ''): Report => ({
  directive: directives.has(directive) ? directive : 'other',
  blocked,
})

/** Things that come from no host. */
const kinds = new Set(
  ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'chrome-extension', 'moz-extension'].concat(
    'safari-web-extension',
    'trusted-types-policy',
    'trusted-types-sink',
    'other',
  ),
)

/** A host, or a kind such as `inline`: never a path, which may say whom a page is about. */
function originOf(blocked: string): string {
  if (kinds.has(blocked)) return blocked
  const { protocol = '', hostname = '' } = URL.parse(blocked) ?? {}
  if (/^(?:https?|wss?):$/.test(protocol)) return /^[a-z\d.-]{1,80}$/.test(hostname) ? hostname : 'other'
  const kind = protocol.slice(0, -1)
  return kinds.has(kind) ? kind : 'other'
}
