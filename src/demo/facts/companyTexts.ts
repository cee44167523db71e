import { englishProducer, japaneseProducer, producerCares } from './producerTexts.ts'
import type { BusinessType } from './world.ts'

/** Sentences about a company. {what} its products, {also} further products, {name}, {city}, {year}, {staff}, {crew} (so many people), {house} (its kind of trade), {lead}, {users}, {works}, {care}, {order}, {markets}. */
export type CompanySentences = {
  short: readonly string[]
  history: readonly string[]
  way: readonly string[]
  terms: readonly string[]
}

export type Kind = 'maker' | 'trader' | 'adviser' | 'investor' | 'body'
/** Makers of consumer goods speak of samples and recipes where others speak of drawings. */
export type Voice = Kind | 'producer'

export function kindOf(type: BusinessType): Kind {
  if (type === 'MA') return 'maker'
  if (type === 'CO') return 'adviser'
  if (type === 'IN') return 'investor'
  return type === 'GO' ? 'body' : 'trader'
}

// Clothes, baby goods, cosmetics, leather goods, food.
const producing = new Set(['0007', '0008', '0009', '0010', '0011'])

export function voiceOf(type: BusinessType, industryID: string): Voice {
  const kind = kindOf(type)
  return kind === 'maker' && producing.has(industryID) ? 'producer' : kind
}

