// Failures as Stripe tells them: a status and { error: { type, code, message, param, … } }.

export type FaultType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

export type FaultBody = {
  type: FaultType
  message: string
  code?: string | undefined
  decline_code?: string | undefined
  param?: string | undefined
  charge?: string | undefined
  payment_intent?: unknown
  payment_method?: unknown
}

export class StripeFault extends Error {
  override readonly name = 'StripeFault'
  readonly status: number
  readonly body: FaultBody
  constructor(status: number, body: FaultBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...more })

/** No such object; `param` is the parameter that named it. */
export const missing = (kind: string, id: string, param = 'id', status = 404) =>
  new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })

export const noSuchAddress = (method: string, path: string) =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })

/** A card that its bank refused, as an answer with status 402. */
export const declined = (
  refusal: { code: string; decline_code?: string; message: string; param?: string },
  more: Partial<FaultBody> = {},
) => new StripeFault(402, { type: 'card_error', ...refusal, ...more })

/** The answer as it goes over the wire. */
export function faultAnswer(fault: StripeFault): {
  status: number
  body: { error: Record<string, unknown> }
} {
  const { code, ...rest } = fault.body
  const doc =
    code === undefined
      ? {}
      : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
  return { status: fault.status, body: { error: { ...doc, ...rest } } }
}
