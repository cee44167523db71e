// How people are spoken to and of: one way in every text of a kind.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** Texts of a catalogue by their English ones. */
function textsOf(name: string): Map<string, string> {
  const pairs = read(name).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)
  return new Map([...pairs].map(([, english = '', text = '']) => [english, text]))
}

test('in Japanese the notifications speak of an inquiry by its word, and of every other person with respect', () => {
  const notices = [...textsOf('ja/visitors/layout.po')].filter(([english]) => english.startsWith('{who}'))
  expect(notices.length).toBeGreaterThan(8)
  expect(notices.filter(([, text]) => !text.startsWith('{who}様'))).toEqual([])
  expect(notices.filter(([, text]) => text.includes('お問い合わせ'))).toEqual([])
})

test('in Japanese a company’s own history names its people, and addresses, plainly', () => {
  const told = [...textsOf('ja/inside/team.po')].filter(([english]) => /\{by\}|\{whom\}/.test(english))
  expect(told.length).toBeGreaterThan(8)
  expect(told.filter(([, text]) => text.includes('様'))).toEqual([])
})

test('in Italian the mails say Lei, their buttons too', () => {
  const mails = Object.entries(JSON.parse(read('it/mails.json')) as Record<string, string>)
  const toFriends =
    /(?:^|[.:,;] )(?:accedi|apri|conferma|controlla|leggi|rispondi|ripristina|scegli|usa|vedi)\b|\b(?:tuo|tua|tuoi|tue|puoi|hai)\b/i
  expect(mails.length).toBeGreaterThan(50)
  expect(mails.filter(([, text]) => toFriends.test(text))).toEqual([])
})

test('in Italian whole sentences of the pages say Lei; buttons may be as short as those of other programs', () => {
  const files = globSync('it/**/*.po', { cwd: import.meta.dirname })
  const sentences = files.flatMap((name) => [...textsOf(name)]).filter(([, text]) => /[.!?]$/.test(text))
  const toFriends =
    /(?:^|[.:] )(?:accedi|aggiungi|apri|chiedi|conferma|controlla|indica|inserisci|leggi|parla|rispondi|scegli|torna|usa|vedi) |\b(?:acquisti|vendi|tuo|tua|tuoi|tue|puoi|hai|vuoi|devi)\b/i
  expect(sentences.length).toBeGreaterThan(300)
  expect(sentences.filter(([, text]) => toFriends.test(text))).toEqual([])
})

test('that two versions differ is told without saying who saved the other: it may be one’s own other tab', () => {
  const others =
    /ほかの(?:方|人)が.*保存|相手の|Otra persona (?:ha guardado|guardó)|qualcun altro|他人已保存|其他人保存|对方/i
  const texts = ['ja', 'es', 'it', 'zh'].flatMap((language) => [
    ...textsOf(`${language}/inside/management.po`),
    ...textsOf(`${language}/inside/product-management.po`),
  ])
  expect(texts.filter(([, text]) => others.test(text))).toEqual([])
})

test('in Japanese every title is divided by the same sign', () => {
  const texts = globSync('ja/**/*.po', { cwd: import.meta.dirname }).flatMap((name) => [...textsOf(name)])
  const titles = texts.filter(([english]) => / \| /.test(english))
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter(([, text]) => !/[^ ]｜[^ ]/.test(text))).toEqual([])
})
