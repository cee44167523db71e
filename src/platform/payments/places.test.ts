import { expect, test } from 'vitest'
import { aStandIn } from '../../testing/stand-in.ts'
import { withPlaces } from './places.ts'
import { ProviderAway } from './provider.ts'

test('a provider that hangs keeps so many waiting; one more hears at once that it is away', async () => {
  const standIn = await aStandIn()
  try {
    const { promise, resolve } = Promise.withResolvers<void>()
    const real = standIn.provider()
    const provider = withPlaces({ ...real, card: (id) => promise.then(() => real.card(id)) }, 2)
    const method = await standIn.paymentMethod()
    const held = [provider.card(method), provider.card(method)]
    await expect(provider.card(method)).rejects.toThrow(ProviderAway)
    resolve()
    expect((await Promise.all(held)).map(({ last4 }) => last4)).toHaveLength(2)
    expect(await provider.card(method)).toMatchObject({ brand: 'visa' })
  } finally {
    await standIn.close()
  }
})
