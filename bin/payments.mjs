// The stand-in of the payment provider (packages/stripe-stand-in): a child with an address of its own, whose keys and port are kept
// below the data folder. It ends by itself when its starter does (its pipe closes).
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { takeLock } from './locks.mjs'
import { nextFreePort } from './ports.mjs'
import { projectNode, root, StepError, tail } from './steps.mjs'

const webhookPath = '/api/subscription/webhook'
const firstPort = 4242

/** Whether `settings` want it: nobody named keys, and it is no production. */
export const wantsStandIn = (settings) =>
  settings.MODE !== 'production' &&
  !settings.PAYMENTS_URL &&
  !['STRIPE_SECRET_KEY', 'STRIPE_PUBLIC_KEY', 'STRIPE_WEBHOOK_SECRET'].some((name) => settings[name])

/**
 * Starts it for the data folder `data`, on `host`; answers the settings that the server needs to talk to it. Where another start in
 * the same folder keeps one, or only pages are served, that one is used; without one undefined is answered.
 */
export async function startPayments(data, host = '127.0.0.1', { onlyPages = false } = {}) {
  const folder = path.join(data, 'payments')
  const kept = keptPlace(folder)
  if (onlyPages || takeLock(path.join(data, 'payments.lock')).holder) {
    const { STRIPE_PUBLIC_KEY } = kept.keys
    return kept.url && usedFrom(onlyPages ? { ...kept, keys: { STRIPE_PUBLIC_KEY } } : kept)
  }
  const port = await nextFreePort(kept.port ?? firstPort, host)
  const child = spawn(
    projectNode(),
    [
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'packages', 'stripe-stand-in', 'src', 'process.ts'),
    ],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        ...kept.keys,
        DATA_FOLDER: folder,
        STAND_IN_HOST: host,
        STAND_IN_PORT: String(port),
        ...(isEverywhere(host) ? { STAND_IN_ORIGIN: `http://127.0.0.1:${port}` } : {}),
      },
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-8_000)))
  // One that died may be closed once more.
  child.stdin.on('error', () => {})
  const ended = new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  const url = await new Promise((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line).url))
    void ended.then(() => reject(new StepError(`The test payments did not start:\n${tail(said, 15)}`)))
  })
  keepPlace(folder, { ...kept, port, url })
  return {
    ...usedFrom({ ...kept, url }),
    ended,
    said: () => tail(said, 10),
    async close() {
      child.stdin.end()
      await ended
    },
  }
}

/** One that runs already. */
const usedFrom = ({ keys, url }) => ({
  url,
  settings: { ...keys, PAYMENTS_URL: url },
  ended: new Promise(() => {}),
  said: () => '',
  /** Where it tells what has happened: the server at `address`. */
  tell: (address) => tellWebhook(url, keys.STRIPE_SECRET_KEY, new URL(webhookPath, address).href),
  close: async () => {},
})

const isEverywhere = (host) => host === '0.0.0.0' || host === '::'

async function tellWebhook(url, key, webhook) {
  const answer = await fetch(`${url}/test/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ url: webhook }),
  })
  if (!answer.ok)
    throw new StepError(`The test payments do not take the address of the server: ${answer.status}`)
}

const fileOf = (folder) => path.join(folder, 'place.json')

/** Keys made once for a folder, and the port of the last time: pages that are open go on. */
function keptPlace(folder) {
  try {
    return JSON.parse(fs.readFileSync(fileOf(folder), 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  const chance = () => randomBytes(16).toString('hex')
  return {
    keys: {
      STRIPE_SECRET_KEY: `sk_test_${chance()}`,
      STRIPE_PUBLIC_KEY: `pk_test_${chance()}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${chance()}`,
    },
  }
}

function keepPlace(folder, place) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  fs.writeFileSync(fileOf(folder), JSON.stringify(place), { mode: 0o600 })
}
