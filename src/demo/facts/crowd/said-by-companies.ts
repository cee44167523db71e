// What companies tell again and again in two years, in English and Japanese, with numbers that are others each time.
import type { Pair } from '../posts/texts.ts'

/** Makers, whatever they make: {name}, {fact}, {order}, {lead}, {lot} and numbers. */
export const ofMakers: readonly Pair[] = [
  [
    'Lot {lot} of the {name} has passed final inspection; {percent} % were set aside. Two years ago it was three times as much, and most of the difference came from checking the incoming material.',
    '{name}のロット{lot}が最終検査に合格しました。除外したのは{percent}%です。2年前の3分の1で、受入検査を改めた効果が大きいと見ています。',
  ],
  [
    'Retained samples of the {name}, lot {lot}, were examined again after {hours} hours in the climate chamber: no change that we could measure. The record goes to everybody who asks for it.',
    '{name}（ロット{lot}）の保管サンプルを、恒温恒湿槽で{hours}時間置いて再検査しました。測定できる変化はありませんでした。記録はご希望の方にお渡しします。',
  ],
  [
    'We had {number} orders for the {name} this quarter, {percent} % of them with a question that our data sheet should have answered. The data sheet is new since today.',
    '今四半期に{name}のご注文を{number}件いただきました。そのうち{percent}%のお客様から、本来は仕様書でお答えすべき点のご質問がありました。本日、仕様書を改訂しました。',
  ],
  [
    'A customer asked for the {name} ({fact}) a little different. We make it, from {order}, and say beforehand what changes in price and time.',
    '{name}（{fact}）を一部変更してほしいとのご相談がありました。{order}から対応します。価格と納期がどう変わるかは事前にお伝えします。',
  ],
  [
    'On-time delivery of the last {weeks} weeks: {ontime} %. What was late was late because of packaging, not because of the {name} itself. We have a second supplier for cartons now.',
    '直近{weeks}週間の納期遵守率は{ontime}%でした。遅れの原因は{name}そのものではなく梱包材でした。段ボールの調達先を2社にしました。',
  ],
  [
    'Changing over from one order to the next took us {minutes} minutes; with everything for the {name} laid ready on one cart it is {fewer}. That is why smaller lots no longer cost extra, from {order}.',
    '段取り替えに{minutes}分かかっていましたが、{name}に使う物をすべて1台の台車にまとめたところ{fewer}分になりました。そのため{order}からの小ロットでも割増はいただきません。',
  ],
  [
    'A complaint about the {name}, told openly: wrong labels on {few} cartons of lot {lot}. Replaced within {days} days; since then a camera reads every label before the carton is closed.',
    'クレームのご報告です。{name}のロット{lot}のうち{few}箱でラベルの貼り間違いがあり、{days}日以内に交換しました。以後、封函の前にカメラで全数を照合しています。',
  ],
  [
    'This week {few} buyers spent half a day in our works in {city} and followed the {name} from incoming material to the pallet. Who wants to come: Tuesdays and Thursdays, a line two days before is enough.',
    '今週、{city}の工場に{few}名の購買担当の方をお迎えし、{name}の材料受入れから出荷まで半日かけてご覧いただきました。見学は火曜と木曜に承ります。2日前までにご連絡ください。',
  ],
  [
    'Energy for one lot of the {name}: down by {percent} % since compressed air is switched off outside the shifts. No investment but one timer.',
    '{name}の1ロットあたりの電力使用量が{percent}%下がりました。勤務時間外に圧縮空気を止めただけで、投資はタイマー1個でした。',
  ],
  [
    'For planners: the {name} has {lead} days of lead time today, and we expect it to stay so for {weeks} weeks. We change this on our page before it changes in your orders.',
    '生産計画ご担当の方へ。{name}の納期は現在{lead}日で、今後{weeks}週間は変わらない見込みです。変わる場合は、ご注文に影響する前に企業ページを更新します。',
  ],
  [
    'Papers of the {name} can now be found by lot number. Write it into the request as it stands on the label, {lot} for example, and the certificate comes back the same day.',
    '{name}の書類をロット番号で引けるようにしました。ラベルの番号（例：{lot}）をお問い合わせにお書きいただければ、証明書を当日中にお送りします。',
  ],
]

