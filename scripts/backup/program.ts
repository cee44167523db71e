// The program on a restored database, asked as browsers and other programs ask it. It reaches nothing outside: no worker runs, so no
// jobs and no mails; no bucket, no payments and no mail server are among its settings; its files lie in the folder of the drill.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../bin/ports.mjs'
import { startServer } from '../../bin/services.mjs'
import { Refused } from './refused.ts'

/** What was just restored is read from the disk first: who is told that there is no time for it asks again, as browsers do. */
async function askAgain(ask: () => Promise<Response>): Promise<Response> {
  const until = Date.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503 || Date.now() > until) return answer
    await answer.arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
const patienceMs = 30_000

export type Program = {
  ask(address: string, wish?: { bearer?: string; body?: object }): Promise<Response>
  /** The data of a call that must succeed. */
  call<Data>(address: string, wish?: { bearer?: string; body?: object }): Promise<Data>
  stop(): Promise<void>
}

/** Only these of the surroundings, and nothing that leads outside. */
const kept = /^(?:PATH|HOME|LANG|TZ|TMPDIR|NODE_COMPILE_CACHE)$/

/** Starts it with its data in `folder`; `secret` is that of the settings, by which the database is sealed. */
export async function startProgram(folder: string, databaseUrl: string, secret: string): Promise<Program> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const surroundings = Object.entries(process.env).filter(([name]) => kept.test(name))
  const logFile = path.join(folder, 'program.log')
  let said = ''
  let ready: (value: boolean) => void
  const isReady = new Promise<boolean>((resolve) => (ready = resolve))
  const server = startServer(
    {
      ...Object.fromEntries(surroundings),
      NODE_ENV: 'production',
      MODE: 'demo',
      DEMO: 'no',
      ROLES: 'web,api,accounts',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      SECRET: secret,
    },
    {
      logFile,
      onError: (text: string) => void (said += text),
      onStep: ({ step }: { step: string }) => void (step === 'ready' && ready(true)),
    },
  )
  void server.ended.then(() => ready(false))
  if (!(await isReady))
    throw new Refused(`The program did not start on what was restored (${logFile}):\n${said.slice(-2_000)}`)

  const ask: Program['ask'] = (address, { bearer, body } = {}) =>
    fetch(address.startsWith('http') ? address : `http://localhost:${port}${address}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      headers: {
        'accept-language': 'en',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return {
    ask,
    async call<Data>(address: string, wish?: { bearer?: string; body?: object }) {
      const answer = await askAgain(() => ask(address, wish))
      const { data, name } = (await answer.json()) as { data: Data; name?: string }
      if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${name ?? ''}`)
      return data
    },
    stop: async () => void (await server.stop(10_000)),
  }
}
