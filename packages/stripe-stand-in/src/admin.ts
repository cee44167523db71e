// Calls for tests, below /test/, with the secret key: failures to come, the manner of webhooks, what there is.
import type http from 'node:http'
import type { Call } from './calls.ts'
import { authenticated } from './charging.ts'
import { faultAnswer, missing, noSuchAddress, StripeFault } from './faults.ts'
import { whoAsks, type Keys } from './keys.ts'
import { endRefund } from './refunds.ts'
import type { Answer } from './answers.ts'
import { newId, now } from './store.ts'
import type { Hooks, Manner } from './webhooks.ts'

/** What goes wrong with the next calls. */
export type Fault = {
  /** Method and beginning of the path, such as `POST /v1/payment_intents`; without it every call. */
  on?: string | undefined
  times: number
  /** Whether what was asked for is done all the same. */
  work: boolean
  /** A status; or the connection breaks; or nothing is ever said; or the right answer, late. */
  answer: number | 'drop' | 'hang' | 'given'
  /** Before it is done. */
  delayMs?: number | undefined
}
export type Faults = { list: Fault[] }

type Needs = Pick<Call, 'store' | 'emit' | 'origin'> & { hooks: Hooks; faults: Faults; keys: Keys }
type Body = Record<string, unknown>

/** Answers a test call with a JSON body. */
export async function adminAnswer(
  needs: Needs,
  request: http.IncomingMessage,
  url: URL,
  text: string,
): Promise<Answer> {
  try {
    if (whoAsks(request.headers.authorization ?? null, {}, needs.keys) !== 'program')
      throw new StripeFault(401, {
        type: 'invalid_request_error',
        message: 'Test calls need the secret key.',
      })
    const body = (text === '' ? {} : JSON.parse(text)) as Body
    const [, , kind = '', id = '', act = ''] = url.pathname.split('/')
    return {
      status: 200,
      body: await answerOf(needs, `${request.method} ${kind}${act ? `/${act}` : ''}`, id, body),
    }
  } catch (error) {
    if (error instanceof StripeFault) return faultAnswer(error)
    throw error
  }
}

async function answerOf(needs: Needs, call: string, id: string, body: Body): Promise<unknown> {
  const { store, hooks, faults } = needs
  switch (call) {
    case 'POST faults': {
      const fault = body as Partial<Fault>
      faults.list.push({
        on: fault.on,
        times: fault.times ?? 1,
        work: fault.work ?? false,
        answer: fault.answer ?? 500,
        delayMs: fault.delayMs,
      })
      return {}
    }
    case 'DELETE faults':
      faults.list = []
      return {}
    case 'POST webhooks':
      Object.assign(hooks.manner, body as Partial<Manner>)
      hooks.deliver()
      return hooks.manner
    case 'GET settled':
      await hooks.settled()
      return {}
    case 'GET charges':
      return store.all('charge')
    case 'GET payments':
      return store.all('payment_intent')
    case 'GET refunds':
      return store.all('refund')
    case 'GET events':
      return store.all('event')
    case 'POST events/send':
      return send(needs, id, body)
    case 'POST payments/authenticate': {
      const intent = store.find('payment_intent', id)
      if (!intent) throw missing('payment_intent', id)
      return authenticated(needs, intent, body['isOwner'] !== false)
    }
    case 'POST refunds/end': {
      const refund = store.find('refund', id)
      if (!refund) throw missing('refund', id)
      return endRefund(needs, refund, body['status'] === 'failed' ? 'failed' : 'succeeded')
    }
    default:
      throw noSuchAddress(call, '/test')
  }
}

/** Tells an event once more: `times`, `secondsLate` (the age of its signature), `forged` (signed by somebody else). */
async function send({ store, hooks }: Needs, id: string, body: Body): Promise<{ taken: boolean[] }> {
  const event = store.find('event', id)
  if (!event) throw missing('event', id)
  const at = now() - Number(body['secondsLate'] ?? 0)
  const secret = body['forged'] === true ? newId('whsec', 32) : undefined
  const taken: boolean[] = []
  for (let time = 0; time < Number(body['times'] ?? 1); time++)
    taken.push(await hooks.post(event, at, secret))
  return { taken }
}
