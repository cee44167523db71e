// What people send every day goes through: fields, formulas, diagrams, links, and texts about all that acts.
import { expect, test } from 'vitest'
import {
  anOrdinaryOpenDocument,
  anOrdinaryTable,
  anOrdinaryText,
  ordinarySlides,
} from '../../testing/ordinary-documents.ts'
import { inspectDocument } from './inspect.ts'
import { verdictOn } from './verdict.ts'

test.each<[string, string, Buffer]>([
  ['a text', 'docx', anOrdinaryText()],
  ['a workbook', 'xlsx', anOrdinaryTable()],
  ['slides', 'pptx', ordinarySlides()],
  ['a text', 'odt', anOrdinaryOpenDocument('text')],
  ['a workbook', 'ods', anOrdinaryOpenDocument('spreadsheet')],
  ['slides', 'odp', anOrdinaryOpenDocument('presentation')],
])('%s as programs write a %s is plain', async (_, ending, bytes) => {
  expect(await verdictOn(bytes, ending)).toBe('plain')
})

test('a price list of 300,000 cells is looked into within its time and its memory', async () => {
  expect(await inspectDocument(anOrdinaryTable(100_000), 'xlsx')).toBe('plain')
})
