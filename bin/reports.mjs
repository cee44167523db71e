// npm run reports: what people have reported, and what the operator of the machine decides about it.
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run reports
       npm run reports -- --show ID
       npm run reports -- --close ID --verdict upheld|dismissed --reason "WHY"

  without options   what has open reports, those with most first
  --show            the reports about a company, product, person or conversation, or one report, with their words;
                    of a conversation also its messages, and that you have read them is noted
  --close           closes one report, or all about a thing, and notes verdict, reason and who decided
`

const wish = readOptions(process.argv.slice(2), ['show', 'close', 'verdict', 'reason'])
await runOnDatabase('reports.ts', wish && wordsOf(wish), usage)

/** What is asked for, in the words of the program; undefined when too much or too little is. */
function wordsOf({ show, close, verdict, reason }) {
  if (close && verdict && reason && !show) return ['close', close, verdict, reason]
  if (close || verdict || reason) return undefined
  return show ? ['show', show] : ['list']
}
