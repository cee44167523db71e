import { expect, test } from 'vitest'
import { isRobot } from './robots.ts'
import { foldedWords } from './words.ts'

test('robots are known by what they call themselves, browsers of people are none', () => {
  for (const device of [
    undefined,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'facebookexternalhit/1.1',
  ])
    expect(isRobot(device), device).toBe(true)
  for (const device of [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ])
    expect(isRobot(device), device).toBe(false)
})

test('words are compared without case, width and more blanks than one', () => {
  expect(foldedWords('  ＳＵＳ３０４　Ball\n BEARING ')).toBe('sus304 ball bearing')
  expect([...foldedWords('𠮷'.repeat(100))]).toHaveLength(80)
})
