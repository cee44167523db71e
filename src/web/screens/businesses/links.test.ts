import { expect, test } from 'vitest'
import { fileHref, mailLink, phoneLink, videoLink, websiteLink } from './links.ts'

test('a website is linked by its parsed address', () => {
  expect(websiteLink('kitazawa.example')).toEqual({
    href: 'https://kitazawa.example/',
    text: 'kitazawa.example',
  })
  expect(websiteLink('http://kitazawa.example/軸受/')?.text).toBe('kitazawa.example/軸受')
})

test('a look-alike host is shown as what it is, and nothing turns the direction of reading', () => {
  expect(websiteLink('https://аррӏе.com/')?.text).toBe('xn--80ak6aa92e.com')
  expect(websiteLink('https://good.example\\@evil.example/')?.text).toBe('good.example/@evil.example')
  expect(websiteLink('https://evil.example/\u202eelpmaxe.doog')?.text).not.toContain('\u202e')
  expect(websiteLink('https://evil.example/%E2%80%AEelpmaxe.doog')?.text).not.toContain('\u202e')
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  'https://user:password@good.example/',
  'https://good.example@evil.example/',
  'localhost',
  '//',
])('%j is no link', (text) => {
  expect(websiteLink(text)).toBeUndefined()
  expect(videoLink(text)).toBeUndefined()
  expect(fileHref(text)).toBeUndefined()
})

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'http://plain.example/a.svg'])(
  'the file %j is not opened',
  (url) => {
    expect(fileHref(url)).toBeUndefined()
  },
)

test('a file is ours or comes over https', () => {
  expect(fileHref('/media/demo/1/certificate.svg')).toBe('/media/demo/1/certificate.svg')
  expect(fileHref('https://files.example/a.webp')).toBe('https://files.example/a.webp')
})

test.each(['a@b.c?bcc=all@d.e', 'a@b.c\r\nBcc: d@e.f', 'a@b@c.d', '<a@b.c>', 'a@b.c&body=x'])(
  '%j is no address for mail',
  (text) => {
    expect(mailLink(text)).toBeUndefined()
  },
)

test('a telephone link holds digits alone', () => {
  const phone = { countryCode: '+81"', businessPhoneNumber: '06-1234"><b>5678' }
  expect(phoneLink(phone)?.href).toBe('tel:+810612345678')
})
