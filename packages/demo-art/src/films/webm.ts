// WebM files with what MediaRecorder leaves out: their duration, and an index by which players seek.
export type Chunk = { data: Uint8Array; isKey: boolean }
export type Track = { width: number; height: number; framesPerSecond: number; codec: 'V_VP8' | 'V_VP9' }

type Element = Uint8Array

const ids = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  flagLacing: 0x9c,
  trackType: 0x83,
  codecId: 0x86,
  defaultDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
} as const

/** One film of encoded frames, all equally long; the first frame must be a key frame. */
export function webm(track: Track, chunks: readonly Chunk[]): Uint8Array {
  const frame = 1000 / track.framesPerSecond
  const info = element(ids.info, [
    whole(ids.timestampScale, 1_000_000),
    float(ids.duration, chunks.length * frame),
    text(ids.muxingApp, 'make-films'),
    text(ids.writingApp, 'make-films'),
  ])
  const tracks = element(ids.tracks, [trackEntry(track)])
  const clusters = clustersOf(chunks, frame)
  // The index stands before the clusters it points to; its numbers are all of one length, so its own length is known.
  const length = indexOf(clusters, 0).length
  const index = indexOf(clusters, info.length + tracks.length + length)
  return joined([
    header(),
    element(ids.segment, [info, tracks, index, ...clusters.map(({ bytes }) => bytes)]),
  ])
}

function header(): Element {
  return element(ids.ebml, [
    whole(ids.ebmlVersion, 1),
    whole(ids.ebmlReadVersion, 1),
    whole(ids.ebmlMaxIdLength, 4),
    whole(ids.ebmlMaxSizeLength, 8),
    text(ids.docType, 'webm'),
    whole(ids.docTypeVersion, 4),
    whole(ids.docTypeReadVersion, 2),
  ])
}

function trackEntry({ width, height, framesPerSecond, codec }: Track): Element {
  return element(ids.trackEntry, [
    whole(ids.trackNumber, 1),
    whole(ids.trackUid, 1),
    whole(ids.flagLacing, 0),
    whole(ids.trackType, 1),
    text(ids.codecId, codec),
    whole(ids.defaultDuration, Math.round(1_000_000_000 / framesPerSecond)),
    element(ids.video, [whole(ids.pixelWidth, width), whole(ids.pixelHeight, height)]),
  ])
}

type Cluster = { time: number; bytes: Element }

/** A cluster begins at each key frame, so that seeking finds one at its start. */
function clustersOf(chunks: readonly Chunk[], frame: number): Cluster[] {
  const starts = chunks.flatMap(({ isKey }, i) => (isKey ? [i] : []))
  if (starts[0] !== 0) throw new Error('a film begins with a key frame')
  return starts.map((start, i) => {
    const time = Math.round(start * frame)
    const own = chunks.slice(start, starts[i + 1] ?? chunks.length)
    const blocks = own.map(({ data, isKey }, k) => {
      const since = Math.round((start + k) * frame) - time
      const head = new Uint8Array([0x81, since >> 8, since & 0xff, isKey ? 0x80 : 0])
      return element(ids.simpleBlock, [head, data])
    })
    return { time, bytes: element(ids.cluster, [whole(ids.clusterTimestamp, time), ...blocks]) }
  })
}

function indexOf(clusters: readonly Cluster[], first: number): Element {
  let position = first
  const points = clusters.map(({ time, bytes }) => {
    const here = position
    position += bytes.length
    return element(ids.cuePoint, [
      whole(ids.cueTime, time),
      element(ids.cueTrackPositions, [whole(ids.cueTrack, 1), whole(ids.cueClusterPosition, here)]),
    ])
  })
  return element(ids.cues, points)
}

function idBytes(id: number): number[] {
  const bytes: number[] = []
  for (let rest = id; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return bytes
}

/** An element with its size in four bytes. */
function element(id: number, parts: readonly Uint8Array[]): Element {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, 0x1000_0000 + size)
  return joined([new Uint8Array(idBytes(id)), length, ...parts])
}

function whole(id: number, value: number): Element {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return element(id, [bytes])
}

function float(id: number, value: number): Element {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return element(id, [bytes])
}

const text = (id: number, value: string): Element => element(id, [new TextEncoder().encode(value)])

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
