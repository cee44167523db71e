// Texts by number, most of them outside the program's memory: a workbook's own are up to some hundred megabytes.
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TableError, tableLimits } from './table.ts'

export type StringStore = {
  /** Keeps one more text. Throws TableError for what is too long or too many. */
  add(text: string): void
  /** The text with this number, from 0; undefined beyond the last. */
  at(number: number): string | undefined
  close(): void
}

const chunkBytes = 1024 * 1024
/** Chunks in memory; those after them are in a file. */
const chunksInMemory = 4
const windowBytes = 256 * 1024
const textsMax = 4_000_000
const lengthBytes = 4

/** An empty store; its file has no name, so that nothing is left of it whatever happens. */
export function stringStore(): StringStore {
  let offsets = new Uint32Array(16_384)
  let count = 0
  const kept: Buffer[] = []
  let chunks = 0
  let filling = Buffer.alloc(chunkBytes)
  let filled = 0
  let file: number | undefined
  const window = Buffer.alloc(windowBytes)
  let windowAt = -1
  /** Behind the text that was read last. */
  let next = -1

  const flush = () => {
    if (chunks < chunksInMemory) kept.push(filling)
    else {
      file ??= namelessFile()
      for (let at = 0; at < chunkBytes;)
        at += writeSync(file, filling, at, chunkBytes - at, (chunks - chunksInMemory) * chunkBytes + at)
    }
    chunks += 1
    filling = chunks <= chunksInMemory ? Buffer.alloc(chunkBytes) : filling
    filled = 0
  }
  const read = (bytes: Buffer, at: number) =>
    bytes.toString('utf8', at + lengthBytes, at + lengthBytes + bytes.readUInt32LE(at))

  return {
    add(text) {
      if (text.length > tableLimits.cellLetters) throw new TableError('cell too long')
      if (count === textsMax) throw new TableError('unpacks to too much')
      const bytes = Buffer.byteLength(text)
      if (filled + lengthBytes + bytes > chunkBytes) flush()
      if (count === offsets.length) {
        const larger = new Uint32Array(offsets.length * 2)
        larger.set(offsets)
        offsets = larger
      }
      offsets[count++] = chunks * chunkBytes + filled
      filling.writeUInt32LE(bytes, filled)
      filling.write(text, filled + lengthBytes)
      filled += lengthBytes + bytes
    },
    at(number) {
      if (number >= count) return undefined
      const offset = offsets[number]!
      const chunk = Math.floor(offset / chunkBytes)
      if (chunk === chunks) return read(filling, offset % chunkBytes)
      if (chunk < chunksInMemory) return read(kept[chunk]!, offset % chunkBytes)
      const inFile = offset - chunksInMemory * chunkBytes
      const longest = lengthBytes + tableLimits.cellLetters * 3
      if (windowAt === -1 || inFile < windowAt || inFile + longest > windowAt + windowBytes) {
        // Texts are mostly asked for in the order in which they came; those that are not, each by itself.
        const ahead = inFile === next ? windowBytes : lengthBytes
        readSync(file!, window, 0, ahead, inFile)
        if (ahead === lengthBytes)
          readSync(file!, window, lengthBytes, window.readUInt32LE(0), inFile + lengthBytes)
        windowAt = ahead === lengthBytes ? -1 : inFile
        next = inFile + lengthBytes + window.readUInt32LE(0)
        return read(window, 0)
      }
      next = inFile + lengthBytes + window.readUInt32LE(inFile - windowAt)
      return read(window, inFile - windowAt)
    },
    close() {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}

function namelessFile(): number {
  const name = path.join(tmpdir(), `table-${randomUUID()}`)
  const file = openSync(name, 'wx+', 0o600)
  unlinkSync(name)
  return file
}
