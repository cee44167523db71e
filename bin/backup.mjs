// npm run backup: the database into pgBackRest's repository, marks to compare with, and the uploads of a folder.
import { runByItself } from './operator.mjs'

const usage = `Usage: npm run backup -- full | diff | mark | verify | uploads | list

  full      the whole database; then a mark and verify
  diff      what changed since the last full one; then a mark and verify
  mark      notes what every table holds at this moment, for a drill to compare with
  verify    reads the whole repository, and the copy of uploads, and names what is damaged or missing
  uploads   copies new files of DATA_FOLDER/files to UPLOADS_COPY; with a bucket, whether it keeps what is removed
  list      the backups, their marks, and until when can be restored

  pgBackRest has its own settings (/etc/pgbackrest/pgbackrest.conf); BACKUP_DATABASE_URL leads marks
  to the database, as its superuser. The exit code is 1 when anything is not as it should be.
`

const words = process.argv.slice(2)
const acts = ['full', 'diff', 'mark', 'verify', 'uploads', 'list']
await runByItself('backup.ts', words.length === 1 && acts.includes(words[0]) ? words : undefined, usage)
