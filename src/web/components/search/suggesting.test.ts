import { describe, expect, test } from 'vitest'
import { after, atFirst, parted, questionOf, shownOf, type Happening, type Offer } from './suggesting.ts'

const words = (...texts: string[]): Offer[] => texts.map((text) => ({ kind: 'word', text }))
const typed = (text: string, composing = false): Happening => ({ what: 'typed', text, composing })
const answered = (text: string, ...offers: string[]): Happening => ({
  what: 'answered',
  text,
  offers: words(...offers),
})
const down: Happening = { what: 'moved', by: 1 }
const up: Happening = { what: 'moved', by: -1 }
const all = (...happened: Happening[]) => happened.reduce(after, atFirst(''))
const seen = (...happened: Happening[]) => shownOf(all(...happened)).map(({ text }) => text)

describe('what is asked for', () => {
  test('is what was typed, from the first character', () => {
    expect(questionOf(all(typed('b')))).toBe('b')
    expect(questionOf(all(typed('軸')))).toBe('軸')
    expect(questionOf(all(typed('b'), answered('b', 'bearing')))).toBeUndefined()
  })

  test('is nothing without a letter or digit, nothing unasked, and nothing after it was sent away', () => {
    for (const text of ['', ' ', '%', '\\', '!?']) expect(questionOf(all(typed(text))), text).toBeUndefined()
    expect(questionOf(atFirst('bearing'))).toBeUndefined()
    expect(questionOf(all(typed('b'), { what: 'closed' }))).toBeUndefined()
    expect(questionOf(all(typed('b'), { what: 'closed' }, down))).toBe('b')
    expect(questionOf(all(typed('b'), { what: 'closed' }, typed('be')))).toBe('be')
  })

  test('is nothing while an input method composes, and the text it leaves afterwards', () => {
    expect(questionOf(all(typed('', true), typed('じ', true), typed('じく', true)))).toBeUndefined()
    expect(questionOf(all(typed('軸受', true), typed('軸受')))).toBe('軸受')
  })
})

describe('what is shown', () => {
  test('is the answer to this text, and never one to another', () => {
    expect(seen(typed('be'), answered('be', 'bearing', 'belt'))).toEqual(['bearing', 'belt'])
    expect(seen(typed('be'), typed('va'), answered('be', 'bearing', 'belt'))).toEqual([])
    expect(seen(typed('be'), typed('bel'), answered('bel', 'belt'), answered('be', 'bearing'))).toEqual([
      'belt',
    ])
    expect(seen(typed('be'), typed('va'), typed('be'), answered('va', 'valve'))).toEqual([])
  })

  test('until the next answer is what still goes on with the text', () => {
    const before = [typed('be'), answered('be', 'bearing', 'belt', 'Béla Works')]
    expect(seen(...before, typed('bel'))).toEqual(['belt', 'Béla Works'])
    expect(seen(...before, typed('belt'))).toEqual([])
    expect(seen(...before, typed('bex'))).toEqual([])
    expect(seen(...before, typed(''))).toEqual([])
    expect(all(...before, typed('bel')).answered).toBe(false)
  })

  test('is nothing that adds nothing', () => {
    expect(seen(typed('Belt'), answered('Belt', 'belt', 'belts'))).toEqual(['belts'])
  })

  test('is nothing while an input method composes, nor what was asked before it began', () => {
    const before = [typed('軸'), answered('軸', '軸受', '軸継手')]
    expect(seen(...before, typed('軸', true))).toEqual([])
    expect(seen(typed('軸'), typed('軸', true), answered('軸', '軸受'))).toEqual([])
    expect(seen(...before, typed('軸', true), typed('軸う', true), typed('軸受'))).toEqual([])
    // Given up by the input method: the same text as before.
    expect(seen(...before, typed('軸', true), typed('軸'))).toEqual(['軸受', '軸継手'])
  })

  test('is nothing of another type than is chosen, and asked for anew', () => {
    const before = [typed('be'), answered('be', 'bearing', 'belt'), { what: 'closed' }] as const
    const chosen = [...before, { what: 'elsewhere' }] as const
    expect(questionOf(all(...chosen))).toBeUndefined()
    expect(seen(...chosen, down)).toEqual([])
    expect(questionOf(all(...chosen, down))).toBe('be')
  })

  test('is nothing after it was sent away, until somebody types or asks', () => {
    const before = [typed('be'), answered('be', 'bearing', 'belt'), { what: 'closed' }] as const
    expect(seen(...before)).toEqual([])
    expect(seen(typed('be'), { what: 'closed' }, answered('be', 'bearing'))).toEqual([])
    expect(seen(...before, typed('bel'))).toEqual(['belt'])
    expect(seen(...before, { what: 'opened' })).toHaveLength(2)
    expect(all(...before, down).active).toBe(0)
    expect(all(...before, up).active).toBe(1)
  })
})

describe('the offer that Enter takes', () => {
  const open = [typed('be'), answered('be', 'bearing', 'belt', 'bench')]
  const active = (...happened: Happening[]) => all(...open, ...happened).active

  test('is none at first, and goes round', () => {
    expect(active()).toBe(-1)
    expect(active(down)).toBe(0)
    expect(active(down, down, down, down)).toBe(0)
    expect(active(up)).toBe(2)
    expect(active(down, up)).toBe(2)
    expect(active(down, { what: 'left' })).toBe(-1)
  })

  test('is never another than the one that was seen', () => {
    expect(active(down, typed('bel'))).toBe(-1)
    expect(active(down, typed('be', true))).toBe(-1)
    expect(active(typed('b'), down, answered('b', 'ball', 'bearing'))).toBe(1)
    expect(active(typed('b'), down, answered('b', 'ball'))).toBe(-1)
  })
})

test.each([
  ['bea', 'bearing', 'bea', 'ring'],
  ['BEA', 'bearing', 'bea', 'ring'],
  ['ｂｅａ', 'bearing', 'bea', 'ring'],
  ['mull', 'Müller GmbH', 'Müll', 'er GmbH'],
  ['deep ', 'deep groove', 'deep ', 'groove'],
  ['べあ', 'ベアリング', 'ベア', 'リング'],
  ['が', 'ガス', 'ガ', 'ス'],
  ['か', 'ガス', 'ガ', 'ス'],
  ['軸', '軸受', '軸', '受'],
  ['strasse', 'Straße GmbH', '', 'Straße GmbH'],
  ['kawa', 'Kawa, Ltd.', 'Kawa', ', Ltd.'],
])('%j begins %j', (text, offer, begun, added) => expect(parted(text, offer)).toEqual([begun, added]))
