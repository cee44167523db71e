// The https in front of a proof: HAProxy with the file of deploy/, asked by a client that takes no certificate but that of its host.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { aFreePort } from '../../src/testing/processes.ts'
import { root } from '../report.ts'
import { runTool } from './folders.ts'
import { until } from './checking.ts'

/** The edition, and the files that people uploaded. */
export const hosts = { site: 'millwright.example', files: 'files.millwright.example' }

export type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
export type Answer = {
  address: string
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  text: string
}

export type Front = {
  /** Asks an address: those of `hosts` through HAProxy by https, others as they are. Resolves with the head of the answer. */
  open(address: string, asked?: Asked): Promise<http.IncomingMessage>
  /** The same with the whole answer. */
  ask(address: string, asked?: Asked): Promise<Answer>
  /** Throws unless plain http leads to https, and a certificate of nobody, or of another host, is refused. */
  proveCertificate(): Promise<string>
  close(): Promise<void>
}

/** A bucket that is read under the host of files: the origin of its server and its name. */
export type ServedBucket = { endpoint: string; bucket: string }

const haproxy = process.env['HAPROXY'] || 'haproxy'

/** Throws where there is no HAProxy. */
export function demandFront(): void {
  try {
    runTool(haproxy, ['-v'])
  } catch {
    throw new Error('--prove needs HAProxy (apt-get install haproxy, or HAPROXY=/place/of/it).')
  }
}

/** Opens it before the program at `port`, with what it needs below `folder`. */
export async function openFront(folder: string, port: number, bucket?: ServedBucket): Promise<Front> {
  const certificate = makeCertificate(folder)
  const [plain, secure] = [await aFreePort(), await aFreePort()]
  const file = path.join(folder, 'haproxy.cfg')
  const settings = readFileSync(path.join(root, 'deploy/haproxy.cfg'), 'utf8')
    // As many files as the machine of a proof lets a process open.
    .replace('maxconn 20000', 'maxconn 500')
    .replace('bind :80', `bind 127.0.0.1:${plain}`)
    .replace('bind :443', `bind 127.0.0.1:${secure}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('/etc/haproxy/certs/', `${path.join(folder, 'certs')}/`)
  writeFileSync(file, bucket ? withBucket(settings, bucket) : settings)
  runTool(haproxy, ['-c', '-f', file])
  const proxy = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  proxy.stderr.on('data', (text) => (said += String(text)))
  const ended = once(proxy, 'exit')

  const { open, ask } = asking({ port: secure, ca: certificate })
  try {
    await until('HAProxy did not pass on anything', async () => {
      if (proxy.exitCode !== null) throw new Error('HAProxy ended by itself.')
      const answer = await ask(`https://${hosts.site}/`).catch(unlessClosed)
      // 503 until its check has found the program.
      return answer === undefined || answer.status === 503 ? undefined : true
    })
  } catch (error) {
    proxy.kill('SIGKILL')
    throw new Error(`${(error as Error).message}\n${said}`, { cause: error })
  }
  return {
    open,
    ask,
    proveCertificate: () => proveCertificate({ plain, secure, certificate }),
    close: async () => {
      proxy.kill('SIGTERM')
      await ended
    },
  }
}

function unlessClosed(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ECONNREFUSED') throw error
}

/** A certificate of both hosts, signed by itself, where HAProxy reads it; answers its text. */
function makeCertificate(folder: string): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const names = Object.values(hosts).map((host) => `DNS:${host}`)
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  const named = ['-subj', `/CN=${hosts.site}`, '-addext', `subjectAltName=${names.join()}`]
  runTool('openssl', [...made, ...named, '-keyout', key, '-out', certificate])
  const text = readFileSync(certificate, 'utf8')
  mkdirSync(path.join(folder, 'certs'))
  writeFileSync(path.join(folder, 'certs', 'all.pem'), text + readFileSync(key, 'utf8'))
  return text
}

/** The settings with their example of a bucket in force. */
export function withBucket(settings: string, { endpoint, bucket }: ServedBucket): string {
  const { host, hostname, protocol, port } = new URL(endpoint)
  const uncommented = settings
    .replace('#use_backend files', 'use_backend files')
    .replace(/^#backend files\n(?:#.*\n?)+/m, (part) => part.replaceAll(/^#/gm, ''))
    .replace('Host s3.example', `Host ${host}`)
    .replace('s3.example:443', `${hostname}:${port || 443}`)
    .replace('s3.example', hostname)
    .replaceAll('/BUCKET', `/${bucket}`)
  return protocol === 'https:' ? uncommented : uncommented.replace(/( server bucket \S+) ssl .*/, '$1')
}

function asking({ port, ca }: { port: number; ca: string }): Pick<Front, 'open' | 'ask'> {
  const open: Front['open'] = async (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address)
    const isOurs = Object.values(hosts).includes(url.hostname)
    const ours = isOurs ? { hostname: '127.0.0.1', port, servername: url.hostname, ca } : {}
    const named = {
      ...headers,
      host: url.host,
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    }
    const options = { method, headers: named, agent: false, ...ours }
    const request = (url.protocol === 'https:' ? https : http).request(url, options)
    request.end(body)
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    return answer
  }
  return {
    open,
    async ask(address, asked) {
      const answer = await open(address, asked)
      const body = await buffer(answer)
      const { statusCode: status = 0, headers } = answer
      return { address, status, headers, body, text: body.toString() }
    },
  }
}

type Doors = { plain: number; secure: number; certificate: string }

async function proveCertificate({ plain, secure, certificate }: Doors): Promise<string> {
  const refusal = (servername: string, ca?: string) =>
    new Promise<string>((resolve) => {
      const options = { host: '127.0.0.1', port: secure, servername, agent: false, ...(ca && { ca }) }
      https
        .get(options, () => resolve('nothing'))
        .on('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code))
    })
  const [unknown, other] = [await refusal(hosts.site), await refusal('other.example', certificate)]
  if (!/SELF_SIGNED/.test(unknown) || !/ALTNAME/.test(other))
    throw new Error(`A client should have refused these certificates: ${unknown}, ${other}.`)
  const { ask } = asking({ port: secure, ca: certificate })
  const led = await ask(`http://127.0.0.1:${plain}/a`, { headers: {} })
  if (led.status !== 301 || !led.headers.location?.startsWith('https://'))
    throw new Error(`Plain http answered ${led.status} ${led.headers.location}.`)
  return 'verified'
}
