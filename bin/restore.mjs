// npm run restore: the database and the uploads as they were at a moment.
import path from 'node:path'
import { readOptions, runByItself } from './operator.mjs'

const usage = `Usage: npm run restore -- --to TIME [--into FOLDER] [--only database|uploads] [--yes]

  --to     latest, or a moment with its zone, such as 2026-11-29T14:05:00Z
  --into   an empty folder beside everything that is used: the database to FOLDER/postgres, uploads to FOLDER/files.
           Without it the database goes where pgBackRest's settings say (pg1-path), which must be empty and stopped, and
           the bucket shows again what it showed then
  --only   one of both; without it also uploads, where S3_BUCKET or UPLOADS_COPY is set
  --yes    does it; without it only what would be done is said
`

const argv = process.argv.slice(2)
const wish = readOptions(
  argv.filter((word) => word !== '--yes'),
  ['to', 'into', 'only'],
)
const isRight = wish?.to && (wish.only === undefined || ['database', 'uploads'].includes(wish.only))
const into = wish?.into ? path.resolve(wish.into) : ''
await runByItself(
  'restore.ts',
  isRight ? [wish.to, into, wish.only ?? '', argv.includes('--yes') ? 'yes' : ''] : undefined,
  usage,
)
