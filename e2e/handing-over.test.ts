// A company changes hands: offered with the owner's password, taken over by the other, and withdrawn or declined before.
import { describe, expect, test } from 'vitest'
import { addMember } from '../src/domains/members/membership.ts'
import { transaction } from '../src/platform/db.ts'
import { aManagerIn } from './company-manager.ts'
import { onDatabase } from './changes.ts'
import { overhang, seriousFindings } from './judges.ts'
import { password, signedInAs } from './signed-in.ts'
import { visitorWith, waysByScript, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()

const submit = (intent: string) => `form:has(input[name=intent][value=${intent}]) [type=submit]`

/** The owner asks to hand over, and proves themself with `word`. */
async function offer(
  { page, open }: Visitor,
  members: string,
  userID: string,
  word: string,
  script: boolean,
) {
  await open(script ? members : `${members}?ask=transfer:${userID}`)
  if (script) await page.locator('#leave form [type=submit]').click()
  await page.locator('[name=password]').fill(word)
  await page.locator('[form=proof-of-owner]').click()
}

describe.each(waysByScript('handing-over'))('in %s at %i px, scripts: %s', (language, width, script) => {
  test('a wrong password is asked again, the offer is withdrawn, made again and taken over', async () => {
    const visit = { language, width, script }
    const owner = await aManagerIn(launch)({ ...visit, expected: [403] })
    const colleague = await visitorWith(launch(), visit)
    const { businessID } = owner
    const { userID } = await signedInAs(colleague, '/profile/', { firstName: 'Mel', lastName: 'Member' })
    await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'member' })))
    const members = `/business/${businessID}/members`
    const { page } = owner
    const theirs = colleague.page

    await offer(owner.visitor, members, userID, 'not my password', script)
    await page.locator('[name=password][aria-invalid=true]').waitFor()
    expect(script ? await seriousFindings(page) : []).toEqual([])
    await page.locator('[name=password]').fill(password)
    await page.locator('[form=proof-of-owner]').click()
    await page.locator(submit('withdraw-offer')).waitFor()
    expect(await overhang(page)).toBe(0)

    await page.locator(submit('withdraw-offer')).click()
    await expect.poll(() => page.locator(submit('withdraw-offer')).count()).toBe(0)
    await colleague.open(members)
    expect(await theirs.locator(submit('take-over')).count()).toBe(0)

    await offer(owner.visitor, members, userID, password, script)
    await page.locator(submit('withdraw-offer')).waitFor()
    await colleague.open(members)
    expect(script ? await seriousFindings(theirs) : []).toEqual([])
    expect(await overhang(theirs)).toBe(0)
    await theirs.locator(submit('take-over')).click()
    await theirs.locator('#leave form').waitFor()
    await owner.visitor.open(members)
    expect(await page.locator('#leave form').count()).toBe(0)
  })

  test('a member is made an owner with the password alone, once it is right', async () => {
    const visit = { language, width, script }
    const owner = await aManagerIn(launch)({ ...visit, expected: [400, 403] })
    const colleague = await visitorWith(launch(), visit)
    const { businessID, page } = owner
    const { userID } = await signedInAs(colleague, '/profile/', { firstName: 'Mel', lastName: 'Member' })
    await onDatabase((db) => transaction(db, (tx) => addMember(tx, { businessID, userID, role: 'member' })))
    const members = `/business/${businessID}/members`
    await owner.visitor.open(members)
    const role = page.locator(`form:has(input[value="${userID}"]) select[name=role]`)
    await role.selectOption('owner')
    await page.locator(`form:has(input[value="${userID}"]):has(select) [type=submit]`).click()
    await page.locator('[name=password]').fill('not my password')
    expect([script ? await seriousFindings(page) : [], await overhang(page)]).toEqual([[], 0])
    await page.locator('[form=proof-of-owner]').click()
    await page.locator('[name=password][aria-invalid=true]').waitFor()
    await owner.visitor.open(members)
    expect(await role.inputValue()).toBe('member')
    await role.selectOption('owner')
    await page.locator(`form:has(input[value="${userID}"]):has(select) [type=submit]`).click()
    await page.locator('[name=password]').fill(password)
    await page.locator('[form=proof-of-owner]').click()
    await page.locator('[name=password]').waitFor({ state: 'detached' })
    await owner.visitor.open(members)
    expect(await role.inputValue()).toBe('owner')
    // Nor is an owner made less without it.
    await role.selectOption('admin')
    await page.locator(`form:has(input[value="${userID}"]):has(select) [type=submit]`).click()
    await page.locator('[name=password]').fill(password)
    await page.locator('[form=proof-of-owner]').click()
    await page.locator('[name=password]').waitFor({ state: 'detached' })
    await owner.visitor.open(members)
    expect(await role.inputValue()).toBe('admin')
  })
})
