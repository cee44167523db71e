// How long a start with everything already there takes until the first page is whole.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { dataFolder, freePort, root } from './children.ts'
import type { Finding } from './results.ts'
import { compare, type Side } from './rounds.ts'

const goalMs = 5_000
const givenUpMs = 240_000

/** Starts as a person would, again and again; the first start, which may build and fill, is not counted. */
export async function benchStart({ rounds }: { rounds: number }): Promise<Finding[]> {
  process.stdout.write('filling the data folder when needed …\n')
  await firstPage()
  const site: Side = { name: 'npm start to the first page', measure: firstPage }
  const unit = 'ms'
  const againstNode = await compare(site, { name: 'node -e 0', measure: bareNode }, { rounds, unit })
  const againstFastify = await compare(
    site,
    { name: 'Fastify alone to its first answer', measure: bareFastify },
    { rounds, unit },
  )
  return [
    { ...againstNode, name: againstNode.subject, goal: { of: 'subject', limit: goalMs } },
    { ...againstFastify, name: againstFastify.subject, goal: { of: 'subject', limit: goalMs } },
  ]
}

async function firstPage(): Promise<number> {
  const port = await freePort()
  return timeToAnswer(
    [path.join(root, 'bin', 'start.mjs'), '--port', String(port)],
    `http://localhost:${port}/`,
    (body) => body.includes('</html>'),
  )
}

async function bareFastify(): Promise<number> {
  const port = await freePort()
  return timeToAnswer(
    [path.join(import.meta.dirname, 'plain-server.ts'), String(port), '1000'],
    `http://localhost:${port}/`,
    (body) => body.length > 0,
  )
}

async function bareNode(): Promise<number> {
  const started = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - started
}

/** Milliseconds from the start of node with `args` to the first answer 200 of `url` that is `whole`; stops it again. */
async function timeToAnswer(args: string[], url: string, whole: (body: string) => boolean): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_FOLDER: dataFolder, NODE_ENV: 'production' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more) => (said += more))
  const ended = once(child, 'exit')
  try {
    while (child.exitCode === null && performance.now() - started < givenUpMs) {
      const answer = await get(url)
      if (answer?.status === 200 && whole(answer.body)) return performance.now() - started
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`no page at ${url}:\n${said}`)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** One try on a connection of its own; nothing when there is no server yet. */
function get(url: string): Promise<{ status: number; body: string } | undefined> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body }),
        () => resolve(undefined),
      )
    })
    request.on('error', () => resolve(undefined))
  })
}
