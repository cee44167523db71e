// What people say below posts of the demo world, and what is answered.
import type { Random } from '../random.ts'
import type { Pair } from './texts.ts'

export type Talk = { said: Pair; answered?: Pair }

/** Below what companies post. */
export const ofCompanies: readonly Talk[] = [
  {
    said: [
      'Is the measuring report part of the delivery, or on request?',
      '測定成績書は納品に含まれますか。それとも別途のご依頼が必要でしょうか。',
    ],
    answered: [
      'With each lot, unasked. Since this year as a file.',
      '全ロットに添付しています。今年から電子ファイルでお渡ししています。',
    ],
  },
  {
    said: ['What would be the lead time for 50 pieces?', '50個の場合、納期はどのくらいになりますか。'],
    answered: [
      'Please send us the drawing by a request: we answer within a day, with a date that we keep.',
      'お問い合わせに図面を添えてお送りください。一日以内に、確実な納期をお答えします。',
    ],
  },
  {
    said: [
      'Can the material certificate be issued to EN 10204, type 3.1?',
      '材料証明書（ミルシート）の発行は可能でしょうか。',
    ],
    answered: [
      'Yes. Please name it in the order, it costs nothing more.',
      'はい、可能です。ご注文時にお知らせください。追加費用はかかりません。',
    ],
  },
  {
    said: [
      'We have bought from you for two years and never had to send anything back.',
      '2年ほど取引がありますが、返品は一度もありません。',
    ],
  },
  {
    said: ['Congratulations to everybody in the works.', '現場の皆さま、おめでとうございます。'],
    answered: ['Thank you, we pass it on.', 'ありがとうございます。現場に伝えます。'],
  },
  {
    said: [
      'Which tolerance do you hold in series, not only on the sample?',
      'サンプルだけでなく、量産で保証できる公差を教えてください。',
    ],
    answered: [
      'The one on the drawing. We send the figures of the last ten lots on request.',
      '図面の公差を保証しています。直近10ロットの実績値もご提示できます。',
    ],
  },
  {
    said: [
      'Useful, thank you. I have passed it on to our maintenance.',
      '参考になりました。保全部門にも共有します。',
    ],
  },
]

/** Below what people ask and tell. */
export const ofPeople: readonly Talk[] = [
  {
    said: [
      'We make lots of this size. Please write to our company page, and we send an offer within two days.',
      'その数量でしたら当社で対応できます。企業ページからお問い合わせいただければ、二日以内にお見積りします。',
    ],
    answered: ['Thank you, the drawing is on its way.', 'ありがとうございます。図面をお送りします。'],
  },
  {
    said: [
      'We had the same. In the end it was the seal, not the bearing: a second lip made the difference.',
      '当社でも同じことがありました。原因は軸受ではなくシールで、リップを二重にして解決しました。',
    ],
    answered: ['Good to know. Which material?', '参考になります。材質は何をお使いですか。'],
  },
  {
    said: [
      'I would ask for the figures of three lots, not for one sample.',
      '1個のサンプルより、3ロット分の実績値を求めるとよいと思います。',
    ],
  },
  {
    said: ['Same experience here.', '当社も同じです。'],
  },
]

/** So many talks below a post, each another one. */
export const talksBelow = (random: Random, isOfPerson: boolean, count: number): Talk[] =>
  random.some(isOfPerson ? ofPeople : ofCompanies, count)
