// How the files that go with what somebody writes stand in its form and its draft.
import { limits } from '../../../contract/limits.ts'
import type { AttachedFile } from './file-calls.ts'

/** The field of a form that holds each of them, as `attachedIn` reads it. */
export const attachedField = 'attachments'

/** The files that fields or a draft hold, a line each; what is none is left out. */
export function attachedIn(kept: string): AttachedFile[] {
  return kept
    .split('\n')
    .filter(Boolean)
    .flatMap((line): AttachedFile[] => {
      try {
        const file = JSON.parse(line) as Partial<AttachedFile> | null
        return typeof file?.token === 'string' && typeof file.name === 'string' ? [file as AttachedFile] : []
      } catch {
        return []
      }
    })
    .slice(0, limits.attachmentsMax)
}
