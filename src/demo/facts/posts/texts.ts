// What the posts of the demo companies say, by topic; in English and in Japanese, of which a company writes one.
export type Pair = readonly [en: string, ja: string]

/** A product of theirs, shown with its drawing: {name}, {facts}, {lead}, {order}, {city}. */
export const newProduct: readonly Pair[] = [
  [
    'New in our range: {name}.\n\n{facts}\n\nFirst lots leave {city} in {lead} days; smallest order {order}.',
    '新製品のご案内です。{name}を製品一覧に加えました。\n\n{facts}\n\n{order}から承り、標準納期は{lead}日です。',
  ],
  [
    'Three customers asked for the same size within a year, so it is now a standard item: {name}. Drawing and data are on its page, and the first measuring report can be had on request.',
    '同じ寸法のご要望が続いたため、{name}を標準品といたしました。図面と仕様は製品ページに掲載しています。初回ロットの測定報告書もご提出できます。',
  ],
  [
    '{name}: the series release is through.\n\n{facts}\n\nSamples go out within {lead} days. Tell us where it will run, and we say honestly whether it fits.',
    '{name}の量産承認が完了しました。\n\n{facts}\n\nサンプルは{lead}日以内に出荷します。ご使用条件をお知らせいただければ、適否を率直にお答えします。',
  ],
  [
    'We are often asked for a drawing before there is an order. Here is that of the {name}. If a dimension does not suit you, write it into the request: we make {order} or more to your drawing as well.',
    'ご発注前に図面を見たいというお声をよくいただきます。{name}の図面を公開しました。寸法の変更も{order}から承りますので、ご希望をお問い合わせにご記入ください。',
  ],
]

/** The same of goods on the shelf. */
export const inStock: readonly Pair[] = [
  [
    'Back in stock: {name}. {order} or more, dispatch within {lead} days while the lot lasts.',
    '{name}の在庫が入りました。{order}から、{lead}日以内に出荷します。在庫限りとなりますのでご了承ください。',
  ],
  [
    'For everybody who waited: the {name} is on the shelf again in {city}. We keep two months of demand from now on, so that it does not run out a second time.',
    'お待たせしました。{name}が{city}の倉庫に入荷しました。欠品を繰り返さないよう、今後は2か月分の在庫を確保します。',
  ],
  [
    'Machine down and the part is missing? {name} leaves us within {lead} days. Please give the number on the old part and the date you need it; both save a day of asking back.',
    '設備停止でお困りの際はご相談ください。{name}は{lead}日以内に出荷できます。現品の刻印とご希望納期を添えていただくと、確認の往復が減り早く手配できます。',
  ],
]

/** A certificate of theirs, as a card: {cert}, {issuer}, {until}. */
export const certificate: readonly Pair[] = [
  [
    'The auditors of {issuer} were here for two days. {cert} is confirmed until {until}; two remarks, both closed before they left. Thank you to everybody who kept their records up to date.',
    '{issuer}の審査を2日間にわたり受け、{cert}の認証を{until}まで維持できることになりました。指摘は2件で、いずれも当日中に是正しました。日々記録を整えている社員に感謝します。',
  ],
  [
    '{cert}: passed. The certificate of {issuer} is on our page with its number and runs until {until}, so nobody has to ask us for a copy.',
    '{cert}の認証書を更新しました（{issuer}、有効期限{until}）。番号とともに企業ページに掲載していますので、写しのご請求なしでご確認いただけます。',
  ],
  [
    'Many ask what {cert} changes in daily work. With us: every deviation gets a number, a cause and a date, and no lot leaves before all three are there. Valid until {until}.',
    '{cert}で現場の何が変わるのかとよく尋ねられます。当社では、不適合には必ず番号・原因・期限を付け、三つがそろうまでロットを出荷しません。有効期限は{until}です。',
  ],
]

