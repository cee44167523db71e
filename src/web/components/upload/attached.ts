// How the files that go with what somebody writes stand in its form and its draft.
import { limits } from '../../../contract/limits.ts'
import type { AttachedFile } from './file-calls.ts'

/** The field of a form that holds each of them, as `attachedIn` reads it. */
export const attachedField = 'attachments'

/** The field that holds the name of each file that was chosen and has not arrived: a reload loses it. */
export const unarrivedField = 'unarrived'

/** The names that fields or a draft hold, a line each. */
export function unarrivedIn(kept: string): string[] {
  return linesOf(kept)
    .filter((name) => typeof name === 'string')
    .slice(0, limits.attachmentsMax)
}

/** The files that fields or a draft hold, a line each; what is none is left out. */
export function attachedIn(kept: string): AttachedFile[] {
  return linesOf(kept)
    .filter((line): line is AttachedFile => {
      const file = line as Partial<AttachedFile> | null
      return typeof file?.token === 'string' && typeof file.name === 'string'
    })
    .slice(0, limits.attachmentsMax)
}

/** What each line of JSON says; a line that is none is left out. */
function linesOf(kept: string): unknown[] {
  return kept
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as unknown]
      } catch {
        return []
      }
    })
}
