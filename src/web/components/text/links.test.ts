import { expect, test } from 'vitest'
import { fileHref, mailLink, phoneLink, websiteLink } from './links.ts'

test('a website is linked by its address, shown without scheme and last slash', () => {
  expect(websiteLink('https://www.hinokawa.example/')).toEqual({
    href: 'https://www.hinokawa.example/',
    text: 'www.hinokawa.example',
  })
  expect(websiteLink('www.hinokawa.example/ja')).toMatchObject({ href: 'https://www.hinokawa.example/ja' })
  expect(websiteLink('http://hinokawa.example/%E8%BB%B8%E5%8F%97')?.text).toBe('hinokawa.example/軸受')
  expect(websiteLink('http://hinokawa.example/%E8')?.text).toBe('hinokawa.example/%E8')
})

test.each([
  null,
  '',
  '   ',
  'javascript:alert(1)',
  'JavaScript:alert(1)//.example',
  'data:text/html,x',
  'ftp://files.example',
  'https://user:secret@hinokawa.example',
  'https://localhost',
  'not a website',
])('a website that could do harm or is none is not shown: %j', (text) => {
  expect(websiteLink(text)).toBeUndefined()
})

test('an e-mail address brings no headers of its own', () => {
  expect(mailLink('sales@hinokawa.example')).toEqual({
    href: 'mailto:sales@hinokawa.example',
    text: 'sales@hinokawa.example',
  })
  for (const text of [
    'a@b.example?bcc=c@d.example',
    'a@b',
    'a b@c.example',
    'a@b.example,c@d.example',
    '<a@b.example>',
  ])
    expect(mailLink(text)).toBeUndefined()
})

test('P5.5: a telephone number has the + of its country', () => {
  const number = { countryCode: '+81', businessPhoneNumber: '72 555 0148' }
  expect(phoneLink(number)).toEqual({ href: 'tel:+81725550148', text: '+81 72 555 0148' })
  expect(phoneLink({ countryCode: '+81', businessPhoneNumber: '0532-12-3456' })).toEqual({
    href: 'tel:+81532123456',
    text: '+81 532-12-3456',
  })
  expect(phoneLink({ ...number, countryCode: '81' })?.href).toBe('tel:+81725550148')
  expect(phoneLink({ countryCode: '+1', businessPhoneNumber: '<script>' })).toBeUndefined()
  expect(phoneLink({ countryCode: '+81', businessPhoneNumber: ' ' })).toBeUndefined()
  expect(phoneLink(null)).toBeUndefined()
})

test('a document opens from here or over https', () => {
  expect(fileHref('/media/1.svg')).toBe('/media/1.svg')
  expect(fileHref('https://files.example/1.pdf')).toBe('https://files.example/1.pdf')
  expect(fileHref('//evil.example/1')).toBeUndefined()
  expect(fileHref('javascript:alert(1)')).toBeUndefined()
  expect(fileHref(undefined)).toBeUndefined()
})

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
  expect(phoneLink(phone)?.href).toBe('tel:+81612345678')
})
