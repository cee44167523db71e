// What a part of an archive holds, unpacked piece by piece so that memory does not grow with it.
import { createInflateRaw } from 'node:zlib'
import { Malformed, type ZipEntry } from './zip-entries.ts'

const pieceBytes = 64 * 1024

/** The bytes of a part in pieces; throws Malformed when it is broken, or holds more or less than it says. */
export async function* piecesOf({ method, packed, size }: ZipEntry): AsyncGenerator<Buffer> {
  if (method === 0) {
    for (let at = 0; at < packed.length; at += pieceBytes) yield packed.subarray(at, at + pieceBytes)
    return
  }
  const unpacking = createInflateRaw({ chunkSize: pieceBytes })
  unpacking.end(packed)
  let unpacked = 0
  for await (const piece of brokenAsMalformed(unpacking)) {
    unpacked += piece.length
    if (unpacked > size) throw new Malformed('a part of another size')
    yield piece
  }
  if (unpacked !== size || unpacking.bytesWritten !== packed.length)
    throw new Malformed('a part of another size')
}

async function* brokenAsMalformed(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    throw new Malformed('a part that cannot be unpacked', { cause: error })
  }
}

/** All of a part at once, for one that has to be whole to be read. */
export async function wholeOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