/** Whoever sends goods on their way. */
export const ofSenders: readonly Pair[] = [
  [
    'We compared {few} carriers from {city} for {weeks} weeks, with a shock recorder in a carton of the {name}. The cheapest one shook it most. We stay with the second.',
    '{city}からの輸送で運送会社{few}社を{weeks}週間比べました。{name}の箱に衝撃記録計を入れたところ、最も安い会社の衝撃が最大でした。2番目の会社を続けて使います。',
  ],
  [
    'Of the {name} we hold {weeks} weeks of demand. Who needs more at once should tell us {days} days before; then nobody else waits for it.',
    '{name}は約{weeks}週間分の在庫を確保しています。まとめてご入用の際は{days}日前までにお知らせください。ほかのお客様をお待たせせずに済みます。',
  ],
]

/** Traders. */
export const ofTraders: readonly Pair[] = [
  [
    'Arrived in {city}: {name}, lot {lot}. Incoming inspection is done, {percent} % were set aside, the rest can be ordered from today, {order} or more.',
    '{city}に{name}（ロット{lot}）が入荷しました。受入検査で{percent}%を除き、残りは本日から手配できます。{order}から承ります。',
  ],
  [
    '{name}: three makers, prices {percent} % apart. We wrote down what each of them holds: freight, papers, samples. After that the difference was one third.',
    '{name}について3社の見積に{percent}%の差がありました。運賃、書類、サンプルの条件をそろえて比べ直したところ、実際の差はその3分の1でした。',
  ],
  [
    'Asked most about the {name} this month: {fact}. It is the first line of its page now, and below it stands how it was measured.',
    '今月、{name}について最も多かったお問い合わせは「{fact}」でした。製品ページの最初に移し、測定方法も記載しました。',
  ],
  [
    'On-time delivery of the last {weeks} weeks: {ontime} %, counted by the day that you confirmed and not by the one that suited us. Only one item was below 90: {name}.',
    '直近{weeks}週間の納期遵守率は{ontime}%でした。当社の都合ではなく、お客様と確認した日で数えています。90%を下回ったのは{name}だけでした。',
  ],
]

/** Consultants, investors and public bodies; {name} is a service. */
export const ofAdvisers: readonly Pair[] = [
  [
    '{name}, from the last {few} cases: the first list of causes had {number} lines, and three of them explained most of the loss. We begin with the three.',
    '{name}の直近{few}件から。最初に挙がった原因は{number}項目でしたが、損失の大半は3項目で説明できました。まずその3項目から着手します。',
  ],
  [
    'Asked often before “{name}” begins: what do you need from us? {days} days of one person who knows the orders, and the numbers of {weeks} weeks as they are, not tidied up.',
    '「{name}」を始める前に、何を用意すればよいかと尋ねられます。受注に詳しい方お一人の{days}日間と、手を加えていない{weeks}週間分の数字があれば始められます。',
  ],
  [
    '{name} in {city}: the next half-day for {few} companies is in {weeks} weeks. No slides; everybody brings one order that went wrong.',
    '{city}で「{name}」の半日の説明会を{weeks}週間後に開きます。定員は{few}社です。資料の投影はせず、うまくいかなかった注文を1件ずつお持ちいただきます。',
  ],
  [
    'After {weeks} weeks of “{name}” a customer counted: enquiries answered within a day went from {low} to {ontime} %. Nobody works longer; the questions are sorted first.',
    '「{name}」を始めて{weeks}週間のお客様で、1日以内に回答できた引合いが{low}%から{ontime}%に増えました。残業は増えていません。質問の仕分けを先にしただけです。',
  ],
]

/** With what such a post ends. */
export const endings: readonly Pair[] = [
  [
    'Questions below, or by a request from our page.',
    'ご質問はコメント、または企業ページのお問い合わせからどうぞ。',
  ],
  ['Papers on request.', '資料はお申し付けください。'],
  ['Next report in {later} weeks.', '次回は{later}週間後にご報告します。'],
  [
    'Who has measured something else: tell us, we learn from it.',
    '異なる結果をお持ちの方は、ぜひお聞かせください。',
  ],
  ['Thank you to everybody in {city} who had a hand in it.', '携わった{city}の社員に感謝します。'],
  ['Please name {reference} when you ask.', 'お問い合わせの際は、管理番号{reference}をお書き添えください。'],
]
