// What no public page says to whoever runs the site: that its people are invented, that a lawyer must review it first. That
// belongs in docs/operations.md.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Language } from '../src/contract/locale.ts'
import { parseArticle } from './content.ts'
import { filesBelow, root } from './report.ts'

const folder = 'src/web/content'
const names = filesBelow(`${folder}/en`, /\.md$/).map((file) => file.slice(`${folder}/en/`.length, -3))
const sourceOf = (language: string, name: string) =>
  readFileSync(path.join(root, folder, language, `${name}.md`), 'utf8')

/** By language: that people are invented, and what stood on the page about us when they were said to be. */
const invented: Record<Language, [RegExp, string]> = {
  en: [/invent|fictiti|fictional|imagin/i, 'The two profiles are examples with invented names.'],
  ja: [/架空|仮名|実在/, '2名の紹介は例であり、氏名は架空です。'],
  es: [/inventad|ficti|imaginari/i, 'Los dos perfiles son ejemplos con nombres inventados.'],
  it: [/inventat|fittizi|immaginar/i, 'I due profili sono esempi con nomi inventati.'],
  zh: [/虚构|化名|虚拟/, '以上两份人物介绍是示例，姓名均为虚构。'],
}

test.each(languages)(
  '%s: nothing about us says that its people are invented, and it has no note',
  (language) => {
    const [said, note] = invented[language]
    expect(note).toMatch(said)
    expect(sourceOf(language, 'about-us')).not.toMatch(said)
    const { blocks, profiles } = parseArticle(sourceOf(language, 'about-us'))
    expect(profiles).toHaveLength(2)
    expect(blocks.filter(({ kind }) => kind === 'note')).toEqual([])
  },
)

/** By language: a lawyer; our own text in the same sentence; what the terms may say of one; and the note that legal pages had. */
const lawyers: Record<Language, { named: RegExp; ours: RegExp; spared: RegExp; note: string }> = {
  en: {
    named: /\b(?:lawyer|attorney|counsel)/i,
    ours: /\bthis (?:text|page)|\boperator/i,
    spared: /written to be read without a lawyer/,
    note: "This text must be reviewed by the operator's lawyer before it is relied on.",
  },
  ja: {
    named: /弁護士/,
    ours: /本文|本ページ|運営者/,
    spared: /(?!)/,
    note: '本文を正式なものとして用いるには、運営者の弁護士による事前の確認が必要です。',
  },
  es: {
    named: /abogad/i,
    ours: /\best[ea] (?:texto|página)|operador|prestador/i,
    spared: /escritas para leerse sin abogado/,
    note: 'Este texto requiere la revisión del abogado del prestador del servicio.',
  },
  it: {
    named: /avvocat/i,
    ours: /\bquest[oa] (?:testo|pagina)|gestore/i,
    spared: /scritte per essere lette senza un avvocato/,
    note: 'Questo testo deve essere rivisto dall’avvocato del gestore prima che vi si possa fare affidamento.',
  },
  zh: {
    named: /律师/,
    ours: /本文|本页|运营方/,
    spared: /力求不请律师也能读懂/,
    note: '本文本须经运营方的律师审阅后方可作为依据。',
  },
}

test.each(languages)(
  '%s: no page says that a lawyer must review it; only guides send readers to theirs',
  (language) => {
    const { named, ours, spared, note } = lawyers[language]
    expect([named.test(note), ours.test(note)]).toEqual([true, true])
    const mentions = names.flatMap((name) =>
      sourceOf(language, name)
        .split(/[.。]\s*|\n/)
        .filter((sentence) => named.test(sentence.replace(spared, '')))
        .map((sentence) => ({ name, sentence })),
    )
    // That guides name one shows that the word is the right one.
    expect(mentions.length).toBeGreaterThan(2)
    expect(
      mentions.filter(({ name, sentence }) => !name.startsWith('b2b-tips/') || ours.test(sentence)),
    ).toEqual([])
  },
)
