// npm run enquiries: what people have asked by the need-help form, and that the operator of the machine has dealt with it.
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run enquiries
       npm run enquiries -- --after TICKET
       npm run enquiries -- --show TICKET
       npm run enquiries -- --close TICKET --note "WHAT WAS DONE"
       npm run enquiries -- --email ADDRESS
       npm run enquiries -- --delete TICKET --yes

  without options   the enquiries that are open, oldest first
  --after           those that came after this one
  --show            all that one of them says, open or closed
  --close           closes one, and notes what was done and who did it
  --email           what there is of an address, open or closed
  --delete          removes one for good, once --yes is there
`

const argv = process.argv.slice(2)
const isSure = argv.includes('--yes')
const wish = readOptions(
  argv.filter((word) => word !== '--yes'),
  ['show', 'close', 'note', 'after', 'email', 'delete'],
)
if (wish?.delete && !isSure && Object.keys(wish).length === 1) {
  process.stderr.write(`${wish.delete} would be removed for good: say --yes as well if that is meant.\n`)
  process.exit(2)
}
await runOnDatabase('enquiries.ts', wish && wordsOf(wish), usage)

/** What is asked for, in the words of the program; undefined when too much or too little is. */
function wordsOf(wish) {
  const asked = Object.keys(wish).toSorted().join(' ')
  if (isSure !== (asked === 'delete')) return undefined
  switch (asked) {
    case '':
      return ['list']
    case 'after':
      return ['list', wish.after]
    case 'close note':
      return ['close', wish.close, wish.note]
    case 'delete':
      return ['delete', wish.delete]
    case 'email':
      return ['of', wish.email]
    case 'show':
      return ['show', wish.show]
    default:
      return undefined
  }
}
