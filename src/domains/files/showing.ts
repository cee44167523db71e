// A kept file as everybody may see it.
import type { AttachmentType } from '../../contract/file-types.ts'
import type { AttachmentEntry, StoredFileEntry } from '../../contract/files.ts'
import type { StoredRow } from './queries/files.ts'
import { storage } from './place.ts'

/** Where what we keep of a file lies in the storage; everything below it is public. */
export const publicFolder = (fileID: string): string => `files/${fileID}/`

/** Where it lies while what shows it is removed; nobody reads it without an address of ours. */
export const apartFolder = (fileID: string): string => `withheld/${fileID}/`

/** Where the original lies until it was checked; nothing below it is public. */
export const originalKey = (fileID: string): string => `incoming/${fileID}`

/** Where a file that goes with messages lies, and its previews; nobody reads it without an address of ours. */
export const attachmentFolder = (fileID: string): string => `attachments/${fileID}/`

/** The name there of the file as it was given. */
export const originalName = 'original'

/** The file with the addresses of its versions. */
export function showFile({ file_id: fileID, versions, colour }: StoredRow): StoredFileEntry {
  const urlOf = (name: string) => storage().urlOf(publicFolder(fileID) + name)
  const shown = versions.filter(({ type }) => type !== 'image/avif').at(-1)
  return {
    fileID,
    url: shown ? urlOf(shown.name) : '',
    versions: versions
      .filter(({ width }) => width > 0)
      .map(({ name, width, height, type }) => ({ url: urlOf(name), width, height, type })),
    colour,
  }
}

/** What the parties of a conversation see of a file in it. */
export function showAttachment(row: StoredRow): AttachmentEntry {
  const largest = row.versions.findLast(({ width }) => width > 0)
  return {
    attachmentID: row.file_id,
    name: row.file_name ?? '',
    contentType: row.content_type as AttachmentType,
    bytes: row.versions.find(({ name }) => name === originalName)?.bytes ?? 0,
    pages: row.pages,
    preview: largest ? { width: largest.width, height: largest.height } : null,
  }
}
