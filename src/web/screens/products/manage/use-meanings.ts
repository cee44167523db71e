import { useEffect, useMemo, useState } from 'react'
import type { SpecMeaningEntry } from '../../../../contract/spec-meanings.ts'
import { limits } from '../../../../contract/limits.ts'
import { callApi } from '../../../api/session/browser-session.ts'
import { isUnknown, known, typedText, type KnownMeanings } from './spec-meanings.ts'
import type { SpecRow } from './values.ts'

/** After the last key press, until names are asked for. */
const restMs = 400

/** What the names of the rows mean, asked for where the page was not told; nothing that could be asked again and again. */
export function useMeanings(rows: readonly SpecRow[], told: readonly SpecMeaningEntry[]): KnownMeanings {
  const [asked, setAsked] = useState<readonly SpecMeaningEntry[]>([])
  const meanings = useMemo(() => known([...told, ...asked]), [told, asked])
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const open = rows
    .filter((row) => isUnknown(row, meanings) && !failed.has(typedText(row)))
    .slice(0, limits.specsPerProductMax)
    .map(({ key, value, term }) => ({ key, value, ...(term !== undefined && { term }) }))
  const wanted = JSON.stringify(open)
  useEffect(() => {
    const specs = JSON.parse(wanted) as SpecRow[]
    if (specs.length === 0) return
    let isOver = false
    const timer = setTimeout(() => {
      callApi('readSpecs', { specs }).then(
        (more) => {
          if (!isOver) setAsked((before) => [...before, ...more].slice(-200))
        },
        () => {
          if (!isOver) setFailed((before) => new Set([...before, ...specs.map(typedText)]))
        },
      )
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wanted])
  return meanings
}
