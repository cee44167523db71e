import type { Text } from './families/family.ts'

/** What texts of products end with: of goods in stock, and made to order. */
export const closers: { stock: readonly Text[]; order: readonly Text[] } = {
  stock: [
    [
      'In stock; usually shipped within {lead} days, from {order}.',
      '在庫品です。{order}から承り、通常{lead}日以内に出荷します。',
    ],
    [
      'Kept in store. Smallest order {order}, delivery about {lead} days.',
      '常時在庫しています。最小ロットは{order}、納期は{lead}日です。',
    ],
    [
      'Available from stock while it lasts, from {order}; repeat lots in {lead} days.',
      '在庫があれば{order}から即納します。在庫切れの際は{lead}日をいただきます。',
    ],
    [
      'Stock item, {order} or more; dispatch in {lead} days at most.',
      '標準在庫品です（最小ロット{order}）。ご注文後{lead}日以内に発送します。',
    ],
    [
      'We keep this size ready; {lead} days for larger lots, from {order}.',
      '在庫を常備し、{order}から承ります。まとまった数量の場合は{lead}日をいただきます。',
    ],
  ],
  order: [
    [
      'Made to order in about {lead} days, from {order}.',
      '受注生産品です。{order}から承り、納期は{lead}日です。',
    ],
    [
      'Lead time {lead} days after release; smallest order {order}.',
      '納期は仕様確定後{lead}日、最小ロットは{order}です。',
    ],
    [
      'Production on order: {lead} days, {order} or more.',
      '受注後{lead}日で出荷します（最小ロット{order}）。',
    ],
    ['Please allow {lead} days; orders start at {order}.', '納期は{lead}日、ご注文は{order}から承ります。'],
    [
      'Not a stock item: about {lead} days, from {order}.',
      'ご注文ごとの手配となります。{order}から承り、{lead}日で納入します。',
    ],
  ],
}
/** The same of services. */
export const serviceClosers: readonly Text[] = [
  ['Can begin within {lead} days.', '{lead}日以内に着手できます。'],
  ['Next free dates are about {lead} days away.', '次に着手できるのは{lead}日後です。'],
  ['Start about {lead} days after agreement.', 'ご契約後、{lead}日で開始します。'],
  [
    'We answer enquiries within five working days and start in {lead} days.',
    'お問い合わせには5営業日以内に回答し、ご契約から{lead}日で開始します。',
  ],
  ['Preparation takes {lead} days.', '着手までの準備期間は{lead}日です。'],
]
