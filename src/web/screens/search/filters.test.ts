import { expect, test } from 'vitest'
import type { FacetsEntry } from '../../../contract/search.ts'
import type { SearchAddress } from '../../components/search/address.ts'
import type { FilterName } from './choices.ts'
import { chosenFilters, clearedPath, filterGroups, searchedFor, wordsShown } from './filters.ts'

const codes = ['JP', 'DE', 'IT', 'FR', 'ES', 'US', 'CN', 'IN', 'TH', 'KR']
const known = {
  countries: new Map(codes.map((code) => [code, `Country ${code}`])),
  industries: new Map([
    ['0005', 'Machineries'],
    ['0006', 'Power Transmission'],
  ]),
}
const none = { values: [], isExact: true }
const facet = (numbers: Record<string, number>, isExact = true) => ({
  values: Object.entries(numbers).map(([code, documents]) => ({ code, documents })),
  isExact,
})
const facets: FacetsEntry = {
  country: facet({ JP: 61, DE: 23 }),
  industry: facet({ '0006': 80 }),
  tier: facet({ gold: 3, standard: 81 }),
  verified: facet({ true: 40, false: 44 }),
  certificate: facet({ 'ISO 9001': 30, 'JIS Mark, valves': 2 }),
  leadTime: facet({ 30: 71, 60: 128, 14: 19 }),
  employees: facet({ '501-': 14, '1-50': 38 }),
  category: {
    values: [{ code: '0006-11', name: 'Bearings', documents: 60 }],
    isExact: true,
  },
  minimumOrder: facet({ 1_000: 7, 1: 2, 100: 5 }),
  price: facet({ 'on-request': 9, stated: 4 }),
}
const noFacets = Object.fromEntries(Object.keys(facets).map((name) => [name, none])) as unknown as FacetsEntry
const asked: SearchAddress = { business: 'MA', country: 'global', text: 'bearing', page: 3 }
const groupsOf = (some: Partial<FacetsEntry>, address: Partial<SearchAddress> = {}) =>
  filterGroups({ ...noFacets, ...some }, { ...asked, ...address }, known)

test('every group that has values, each with its number and the search that is narrowed by it, from its first page', () => {
  const groups = groupsOf(facets)
  expect(groups.map(({ name }) => name)).toEqual([
    'verified',
    'country',
    'industry',
    'category',
    'certificate',
    'leadTime',
    'employees',
    'minimumOrder',
    'price',
    'plan',
  ])
  const base = '/search-result?business=MA&countries=global&search=bearing'
  expect(groups.map(({ first }) => first[0])).toEqual([
    { code: 'true', documents: 40, isChosen: false, to: `${base}&verified=1` },
    { code: 'JP', documents: 61, isChosen: false, to: base.replace('global', 'JP') },
    { code: '0006', documents: 80, isChosen: false, to: `${base}&industry=0006` },
    { code: '0006-11', label: 'Bearings', documents: 60, isChosen: false, to: `${base}&category=0006-11` },
    { code: 'ISO 9001', documents: 30, isChosen: false, to: `${base}&certificate=ISO+9001` },
    { code: '14', documents: 19, isChosen: false, to: `${base}&leadTime=14` },
    { code: '1-50', documents: 38, isChosen: false, to: `${base}&employees=1-50` },
    { code: '1', documents: 2, isChosen: false, to: `${base}&minimumOrder=1` },
    { code: 'stated', documents: 4, isChosen: false, to: `${base}&price=stated` },
    { code: 'gold', documents: 3, isChosen: false, to: `${base}&plan=gold` },
  ])
  // Numbers stand in their order.
  expect(groups[5]!.first.map(({ code }) => code)).toEqual(['14', '30', '60'])
  expect(groups[6]!.first.map(({ code }) => code)).toEqual(['1-50', '501-'])
})

test('what is not verified cannot be asked for, and what nobody can name is not shown', () => {
  expect(groupsOf({ verified: facet({ false: 4 }) })).toEqual([])
  const [countries] = groupsOf({ country: facet({ XX: 9, JP: 1 }) })
  expect(countries!.first.map(({ code }) => code)).toEqual(['JP'])
})

test('people have neither plan nor verification', () => {
  expect(groupsOf(facets, { business: 'UR' }).map(({ name }) => name)).toEqual(['country', 'industry'])
})

test('chosen ones come first, even when nothing is left of them, and lead to the search without them', () => {
  const [industries] = groupsOf({ industry: facet({ '0006': 80 }) }, { industries: ['0005'] })
  expect(industries!.first.map(({ code, documents, isChosen }) => [code, documents, isChosen])).toEqual([
    ['0005', 0, true],
    ['0006', 80, false],
  ])
  expect(industries!.first.map(({ to }) => /industry=([\d,]+)|$/.exec(to)![1])).toEqual([
    undefined,
    '0005,0006',
  ])
})

