// A person with the keyboard alone: logs in, sees and edits their profile, logs out.
import { expect, test } from 'vitest'
import { focused, tabTo } from './keyboard.ts'
import { aMember } from './members.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()

test.each(pairsFor('keyboard-account'))(
  'in %s at %i px: log in, edit the profile, log out',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const person = await aMember()
    const { page, open } = await visitorWith(launch(), { language, width })
    await open('/industries')
    await tabTo(page, ({ region, text }) => region === 'HEADER' && text === word('Login'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/accounts/log-in**')
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
    await tabTo(page, ({ name }) => name === 'email')
    await page.keyboard.insertText(person.email)
    await tabTo(page, ({ name }) => name === 'password')
    await page.keyboard.insertText(person.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/industries')
    await scriptsRun(page)

    const summary = ({ region, tag, text }: { region: string | null; tag: string; text: string }) =>
      region === 'HEADER' && tag === 'SUMMARY' && text.includes(person.lastName)
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
    await tabTo(page, ({ href }) => href === '/profile/')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/profile/')
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
    await tabTo(page, ({ href }) => href === '/profile/edit')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/profile/edit')
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })

    await tabTo(page, ({ name }) => name === 'profession')
    await page.keyboard.insertText('Keyboardist')
    await tabTo(page, ({ name }) => name === 'showProfession')
    await page.keyboard.press('Space')
    await tabTo(page, ({ name }) => name === 'country')
    await page.keyboard.press('I')
    await tabTo(page, ({ tag, text }) => tag === 'BUTTON' && text === word('Save'))
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText(word('Profile data updated successfully.')).first().waitFor()
    // Until then it says that it saves.
    await page.getByRole('button', { name: word('Save'), exact: true }).waitFor()

    await tabTo(page, summary, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, ({ tag, text }) => tag === 'BUTTON' && text === word('Logout'))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    await page
      .getByRole('link', { name: word('Login'), exact: true })
      .first()
      .waitFor()
  },
)
