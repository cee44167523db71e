import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const common = [
  '1234567890',
  '0987654321',
  '19850312',
  '12345678910',
  'password12',
  'Password123',
  'Password2026!',
  'P@ssw0rd123!',
  'p4ssw0rd!!',
  'passwordpassword',
  'drowssapdrowssap',
  'qwertyuiop',
  'Qwerty123456',
  'qwertz12345',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'zaq12wsxcde3',
  'asdfghjkl;',
  'abcdefghij',
  'abc123abc123',
  'aaaaaaaaaa',
  'abababababab',
  'iloveyou2024',
  'ILoveYouForever',
  'welcome2026!',
  'Summer2026!!',
  'letmein12345',
  'admin@12345',
  'administrator1',
  'michael1985!',
  'dragonmonkey',
  'dragon.monkey.99',
  'football2022',
  'Liverpool2005',
  'superman1234',
  'correct horse battery staple',
  'ｐａｓｓｗｏｒｄ１２３',
  'パスワード12345',
  'contraseña2026',
  'millwright2026',
  '!@#$%^&*()',
]

test.each(common)('%s is a common password', (text) => {
  expect(isCommonPassword(text)).toBe(true)
})

const uncommon = [
  'turning and grinding',
  'kite lathe 41 umbrella',
  '48#19!77@2=5k',
  'x9$kQ2!m7&Zp4',
  'Vq7-hT2m-9sLd',
  'three blue cupboards sing',
  '檜川の軸受は静かに回る',
  'ハンマーと三日月と砂時計',
  'el torno viejo de la abuela',
  'Q'.concat('wobble', '-', 'trammel', '-', 'fjord'),
]

test.each(uncommon)('%s is not a common password', (text) => {
  expect(isCommonPassword(text)).toBe(false)
})

test('nobody may take their own name or address', () => {
  const about = ['Haruka', 'Kitazawa', 'haruka.kitazawa84@bearings.example']
  for (const text of [
    'harukakitazawa',
    'Kitazawa.Haruka',
    'haruka.kitazawa84@bearings.example',
    'haruka.kitazawa84',
    'Kitazawa1984!',
    'kitazawabearings',
  ]) {
    expect([text, isCommonPassword(text, about)]).toEqual([text, true])
    expect([text, isCommonPassword(text)]).toEqual([text, false])
  }
  expect(isCommonPassword('haruka likes quiet lathes', about)).toBe(false)
  expect(isCommonPassword('turning and grinding', ['', 'A', 'Li'])).toBe(false)
})

test('long and odd texts are answered', () => {
  for (const text of ['monkey'.repeat(21), 'a1'.repeat(64), 'lovelo'.repeat(21), '\u{1F4A9}'.repeat(128)])
    expect(isCommonPassword(text, [text, text])).toBe(true)
  expect(isCommonPassword('\u{1F4A9}\uD800 kettle \u202E barge')).toBe(false)
})
