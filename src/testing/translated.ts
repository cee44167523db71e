// A company that writes Japanese, and itself in some other languages.
import { putTexts, type TextChanges } from '../domains/businesses/queries/texts.ts'
import {
  putTexts as putProductTexts,
  type TextChanges as ProductTextChanges,
} from '../domains/products/queries/texts.ts'
import { transaction, type Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'
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
  db: Db,
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
  await transaction(db, async (tx) => {
    for (const language of languages) {
      await putTexts(tx, textsOf(made.businessID, language), 0)
      await putProductTexts(tx, productTextsOf(made.productIDs[0]!, language), 0)
    }
  })
  return made
}

const textsOf = (business_id: string, language: (typeof others)[number]): TextChanges => ({
  business_id,
  language,
  company_name: translated[language].name,
  short_description: translated[language].short,
  general_description: translated[language].about,
  facilities: translated[language].facilities,
  name_skeleton: null,
  written_by: null,
})

const productTextsOf = (product_id: string, language: (typeof others)[number]): ProductTextChanges => ({
  product_id,
  language,
  name: translated[language].product,
  description: translated[language].description,
  keywords: [],
  specs: [],
  // Somebody whose account is gone.
  written_by: uuidv7(),
})
