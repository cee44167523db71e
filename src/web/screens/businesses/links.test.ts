import { expect, test } from 'vitest'
import { fileHref, mailLink, phoneLink, videoLink, websiteLink } from './links.ts'

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

test('a film is a link and only over https', () => {
  expect(videoLink('https://video.example/1')).toMatchObject({ href: 'https://video.example/1' })
  expect(videoLink('http://video.example/1')).toBeUndefined()
  expect(videoLink('video.example/1')).toBeUndefined()
  expect(videoLink('javascript:alert(1)')).toBeUndefined()
  expect(videoLink(undefined)).toBeUndefined()
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

test('section 3: a telephone number has the + of its country', () => {
  const number = { countryCode: '+81', businessPhoneNumber: '72 555 0148' }
  expect(phoneLink(number)).toEqual({ href: 'tel:+81725550148', text: '+81 72 555 0148' })
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