/** A step of their production: {step}, {lead}, {city}, {staff}. */
export const works: readonly Pair[] = [
  [
    'The second machine for {step} has passed its acceptance after 300 hours of running. Repeat orders that took {longer} days now take {lead}.',
    '{step}の2台目の設備が、300時間の試運転を経て検収となりました。これまで{longer}日いただいていたリピート品の納期を、{lead}日に短縮します。',
  ],
  [
    'We have moved {step} next to final inspection. Forty metres less to carry, and a finding is back at the machine within minutes instead of the next morning.',
    '{step}の工程を最終検査の隣に移しました。運搬距離が40m短くなり、検査での気付きが翌朝ではなく数分で機械に戻るようになりました。',
  ],
  [
    'A question that visitors in {city} always ask: what do you not give out of the house? With us it is {step}. It decides whether a part runs quietly, so the people who do it have done it for years.',
    '{city}の工場をご見学の方から、外注に出さない工程は何かと尋ねられます。当社では{step}です。品質を左右する工程のため、長年の経験者が担当しています。',
  ],
  [
    'Two apprentices passed their final examination and stay with us, both in {step}. Four more begin in spring.',
    '実習生2名が修了試験に合格し、引き続き{step}を担当します。春には新たに4名が加わります。',
  ],
  [
    'Open capacity from next month: about 60 hours a week in {step}. Series from small to medium, drawings answered within three working days.',
    '来月から{step}に週60時間ほどの余力があります。小・中ロットを中心に承ります。図面をいただければ3営業日以内に回答します。',
  ],
]

/** What they think of papers, packing and the like: no names needed but {lead}, {order}. */
export const habits: readonly Pair[] = [
  [
    'A small thing that prevents complaints: we now print the drawing revision on every label. If goods and order do not name the same one, they do not leave.',
    'クレームを防ぐ小さな工夫として、すべてのラベルに図面の版番号を印字するようにしました。ご注文と版が一致しない品物は出荷しません。',
  ],
  [
    'Please tell us the last date that still helps you, not the one you would like. With both we plan better, and say no at once when it cannot be done.',
    '納期のご希望とあわせて、これより遅れると困るという期限もお知らせください。両方が分かれば計画を立てやすく、難しい場合もその場でお答えできます。',
  ],
  [
    'From this month measuring reports come as a file with each delivery note. Paper only for those who ask for it.',
    '今月から、測定報告書を納品書とともに電子ファイルでお送りします。紙での提出はご希望の方のみといたします。',
  ],
  [
    'We have replaced foam by folded cardboard in all parcels up to 20 kg. After 400 drop tests: no damage more than before, and the receiver has one bin less to fill.',
    '20kg以下の荷物の緩衝材を、発泡材から折り段ボールに替えました。400回の落下試験で破損の増加はなく、お客様の分別の手間も減ります。',
  ],
  [
    'Price and lead time in a quotation hold for 30 days with us. If steel moves more than three per cent meanwhile, we call before you notice.',
    '当社の見積の価格と納期は30日間有効です。その間に材料価格が3%以上動いた場合は、こちらから先にご連絡します。',
  ],
]

/** A fair that both names are invented of: {fair}, {day}, {stand}, {name}. */
export const fair: readonly Pair[] = [
  [
    'Meet us at {fair}, from {day}, stand {stand}. On the table: {name}, cut open, so that you see what a catalogue does not show.',
    '{day}から開催の{fair}に出展します（小間番号{stand}）。{name}のカットモデルを展示し、カタログでは分からない内部をご覧いただけます。',
  ],
  [
    '{fair} begins on {day}. We are at stand {stand} and have set Wednesday aside for appointments: bring a drawing, take home an estimate.',
    '{fair}（{day}から）の小間{stand}でお待ちしています。2日目は商談専用の時間を設けました。図面をお持ちいただければ、その場で概算をお出しします。',
  ],
]

/** Days on which nobody works: {from}, {to}, {last}. */
export const closed: readonly Pair[] = [
  [
    'We are closed from {from} to {to}. Orders that reach us by {last} still leave before; machines that stand still are helped by the on-call number on our page.',
    '{from}から{to}まで休業いたします。{last}までに承ったご注文は休業前に出荷します。設備停止など緊急の場合は、企業ページの電話番号へご連絡ください。',
  ],
]

/** A country they deliver to: {market}. */
export const market: readonly Pair[] = [
  [
    'Our first regular shipment to {market} has left: one consolidated load every second week, customs papers included. Who orders there may save the minimum freight.',
    '{market}向けの定期出荷を始めました。隔週の混載便で、通関書類もこちらで整えます。現地のお客様は最低運賃のご負担なくご注文いただけます。',
  ],
  [
    'What we learned from a year of deliveries to {market}: name the customs tariff number on the order already. It saves two days at the border.',
    '{market}への納入を1年続けて分かったことがあります。ご注文の時点で関税番号を決めておくと、通関が2日早くなります。',
  ],
]