test('one country at a time: another takes its place', () => {
  const [countries] = groupsOf({ country: facets.country }, { country: 'JP' })
  expect(countries!.first.map(({ to }) => /countries=(\w+)/.exec(to)![1])).toEqual(['global', 'DE'])
})

test('of certificates, employees and categories several are chosen, of lead times one', () => {
  const address = {
    certificates: ['ISO 9001'],
    leadTime: 60,
    employees: ['1-50'],
    categories: ['0006-11'],
  } as const
  const chosen = new Map(groupsOf(facets, address).map((group) => [group.name, group.first]))
  const ways = (name: FilterName) => chosen.get(name)!.map(({ to }) => new URLSearchParams(to.split('?')[1]))
  expect(ways('certificate').map((query) => query.getAll('certificate'))).toEqual([
    [],
    ['ISO 9001', 'JIS Mark, valves'],
  ])
  expect(ways('leadTime').map((query) => query.get('leadTime'))).toEqual(['14', '30', null])
  expect(ways('employees').map((query) => query.get('employees'))).toEqual([null, '1-50,501-'])
  expect(ways('category').map((query) => query.get('category'))).toEqual([null])
})

test('estimates are told to two digits, and nothing is told of what the sample did not have', () => {
  const [countries] = groupsOf({ country: facet({ JP: 16_384 }, false) }, { country: 'DE' })
  expect(countries!.isExact).toBe(false)
  expect(countries!.first.map(({ documents }) => documents)).toEqual([undefined, 16_000])
})

test('eight values at first, and no way to a single one more', () => {
  const many = (count: number) => facet(Object.fromEntries(codes.slice(0, count).map((code) => [code, 1])))
  const shares = [8, 9, 10].map((count) => groupsOf({ country: many(count) })[0]!)
  expect(shares.map(({ first, rest }) => [first.length, rest.length])).toEqual([
    [8, 0],
    [9, 0],
    [8, 2],
  ])
})

test('every choice has its way out, and one leads out of all: words, order and page size stay', () => {
  const address: SearchAddress = {
    ...asked,
    country: 'JP',
    industries: ['0005', '0006'],
    plans: ['gold'],
    verified: true,
    exactly: true,
    sort: 'newest',
    size: 20,
  }
  const chosen = chosenFilters(address)
  expect(chosen.map(({ name, code }) => [name, code])).toEqual([
    ['verified', 'true'],
    ['country', 'JP'],
    ['industry', '0005'],
    ['industry', '0006'],
    ['plan', 'gold'],
    ['exactly', ''],
  ])
  expect(chosen[2]!.to).toBe(
    '/search-result?business=MA&countries=JP&search=bearing&industry=0006&plan=gold&verified=1&sort=newest&size=20&exactly=1',
  )
  expect(clearedPath(address)).toBe(
    '/search-result?business=MA&countries=global&search=bearing&sort=newest&size=20',
  )
  expect(chosenFilters(asked)).toEqual([])
})

test('filters narrow what was searched for in the end', () => {
  const address: SearchAddress = {
    ...asked,
    text: 'bering zzqq',
    country: 'JP',
    verified: true,
    sort: 'newest',
  }
  const corrected = { text: 'bearing zzqq', from: 'bering zzqq' }
  expect(searchedFor(address, {})).toEqual(address)
  expect(searchedFor(address, { corrected })).toEqual({ ...address, text: 'bearing zzqq' })
  expect(wordsShown(address, {})).toBe('bering zzqq')
  expect(wordsShown(address, { corrected, leftOut: { words: ['zzqq'] } })).toBe('bearing')
  expect(wordsShown({ ...address, text: 'sedie da ufficio' }, {})).toBe('sedie ufficio')
})

test("the edition's own country stands before the others, after those that are chosen, and only where it has results", () => {
  const countries = { country: facet({ DE: 90, FR: 61, JP: 3, IT: 2 }) }
  const orderOf = (home: string, address: Partial<SearchAddress> = {}) =>
    filterGroups({ ...noFacets, ...countries }, { ...asked, ...address }, { ...known, home })[0]?.first.map(
      ({ code }) => code,
    )
  expect(orderOf('JP')).toEqual(['JP', 'DE', 'FR', 'IT'])
  expect(orderOf('JP', { country: 'IT' })).toEqual(['IT', 'JP', 'DE', 'FR'])
  expect(orderOf('US')).toEqual(['DE', 'FR', 'JP', 'IT'])
})
