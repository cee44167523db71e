// A kept file as everybody may see it.
import type { StoredFileEntry } from '../../contract/files.ts'
import type { StoredRow } from './queries/files.ts'
import { storage } from './place.ts'

/** Where what we keep of a file lies in the storage; everything below it is public. */
export const publicFolder = (fileID: string): string => `files/${fileID}/`

/** Where the original lies until it was checked; nothing below it is public. */
export const originalKey = (fileID: string): string => `incoming/${fileID}`

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
