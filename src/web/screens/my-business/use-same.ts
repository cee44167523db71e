// Looks for the same company while its form is filled in, so that nobody types everything for nothing.
import { useRef, useState } from 'react'
import type { SameBusinessEntry } from '../../../contract/business-management.ts'
import { callApi } from '../../api/session/browser-session.ts'
import type { Likeness } from './create-values.ts'

const wanted = new Set(['companyName', 'country', 'website', 'registerNumber'])

/** The companies found last; `look` asks when a field was left that matters, once for the same values. */
export function useSame() {
  const [same, setSame] = useState<SameBusinessEntry[]>([])
  const last = useRef('')
  async function look(field: string, likeness: Likeness | undefined): Promise<void> {
    if (!wanted.has(field) || !likeness) return
    const asked = JSON.stringify(likeness)
    if (asked === last.current) return
    last.current = asked
    const found = await callApi('findSameBusiness', likeness)
      // What is not right yet is said when the form is sent.
      .catch(() => [])
    if (last.current === asked) setSame(found)
  }
  return { same, look }
}
