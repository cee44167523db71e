// Words of the glossary (docs/glossary.md): one thing has one name, so that its other names are found in texts.

type Forbidden = { words: RegExp; right: string; except?: RegExp }

/** Names that a language does not use, with the right one; `except` is taken out of a text before it is searched. */
const forbidden: Readonly<Record<string, readonly Forbidden[]>> = {
  en: [
    { words: /\bbuyers? enquir/i, right: 'inquiry (an enquiry goes to the operator)' },
    { words: /\benquir\w+ (?:from|to) (?:a |the )?(?:buyer|compan)/i, right: 'inquiry' },
    { words: /\bin (?:United (?:States|Kingdom)|Netherlands|Philippines)\b/, right: 'in the …' },
    { words: /\bverified industrial suppliers\b/i, right: 'industrial suppliers (most are not verified)' },
  ],
  ja: [
    { words: /プラン/, right: '会員種別', except: /プラン(?:ト|ニング|ジャー)/g },
    { words: /御社/, right: '貴社' },
    { words: /会社ページ|企業のページ/, right: '企業ページ', except: /その企業のページ/g },
    { words: /引合/, right: '引き合い' },
    { words: /認証済み/, right: '確認済み', except: /「認証済み」/g },
    { words: /下さい/, right: 'ください' },
    {
      words: /(?:企業|会社|チーム|グループ|ネットワーク)(?:から|より|を)移動/,
      right: '退会する (移動する is leaving a page)',
    },
  ],
  it: [{ words: /termini di consegna/i, right: 'condizioni di resa' }],
  zh: [{ words: /套餐/, right: '会员、方案' }],
}

/** The names in a text of `language` that the glossary does not use, each with the right one. */
export function synonymsIn(language: string, text: string): { found: string; right: string }[] {
  return (forbidden[language] ?? []).flatMap(({ words, right, except }) => {
    const found = words.exec(except ? text.replaceAll(except, ' ') : text)?.[0]
    return found ? [{ found, right }] : []
  })
}
