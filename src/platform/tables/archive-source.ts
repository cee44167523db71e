// An archive that lies where only parts of it can be asked for, such as in a bucket: what is read in small steps comes in blocks.
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { RandomAccessReader } from 'yauzl'

export type ArchiveSource = {
  size: number
  /** The bytes from `start` up to `end`, which is not included. */
  part(start: number, end: number): Promise<Readable>
}

const blockBytes = 512 * 1024

/** The place where it lies did not give it: that says nothing of the archive. */
export class SourceAway extends Error {
  override readonly name = 'SourceAway'
}

/** Reads it for the library. */
export function sourceReader(source: ArchiveSource): RandomAccessReader {
  return new SourceReader(source)
}

class SourceReader extends RandomAccessReader {
  readonly #source: ArchiveSource
  #block: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }

  constructor(source: ArchiveSource) {
    super()
    this.#source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // A small part lies behind its header, which was just read.
    const block = this.#block
    if (start >= block.start && end <= block.start + block.bytes.length)
      return Readable.from([block.bytes.subarray(start - block.start, end - block.start)], {
        objectMode: false,
      })
    const through = new PassThrough()
    this.#source.part(start, end).then(
      (stream) => {
        stream.on('error', (cause) => through.destroy(new SourceAway('broke off', { cause })))
        through.on('close', () => stream.destroy())
        stream.pipe(through)
      },
      (cause: unknown) => through.destroy(new SourceAway('not there', { cause })),
    )
    return through
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    callbackify(() => this.#bytes(position, length))((error, bytes) => {
      if (!error) bytes.copy(into, offset)
      done(error)
    })
  }

  async #bytes(position: number, length: number): Promise<Buffer> {
    const end = position + length
    const { start, bytes } = this.#block
    if (position < start || end > start + bytes.length) {
      const last = Math.min(this.#source.size, Math.max(end, position + blockBytes))
      if (end > last) throw new Error('behind the end of the archive')
      this.#block = { start: position, bytes: await this.#part(position, last) }
    }
    const at = position - this.#block.start
    return this.#block.bytes.subarray(at, at + length)
  }

  async #part(start: number, end: number): Promise<Buffer> {
    try {
      return await buffer(await this.#source.part(start, end))
    } catch (cause) {
      throw new SourceAway('not there', { cause })
    }
  }
}