/** Traders about goods that arrive: {name}, {order}, {lead}, {city}. */
export const arrival: readonly Pair[] = [
  [
    'A container has arrived in {city}: {name} and related sizes. Samples of the lot have been measured, the papers are filed by lot number.',
    '{city}にコンテナが到着しました。{name}と関連サイズが入荷しています。ロットごとに抜取測定を行い、成績書をロット番号で保管しています。',
  ],
  [
    'We visited the works that makes the {name} for us and walked the line from incoming material to packing. Two improvements agreed, one of them already in this lot.',
    '{name}の製造元を訪問し、材料受入れから梱包まで確認しました。改善を2点取り決め、うち1点は今回のロットから反映されています。',
  ],
]

/** Consultants, investors and public bodies, about a service of theirs: {name}, {until}, {lead}. */
export const advice: readonly Pair[] = [
  [
    '{name}: three places are left before {until}. We begin with half a day on site, look at the scrap bin, the age of the gauges and who answers the questions, and only then write an offer.',
    '{name}は、{until}までの枠が残り3社となりました。まず半日現場を拝見し、端材の箱、測定器の校正日、質問に誰が答えるかを確認してからお見積りします。',
  ],
  [
    'A short list from our work on “{name}”: who owns the tools, who pays the second sample, what happens when the revision changes. Three lines in the contract, years of peace.',
    '「{name}」の仕事から、契約前に確認したい三点です。金型の所有者、再サンプルの費用負担、図面改訂時の扱い。契約書の三行が、その後の何年もの安心につながります。',
  ],
  [
    'Before we began with “{name}” we looked at forty offers that one customer had lost. Price was the reason in eleven. In nineteen the answer came after the fifth day.',
    '「{name}」を始める前に、お客様が失注した見積40件を調べました。価格が理由だったのは11件で、19件は回答が5日目以降になっていました。',
  ],
  [
    '{name}: new dates are on the page, the first of them before {until}. Two pages are enough to apply, and everybody has an answer within three weeks.',
    '{name}の新しい日程を掲載しました。初回は{until}までに行います。申込書は2枚、3週間以内に全員へ回答します。',
  ],
]

/** People who look for something or tell of it: {name}, {city}. */
export const ofPeople: readonly Pair[] = [
  [
    'We need about 200 pieces a year like the {name}, in lots of 20. Who makes small lots without a price of their own for the set-up? A drawing exists.',
    '{name}に相当する品を年200個ほど、20個ずつの分納で探しています。小ロットでも段取り費を抑えて対応いただける会社はありますか。図面はあります。',
  ],
  [
    'A question to those who use the {name} every day: after how many hours do you change it, and what tells you that it is time?',
    '{name}を日常的に使われている方に伺います。何時間で交換されていますか。また、交換時期を何で判断されていますか。',
  ],
  [
    'Received the first sample of {name} today. All dimensions within half of the tolerance, and a report that explains how each was measured. That is how a first order is won.',
    '{name}の初回サンプルを受け取りました。全寸法が公差の半分以内に収まり、測定方法まで書かれた報告書が添えられていました。こういう会社に初回の発注をしたいと思います。',
  ],
  [
    'Visited two works near {city} this week. Both clean, both busy; the one that showed me its rejects gets the order.',
    '今週は{city}周辺の工場を2社見学しました。どちらも整頓され、活気がありました。不良品を隠さず見せてくれた会社に発注します。',
  ],
  [
    'Does anybody near {city} have experience with longer greasing intervals at 80 °C and daily wash-down? We lose more bearings to water than to load.',
    '{city}の工場で、80℃の環境で毎日洗浄する設備の給脂間隔を検討しています。間隔を延ばした経験のある方はいらっしゃいますか。当社では荷重よりも水による軸受の損傷が多い状況です。',
  ],
  [
    'For purchasing colleagues around {city}: since we send the 3D model with every request, offers come two days earlier and with fewer questions.',
    '{city}で購買を担当しています。お問い合わせに必ず3Dモデルを添えるようにしたところ、見積が2日早く届き、確認の質問も減りました。',
  ],
]

/** Invented fairs, with the hall and number of a stand left to chance. */
export const fairs: readonly Pair[] = [
  ['Setouchi Machine Parts Fair', '瀬戸内機械要素展'],
  ['Hokuto Factory Week', '北都ものづくりウィーク'],
  ['Three Harbours Industrial Fair', '三港産業見本市'],
  ['Northbank Drive and Motion Days', 'ノースバンク動力伝達展'],
  ['Maebara Precision Exhibition', '前原精密加工展'],
]
