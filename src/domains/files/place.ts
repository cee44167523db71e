// Where the bytes of files lie: told once at the start, like the origins of the editions.
import type { Storage } from '../../platform/storage/storage.ts'

let kept: Storage | undefined

/** Says where files lie, before the first call is served. */
export function keepFilesIn(storage: Storage): void {
  kept = storage
}

/** Where files lie; throws when nobody said so. */
export function storage(): Storage {
  if (!kept) throw new Error('nobody said where files lie: keepFilesIn at the start')
  return kept
}
