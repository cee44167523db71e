// References that lead nowhere, each planted in a copy of the project, and named by the check with its place.
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anchorsOf, citationsOf, definedIn, pathsNamed } from './citations.ts'

const root = path.resolve(import.meta.dirname, '..')
const notCopied = new Set(['node_modules', '.git', '.data', 'build'])

function check(folder: string): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/check.mjs', 'references'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  })
  return { code: status, said: stdout + stderr }
}

describe('a reference that leads nowhere', () => {
  let copy: string
  let before: string
  let said: string

  beforeAll(() => {
    copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'millwright-references-')))
    for (const name of readdirSync(root))
      if (!notCopied.has(name)) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
    symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'))
    before = check(copy).said
    const plant = (file: string, text: string) => appendFileSync(path.join(copy, file), text)
    plant(
      'src/platform/planted.ts',
      '// Because of D97.\nexport const planted = 1 // as P5.98 says\n/** By decision 9797. */\n',
    )
    plant('src/web/ui/Planted.tsx', 'export const Planted = () => <p>{/* U96 */}</p>\n')
    plant('src/web/ui/Planted.module.css', '/* See U95. */\n')
    plant('src/platform/planted.test.ts', "test('T94: nobody gets in', () => {})\n")
    plant('src/contract/planted.ts', "export const planted = { section: '7.93' }\n")
    plant('src/contract/named.ts', '// The words of section 8, and invariant 3. Asked for by issue 12.\n')
    plant('db/migrations/9999_planted.sql', '-- owner: help\n-- Drafts are free (D92).\n')
    plant('e2e/planted.ts', '// By docs/decisions/9191 and decisions 3 and 999.\n')
    plant('bin/planted.mjs', '// The map of planted-map.md.\n')
    plant(
      'docs/planted.md',
      '[here](product/planted.md) and [there](STYLE.md#planted), [it](STYLE.md#comments)\n',
    )
    plant('README.md', 'Prices: `contract/planted-prices.ts`, `contract/<domain>.ts`, `plantedPrice`\n')
    plant('docs/product/look.md', '- **U1** Once more.\n')
    const after = check(copy)
    expect(after.code).toBe(1)
    said = after.said
  }, 120_000)

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('is found nowhere in the project as it is', () => {
    expect(before).toContain('All is well.')
  })

  test.each([
    ['in a comment', 'src/platform/planted.ts:1: D97 is defined nowhere'],
    ['behind code', 'src/platform/planted.ts:2: P5.98 is defined nowhere'],
    ['in markup', 'src/web/ui/Planted.tsx:1: U96 is defined nowhere'],
    ['in a style', 'src/web/ui/Planted.module.css:1: U95 is defined nowhere'],
    ['in the name of a test', 'src/platform/planted.test.ts:1: T94 is defined nowhere'],
    ['in a call of the contract', 'src/contract/planted.ts:1: P7.93 is defined nowhere'],
    ['in SQL', 'db/migrations/9999_planted.sql:2: D92 is defined nowhere'],
    ['to a decision, by its file', 'e2e/planted.ts:1: there is no docs/decisions/9191'],
    ['to a decision, in a list', 'e2e/planted.ts:1: there is no decision 0999'],
    ['to a document', 'bin/planted.mjs:1: there is no planted-map.md'],
    ['by a link', 'docs/planted.md:1: there is no docs/product/planted.md'],
    ['to a heading', 'docs/planted.md:1: docs/STYLE.md has no heading #planted'],
    ['to a section of nothing', 'src/contract/named.ts:1: "section 8" does not say of what'],
    ['to an invariant without its letter', 'src/contract/named.ts:1: "invariant 3" does not say of what'],
    ['to a list outside', 'src/contract/named.ts:1: "issue 12" does not say of what'],
    ['to a file, in the map', 'there is no contract/planted-prices.ts'],
    ['to a name of the program, in the map', 'nothing is called plantedPrice'],
    ['to one of two rules', 'U1 is defined already'],
  ])('%s', (_where, finding) => {
    expect(said).toContain(finding)
    expect(before).not.toContain(finding)
  })

  test('is no other one on the same lines', () => {
    expect(said).not.toContain('#comments')
    expect(said).not.toContain('decision 0003')
    expect(said).not.toContain('<domain>')
  })
})

const cited = (file: string, text: string) => citationsOf(file, text).map((one) => `${one.line} ${one.cited}`)

test('only comments of a program cite, and sentences of a test', () => {
  expect(cited('a.ts', "const size = 'M8 D12' // D1\n/** D2 and\n * D3 */\nconst url = 'http://D4'")).toEqual(
    ['1 D1', '2 D2', '3 D3'],
  )
  expect(cited('a.test.ts', "test('D1: it holds (I4)', () => use('D2'))")).toEqual(['1 D1', '1 I4'])
})

test('sizes, steels and parts of words are no rules', () => {
  expect(cited('a.ts', '// 6063-T5, M12-A5-F, S3, S45C, P2P, D12mm, /D5, v1.D6')).toEqual([])
})

test('ranges and lists are cited one by one', () => {
  expect(cited('a.ts', '// D2, D24 to D26')).toEqual(['1 D24', '1 D25', '1 D26', '1 D2', '1 D24', '1 D26'])
  expect(cited('a.md', 'decisions 33 to 35 and 41')).toEqual(['1 0033', '1 0034', '1 0035', '1 0041'])
})

test('a page defines its chapters and the rules at the head of its lists', () => {
  expect(definedIn('# P2 Pages\n\n- **P2.1** One\n- **D4** Two\n\n**D5** is not\n## Notes')).toEqual([
    'P2',
    'P2.1',
    'D4',
  ])
  expect([...anchorsOf('## Where things are\n### `a`: B')]).toEqual(['where-things-are', 'a-b'])
})

test('the map names files from any folder on, folders, and any file of a kind', () => {
  expect(
    cited('README.md', '`a/b.ts`, `c.ts`, `d/`, `*-e.ts`, `f/<g>.ts`, `/api`, `npm test`, `hI`'),
  ).toEqual(['1 a/b.ts', '1 c.ts', '1 d/', '1 *-e.ts', '1 f/<g>.ts', '1 hI'])
  const isNamed = (path: string, by: string) => pathsNamed(by).test(path)
  expect(isNamed('src/a/b.ts', 'a/b.ts')).toBe(true)
  expect(isNamed('src/aa/b.ts', 'a/b.ts')).toBe(false)
  expect(isNamed('src/d/e/f.ts', 'd/')).toBe(true)
  expect(isNamed('src/big-e.ts', '*-e.ts')).toBe(true)
  expect(isNamed('src/big-e.tsx', '*-e.ts')).toBe(false)
  expect(isNamed('src/f/x.ts', 'f/<g>.ts')).toBe(true)
  expect(isNamed('src/b+ts', 'b.ts')).toBe(false)
})
