import { expect, test } from 'vitest'
import { tableOf } from './findings.ts'
import { withBucket } from './front.ts'
import { formIn } from './visitor.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../report.ts'

const page = {
  address: 'https://a.example/accounts/log-in?continue=%2F',
  text: `<form method="get" action="/search"><input name="search"/></form>
    <form method="post"><input type="hidden" name="kept" value="a &amp; &quot;b&quot;"/><input name="email" value="x"/></form>
    <form method="post" action="/log-out"><button>Out</button></form>`,
}

test('a form is found by its fields or where it leads, with what it holds unseen', () => {
  expect(formIn(page, ['email'])).toEqual({ action: page.address, hidden: { kept: 'a & "b"' } })
  expect(formIn(page, [], '/log-out')).toEqual({ action: '/log-out', hidden: {} })
  expect(() => formIn(page, ['email', 'code'])).toThrow('has no form  with email, code')
  expect(() => formIn(page, ['email'], '/log-out')).toThrow('/log-out')
})

test('the example of a bucket in the settings of HAProxy names the one that is given', () => {
  const settings = readFileSync(path.join(root, 'deploy/haproxy.cfg'), 'utf8')
  const plain = withBucket(settings, { endpoint: 'http://127.0.0.1:9000', bucket: 'mine' })
  for (const line of [
    '    use_backend files if { req.hdr(host) -i files.millwright.example }',
    'backend files',
    '    http-request set-path /mine%[path]',
    '    http-request set-header Host 127.0.0.1:9000',
    '    server bucket 127.0.0.1:9000',
  ])
    expect(plain.split('\n')).toContain(line)
  const secure = withBucket(settings, { endpoint: 'https://s3.here.example:9443', bucket: 'mine' })
  expect(secure).toMatch(
    /^ {4}server bucket s3\.here\.example:9443 ssl verify required .* sni str\(s3\.here\.example\)$/m,
  )
})

test('a table has a line for each step and a column for each package, also where one had fewer', () => {
  const one = {
    name: 'archive',
    steps: new Map([
      ['size', '82 MB'],
      ['first start', 'all 7 s'],
    ]),
  }
  const other = { name: 'image', steps: new Map([['size', '113.4 MB']]) }
  expect(tableOf([one, other])).toBe(
    ['               archive  image', '  size         82 MB    113.4 MB', '  first start  all 7 s  –'].join(
      '\n',
    ),
  )
})