export const english: Readonly<Record<Voice, CompanySentences>> = {
  producer: englishProducer,
  maker: {
    short: [
      '{What} for {users}. {Works} in our own works in {city}; usual lead time {lead} days, from {order}.',
      'We make {what} in {city} with {staff} people, mainly for {users}. Drawings are answered within three working days; lead time about {lead} days.',
      'Maker of {what}{also} since {year}. {Works} under one roof; orders from {order}, about {lead} days.',
      '{What} to standard or drawing, made in {city} since {year} for {users}. Measuring reports come with the goods, small series from {order}.',
      'Works in {city} for {what}{also}: {works}. {Crew} supply {users}; usual lead time {lead} days.',
      'Series and single parts: {what} for {users}. Made and tested in {city}, shipped in about {lead} days.',
    ],
    history: [
      '{name} has made {what} in {city} since {year}. Today {crew} work here, most of them in production.',
      'The firm was started in {year} in a rented hall in {city} and made parts for neighbours. {What} came later and are now the main business.',
      'Founded in {year}, the company has stayed in {city}. It makes {what}{also} for {users}.',
      'In {year} two foremen and a bookkeeper began the business in {city}. {What} are now sold to {users}.',
      '{What} have been our work since {year}. The works in {city} has been enlarged twice and employs {crew}.',
      'The company belongs to the family that founded it in {year}. {Crew} in {city} make {what}{also}.',
    ],
    way: [
      'Our steps are {works}. {care}',
      'What we do ourselves: {works}. The rest is done by shops we have known for years. {care}',
      '{care} Production covers {works}, so that little has to leave the house between order and shipment.',
      'In the works: {works}. Each step has a sheet with its own limits, and the operator signs it. {care}',
      '{Works} take place in {city}. {care} Machines are replaced on average every twelve years.',
    ],
    terms: [
      'Orders start at {order}; the usual lead time is {lead} days from a released drawing. Repeat orders are faster because programs and tools are kept.',
      'Standard sizes are shipped within {lead} days, others after the first sample has been accepted. We quote in writing, with tolerances named.',
      'We deliver to {users}, among others in {markets}. Forwarder and packing are agreed with each customer.',
      'Please send a drawing, a quantity and a date: the answer comes within three working days, also when it is no. Smallest order: {order}.',
      'Complaints are answered with a written analysis in ten working days. Usual lead time {lead} days.',
    ],
  },
  trader: {
    short: [
      '{What} from stock in {city} for {users}. Kitting, labelling and consignment stores; usual delivery in {lead} days.',
      'We supply {what}{also} to {users}. Stock in {city}, certificates with each lot, orders from {order}.',
      '{staff} people in {city} deal in {what} for {users}. One order, one shipment, one invoice; about {lead} days.',
      '{House} of {what} since {year}. We check samples from each lot before they go on to {users}.',
      'Supplier of {what}{also}, founded {year} in {city}. Advice comes from people who know the goods well.',
      'Trade in {what} between works and users: stock, inspection and papers from {city}, from {order}.',
    ],
    history: [
      '{name} has dealt in {what} since {year}. The warehouse in {city} serves {users}.',
      'The business began in {year} as a small shop in {city}. Today {crew} sell {what}{also}.',
      'Founded in {year} by two salesmen of a maker of {what}, the company still keeps close to the works it buys from.',
      'Since {year} we have bought {what} from works we visit every year, and sold them to {users}.',
      'A family business in {city}, founded {year}. {What} make up most of the turnover.',
    ],
    way: [
      'Goods are sampled on arrival and their papers filed by lot. {care}',
      'We keep what is asked for every week on the shelf and order the rest in fixed windows. {care}',
      '{care} Our own van serves the region; the rest goes by parcel or forwarder on the same day when ordered before noon.',
      'Suppliers are audited before the first order and every second year afterwards. {care}',
      'Customers see stock and price in a list that is renewed each Monday. {care}',
    ],
    terms: [
      'The smallest order is {order}. Goods in stock leave on the next working day, others in about {lead} days.',
      'We deliver to {markets} and prepare customs papers, certificates of origin and packing lists.',
      'Kits, labels and special packing are done in {city}. Usual delivery time {lead} days.',
      'Prices hold for 60 days. Call-off contracts over a year are welcome.',
      'For parts that are no longer made we look for a replacement and send a comparison of the data first.',
    ],
  },
  adviser: {
    short: [
      '{What} for {users}. {staff} engineers in {city}, fixed fees, results counted after four months.',
      'Advisers for small and middle-sized works since {year}: {what}{also}. We start with measuring, not with slides.',
      'Engineers from {city} who help {users} with {what}. First visit within {lead} days, fee agreed beforehand.',
      'We offer {what} to {users}. All our people have worked on a shop floor for at least eight years.',
      'Independent office for {what} in {city}, founded {year}. We take no commission from suppliers.',
    ],
    history: [
      '{name} was founded in {year} by former plant managers. The office in {city} has {crew}.',
      'Since {year} we have helped {users} with {what}. Half of the orders come from firms that know us already.',
      'The office started in {year} with one client, a foundry near {city}. {What} are still its core.',
      'Three engineers opened the office in {city} in {year}. Today it offers {what}{also}.',
      'We have worked for {users} since {year}, from {city} and on site.',
    ],
    way: [
      'We measure first, agree on two or three aims and leave the lead to the foremen. {care}',
      'A project has a plan on one page and a meeting every week. {care}',
      '{care} Proposals name cost, effect and who has to change what.',
      'Our people come from machining, assembly and quality. {care}',
      'Nothing is copied from other clients; methods are chosen after the first visit. {care}',
    ],
    terms: [
      'The first talk is free. Projects begin within {lead} days.',
      'Fees are fixed for each phase; travel is charged at cost. We work in {markets}.',
      'A project can be stopped after each phase without giving reasons.',
      'Reports are written in English, and in the language of the works where needed.',
      'References are named after asking the client in question.',
    ],
  },
  investor: {
    short: [
      'We invest in industrial firms with {what}. Long holding periods, active help with exports; decision in about four months.',
      'Investor from {city} for family-owned works: succession, machines, new markets. Founded {year}, {staff} people.',
      'Equity for makers of parts and machines. We take minority stakes and bring customers in {markets}.',
      'Capital and industrial experience for family-owned works. Management stays in charge; money goes into equipment.',
      'Independent investor since {year}: {what} for firms with sound products and a question of succession.',
    ],
    history: [
      '{name} was founded in {year} by owners of industrial firms in {city}. It has stakes in eleven works.',
      'The fund has invested its own money in industrial firms since {year}.',
      'Since {year} we have taken part in firms with 20 to 300 employees. {staff} people in {city} look after them.',
      'The office in {city} was opened in {year}, after the sale of a gearbox factory that its founders had led.',
      'Started in {year} with one holding, a press shop. Each new stake is still visited by every partner.',
    ],
    way: [
      'We look at order books, machines and people before we look at models. {care}',
      'Each holding has one partner who visits every month. {care}',
      '{care} Dividends are left in the firm for the first three years.',
      'Investments are decided by five partners, all with years in industry. {care}',
      'We help with purchasing, export papers and hiring. {care}',
    ],
    terms: [
      'Please send three years of accounts and a list of machines; an answer comes within three weeks.',
      'We invest in {markets}. Real estate, finance and trading houses are not our field.',
      'Usual holding period five to eight years. A sale to employees is always examined first.',
      'Talks are confidential; nobody at the works learns of them from us.',
      'We bear the cost of the examination, whatever its outcome.',
    ],
  },
  body: {
    short: [
      'Public office for industry in {city}: {what}, contacts and advice for {users}, free of charge.',
      'We help firms of the region to export: {what}, trade fairs and introductions in {markets}.',
      'Regional body founded {year}. {staff} people advise {users} on standards, customs and partners.',
      'Contact point for buyers from abroad who look for suppliers around {city}. {What} for local firms.',
      '{What} for small and middle-sized firms; visits to works in the region are arranged within {lead} days.',
    ],
    history: [
      '{name} was set up in {year} by the region and its chambers. {Crew} work in {city}.',
      'Since {year} the office has helped firms around {city} to find customers abroad.',
      'The office grew out of a testing station of {year}. It now offers {what}.',
      'A public body since {year}, paid from regional funds and supervised by a board of nine.',
      'Founded in {year} after a wave of closures in the textile trade, the office works for all industries today.',
    ],
    way: [
      'Firms are visited before they are recommended. {care}',
      'We keep a register of 1,400 local works with their machines and certificates. {care}',
      '{care} Places in programmes are given by published rules.',
      'Our engineers answer questions on standards and approvals. {care}',
      'Delegations see three works a day, chosen for their question. {care}',
    ],
    terms: [
      'Services for firms of the region are free; others pay costs. Answers come within five working days.',
      'Calls for the programmes are published in spring and autumn.',
      'Introductions in {markets} are made through partner offices.',
      'Interpreters can be provided for first meetings.',
      'Results of every programme are published in the yearly report.',
    ],
  },
}

