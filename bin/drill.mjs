// npm run drill: whether what is backed up can be restored, and the program runs on it.
import fs from 'node:fs'
import path from 'node:path'
import { readOptions, runByItself } from './operator.mjs'
import { root } from './steps.mjs'

const usage = `Usage: npm run drill [-- --into FOLDER] [--files N]
       npm run drill -- --prove [--gigabytes N]

  --into       an empty folder for what is restored, removed afterwards; without it one below TMPDIR
  --files      so many uploads are brought, the newest (2000); all are counted
  --prove      in the sources only, as root, with Debian's postgresql and pgbackrest: makes a database and a repository of its own,
               writes while it is backed up, kills it, drills, and damages the repository; 0 gigabytes are a quick look

  Restores last night and a point in time, compares every table with the mark of that moment (npm run backup -- mark), starts
  the program on it and walks ten journeys. Figures go to DATA_FOLDER/drills.jsonl (or DRILL_FIGURES). Ends with 1 when anything failed.
`

const argv = process.argv.slice(2)
const isProof = argv.includes('--prove')
const wish = readOptions(
  argv.filter((word) => word !== '--prove'),
  isProof ? ['gigabytes'] : ['into', 'files'],
)
const isRight =
  wish && [wish.files, wish.gigabytes].every((text) => text === undefined || /^\d{1,9}$/.test(text))
const proof = 'prove-backups.ts'
if (isProof && !fs.existsSync(path.join(root, 'scripts', proof))) {
  process.stderr.write('The proof is in the sources only.\n')
  process.exit(2)
}
if (isProof) await runByItself(proof, isRight ? [wish.gigabytes ?? ''] : undefined, usage)
else
  await runByItself(
    'drill.ts',
    isRight ? [wish.into ? path.resolve(wish.into) : '', wish.files ?? ''] : undefined,
    usage,
  )
