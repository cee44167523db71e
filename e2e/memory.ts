// What the memory of other processes holds, read as a debugger reads it: /proc/PID/maps says where, /proc/PID/mem what. Linux alone has that.
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'

const portion = 8 * 2 ** 20

/** The processes of ours that were started with `DATA_FOLDER`: the starter and the server, not the database or the test payments. */
export function processesOf(dataFolder: string): number[] {
  return pidsHere().filter((pid) => {
    const words = textOf(`/proc/${pid}/cmdline`).split('\0')
    const isOurs = words.some((word) => /(?:^|\/)(?:src\/main\.ts|bin\/start\.mjs)$/.test(word))
    // The starter has the folder from outside, the server from the starter.
    return isOurs && textOf(`/proc/${pid}/environ`).split('\0').includes(`DATA_FOLDER=${dataFolder}`)
  })
}

/** Of which of the texts there are copies in the memory of a process, in the encodings that JavaScript and the wire know. */
export function foundInMemory(pid: number, texts: readonly string[]): Set<string> {
  const needles = texts.flatMap((text) => [
    { text: `${text} as utf8`, bytes: Buffer.from(text, 'utf8') },
    { text: `${text} as utf16le`, bytes: Buffer.from(text, 'utf16le') },
  ])
  const longest = Math.max(...needles.map(({ bytes }) => bytes.length))
  const found = new Set<string>()
  const memory = openSync(`/proc/${pid}/mem`, 'r')
  const buffer = Buffer.alloc(portion)
  try {
    for (const { from, to } of readableParts(pid))
      // Portions overlap, so that nothing lies between two of them.
      for (let at = from; at < to; at += portion - longest) {
        const length = readAt(memory, buffer, at, Math.min(portion, to - at))
        if (length === undefined) break
        const part = buffer.subarray(0, length)
        for (const { text, bytes } of needles) if (part.includes(bytes)) found.add(text)
      }
  } finally {
    closeSync(memory)
  }
  return found
}

/** Whether this machine lets us. */
export function mayRead(pid: number): boolean {
  try {
    closeSync(openSync(`/proc/${pid}/mem`, 'r'))
    return true
  } catch {
    return false
  }
}

function readableParts(pid: number): { from: number; to: number }[] {
  return readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from = '', to = ''] = /^([0-9a-f]+)-([0-9a-f]+) r/.exec(line) ?? []
      // Pages of the kernel's own are none of the process.
      if (from === '' || /\[(?:vvar|vvar_vclock|vsyscall)\]$/.test(line)) return []
      return [{ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }]
    })
}

/** How much was read; undefined for what went away meanwhile. */
function readAt(file: number, into: Buffer, at: number, length: number): number | undefined {
  try {
    return readSync(file, into, 0, length, at) || undefined
  } catch {
    return undefined
  }
}

function pidsHere(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
