// No form is forgotten: each stands in the table of the walk through all of them, and keeps what is typed as that says.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { everyForm } from '../e2e/every-form.ts'
import { filesBelow, root } from './report.ts'

const opening = /<(?:\w+\.)?(?:Form|form)[\s>]/g
const keeps = /<(?:KeptHere|KeepsTyping|ReportFields)\b/g

/** How many forms a source has. */
const formsIn = (source: string): number => source.match(opening)?.length ?? 0

const read = (file: string) => readFileSync(path.join(root, 'src/web', file), 'utf8')
const sources = filesBelow('src/web', /\.tsx$/).map((file) => path.posix.relative('src/web', file))

test('every form of the product stands in the table, and nothing else does', () => {
  const found = sources.map((file) => [file, formsIn(read(file))] as const).filter(([, count]) => count > 0)
  const listed = Object.entries(everyForm).map(([file, forms]) => [file, forms.length])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
})

test('every form that somebody types into keeps it by the one part that all of them share', () => {
  for (const [file, forms] of Object.entries(everyForm)) {
    const typed = forms.filter((keeping) => keeping === 'kept' || keeping === 'typed anew').length
    expect([file, read(file).match(keeps)?.length ?? 0]).toEqual([file, typed])
  }
})

test('a form that is not listed is found', () => {
  expect(formsIn('<Form method="post">')).toBe(1)
  expect(formsIn('<fetcher.Form\n      method="post">')).toBe(1)
  expect(formsIn('<form id="a"> <FormProblem title="b" /> <AccountForm answer={c} />')).toBe(1)
})

// Whoever has pressed it keeps the focus, and hears that it works.
test('no button is disabled while what it sent is on its way: it says so by aria-disabled', () => {
  const off = /(?<!aria-)\bdisabled=\{(?:is)?(?:busy|saving|sending|submitting)\b/i
  expect(off.test('<Button disabled={isBusy}>')).toBe(true)
  expect(sources.filter((file) => off.test(read(file)))).toEqual([])
})
