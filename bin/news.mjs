// npm run news: what waits for whom, and what was set aside because somebody could not take it.
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run news
       npm run news -- --show ID
       npm run news -- --retry ID|all

  without options   how much news waits for each listener and since when, and what was set aside after its last try
  --show            one that was set aside: what it says, and why it was not taken
  --retry           has one, or all that was set aside, tried again; what came later of the same thing has been told by then
`

const wish = readOptions(process.argv.slice(2), ['show', 'retry'])
await runOnDatabase('news.ts', wish && wordsOf(wish), usage)

/** What is asked for, in the words of the program; undefined when too much is. */
function wordsOf({ show, retry }) {
  if (show && retry) return undefined
  if (show) return ['show', show]
  return retry ? ['retry', retry] : ['list']
}
