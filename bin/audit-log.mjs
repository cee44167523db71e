// npm run audit-log: what staff did and what changed in rights, plans, verification and names, and whether the log is whole.
import path from 'node:path'
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run audit-log
       npm run audit-log -- --about TYPE:ID
       npm run audit-log -- verify [--heads FILE]

  without options   the newest 50 entries
  --about           the entries about a thing, newest first, such as business:ID or user:ID
  verify            reads the whole log and names what was changed, removed, exchanged, put in or cut off; ends with 1 then.
                    The log must also be what it was at each end that was signed: those in the database and among the
                    files, and with --heads in a copy of /.well-known/audit-heads.json that was saved before
`

const argv = process.argv.slice(2)
await runOnDatabase(
  'audit-log.ts',
  argv[0] === 'verify'
    ? verifyWords(readOptions(argv.slice(1), ['heads']))
    : wordsOf(readOptions(argv, ['about'])),
  usage,
)

/** What is asked for, in the words of the program; undefined when it is not understood. */
function wordsOf(wish) {
  if (!wish) return undefined
  return wish.about ? ['about', wish.about] : ['list']
}

function verifyWords(wish) {
  return wish && ['verify', ...(wish.heads ? [path.resolve(wish.heads)] : [])]
}
