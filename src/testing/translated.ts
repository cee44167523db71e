// A company that writes Japanese, and itself in some other languages.
import type pg from 'pg'
import { loadTexts } from '../domains/businesses/load.ts'
import { loadProductTexts } from '../domains/products/load.ts'
import { inBulk } from '../platform/copy.ts'
import type { Db } from '../platform/db.ts'
import { aBusiness, type BusinessWish } from './businesses.ts'

/** What it says of itself in each language: a name, and texts that begin with what they are. */
export const translated = {
  ja: {
    name: '株式会社檜川軸受製作所',
    short: '工作機械用の軸受を小ロットで製作します。',
    about: '当社は大阪で玉軸受を製作しています。',
    facilities: '研削盤を十台備えています。',
    product: '深溝玉軸受',
    description: '電動機に使われる単列の軸受です。',
  },
  en: {
    name: 'Hinokawa Bearing Works Co., Ltd.',
    short: 'We make bearings for machine tools in small lots.',
    about: 'We make ball bearings in Osaka and deliver them to the world.',
    facilities: 'We run ten grinding machines.',
    product: 'Deep groove ball bearing',
    description: 'A bearing of one row, which is used in electric motors.',
  },
  zh: {
    name: '桧川轴承制作所',
    short: '小批量生产机床用轴承。',
    about: '',
    facilities: '',
    product: '深沟球轴承',
    description: '用于电动机的单列轴承。',
  },
  de: {
    name: 'Hinokawa Wälzlager',
    short: '',
    about: '',
    facilities: '',
    product: 'Rillenkugellager',
    description: '',
  },
} as const

const others = ['en', 'zh', 'de'] as const

/** Makes it with one product, both translated into English, Chinese and, the names alone, German, or some of `languages`. */
export async function aTranslated(
  { db, pool }: { db: Db; pool: pg.Pool },
  { languages = others, ...wish }: BusinessWish & { languages?: readonly (typeof others)[number][] } = {},
) {
  const { ja } = translated
  const made = await aBusiness(db, {
    companyName: ja.name,
    language: 'ja',
    shortDescription: ja.short,
    generalDescription: ja.about,
    factory: { manufacturingFacilities: ja.facilities, countryCode: 'JP' },
    products: [{ name: ja.product, description: ja.description, language: 'ja' }],
    ...wish,
  })
  const writtenAt = new Date()
  await inBulk(pool, async (client) => {
    await loadTexts(
      client,
      languages.map((language) => {
        const { name, short, about, facilities } = translated[language]
        return {
          businessID: made.businessID,
          language,
          companyName: name,
          shortDescription: short,
          generalDescription: about,
          manufacturingFacilities: facilities,
          writtenAt,
        }
      }),
    )
    await loadProductTexts(
      client,
      languages.map((language) => {
        const { product: name, description } = translated[language]
        return { productID: made.productIDs[0]!, language, name, description, writtenAt }
      }),
    )
  })
  return made
}
