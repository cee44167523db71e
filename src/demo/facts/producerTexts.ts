import type { CompanySentences } from './companyTexts.ts'

/** What makers of cloth, food, cosmetics and other consumer goods say: they work to samples, not to drawings. */
export const englishProducer: CompanySentences = {
  short: [
    '{What} for {users}. {Works} in our own works in {city}; orders from {order}, usual lead time {lead} days.',
    'We have made {what}{also} in {city} since {year}. Samples from stock leave within two working days.',
    'Maker of {what} in {city}. Our own range, and contract production under the buyer’s label from {order}.',
    '{What}{also}, from the idea to the packed carton. Mostly for {users}; usual lead time {lead} days.',
    'Works in {city} with {staff} people for {what}. Shipped {lead} days after the sample has been accepted, small lots from {order}.',
    '{What} for {users}. A sample of each lot is kept, so that repeat orders match the first.',
  ],
  history: [
    '{name} has made {what} in {city} since {year}. Today {crew} work here.',
    'The business grew out of a family workshop of {year}. {What} are now its main line, sold to {users}.',
    'Since {year} we have supplied {users} with {what}{also} from {city}.',
    'The company belongs to the family that founded it in {year}. {Crew} in {city} make {what}{also}.',
    'Founded in {year} as a wholesaler, the firm later opened its own works for {what}. It employs {crew}.',
  ],
  way: [
    'Our steps are {works}. {care}',
    '{Works} are done in our own works, with a check after each step. {care}',
    '{care} We make samples of new articles and settle the details with the sample in hand.',
    'Raw materials are inspected on arrival and stored by lot. {care}',
    'The main steps are {works}; each is checked by people who know it well. {care}',
  ],
  terms: [
    'Orders start at {order}; the usual lead time is {lead} days from an accepted sample. Repeat orders are faster because all settings are kept.',
    'Standard articles are shipped within {lead} days, others after the sample has been accepted.',
    'We deliver to {users}, among others in {markets}. Export papers and labels are prepared here.',
    'Please tell us quantity, date and use: a quotation comes within three working days. Smallest order: {order}.',
    'Complaints are answered with a written analysis in ten working days. Usual lead time {lead} days.',
  ],
}

export const japaneseProducer: CompanySentences = {
  short: [
    '{users}向けに{what}を製造しています。{works}まで自社で行い、{order}から承ります。標準納期は{lead}日です。',
    '{year}年の創業以来、{city}で{what}{also}をつくり続けています。在庫品の見本は2営業日以内に発送します。',
    '{city}の{what}メーカーです。自社企画品のほか、OEM・PB生産にも対応し、{order}から承ります。',
    '{what}{also}を、企画から製造、包装まで手がけています。主なお客様は{users}で、標準納期は{lead}日です。',
    '{crew}の工場で{what}を生産しています。見本のご確認後{lead}日で出荷し、小ロットは{order}から対応します。',
    '{users}に{what}を納めています。ロットごとに見本を保管し、再注文でも同じ品質でお届けします。',
  ],
  history: [
    '当社は{year}年、{city}で創業しました。現在は{crew}の体制で{what}を製造しています。',
    '{year}年に家族で始めた作業場が前身です。現在は{what}を主力に、{users}とお取引いただいています。',
    '{year}年の創業以来、{city}から{users}に{what}{also}を供給してまいりました。',
    '{name}は、{year}年から{what}を手がけるメーカーです。工場は二度の増築を経て、{crew}が働いています。',
    '{year}年に問屋として創業し、その後、自社工場で{what}の製造を始めました。従業員は{crew}です。',
  ],
  way: [
    '工程は{works}です。{care}',
    '{works}を自社工場で行い、工程ごとに検査しています。{care}',
    '{care}新商品の試作にも対応し、見本を確認いただきながら仕様を決めていきます。',
    '原材料は入荷ごとに検査し、ロットを分けて保管しています。{care}',
    '主な工程は{works}です。経験を積んだ担当者が工程ごとに確認しています。{care}',
  ],
  terms: [
    'ご注文は{order}から、標準納期は見本承認後{lead}日です。再注文品は前回の条件を記録しているため、納期を短縮できます。',
    '定番品は{lead}日以内に、別注品は見本承認後に出荷いたします。',
    '国内のほか{markets}にも出荷しています。輸出書類と表示ラベルの作成にも対応します。',
    '数量、ご希望納期、用途をお知らせください。3営業日以内にお見積りいたします。最小ロットは{order}です。',
    '不具合が発生した場合は、10営業日以内に原因と対策を文書で報告いたします。標準納期は{lead}日です。',
  ],
}

export const producerCares = [
  [
    'Lots are traced by number from the raw material to the carton.',
    '原材料の入荷から梱包まで、ロット番号で追跡できます。',
  ],
  ['Samples of every lot are kept for three years.', '各ロットの見本を3年間保管しています。'],
  [
    'Changes of raw material or process are announced three months ahead.',
    '原材料や製法の変更は3か月前にお知らせします。',
  ],
  [
    'Rejects are counted by cause every week and shown on the shop floor.',
    '不良は原因別に毎週集計し、現場に掲示しています。',
  ],
  ['Test results go out in writing with each delivery.', '検査結果は出荷ごとに書面でお渡しします。'],
  ['Visitors to the works are welcome on working days.', '工場見学は平日に承っています。'],
] as const
