// A check that cannot fail checks nothing: each gets a copy of the project with one fault in it, and must name the place.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import {
  change,
  check,
  copyProject,
  expectToFail,
  leaveNothing,
  plant,
  plantKindOfNotification,
  root,
  takeBack,
} from './planted.ts'

vi.setConfig({ testTimeout: 300_000 })

copyProject()

describe('the rule of imports', () => {
  let said: string

  beforeAll(() => {
    plant('src/domains/members/planted.ts', "import '../../roles/domains.ts'\n")
    plant('src/domains/moderation/planted.ts', 'export type Planted = string\n')
    plant(
      'src/domains/blocks/planted.ts',
      "import type { Planted } from '../moderation/planted.ts'\nexport const planted: Planted = ''\n",
    )
    plant(
      'src/domains/help/planted.ts',
      "import { sql } from 'kysely'\nimport * as queries from '../members/queries.ts'\nexport const both = [sql, queries]\n",
    )
    plant(
      'src/domains/resources/planted.ts',
      "import { userResource } from '../profiles/resource.ts'\nexport const planted = userResource\n",
    )
    plant(
      'src/domains/reactions/planted.ts',
      "import { businessExists } from '../businesses/existence.ts'\nexport const planted = businessExists\n",
    )
    if (!existsSync(path.join(root, 'src/domains/members/queries.ts')))
      plant('src/domains/members/queries.ts', 'export const planted = 1\n')
    plant('src/web/screens/planted/OtherScreen.tsx', 'export const other = 1\n')
    plant(
      'src/web/screens/planted/PlantedScreen.tsx',
      "import { other } from './OtherScreen.tsx'\nimport { uuidv7 } from '../../../platform/ids.ts'\nexport const both = [other, uuidv7]\n",
    )
    plant('src/web/components/planted.ts', 'export const planted = 1\n')
    plant(
      'src/web/api/planted.ts',
      "import { planted } from '../components/planted.ts'\nexport const again = planted\n",
    )
    plant('src/roles/planted.ts', "import '@millwright/demo-art/films'\n")
    plant('src/demo/planted.ts', "import '../../packages/demo-art/src/drawings/draw.ts'\n")
    plant('packages/demo-art/src/planted.ts', "import '../../../src/platform/days.ts'\n")
    plant('packages/demo-art/src/zod-planted.ts', "import 'zod'\n")
    plant('src/contract/planted.ts', "import pg from 'pg'\nexport const planted = pg\n")
    plant('src/platform/planted.ts', "import { b } from './planted-b.ts'\nexport const a = () => b\n")
    plant('src/platform/planted-b.ts', "import { a } from './planted.ts'\nexport const b = () => a\n")
    const outcome = check('imports')
    expect(outcome.code).toBe(1)
    said = outcome.said
    takeBack()
  }, 300_000)

  test.each([
    [
      'a domain that imports a role',
      'domains-look-down: src/domains/members/planted.ts → src/roles/domains.ts',
    ],
    [
      'a domain that calls down the list, for a type only',
      'blocks-only-up: src/domains/blocks/planted.ts → src/domains/moderation/planted.ts',
    ],
    ['a behaviour that speaks SQL', 'sql-in-queries: src/domains/help/planted.ts'],
    ['a neighbour’s queries', 'behaviour-only: src/domains/help/planted.ts → src/domains/members/queries.ts'],
    [
      'a room of resources that knows an owner',
      'resources-know-no-owner: src/domains/resources/planted.ts → src/domains/profiles/resource.ts',
    ],
    [
      'a social domain that asks past the room of resources',
      'resources-are-met-in-their-room: src/domains/reactions/planted.ts → src/domains/businesses/existence.ts',
    ],
    ['a screen in a screen', 'screens-apart: src/web/screens/planted/PlantedScreen.tsx'],
    [
      'pages that reach past the contract',
      'web-only-contract: src/web/screens/planted/PlantedScreen.tsx → src/platform/ids.ts',
    ],
    [
      'the door to the server with a part of a page',
      'api-below-parts: src/web/api/planted.ts → src/web/components/planted.ts',
    ],
    ['a contract with a server package', 'contract-only-zod: src/contract/planted.ts'],
    ['art outside the demo world', 'art-for-the-demo-only: src/roles/planted.ts'],
    ['art that is not exported', 'art-by-its-exports: src/demo/planted.ts'],
    ['art that needs a package', 'art-stands-alone: packages/demo-art/src/zod-planted.ts'],
    [
      'a package that reaches into the program',
      'packages-below-the-program: packages/demo-art/src/planted.ts → src/platform/days.ts',
    ],
    ['a circle', 'no-circle: src/platform/planted'],
  ])('%s', (_fault, finding) => {
    expect(said).toContain(finding)
  })
})

test('a dead export', () => {
  expectToFail(
    'dead code',
    () => {
      plant('src/platform/ids.ts', 'export const plantedExport = 1\n')
      plant('packages/demo-art/src/drawings/covers.ts', 'export const plantedPaint = 1\n')
    },
    'plantedExport',
    'plantedPaint',
  )
})

