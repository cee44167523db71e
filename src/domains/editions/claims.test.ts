// What products and certificates may say beside our name (T23, decision 96).
import { expect, test } from 'vitest'
import { requireForeignCertificate, requireOwnProduct } from './claims.ts'

const reserved = expect.objectContaining({ name: 'NameReserved' }) as Error

test.each([
  'Millwright Official Valve',
  'Millwright Verified Valve',
  'Mіllwrіght-verified valve',
  'Valve approved by Millwright',
  'Millwright公式バルブ',
  'Millwright認証バルブ',
  'Valvola ufficiale Millwright',
  'Millwright官方阀门',
])('no product is called %s', (name) => expect(() => requireOwnProduct(name)).toThrow(reserved))

test.each([
  'Millwright wrench set',
  'Verified torque wrench',
  'Official match ball',
  'Baby scale, Wright Mills',
])('%s is a product', (name) => expect(() => requireOwnProduct(name)).not.toThrow())

test.each(['Millwright Verified', 'Certified by Millwright', 'Millwright', 'Millwrightによる認証'])(
  'no certificate says %s',
  (name) => expect(() => requireForeignCertificate({ name })).toThrow(reserved),
)

test.each(['Certified Millwright, Red Seal', 'ISO 9001:2015', '日本品質保証機構'])(
  '%s is a certificate',
  (name) => expect(() => requireForeignCertificate({ name })).not.toThrow(),
)
