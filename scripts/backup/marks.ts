// Marks beside the backups: what every table held at a moment, noted at the backup before it in pgBackRest's own catalogue, encrypted as
// that is, and gone with that backup.
import type { Mark } from './figures.ts'
import { done, type Backup } from './pgbackrest.ts'

const prefix = 'mark-'

/** Notes a mark at a backup. */
export async function noteMark({ label }: Backup, mark: Mark): Promise<void> {
  const name = prefix + mark.at.replaceAll(/\D/g, '').slice(0, 17)
  await done('annotate', [`--set=${label}`, `--annotation=${name}=${JSON.stringify(mark)}`])
}

/** The marks of backups, oldest first. */
export const marksOf = (backups: readonly Backup[]): Mark[] =>
  backups
    .flatMap(({ annotation = {} }) =>
      Object.entries(annotation).flatMap(([name, text]) =>
        name.startsWith(prefix) ? [JSON.parse(text) as Mark] : [],
      ),
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
