// npm run enquiries: what people have asked by the need-help form, and that the operator of the machine has dealt with it.
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run enquiries
       npm run enquiries -- --show TICKET
       npm run enquiries -- --close TICKET --note "WHAT WAS DONE"

  without options   the enquiries that are open, oldest first
  --show            all that one of them says, open or closed
  --close           closes one, and notes what was done and who did it
`

const wish = readOptions(process.argv.slice(2), ['show', 'close', 'note'])
await runOnDatabase('enquiries.ts', wish && wordsOf(wish), usage)

/** What is asked for, in the words of the program; undefined when too much or too little is. */
function wordsOf({ show, close, note }) {
  if (close && note && !show) return ['close', close, note]
  if (close || note) return undefined
  return show ? ['show', show] : ['list']
}
