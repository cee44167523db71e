// One thing has one word on every screen and in every mail (docs/glossary.md).
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** Every text of a language: what the pages say, and what the server does. */
function textsOf(language: string): string[] {
  const pages = globSync(`${language}/**/*.po`, { cwd: import.meta.dirname })
  const server = globSync(`${language}/*.json`, { cwd: import.meta.dirname })
  const texts = [
    ...pages.flatMap((name) => [...read(name).matchAll(/^msgstr "(.+)"$/gm)].map(([, text]) => text!)),
    ...server.flatMap((name) => Object.values(JSON.parse(read(name)) as Record<string, string>)),
  ]
  expect(texts.length).toBeGreaterThan(800)
  return texts
}

test.each([
  ['ja', /チャット|会話/],
  ['it', /\bchat\b/i],
  ['es', /\bchat\b/i],
  ['zh', /聊天/],
])('in %s the talk between a buyer and a company is a conversation, its end too', (language, other) => {
  expect(textsOf(language).filter((text) => other.test(text))).toEqual([])
})

test('in Japanese what is sent to a company is 引き合い; お問い合わせ goes to the service', () => {
  const ofMail = Object.entries(JSON.parse(read('ja/mails.json')) as Record<string, string>)
  const ofCopies = ofMail.filter(([id]) => id.startsWith('mail.inquirySent.'))
  expect(ofCopies.length).toBeGreaterThan(3)
  expect(ofCopies.filter(([, text]) => text.includes('問い合わせ'))).toEqual([])
  expect(textsOf('ja').filter((text) => text.includes('送信したお問い合わせ'))).toEqual([])
})

test('in Japanese a company is 企業, but in the set words of forms', () => {
  const setWords = /会社(?:名|紹介|概要|情報|の電話番号|のFAX番号)|(?:投資|運送)会社/g
  expect(textsOf('ja').filter((text) => text.replaceAll(setWords, '').includes('会社'))).toEqual([])
})

test.each([
  ['en', /ask suppliers/, /ask to join/],
  ['ja', /サプライヤーには.*お願いしています/, /参加を申請/],
  ['es', /Pedimos a los proveedores/, /pedir unirse/],
  ['it', /Chiediamo ai fornitori/, /richiedere l’adesione/],
  ['zh', /我们请供应商/, /申请加入/],
])(
  'in %s a goal is told as one beside what a company does, and both ways back into a team',
  (language, goal, back) => {
    const texts = textsOf(language)
    const goals = texts.filter((text) => text.includes('{answerHours}') && goal.test(text))
    expect(goals).toHaveLength(1)
    expect(texts.filter((text) => text.includes('<0>{companyName}</0>') && back.test(text))).toHaveLength(1)
  },
)
