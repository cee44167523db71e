// Files of strangers, read from the disk in pieces.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'

const pieceBytes = 64 * 1024

/** The bytes of a file from `start` on; others have their turn between the pieces. Throws what the signal is aborted with. */
export async function* piecesOfFile(
  file: string,
  signal: AbortSignal | undefined,
  start = 0,
): AsyncGenerator<Buffer> {
  yield* inTurns(createReadStream(file, { start, highWaterMark: pieceBytes }), signal)
}

/** The same pieces, with turns for others between them. */
export async function* inTurns(
  pieces: AsyncIterable<Buffer>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    signal?.throwIfAborted()
    yield piece
    await setImmediate()
  }
}

/** The first bytes of a file, at most `count`. */
export async function headOfFile(file: string, count: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(count)
    let read = 0
    while (read < count) {
      const { bytesRead } = await handle.read(head, read, count - read, read)
      if (bytesRead === 0) break
      read += bytesRead
    }
    return head.subarray(0, read)
  } finally {
    await handle.close()
  }
}
