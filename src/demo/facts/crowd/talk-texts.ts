// What is said below posts again and again, beside what is said in the small world.
import type { Talk } from '../posts/talk.ts'
import type { Pair } from '../posts/texts.ts'

export const belowCompanies: readonly Talk[] = [
  {
    said: [
      'Do you deliver {number} at once, or in parts over {weeks} weeks?',
      '数量{number}を一括で納入できますか。それとも{weeks}週間に分けての納入でしょうか。',
    ],
    answered: [
      'Both. In parts, the price of the first delivery holds for all of them.',
      'どちらも可能です。分納でも、初回の単価を据え置きます。',
    ],
  },
  {
    said: ['We had lot {lot} and can confirm this.', 'ロット{lot}を購入しましたが、そのとおりでした。'],
    answered: ['Thank you. May we name you?', 'ありがとうございます。社名をご紹介してもよろしいでしょうか。'],
  },
  {
    said: ['How do you measure this, and how often?', 'どのように、どのくらいの頻度で測定されていますか。'],
    answered: [
      'At the beginning and the end of each lot, and every {days} days on a retained sample.',
      'ロットの最初と最後に測定し、保管サンプルは{days}日ごとに確認しています。',
    ],
  },
  {
    said: [
      'After {weeks} weeks we count {percent} % fewer returns. It was worth the change.',
      '導入から{weeks}週間で返品が{percent}%減りました。切り替えてよかったと思います。',
    ],
  },
  {
    said: ['Is a smaller size planned as well?', '小さいサイズの予定はありますか。'],
    answered: [
      'From next spring. We write here when samples are ready.',
      '来春を予定しています。サンプルが用意でき次第、こちらでお知らせします。',
    ],
  },
  {
    said: ['Can an inspection by a third party be had?', '第三者検査を付けることはできますか。'],
    answered: ['Yes. Please add {days} days.', 'はい。納期に{days}日を加えてください。'],
  },
  {
    said: [
      'We sent you a request {days} days ago. Could you have a look?',
      '{days}日前にお問い合わせをお送りしました。ご確認いただけますか。',
    ],
    answered: [
      'Sorry for that, it lay with a colleague who is away. The answer has left today.',
      '失礼いたしました。担当者が休暇中でした。本日お返事をお送りしました。',
    ],
  },
  {
    said: ['Which delivery terms do you usually offer?', '通常の受渡条件を教えてください。'],
    answered: ['FCA; for regular orders DAP as well.', 'FCAです。定期のご注文ではDAPにも対応します。'],
  },
  {
    said: ['Good to see numbers instead of adjectives.', '形容詞ではなく数字で示されているのがよいですね。'],
  },
  {
    said: [
      '{percent} % sounds like little. Over a year it was {number} hours with us.',
      '{percent}%は小さく見えますが、当社では年間{number}時間になりました。',
    ],
  },
  {
    said: [
      'I would like to show this to our quality people on Monday. Is that all right?',
      '月曜の会議で品質部門に紹介してもよろしいでしょうか。',
    ],
    answered: ['Gladly.', 'もちろんです。どうぞお使いください。'],
  },
  {
    said: ['Are there data for a warm and wet climate as well?', '高温多湿の地域でのデータはありますか。'],
    answered: [
      'From one customer, over {weeks} weeks. We send them to you.',
      'お客様1社の{weeks}週間分がございます。お送りします。',
    ],
  },
]

export const belowPeople: readonly Talk[] = [
  {
    said: [
      'We can do that; {weeks} weeks for the first samples. I write to you today.',
      '当社で対応できます。初回サンプルは{weeks}週間です。本日ご連絡します。',
    ],
    answered: ['Thank you, I look forward to it.', 'ありがとうございます。お待ちしています。'],
  },
  { said: ['With us it is {percent} %.', '当社では{percent}%です。'] },
  {
    said: [
      'Have you asked your trade association? Ours keeps a list, free of charge.',
      '業界団体に相談されましたか。当社の加盟先には無料の一覧があります。',
    ],
    answered: ['I had not, thank you.', 'まだでした。ありがとうございます。'],
  },
  {
    said: [
      'We stayed with one supplier and keep {weeks} weeks of stock instead. Less work, and about the same cost.',
      '当社は1社のままとし、代わりに{weeks}週間分の在庫を持っています。手間が少なく、費用は同程度です。',
    ],
  },
  { said: ['The same here, {few} times in the last year.', '当社でも昨年{few}回ありました。'] },
  {
    said: ['Which size of company do you look for?', '会社の規模にご希望はありますか。'],
    answered: [
      'It does not matter, as long as somebody answers the telephone.',
      '規模は問いません。電話に出ていただけることが条件です。',
    ],
  },
  {
    said: [
      'We had this {weeks} weeks ago and wrote everything down. Send me a message.',
      '{weeks}週間前に同じ経験をし、記録を残しています。メッセージをください。',
    ],
    answered: ['It is on its way.', 'お送りしました。よろしくお願いします。'],
  },
]

/** What others answer to a question. */
export const alsoAsked: readonly Pair[] = [
  ['The same question from us.', '当社も同じことを伺いたいです。'],
  [
    'We asked by a request and had the answer within {days} days.',
    'お問い合わせからは{days}日で回答をいただきました。',
  ],
  [
    'Interested in the answer as well, for {number} a year.',
    '年間{number}ほど使うため、私も回答を知りたいです。',
  ],
]

/** What others answer to what somebody tells. */
export const agreed: readonly Pair[] = [
  ['Thank you, that helps us as well.', '参考になりました。ありがとうございます。'],
  ['Seen the same at {few} of our customers.', '当社のお客様でも{few}社で同じことがありました。'],
  ['Good to know, we are at the beginning of this.', '当社は検討を始めたところで、参考になります。'],
]

/** What whoever posted adds. */
export const additions: readonly Pair[] = [
  ['To add: the figures are those of lot {lot}.', '補足です。数値はロット{lot}のものです。'],
  ['Asked by message: yes, also for {number}.', 'メッセージでのご質問について。数量{number}でも対応します。'],
  ['An update after {weeks} weeks: it has stayed so.', '{weeks}週間後の状況です。その後も変わっていません。'],
]
