// A call that a page makes outside loaders as it goes on the wire, and how it fails (P8).

export type Call = {
  method: string
  /** Below /api, with its query. */
  path: string
  body?: Record<string, unknown>
}

/** An answer that was no success: name and text of the server's error table. */
export class CallFailure extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  /** Seconds after which the same call may do better, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(
    name: string,
    status: number,
    message: string,
    fields: Record<string, string>,
    retryAfter?: number,
  ) {
    super(message)
    this.retryAfter = retryAfter
    this.name = name
    this.status = status
    this.fields = fields
  }
}
