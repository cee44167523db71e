import { expect, test } from 'vitest'
import { testApi, testDatabase } from '../../testing/database.ts'

test('without a session there is no profile, with a made-up token neither', async () => {
  const api = await testApi(await testDatabase())

  const visitor = await api.inject({ url: '/api/user/profile' })
  expect(visitor.statusCode).toBe(401)
  expect(visitor.json()).toMatchObject({ success: false, name: 'TokenNotFound' })

  const forger = await api.inject({ url: '/api/user/profile', headers: { authorization: 'Bearer x.y.z' } })
  expect(forger.statusCode).toBe(401)
  expect(forger.json()).toMatchObject({ success: false, name: 'JsonWebTokenError' })
})
