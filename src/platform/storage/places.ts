// A bucket, or a disk, that hangs: it may keep so many calls waiting and no more, and what it could not do may be asked again.
import { failure, isForRoom } from '../http/failures.ts'
import { fairLane } from '../http/fair-lane.ts'
import type { Storage } from './storage.ts'

/** All of them fewer than the calls that a process answers at once, so that those which need no file go on; a picture takes eight. */
const placesMost = { atOnce: 24, waiting: 72, waitMs: 2_000 }
const everybody = { of: 'everybody' }

/** `storage` with so many places in this process; throws Unavailable (503) when all are taken, when it is away, and when it is full. */
export function withPlaces<Kept extends Storage>(storage: Kept, most = placesMost): Kept {
  const lane = fairLane('files', most)
  const asked =
    <Wish extends unknown[], Answer>(ask: (...wish: Wish) => Promise<Answer>) =>
    (...wish: Wish): Promise<Answer> =>
      lane
        .run(everybody, () => ask(...wish))
        .catch((error: unknown) => {
          throw isForRoom(error) || !isAway(error) ? error : failure('Unavailable', 503, error)
        })
  return {
    ...storage,
    sizeOf: asked(storage.sizeOf),
    read: asked(storage.read),
    readPart: asked(storage.readPart),
    write: asked(storage.write),
    writeFrom: asked(storage.writeFrom),
    take: asked(storage.take),
    move: asked(storage.move),
    remove: asked(storage.remove),
  }
}

const awayNames = new Set([
  'TimeoutError',
  'NetworkingError',
  'SlowDown',
  'ServiceUnavailable',
  'InternalError',
])
const awayCodes =
  /^E(?:CONN(?:REFUSED|RESET|ABORTED)|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE|AI_AGAIN|NOTFOUND)$/

/** What the bucket or the way to it could not do, or a disk without room (failures.ts): not what was asked wrongly. */
function isAway(error: unknown): boolean {
  const { name, code, $metadata } = error as {
    name?: string
    code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  return (
    awayNames.has(name ?? '') ||
    ($metadata?.httpStatusCode ?? 0) >= 500 ||
    (typeof code === 'string' && awayCodes.test(code))
  )
}