test('a wrong owner of a table, one changed by another domain, named in SQL or in a type outside its home, and a view', () => {
  expectToFail(
    'table owners',
    () => {
      change('db/migrations/0001_platform.sql', '-- owner: platform', '-- owner: products')
      plant('db/migrations/9999_planted.sql', '-- owner: help\nalter table outbox add column planted text;\n')
      plant(
        'src/domains/boosts/queries.ts',
        "import { sql } from 'kysely'\nexport const planted = sql`select 1 from outbox`\n",
      )
      plant(
        'src/domains/groups/queries.ts',
        'type Tables = { outbox: { id: string } }\nexport const planted = (db) => db.withTables<Tables>()\n',
      )
      plant(
        'src/domains/team/queries.ts',
        "import { sql } from 'kysely'\nexport const planted = sql`select email from public_profiles`\n",
      )
    },
    'names the table outbox, which belongs to products',
    'db/migrations/9999_planted.sql: table outbox belongs to products, not to help',
    'src/domains/boosts/queries.ts:2: names the table outbox',
    'src/domains/groups/queries.ts:1: names the table outbox',
    'src/domains/team/queries.ts:2: names the table public_profiles',
  )
})

test('a migration that does not apply', () => {
  expectToFail(
    'migrations',
    () => plant('db/migrations/9999_planted.sql', '-- owner: help\ncreate tabel planted ();\n'),
    'db/migrations/9999_planted.sql: syntax error',
  )
})

test('what lint forbids: any, raw HTML, the console, a promise let go, a <Trans> of its own, a query past the manifest', () => {
  expectToFail(
    'lint',
    () => {
      leaveNothing()
      plant(
        'src/platform/planted.ts',
        'export function planted(x: any, place: Element) {\n  place.innerHTML = String(x)\n  console.log(x)\n  fetch(String(x))\n}\n',
      )
      plant(
        'src/web/ui/Planted.tsx',
        'import { Trans } from \'@lingui/react\'\nexport const Planted = () => <Trans id="a" />\n',
      )
      plant(
        'src/web/api/planted-query.ts',
        "import { useSearchParams } from 'react-router'\nexport const planted = (url: URL) => [useSearchParams, url.searchParams.get('utm')]\n",
      )
    },
    "planted-query.ts:1:10: 'useSearchParams' import from 'react-router' is restricted",
    "'searchParams' is restricted",
    "Planted.tsx:1:10: 'Trans' import from '@lingui/react' is restricted",
    'planted.ts:1:28: Unexpected `any`',
    "planted.ts:2:9: 'innerHTML' is restricted",
    'planted.ts:3:3: Unexpected console',
    'planted.ts:4:3: Promises must be awaited',
  )
})

test('a file too long', () => {
  expectToFail(
    'file sizes',
    () => {
      plant('src/platform/planted.ts', 'export {}\n'.repeat(301))
      plant('e2e/planted.test.ts', 'export {}\n'.repeat(302))
      plant('packages/demo-art/src/planted.ts', 'export {}\n'.repeat(303))
    },
    'src/platform/planted.ts: 301 lines',
    'e2e/planted.test.ts: 302 lines',
    'packages/demo-art/src/planted.ts: 303 lines',
  )
})

test('a wrong type, a query parameter that no page reads, a kind of notification without an address', () => {
  expectToFail(
    'types',
    () => {
      for (const folder of ['src/platform', 'packages/demo-art/src'])
        plant(`${folder}/planted.ts`, "export const planted: number = ''\n")
      plant(
        'src/roles/planted-query.ts',
        "import { parametersOf } from '../contract/pages/query.ts'\nexport const planted = parametersOf(new URL('http://a')).get('utm')\n",
      )
      plantKindOfNotification()
    },
    'src/platform/planted.ts',
    'packages/demo-art/src/planted.ts',
    'src/roles/planted-query.ts',
    'src/domains/notifications/kinds.ts',
  )
})

test('a wrong format', () => {
  expectToFail(
    'format',
    () => plant('src/platform/unformatted.ts', 'export const a   =  "x";\n'),
    'src/platform/unformatted.ts',
  )
})

test('a size of text, a radius and a colour that are no token of the design', () => {
  expectToFail(
    'design',
    () =>
      plant(
        'src/web/ui/Planted.module.css',
        '.a {\n  color: #123456;\n  font-size: 15px;\n  border-radius: 7px;\n}\n',
      ),
    'src/web/ui/Planted.module.css: #123456 is no token (colours of text)',
    'src/web/ui/Planted.module.css: 15px is no token (sizes of text)',
    'src/web/ui/Planted.module.css: 7px is no token (radii)',
  )
})

test('figures of one width that stand in no column of numbers', () => {
  expectToFail(
    'design',
    () =>
      plant(
        'src/web/ui/Planted.module.css',
        "@media print {\n  .a b,\n  .b {\n    font-variant-numeric: tabular-nums;\n  }\n}\n.c {\n  font-feature-settings: 'tnum';\n}\n",
      ),
    'src/web/ui/Planted.module.css: .a b, .b has figures of one width and is no column of numbers',
    'src/web/ui/Planted.module.css: .c has figures of one width and is no column of numbers',
  )
})
