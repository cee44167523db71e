// HAProxy in front, with the files that are shipped.
import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './children.ts'

export const publicHost = 'millwright.example'

type Fronts = {
  proxy: number
  webs: readonly number[]
  api: { port: number; servers: readonly number[] } | undefined
}

/** Written below `folder`: the files that are shipped, without https, which is not what is tried, with these processes. */
export function fronts(folder: string, { proxy, webs, api }: Fronts): string[] {
  const shipped = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')
  const serversOf = (name: string, ports: readonly number[]) =>
    ports.map((port, at) => `server ${name}${at + 1} 127.0.0.1:${port}`).join('\n    ')
  const written = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const front = shipped('haproxy.cfg')
    .replace('maxconn 20000', 'maxconn 1000')
    .replace(/frontend http\n(?: .*\n)+/, '')
    .replace(/bind :443.*/, `bind 127.0.0.1:${proxy}`)
    .replaceAll('server web1 127.0.0.1:3000', serversOf('web', webs))
    .replaceAll('slowstart 5s', '')
    // All of them come from this machine: everybody has an address of their own, as if this were one of several proxies.
    .replaceAll(/ *(?:stick-table.*http_req_rate|tcp-request|http-request return status 429).*\n/g, '')
    .replace('track-sc1 src', 'track-sc1 hdr_ip(X-Forwarded-For)')
    .replace(/ *http-request set-header X-Forwarded-For.*\n/, '')
  if (!api) return [written('front.cfg', front)]
  const calls = shipped('haproxy-api.cfg')
    .replace('bind 127.0.0.1:3101', `bind 127.0.0.1:${api.port}`)
    .replaceAll(/ *server api2 .*\n/g, '')
    .replaceAll('server api1 127.0.0.1:3001', serversOf('api', api.servers))
  return [written('front.cfg', front), written('front-api.cfg', calls)]
}

/** Resolves when the process at `port` is ready; throws after two minutes. */
export const ready = (port: number) => answers(`http://127.0.0.1:${port}/readyz`)

/** Resolves when `address` is answered without a failure; throws after two minutes. */
export async function answers(address: string): Promise<void> {
  for (const end = Date.now() + 120_000; ;) {
    const isSo = await fetch(address, { headers: { host: publicHost }, redirect: 'manual' }).then(
      ({ status }) => status < 400,
      () => false,
    )
    if (isSo) return
    if (Date.now() > end) throw new Error(`${address} is not ready.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Starts HAProxy on `files`; what it says goes to front.log below `folder`. */
export const startFront = (files: readonly string[], folder: string): ChildProcess => {
  const log = openSync(path.join(folder, 'front.log'), 'a')
  return spawn('haproxy', ['-db', ...files.flatMap((file) => ['-f', file])], { stdio: ['ignore', log, log] })
}
