// A product drawn with the part that it works with: a picture of its own among the views of its family.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { compose, draw, type DrawOptions } from './draw.ts'
import fingerprints from './fingerprints.json' with { type: 'json' }
import { pairs } from './pairs/index.ts'
import { paired, viewsInTurn, viewsOf, type View } from './views.ts'

const names = [...paired]
const options = (view: View, over: Partial<DrawOptions> = {}): DrawOptions => ({
  params: {},
  seed: 1,
  hue: 'EI',
  mirror: false,
  view,
  part: 'MW-1',
  note: '',
  id: 'p',
  ...over,
})

/** What is drawn of the product itself, without grid, lettering and dimensions. */
const bodyOf = (name: string, view: View, seed: number) => compose(name, options(view, { seed })).sheet.body

test('the families with a mate are those that somebody draws with one', () => {
  expect(names.toSorted()).toEqual(Object.keys(pairs).toSorted())
  expect(names.length).toBeGreaterThanOrEqual(8)
})

test.for(names)('%s is shown with its mate, in a picture like none of its others', (name) => {
  expect(viewsOf(name)).toContain('paired')
  for (const seed of [1, 7, 20001]) {
    const pair = bodyOf(name, 'paired', seed)
    // There is a part more in it than in the product alone, not only another line.
    const more = pair.length / bodyOf(name, 'iso', seed).length
    expect(more, `seed ${seed}`).toBeGreaterThan(1.15)
    const looks = viewsOf(name).map((view) => bodyOf(name, view, seed).join(''))
    expect(new Set(looks).size).toBe(looks.length)
  }
})

test.for(names)(
  '%s with its mate is the same for the same seed, and as it was when last looked at',
  (name) => {
    const once = draw(name, options('paired'))
    expect(draw(name, options('paired'))).toBe(once)
    const known: Record<string, string> = fingerprints
    expect(createHash('sha256').update(once).digest('hex').slice(0, 16)).toBe(known[`${name} paired`])
  },
)

test.for(names)(
  '%s meets its mate among the first pictures of a product, and first on every fourth',
  (name) => {
    for (let turn = 0; turn < 8; turn++)
      expect(viewsInTurn(name, turn).indexOf('paired')).toBeLessThanOrEqual(2)
    const leads = [0, 1, 2, 3].map((turn) => viewsInTurn(name, turn)[0])
    expect(leads.filter((view) => view === 'paired')).toHaveLength(1)
  },
)

test('a pair tells a size of the product, and what has no mate is not drawn with one', () => {
  for (const name of names)
    expect(compose(name, options('paired', { part: '' })).sheet.lettered.length, name).toBeGreaterThan(1)
  expect(() => draw('carton', options('paired'))).toThrow('carton')
})