export const japanese: Readonly<Record<Voice, CompanySentences>> = {
  producer: japaneseProducer,
  maker: {
    short: [
      '{users}向けに{what}を製造しています。{works}まで自社で一貫して行い、標準納期は{lead}日、{order}から承ります。',
      '{year}年の創業以来、{city}で{what}を製造しております。図面または仕様書をいただければ3営業日以内に回答し、標準納期は{lead}日です。',
      '{what}{also}の専業メーカーです。{works}を一つの工場で行い、{users}に納入しています。',
      '標準品から図面に基づく特注品まで、{what}を{order}から製作します。主なお客様は{users}で、測定データを添付して納入しています。',
      '{city}の工場で{what}{also}を生産しています。従業員は{crew}、標準納期は{lead}日です。',
      '{what}の多品種小ロット生産を得意としています。{users}を中心にご採用いただき、標準納期は{lead}日です。',
    ],
    history: [
      '当社は{year}年、{city}で創業しました。現在は{crew}の体制で{what}を製造しています。',
      '{year}年に近隣工場の下請けから出発し、現在は{what}が主力となっています。',
      '創業は{year}年です。{city}の小さな貸し工場から始まり、現在は{crew}で{what}{also}を生産しています。',
      '{year}年に{city}で設立しました。設立当初から{what}を手がけ、{users}とお取引いただいています。',
      '家族経営の会社です。{year}年に{city}で始めた{what}の製造に、現在は{crew}が携わっています。',
      '{year}年の創業以来、{city}に拠点を置き、{users}に{what}{also}を供給してまいりました。',
      '{year}年、職人3名で{city}に工場を構えたのが始まりです。現在では{what}を国内外に出荷しています。',
      '{name}は、{year}年から{what}を手がけるメーカーです。工場は二度の増築を経て、{crew}が働いています。',
    ],
    way: [
      '工程は{works}です。{care}',
      '{works}を社内で行い、その他の工程は長年の協力工場に依頼しています。{care}',
      '{care}受注から出荷まで、できる限り社内で完結する体制を整えています。',
      '工程ごとに管理値を記した作業票を備え、作業者が確認のうえ次工程へ渡します。主な工程は{works}です。{care}',
      '{works}の設備を計画的に更新し、加工条件を記録しています。{care}',
    ],
    terms: [
      'ご注文は{order}から、標準納期は仕様確定後{lead}日です。リピート品は治具とプログラムを保管しているため、納期を短縮できます。',
      '標準品は{lead}日以内に、特注品は初品の承認後に出荷いたします。見積書には公差と検査項目を明記します。',
      '国内のほか{markets}にも出荷しています。梱包と輸送方法はご相談のうえ決定します。',
      '図面、数量、ご希望納期をお知らせください。対応できない場合も含め、3営業日以内にご回答します。最小ロットは{order}です。',
      '不具合が発生した場合は、10営業日以内に原因と対策を文書で報告いたします。標準納期は{lead}日です。',
    ],
  },
  trader: {
    short: [
      '{what}を{city}の倉庫に在庫し、{users}へ供給しています。小分け、ラベル貼り、預託在庫にも対応し、標準納期は{lead}日です。',
      '{users}向けに{what}{also}を取り扱う{house}です。ロットごとに検査成績書を添付し、{order}から承ります。',
      '{what}を扱う、{year}年創業の{house}です。受入検査を行い、一括納品・一括請求で調達の手間を減らします。',
      '{city}を拠点に{what}を販売しています。選定から代替品のご提案まで、製品をよく知る担当者がお答えします。',
      'メーカーと使い手をつなぐ{what}の{house}です。在庫、検品、書類作成を{city}で行い、標準{lead}日でお届けします。',
    ],
    history: [
      '当社は{year}年に{city}で創業し、{users}に{what}を納めてまいりました。',
      '{year}年に小さな販売店として開業し、現在は{crew}で{what}{also}を販売しています。',
      '{what}メーカーの営業出身者2名が{year}年に設立しました。仕入先の工場を毎年訪問しています。',
      '{name}は{year}年の創業です。{what}を中心に、お客様の困りごとに応えてきました。',
      '{year}年の設立以来、{users}の調達を支えてきました。取扱いの中心は{what}です。',
      '{year}年、{city}で{what}の販売を始めました。現在は{crew}が、仕入れから納品までを担当しています。',
      '{year}年創業、{city}の家族経営の会社です。売上の大半を{what}が占めています。',
    ],
    way: [
      '入荷品は抜取検査を行い、ロットごとに書類を保管しています。{care}',
      '毎週出荷のある品目は在庫し、その他は定期便で手配しています。{care}',
      '{care}近隣は自社便、遠方は正午までのご注文を当日発送いたします。',
      '仕入先は取引前に監査し、以後2年ごとに確認しています。{care}',
      '在庫と価格の一覧を毎週月曜日に更新しています。{care}',
    ],
    terms: [
      '最小ロットは{order}です。在庫品は翌営業日、取寄品は{lead}日で出荷します。',
      '{markets}への輸出にも対応し、原産地証明書や梱包明細書を作成します。',
      'キット化、ラベル貼り、特殊梱包を{city}で承ります。標準納期は{lead}日です。',
      'お見積りの有効期間は60日です。年間契約による分納も可能です。',
      '廃番品については、仕様比較表を添えて代替品をご提案します。',
    ],
  },
  adviser: {
    short: [
      '{users}を対象に、{what}を行っています。{city}の技術者（{crew}）が対応し、費用は定額です。',
      '{year}年設立。中小製造業を対象に、{what}{also}を提供しています。まず現場の測定から始めます。',
      '製造現場の経験が8年以上ある技術者が、{what}を担当します。初回訪問は{lead}日以内です。',
      '{city}の独立系事務所です。{what}を通じて、{users}の課題解決をお手伝いします。',
      '仕入先から手数料を受け取らない、中立の立場で{what}を行っています。費用は事前にお見積りします。',
    ],
    history: [
      '{name}は、工場長経験者が{year}年に{city}で設立しました。',
      '{year}年の設立以来、{users}に{what}を提供してきました。ご依頼の半数は、以前からのお客様によるものです。',
      '{year}年、鋳物工場の改善支援から始まった事務所です。現在は{crew}が在籍しています。',
      '技術者3名が{year}年に{city}で開業し、{what}を主な業務としています。',
      '{year}年から、{city}を拠点に各地の工場を支援しています。',
    ],
    way: [
      'まず測定し、目標を2〜3点に絞ったうえで、現場の職長が主体となって改善を進めます。{care}',
      '計画は1枚の表にまとめ、毎週、打ち合わせを行います。{care}',
      '{care}提案には費用、効果、担当を明記します。',
      '加工、組立、品質管理の出身者が担当します。{care}',
      '手法は初回訪問の後に選びます。他社の事例をそのまま当てはめることはありません。{care}',
    ],
    terms: [
      '初回のご相談は無料です。{lead}日以内に着手します。',
      '費用は段階ごとの定額で、交通費は実費をいただきます。',
      '各段階の終了時に、理由を問わず中止できます。',
      '報告書は日本語で作成し、必要に応じて英語版も用意します。',
      '実績のご紹介は、該当するお客様の了解を得たうえで行います。',
    ],
  },
  investor: {
    short: [
      '製造業を対象に{what}を提供しています。長期保有を前提とし、設備投資と輸出を支援します。投資の決定までは約4か月です。',
      '{city}を拠点に、後継者のいない工場の事業承継と設備更新を支援する投資会社です。',
      '部品・機械メーカーへの少数出資を行い、海外顧客の開拓をお手伝いします。{year}年設立、{crew}の体制です。',
      '資金と工場運営の経験を、事業承継を控えた製造業に提供します。経営は現経営陣にお任せします。',
      '{year}年設立の独立系投資会社です。技術のある中小企業に{what}を提供しています。',
    ],
    history: [
      '{name}は、製造業の経営者が{year}年に{city}で設立しました。現在11社に出資しています。',
      '{year}年から自己資金で製造業に投資しています。',
      '従業員20〜300名の企業を対象に、{year}年から出資を行ってきました。',
      '歯車工場を経営していた創業者が、{year}年に{city}で開設しました。',
      '{year}年、プレス工場1社への出資から始まりました。新しい出資先は、パートナー全員が訪問します。',
    ],
    way: [
      '数値モデルより先に、受注残、設備、人を見ます。{care}',
      '出資先ごとに担当者を決め、毎月訪問します。{care}',
      '{care}初めの3年間は配当を求めません。',
      '製造業の経験をもつ5名の合議で投資を決定します。{care}',
      '購買、輸出書類、採用を支援します。{care}',
    ],
    terms: [
      '3期分の決算書と設備一覧をお送りください。3週間以内にご回答します。',
      '不動産、金融、商社は対象としていません。',
      '保有期間は5〜8年が目安です。売却の際は従業員への承継を優先して検討します。',
      'ご相談内容は秘密として扱います。',
      '調査費用は、結果にかかわらず当社が負担します。',
    ],
  },
  body: {
    short: [
      '{city}の産業支援機関です。{what}、取引先紹介、技術相談を無料で行っています。',
      '地域企業の海外展開を支援しています。{what}、展示会出展、{markets}での商談をお手伝いします。',
      '{year}年設立。{crew}の職員が、規格、通関、取引先に関するご相談に応じます。',
      '{city}周辺の仕入先を探す海外バイヤーの窓口です。工場見学を{lead}日以内に手配します。',
      '中小企業を対象に{what}を実施しています。ご相談には5営業日以内に回答します。',
    ],
    history: [
      '{name}は、地域の自治体と商工団体により{year}年に設立されました。',
      '{year}年から、{city}周辺の企業の販路開拓を支援しています。',
      '{year}年に開設された試験場を前身とし、現在は{what}を実施しています。',
      '{year}年設立の公的機関で、9名の理事会が運営を監督しています。',
      '繊維産業の転換を支援するため{year}年に設立され、現在は全産業を対象としています。',
    ],
    way: [
      '企業を紹介する前に、必ず現地を訪問しています。{care}',
      '地域の工場1,400社の設備と認証を台帳で管理しています。{care}',
      '{care}募集の選考基準は公開しています。',
      '規格や認証に関するご質問には技術職員が回答します。{care}',
      '視察団には目的に合わせて1日3社の見学を手配します。{care}',
    ],
    terms: [
      '地域企業のご利用は無料です。5営業日以内に回答します。',
      'プログラムの募集は春と秋に行います。',
      '{markets}では提携機関を通じて紹介を行います。',
      '初回の商談には通訳を手配できます。',
      '各プログラムの成果は年次報告書で公表しています。',
    ],
  },
}

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
