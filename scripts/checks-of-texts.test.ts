// The same of checks.test.ts for texts, and for what texts are asked of.
import { expect, test, vi } from 'vitest'
import { change, check, copyProject, expectToFail, hasPages, plant } from './planted.ts'

vi.setConfig({ testTimeout: 300_000 })

copyProject()

test.each([
  ['Japanese', 'ja'],
  ['Chinese', 'zh'],
])('a missing %s text of the server', (name, language) => {
  expectToFail(
    'messages',
    () => change(`src/messages/${language}/errors.json`, /.*"error\.NotFound".*\n/, ''),
    `no ${name} for "error.NotFound"`,
  )
})

test.runIf(hasPages)('a missing Japanese text of a page, not even extracted', () => {
  expectToFail(
    'messages',
    () =>
      plant(
        'src/web/ui/Planted.tsx',
        "import { Trans } from '@lingui/react/macro'\nexport const Planted = () => <Trans>Planted words</Trans>\n",
      ),
    'no Japanese for "Planted words"',
  )
})

test.runIf(hasPages)('a <Trans> that reads names as elements: by the settings, and by an import', () => {
  expectToFail(
    'messages',
    () => change('lingui.config.ts', / {2}runtimeConfigModule: .*\n/, ''),
    'lingui.config.ts: <Trans> is not src/web/ui/Trans.tsx',
  )
  expectToFail(
    'lint',
    () =>
      plant(
        'src/web/ui/Planted.tsx',
        'import { Trans } from \'@lingui/react\'\nexport const Planted = () => <Trans id="a" />\n',
      ),
    "Planted.tsx:1:10: 'Trans' import from '@lingui/react' is restricted",
  )
})

test('a limit that a text says as a number of its own: on a page, in a translation, on the server', () => {
  expectToFail(
    'messages',
    () => {
      plant(
        'src/web/ui/Planted.tsx',
        "import { Trans } from '@lingui/react/macro'\nexport const Planted = () => <Trans>At most 77 planted words</Trans>\n",
      )
      change(
        'src/messages/es/errors.json',
        '{membersPerBusinessMax} miembros',
        '{membersPerBusinessMax} miembros, 78',
      )
      change('src/contract/company-errors.ts', 'You have saved as much', 'You have saved 79 things, as much')
    },
    '"At most 77 planted words" says 77',
    'the Spanish of "error.TeamFull" says 78',
    '"error.FavouritesFull" says 79',
  )
})

test('a kind of notification without an address, a mail or words', () => {
  change(
    'src/contract/notification-kinds.ts',
    "'team.invited': inTeam,",
    "'team.invited': inTeam,\n  'group.planted': { ...inTeam, mailed: true },",
  )
  expect(check('types').said).toContain('src/domains/notifications/kinds.ts')
  const { said } = check('types of pages')
  expect(said).toContain('components/notifications/words.tsx')
  expect(said).toContain('notifications/kinds.tsx')
})
