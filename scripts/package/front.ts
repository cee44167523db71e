// The https in front of a proof: HAProxy with the file of deploy/, where it is installed; else what it would pass on.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { aFreePort } from '../../src/testing/processes.ts'
import { root } from '../report.ts'
import { runTool } from './folders.ts'

export type Front = {
  /** How it is asked, in words. */
  told: string
  ask(host: string, address: string): Promise<{ status: number; body: string }>
  close(): Promise<void>
}

const haproxy = process.env['HAPROXY'] || 'haproxy'

/** Opens it before the program at `port`, with what it needs below `folder`. */
export async function openFront(folder: string, port: number): Promise<Front> {
  try {
    runTool(haproxy, ['-v'])
  } catch {
    return {
      told: 'without HAProxy, which is not installed',
      ask: askingAt(port, false),
      close: async () => {},
    }
  }
  const certificates = path.join(folder, 'certs')
  mkdirSync(certificates)
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  runTool('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=millwright.example',
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  writeFileSync(
    path.join(certificates, 'all.pem'),
    readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'),
  )
  const [plain, secure] = [await aFreePort(), await aFreePort()]
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    readFileSync(path.join(root, 'deploy/haproxy.cfg'), 'utf8')
      // As many files as the machine of a proof lets a process open.
      .replace('maxconn 20000', 'maxconn 500')
      .replace('bind :80', `bind 127.0.0.1:${plain}`)
      .replace('bind :443', `bind 127.0.0.1:${secure}`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replaceAll('/etc/haproxy/certs/', `${certificates}/`),
  )
  runTool(haproxy, ['-c', '-f', file])
  const proxy = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  proxy.stderr.on('data', (text) => (said += String(text)))
  const ended = once(proxy, 'exit')
  const ask = askingAt(secure, true)
  for (;;) {
    const answer = await ask('millwright.example', '/').catch(() => undefined)
    if (answer && answer.status !== 503) break
    if (proxy.exitCode !== null) throw new Error(`HAProxy ended by itself: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    told: 'through HAProxy by https',
    ask,
    close: async () => {
      proxy.kill('SIGTERM')
      await ended
    },
  }
}

const askingAt =
  (port: number, secure: boolean): Front['ask'] =>
  (host, address) =>
    new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: address, servername: host, rejectUnauthorized: false }
      const headers = { host, accept: 'text/html,*/*', ...(secure ? {} : { 'x-forwarded-proto': 'https' }) }
      const request = (secure ? https : http).get({ ...options, headers, agent: false }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (text) => (body += text))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      })
      request.on('error', reject)
    })
