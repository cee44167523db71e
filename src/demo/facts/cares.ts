import { producerCares } from './producerTexts.ts'
import type { Voice } from './voices.ts'

/** {care}: what a company does so that its customers need not worry. */
export const cares: Readonly<Record<Voice, readonly (readonly [en: string, ja: string])[]>> = {
  producer: producerCares,
  maker: [
    [
      'Lots are traced by number from the incoming material to the carton.',
      '材料の入荷から梱包まで、ロット番号で追跡できます。',
    ],
    ['Samples of every lot are kept for ten years.', '各ロットのサンプルを10年間保管しています。'],
    [
      'First articles are released only with a complete measuring report.',
      '初品は全項目の測定報告書を添えて承認をいただきます。',
    ],
    ['Measuring equipment is calibrated every twelve months.', '測定器は12か月ごとに校正しています。'],
    [
      'Changes of material or process are announced three months ahead.',
      '材料や工程の変更は3か月前に通知します。',
    ],
    [
      'Rejects are counted by cause every week and shown on the shop floor.',
      '不良は原因別に毎週集計し、現場に掲示しています。',
    ],
    [
      'Inspection data are sent as a file with each delivery note.',
      '検査データは納品書とともに電子ファイルでお渡しします。',
    ],
  ],
  trader: [
    [
      'Certificates of the makers are checked against the lot before anything is shipped.',
      '出荷前に、メーカーの成績書とロットを照合しています。',
    ],
    [
      'Returns are accepted within 30 days when the packing is unopened.',
      '未開封品は30日以内の返品を承ります。',
    ],
    ['Temperature and humidity of the store are recorded.', '倉庫の温度と湿度を記録しています。'],
    ['Shortages are reported on the day they are known.', '欠品は判明した当日にご連絡します。'],
    [
      'Dangerous goods and export controls are looked after by trained people.',
      '危険物と輸出管理は、有資格者が担当しています。',
    ],
  ],
  adviser: [
    ['Data of one client are never shown to another.', 'お客様の情報を他社に開示することはありません。'],
    ['Every visit ends with a written note of one page.', '訪問ごとに1ページの記録をお渡しします。'],
    ['The same two people stay with a project from start to end.', '開始から完了まで、同じ2名が担当します。'],
    ['Interim results are discussed on the shop floor.', '中間結果は現場でご説明します。'],
    [
      'Savings are stated only when the works has measured them.',
      '効果は、工場側の測定値に基づいてのみ報告します。',
    ],
  ],
  service: [
    ['Data of one client are never shown to another.', 'お客様の情報を他社に開示することはありません。'],
    ['The same people look after a client for years.', '同じ担当者が長く対応します。'],
    ['Mistakes of ours are put right at our expense.', '当社に起因する誤りは、当社の費用で修正します。'],
    [
      'All files are kept for seven years and handed over on request.',
      '資料は7年間保管し、ご要望に応じてお渡しします。',
    ],
    ['Delays are told on the day they are known.', '遅れが見込まれる場合は、判明した当日にご連絡します。'],
  ],
  investor: [
    ['Accounts of all holdings are audited from outside.', '出資先の決算はすべて外部監査を受けています。'],
    ['No holding has been sold within four years.', '4年以内に売却した出資先はありません。'],
    ['Jobs and pensions are part of every agreement.', '雇用と退職金の維持を契約に定めています。'],
    ['Bank debt stays below twice the yearly profit.', '借入は年間利益の2倍以内に抑えています。'],
    ['Each partner has put in money of their own.', 'パートナー全員が自己資金を拠出しています。'],
  ],
  body: [
    [
      'Advice is neutral and given in writing when asked for.',
      '助言は中立で、ご要望があれば書面でお渡しします。',
    ],
    ['Decisions and sums are published.', '決定内容と金額を公表しています。'],
    ['A delegation of three or more is met at the station.', '3名以上の視察団は駅までお迎えします。'],
    [
      'Enquiries from abroad are passed on within two days.',
      '海外からのお問い合わせは2日以内に取り次ぎます。',
    ],
    [
      'The testing station next door can be used by the hour.',
      '隣接する試験場を時間単位でご利用いただけます。',
    ],
  ],
}
