// The same of checks.test.ts for texts, and for what texts are asked of.
import { expect, test, vi } from 'vitest'
import { change, check, copyProject, expectToFail, plant, plantKindOfNotification } from './planted.ts'

vi.setConfig({ testTimeout: 300_000 })

copyProject()

test('missing texts of the server and of a page, not even extracted; limits that texts say as numbers of their own; a name that the glossary does not use; a <Trans> that reads names as elements, by the settings', () => {
  expectToFail(
    'messages',
    () => {
      change('src/messages/ja/errors.json', /.*"error\.NotFound".*\n/, '')
      change('src/messages/zh/errors.json', /.*"error\.Suspended".*\n/, '')
      plant(
        'src/web/ui/Planted.tsx',
        "import { Trans } from '@lingui/react/macro'\nexport const Planted = () => <><Trans>Planted words</Trans><Trans>At most 77 planted words</Trans></>\n",
      )
      change(
        'src/messages/es/errors.json',
        '{membersPerBusinessMax} miembros',
        '{membersPerBusinessMax} miembros, 78',
      )
      change('src/contract/company-errors.ts', 'You have saved as much', 'You have saved 79 things, as much')
      change('src/messages/ja/errors.json', '現在の会員種別', 'ご契約のプラン')
      change('lingui.config.ts', / {2}runtimeConfigModule: .*\n/, '')
    },
    'no Japanese for "error.NotFound"',
    'no Chinese for "error.Suspended"',
    'no Japanese for "Planted words"',
    '"At most 77 planted words" says 77',
    'the Spanish of "error.TeamFull" says 78',
    '"error.FavouritesFull" says 79',
    'says プラン: the glossary says 会員種別',
    'lingui.config.ts: <Trans> is not src/web/ui/Trans.tsx',
  )
})

test('a kind of notification without words', () => {
  plantKindOfNotification()
  const { said } = check('types of pages')
  expect(said).toContain('components/notifications/words.tsx')
  expect(said).toContain('notifications/kinds.tsx')
})
