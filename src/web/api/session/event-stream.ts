// Server-sent events read by fetch, since an EventSource cannot carry the session's token.

export type StreamEvent = { id: string | undefined; data: string | undefined; retryMs: number | undefined }

/** The blocks of a stream as they come, heartbeats too; ends when the stream does, throws when the network fails. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let rest = ''
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}

function eventOf(block: string): StreamEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const retry = field('retry')
  return { id: field('id'), data: field('data'), retryMs: retry === undefined ? undefined : Number(retry) }
}
