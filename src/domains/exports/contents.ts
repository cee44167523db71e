// Writes an archive: its parts one after the other, the uploaded files, a list of them, and the page that explains it.
import { today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import type { ZipFile } from '../../platform/zip.ts'
import { companyArchive } from './company.ts'
import { writeFiles } from './files.ts'
import { csv, type ArchiveOf } from './parts.ts'
import { personArchive } from './person.ts'
import type { Attempt, Subject } from './queries.ts'
import { readmeOf } from './readme.ts'
import { fileTable } from './tables.ts'

const archiveOf: Record<Subject['type'], ArchiveOf> = { business: companyArchive, user: personArchive }

/** Of the way when the parts are written; files take what is left. */
const partsEndAt = 0.25

/**
 * Writes everything of a company or a person into `zip` and says after each step how far it is (0 to 1). Answers their name,
 * or null for who is not there.
 */
export async function writeContents(
  db: Db,
  zip: ZipFile,
  { subject, language }: Pick<Attempt, 'subject' | 'language'>,
  tell: (share: number) => Promise<void>,
): Promise<string | null> {
  await tell(0)
  const archive = await archiveOf[subject.type](db, subject.id, language)
  if (!archive) return null
  const { name, title, parts } = archive
  for (const [at, { files }] of parts.entries()) {
    for (const [fileName, pieces] of Object.entries(files)) await zip.text(fileName, await pieces())
    await tell((partsEndAt * (at + 1)) / parts.length)
  }
  const uploads = await writeFiles(zip, archive.uploads(), (share) =>
    tell(partsEndAt + share * (1 - partsEndAt)),
  )
  await zip.text('files.csv', csv(fileTable(uploads, language)))
  const explained = parts.map(({ about, files }) => [Object.keys(files).join(', '), about] as const)
  const left = uploads.filter(({ path }) => path === '').length
  await zip.text('README.txt', [readmeOf({ title, name, date: today(), parts: explained, left }, language)])
  return name
}
