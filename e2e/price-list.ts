// Price lists as a Japanese supplier exports them: Shift_JIS, a title above, heads of two rows as merged cells leave them.
import { inEncoding } from '../src/platform/tables/corpus/laying.ts'

export type PriceLine = { number: string; name: string; bore: number; price: string }

/** So many bearings, each with a number of its own. */
export const priceLines = (tag: string, count: number): PriceLine[] =>
  Array.from({ length: count }, (_, at) => ({
    number: `HK-${tag}-${6200 + at}`,
    name: `深溝玉軸受 ${6200 + at} ${tag}`,
    bore: 10 + at,
    price: String(1250 + at * 10),
  }))

/** The file of a price list, as a browser chooses it. */
export function priceList(name: string, lines: readonly PriceLine[]) {
  const rows = [
    ['株式会社桧川軸受製作所　価格表', '', '', '', '', '', ''],
    ['2026年4月1日現在', '', '', '', '', '', '単位：円'],
    ['', '', '', '', '', '', ''],
    ['品番', '品名', '寸法(mm)', '', '', '定価', '納期'],
    ['', '', '内径', '外径', '幅', '', ''],
    ...lines.map(({ number, name: goods, bore, price }) => [
      number,
      goods,
      String(bore),
      String(bore + 27),
      '14',
      price,
      '約２週間',
    ]),
    ['※価格は税抜です', '', '', '', '', '', ''],
  ]
  const text = rows.map((row) => row.join(',')).join('\r\n')
  return { name, mimeType: 'text/csv', buffer: inEncoding(`${text}\r\n`, 'shift_jis') }
}
