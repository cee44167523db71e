import { describe, expect, test } from 'vitest'
import { copyRows, inBulk } from '../../platform/copy.ts'
import { testDatabase } from '../../testing/database.ts'
import { correctionOf, soughtOf } from './correcting.ts'
import { allSegments } from './documents.ts'
import { shortenedOf } from './misspellings.ts'
import { findSimilar, type KnownWord } from './queries/words.ts'

const database = await testDatabase()

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const likeIt = (word: string) =>
  [...word].flatMap((_, at) => letters.map((letter) => word.slice(0, at) + letter + word.slice(at + 1)))

const row = (token: string, documents: number) => ({
  token,
  word: token,
  documents: allSegments.map((segment) => String(segment === 'PR' ? documents : 0)),
  total: documents,
  shortened: shortenedOf(token).map(String),
})

test('a rare word that is known is no mistake, however many frequent words are like the others', async () => {
  const others = ['minor', 'valor', 'tenor', 'cabal', 'sonar']
  const frequent = new Set(others.flatMap(likeIt))
  expect(frequent.size).toBeGreaterThan(500)
  await inBulk(database.pool, (client) =>
    copyRows(client, 'search_word', [
      ...[...frequent].map((word) => row(word, 1_000)),
      row('queen', 2_000),
      row('quern', 3),
    ]),
  )
  const text = `quern ${others.join(' ')}`
  const similar = await findSimilar(database.db, soughtOf('PR', text))
  expect(similar.map(([token]) => token)).toEqual(expect.arrayContaining(['quern', ...others]))
  expect(correctionOf(text, similar)).toBeUndefined()
  expect(correctionOf('qeuen', await findSimilar(database.db, soughtOf('PR', 'qeuen')))?.text).toBe('queen')
})

test('stems of a few letters are like everything, and what is shown must be like what was typed', () => {
  const known = (word: string, stem: string): [string, string, number, number] => [stem, word, 900, 900]
  expect(correctionOf('olio', [known('oli', 'oli')])).toBeUndefined()
  expect(correctionOf('dado', [known('datos', 'dato')])).toBeUndefined()
  expect(correctionOf('ring viton', [known('vitoria', 'vitor')])).toBeUndefined()
  expect(correctionOf('pmup', [known('pump', 'pump')])?.text).toBe('pump')
  expect(correctionOf('qeuens', [known('queens', 'queen')])?.text).toBe('queens')
})

test('words that only join others are never put right', () => {
  expect(soughtOf('PR', 'with per dalla')).toBeUndefined()
})

test('of words as near as others that of a category is meant, and others are not offered', () => {
  const known = (word: string): KnownWord => [word.replace(/[aeio]$/, ''), word, 5_000, 0]
  const common = (word: string): KnownWord => [word.replace(/[aeio]$/, ''), word, 50_000, 0]
  expect(correctionOf('chian', [common('china'), known('chain')])?.text).toBe('chain')
  expect(correctionOf('steal', [common('stella'), known('steel')])?.text).toBe('steel')
  expect(correctionOf('azienda', [common('pazienti')])).toBeUndefined()
})

test('an ending more or less does not make a guess of what is surely meant', () => {
  const sensor: KnownWord = ['sensor', 'sensor', 5_000, 0]
  expect(correctionOf('Sesors', [sensor])).toEqual({ text: 'sensors', isGuess: false })
  expect(correctionOf('Sesori', [sensor])).toEqual({ text: 'sensori', isGuess: false })
  expect(correctionOf('bustine', [['bush', 'bushing', 5_000, 0]])?.isGuess ?? true).toBe(true)
})

describe('words of names of categories and of trade are meant, though no document has them', () => {
  test.each([
    ['motoriduttri', 'motoriduttori'],
    ['motorridutori', 'motoriduttori'],
    ['pompe cetrifughe', 'pompe centrifughe'],
    ['pompa centrifgua', 'pompa centrifuga'],
    ['valvole a sfra', 'valvole a sfera'],
    ['alternaotrs', 'alternators'],
    ['inodooros', 'inodoros'],
    ['reles de protecion', 'reles de proteccion'],
  ])('%s is %s', (typed, meant) => expect(correctionOf(typed, [])).toEqual({ text: meant, isGuess: false }))

  test('a short word alone is no more than a guess', () =>
    expect(correctionOf('sfra', [])).toMatchObject({ isGuess: true }))

  test.each(['motoriduttori', 'ISO 9001', 'DN50', 'M8x20', 'SUS304', '6204-2RS', 'HDPE', 'Lombardia', 'valvole a sfera M8'])(
    '%s stays as it is',
    (text) => expect(correctionOf(text, [])).toBeUndefined(),
  ) // prettier-ignore
})
