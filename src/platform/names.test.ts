import { expect, test } from 'vitest'
import { rememberingLookup, type Lookup } from './names.ts'

/** A look-up whose answers are given by hand; `asked` are those that wait. */
function byHand(patienceMs = 60_000) {
  const asked: { name: string; say(address: string | NodeJS.ErrnoException): void }[] = []
  const lookup: Lookup = (name, _options, told) =>
    void asked.push({
      name,
      say: (answer) => (typeof answer === 'string' ? told(null, answer, 4) : told(answer, '')),
    })
  const remembering = rememberingLookup(lookup, patienceMs)
  const find = (name: string) =>
    new Promise<unknown>((resolve) =>
      remembering(name, {}, (error, address) => resolve(error ? error.code : address)),
    )
  return { asked, find }
}
const failed = (code: string) => Object.assign(new Error('it failed'), { code })

test('who asks for the same name meanwhile gets the same answer', async () => {
  const { asked, find } = byHand()
  const all = Promise.all([find('db.internal'), find('db.internal'), find('mail.internal')])
  expect(asked.map(({ name }) => name)).toEqual(['db.internal', 'mail.internal'])
  asked[0]!.say('10.0.0.1')
  asked[1]!.say('10.0.0.2')
  expect(await all).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2'])
})

test('while it answers it is asked each time, and a new address counts at once', async () => {
  const { asked, find } = byHand()
  for (const address of ['10.0.0.1', '10.0.0.9']) {
    const found = find('db.internal')
    asked.at(-1)!.say(address)
    expect(await found).toBe(address)
  }
  expect(asked).toHaveLength(2)
})

test('while nobody says, what was said before counts', async () => {
  const { asked, find } = byHand()
  const first = find('db.internal')
  asked[0]!.say('10.0.0.1')
  await first
  const second = find('db.internal')
  asked[1]!.say(failed('EAI_AGAIN'))
  expect(await second).toBe('10.0.0.1')
})

test('a name that is no more is none, and not remembered', async () => {
  const { asked, find } = byHand()
  const first = find('db.internal')
  asked[0]!.say('10.0.0.1')
  await first
  for (const code of ['ENOTFOUND', 'EAI_AGAIN']) {
    const found = find('db.internal')
    asked.at(-1)!.say(failed(code))
    expect(await found).toBe(code)
  }
})

test('an answer that is long in coming is not waited for, and neither by who comes after', async () => {
  const { asked, find } = byHand(20)
  const first = find('db.internal')
  asked[0]!.say('10.0.0.1')
  await first
  expect(await find('db.internal')).toBe('10.0.0.1')
  expect(await find('db.internal')).toBe('10.0.0.1')
  expect(asked).toHaveLength(2)
  asked[1]!.say('10.0.0.2')
  const next = find('db.internal')
  asked[2]!.say('10.0.0.2')
  expect(await next).toBe('10.0.0.2')
})

test('with nothing from before the answer is waited for', async () => {
  const { asked, find } = byHand(5)
  const found = find('db.internal')
  await new Promise((resolve) => setTimeout(resolve, 20))
  asked[0]!.say('10.0.0.1')
  expect(await found).toBe('10.0.0.1')
})
