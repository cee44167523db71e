// A zip archive written piece by piece to a file of this machine, whatever goes in: only one piece lies in memory.
import { open } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate'

type Pieces = AsyncIterable<string> | Iterable<string>

export type ZipFile = {
  /** Adds a text; big ones come in pieces. */
  text(name: string, pieces: Pieces): Promise<void>
  /** Adds bytes that are packed already, like pictures. */
  bytes(name: string, content: Uint8Array): Promise<void>
  /** Bytes written so far. */
  size(): number
  /** Writes the directory of the archive and closes it. */
  end(): Promise<void>
  /** Closes the file of an archive that nobody will finish. */
  abandon(): Promise<void>
}

/** Sizes and places in an archive of this kind are numbers of 32 bits. */
export const zipBytesMax = 2 ** 32 - 1

/** Begins an archive in a new file, which nobody but this user reads; entries are added one after the other. */
export async function zipInto(file: string): Promise<ZipFile> {
  const handle = await open(file, 'wx', 0o600)
  let waiting: Uint8Array[] = []
  let written = 0
  const zip = new Zip((error, piece) => {
    if (error) throw error
    waiting.push(piece)
  })
  const flush = async () => {
    const pieces = waiting
    waiting = []
    for (const piece of pieces) {
      // A write may take less than it is given.
      for (let at = 0; at < piece.length;) at += (await handle.write(piece, at)).bytesWritten
      written += piece.length
    }
  }
  const encoder = new TextEncoder()
  const add = <Entry extends ZipInputFile>(entry: Entry): Entry => {
    zip.add(entry)
    return entry
  }

  return {
    async text(name, pieces) {
      const entry = add(new ZipDeflate(name, { level: 6 }))
      for await (const piece of pieces) {
        entry.push(encoder.encode(piece))
        await flush()
      }
      entry.push(new Uint8Array(0), true)
      await flush()
    },
    async bytes(name, content) {
      add(new ZipPassThrough(name)).push(new Uint8Array(content), true)
      await flush()
    },
    size: () => written,
    async end() {
      zip.end()
      await flush()
      await handle.close()
    },
    abandon: () => handle.close(),
  }
}
