// What people ask and tell again and again in two years, in English and Japanese, with numbers that are others each time.
import type { Pair } from '../posts/texts.ts'

/** About what others make: {name}. */
export const ofGoods: readonly Pair[] = [
  [
    'Looking for a second source for {name}: about {number} a year, first samples within {weeks} weeks. Drawing and inspection plan are ready.',
    '{name}の2社目の調達先を探しています。年間の数量は{number}程度、初回サンプルは{weeks}週間以内を希望します。図面と検査計画書はあります。',
  ],
  [
    'Incoming inspection of {name}, lot {lot}: report and goods agree, now {few} lots in a row. From the next one on we inspect every third.',
    '{name}（ロット{lot}）の受入検査で、成績書と現品が一致しました。これで{few}ロット連続です。次回から3ロットに1回の検査にします。',
  ],
  [
    'How long do you keep {name} in store before you check it again? We say {weeks} weeks and would like to hear reasons for more or less.',
    '{name}は保管後どのくらいで再検査されていますか。当社は{weeks}週間としていますが、長短それぞれの理由を伺いたいです。',
  ],
  [
    'The price of {name} went up by {percent} % within a quarter, at two suppliers at once. Is it the material? Interested in what others see.',
    '{name}の価格が四半期で{percent}%上がりました。2社同時です。材料が理由なのか、皆さまの状況も教えてください。',
  ],
  [
    'We asked {few} companies for {name}. Answers within a day: two. Both had a name and a telephone number below, and one had read the drawing.',
    '{name}について{few}社に問い合わせました。1日以内に返事があったのは2社で、どちらも担当者名と電話番号が書かれていました。図面まで読んでいたのは1社です。',
  ],
  [
    'Lot {lot} of {name} came {days} days early, with the papers in the first carton and not in the last. Small things, but I notice them.',
    '{name}のロット{lot}が{days}日早く届きました。書類は最後ではなく最初の箱に入っていました。小さなことですが、助かります。',
  ],
]

/** About their own work. */
export const ofWork: readonly Pair[] = [
  [
    'Visited a works near {city} with {lines} lines this week. What I wrote down: every open order has a place on the floor, and the place is marked.',
    '今週、{city}近郊の工場（{lines}ライン）を見学しました。印象に残ったのは、進行中の注文ごとに床の置き場が決まり、表示されていたことです。',
  ],
  [
    'Stock count in {city}: {percent} % difference, most of it in the small parts. From now on these are weighed, not counted.',
    '{city}の倉庫の棚卸差異は{percent}%で、大半が小物部品でした。今後は数えずに重量で管理します。',
  ],
  [
    'For {weeks} weeks a new colleague has been with us in purchasing. Best idea so far: one page for each supplier, with what went well on top.',
    '購買に新しい同僚が来て{weeks}週間になります。良かった提案は、仕入先ごとに1枚の用紙を作り、うまくいったことを一番上に書くことでした。',
  ],
  [
    'Counted today: {number} open requests, {low} % of them without a drawing. No wonder that the answers are so far apart.',
    '本日数えたところ、回答待ちの引合いは{number}件で、{low}%は図面が付いていませんでした。見積に差が出るのも当然です。',
  ],
  [
    'After {hours} hours of overtime in one quarter we asked why. Half of it was searching: for papers, for gauges, for the person who knows.',
    '四半期の残業が{hours}時間になり、原因を調べました。半分は探す時間でした。書類、測定器、そして分かる人を探していました。',
  ],
]
