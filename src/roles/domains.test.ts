import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domainOrder } from '../../scripts/domain-order.ts'

const source = readFileSync(new URL('./domains.ts', import.meta.url), 'utf8')
const imports = [...source.matchAll(/^import \{ (\w+) \} from '\.\.\/domains\/([\w-]+)\//gm)]
const domainOf = new Map(imports.map(([, name, domain]) => [name, domain]))
const placeOf = (domain: string | undefined) => domainOrder.findIndex((one) => one === domain)

test('what domains bring stands in the order of the domains', () => {
  const lists = source.split(/^export /m).slice(1)
  const brought = lists.map((list) =>
    [...list.matchAll(/^ +\.\.\.(\w+)/gm)].flatMap(([, name]) => domainOf.get(name) ?? []),
  )
  expect(brought.filter(({ length }) => length > 10)).toHaveLength(3)
  for (const domains of [imports.map(([, , domain]) => domain), ...brought])
    expect(domains).toEqual(domains.toSorted((one, other) => placeOf(one) - placeOf(other)))
})
