import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { conditionIn } from './conditions.ts'
import { specIn } from './specifications.ts'

const read = (piece: string) => languages.map((language) => conditionIn(piece, language))
const shown = (key: string, value: string) =>
  languages.map((language) => {
    const spec = specIn({ key, value }, language)
    return `${spec.key}: ${spec.value}`
  })

test('what is counted, and words around an amount, are read in five languages', () => {
  expect(read('1列')).toEqual(['1 row', '1列', '1 fila', '1 fila', '1列'])
  expect(read('2 rows')).toEqual(['2 rows', '2列', '2 filas', '2 file', '2列'])
  expect(read('0.3 MPa時')).toEqual(['at 0.3 MPa', '0.3 MPa時', 'a 0.3 MPa', 'a 0.3 MPa', '0.3 MPa时'])
  expect(read('at 50 Hz')[1]).toBe('50 Hz時')
  expect(read('1列当たり')).toEqual(['per 1 row', '1列当たり', 'por 1 fila', 'per 1 fila', '每1列'])
  expect(read('結露なきこと')[0]).toBe('non-condensing')
})

test('numbers, units and designations are the same for all', () => {
  for (const piece of ['6 bar', 'JIS B 1702-1', 'EN 10204', 'W×D×H', '23 °C, 50 %RH', 'A 3', 'IP67', 'pH 7'])
    expect(read(piece)).toEqual(languages.map(() => piece))
})

test('what has no words in a language is none of its conditions', () => {
  for (const piece of ['屋外設置3時', 'at full stroke 20', 'a3 wide', '2018年'])
    expect(read(piece), piece).toEqual(languages.map(() => undefined))
})

test('a name is whole in the language of its readers; what cannot be said in it stands behind the value', () => {
  expect(shown('幅（1列）', '30 mm')).toEqual([
    'Width (1 row): 30 mm',
    '幅（1列）: 30 mm',
    'Anchura (1 fila): 30 mm',
    'Larghezza (1 fila): 30 mm',
    '宽度 (1列): 30 mm',
  ])
  expect(shown('幅（屋外設置3時）', '30 mm')[0]).toBe('Width: 30 mm (屋外設置3時)')
  expect(shown('幅（屋外設置3時）', '30 mm')[1]).toBe('幅（屋外設置3時）: 30 mm')
  expect(shown('Width (1列)', '30 mm')[0]).toBe('Width (1 row): 30 mm')
  expect(specIn({ key: 'Width (1列)', value: '30 mm' }, 'en').typed).toEqual({
    key: 'Width (1列)',
    value: '30 mm',
  })
})
