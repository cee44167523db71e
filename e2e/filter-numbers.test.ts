// Numbers beside the filters of whole lists, as a client of the API is told them: none is a guess, none is missing.
import { expect, inject, test } from 'vitest'
import type { CallOutput } from '../src/contract/endpoint.ts'
import type { searchBusinesses } from '../src/contract/search.ts'

const site = inject('site')

type Found = Pick<CallOutput<typeof searchBusinesses>, 'total_results' | 'totalIsExact' | 'facets'>

async function asked(path: string, body: object): Promise<Found> {
  const response = await fetch(`${site}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 1, ...body }),
  })
  expect([body, response.status]).toEqual([body, 200])
  return ((await response.json()) as { data: Found }).data
}

/** What one asks for to have the value of a group. */
const narrowing = {
  country: (code: string) => ({ country: code }),
  industry: (code: string) => ({ industry: [code] }),
  tier: (code: string) => ({ tier: [code] }),
} as const

const triesMax = 20

test.each([
  ['search/business', {}],
  ['search/business', { businessType: 'DI' }],
  ['search/product', {}],
])('%s %o: as many as are found when one is chosen, and together all of them', async (path, list) => {
  const numbers = () => asked(path, { ...list, facets: true })
  for (const [group, narrowed] of Object.entries(narrowing)) {
    const told = ({ facets }: Found) => facets![group as keyof typeof narrowing]
    // Other journeys make and remove companies meanwhile: what counts is asked while nothing changes.
    for (let tries = 1; ; tries++) {
      const before = await numbers()
      const { values, isExact } = told(before)
      const found: typeof values = []
      for (const { code } of values)
        found.push({ code, documents: (await asked(path, { ...list, ...narrowed(code) })).total_results })
      const hasChanged = JSON.stringify(before) !== JSON.stringify(await numbers())
      if (hasChanged && tries < triesMax) continue
      const { total_results: total, totalIsExact } = before
      expect([total > 0, totalIsExact]).toEqual([true, true])
      expect([group, values.map(({ code, documents }) => ({ code, documents }))]).toEqual([group, found])
      expect([group, values.reduce((sum, { documents }) => sum + documents, 0)]).toEqual([group, total])
      expect([group, isExact]).toEqual([group, true])
      break
    }
  }
})
