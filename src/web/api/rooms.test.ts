import { expect, test } from 'vitest'
import { proseScreens, visitorScreens } from '../../../scripts/visitors.ts'
import routes from '../routes.ts'
import { roomsOf } from './rooms.ts'

const screens = routes
  .filter(({ file, path }) => /^screens\/.*\.tsx$/.test(file) && path !== '*')
  .map(({ file, path = '' }) => ({
    file,
    path: `/${path
      .replace(/\/:\w+\?/g, '')
      .replace(':page', 'why-us')
      .replace(/:\w+/g, 'some-1')}`,
  }))
const inRoom = (room: string) => screens.filter(({ path }) => roomsOf(path).includes(room as never))
const files = (found: typeof screens) => [...new Set(found.map(({ file }) => file))]

test('pages of visitors ask for the texts of visitors alone, and no others do', () => {
  const alone = screens.filter(({ path }) => roomsOf(path).length === 1)
  expect(files(alone).toSorted()).toEqual(
    visitorScreens.filter((file) => !file.endsWith('UnknownPath.tsx')).toSorted(),
  )
})

test('pages of prose ask for their own texts besides, and no others do', () => {
  expect(files(inRoom('pages')).toSorted()).toEqual(proseScreens.toSorted())
})

test('the pages around log-in and the form for help ask for the texts of accounts, and no others do', () => {
  expect(files(inRoom('accounts')).toSorted()).toEqual(
    files(screens.filter(({ file }) => /^screens\/(?:accounts|contact|session)\//.test(file))).toSorted(),
  )
})

test('every page asks for the texts of the frame, with a stroke at its end too', () => {
  for (const { path } of screens) {
    expect(roomsOf(path)).toContain('visitors')
    expect(roomsOf(`${path.replace(/\/$/, '')}/`)).toEqual(roomsOf(path))
  }
})
