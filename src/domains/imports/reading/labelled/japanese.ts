// Tables as Japanese suppliers send them.
import type { Labelled } from './tables.ts'

export const japanese: readonly Labelled[] = [
  {
    about: 'a title, a date, a double head without merged cells, yen told in a note',
    rows: [
      '桧川精工株式会社　価格表||||||',
      '発行日|2024/4/1|||||単位：円',
      '||||||',
      '品番|品名|寸法(mm)|||定価|納期',
      '||内径|外径|幅||',
      'HK-6204|深溝玉軸受|20|47|14|1,250|即納',
      'HK-6205|深溝玉軸受|25|52|15|1,480|約2週間',
      '※価格は税抜です||||||',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec 内径 [mm]',
      'spec 外径 [mm]',
      'spec 幅 [mm]',
      'price 1 JPY',
      'leadTime',
    ],
    products: [
      'HK-6204 ; 深溝玉軸受 ; category=0006-01-01 ; spec 内径=20 mm ; spec 外径=47 mm ; spec 幅=14 mm ; price 1 JPY=1250 ; leadTime=0 ; stock=yes',
      'HK-6205 ; 深溝玉軸受 ; category=0006-01-01 ; spec 内径=25 mm ; spec 外径=52 mm ; spec 幅=15 mm ; price 1 JPY=1480 ; leadTime=14',
    ],
  },
  {
    about: 'merged heads of two rows with a row of units below',
    merged: [
      [1, 0, 1, 6],
      [2, 0, 3, 0],
      [2, 1, 3, 1],
      [2, 2, 2, 4],
      [2, 5, 3, 5],
      [2, 6, 3, 6],
    ],
    rows: [
      'ボールバルブ 標準品一覧||||||',
      '型番|品名|寸法|||質量|標準価格',
      '||口径|全長|高さ||',
      '||A|mm|mm|kg|円',
      'BV-15|ボールバルブ|15|65|80|0.35|3,200',
      'BV-20|ボールバルブ|20|75|85|0.5|4,100',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec 口径 [A]',
      'spec 全長 [mm]',
      'spec 高さ [mm]',
      'weight [kg]',
      'price 1 JPY',
    ],
    products: [
      'BV-15 ; ボールバルブ ; category=0004-01-01 ; spec 口径=15 A ; spec 全長=65 mm ; spec 高さ=80 mm ; weight=0.35 kg ; price 1 JPY=3200',
      'BV-20 ; ボールバルブ ; category=0004-01-01 ; spec 口径=20 A ; spec 全長=75 mm ; spec 高さ=85 mm ; weight=0.5 kg ; price 1 JPY=4100',
    ],
  },
  {
    about: 'half-width kana and full-width digits of an old ERP',
    rows: [
      '商品ｺｰﾄﾞ|商品名|単価|入数|最小発注数|在庫数',
      'ＡＢ－１００|ｽﾃﾝﾚｽﾎﾞﾙﾄ|￥１２０|１００|５００本|１，２００',
      'ＡＢ－１０１|ｽﾃﾝﾚｽﾅｯﾄ|￥８０|１００|１，０００本|０',
    ],
    meanings: ['partNumber', 'name', 'price 1 JPY', 'packQuantity', 'minimumOrder', 'stock'],
    products: [
      'AB-100 ; ステンレスボルト ; price 1 JPY=120 ; packaging=入数 100 ; moq=500 pcs ; stock=yes',
      'AB-101 ; ステンレスナット ; price 1 JPY=80 ; packaging=入数 100 ; moq=1000 pcs ; stock=no',
    ],
  },
  {
    about: 'titles of sections with ornaments, heads repeated on every page, sums',
    rows: [
      '品番|品名|単価(円)|納期(日)',
      '■ 六角ボルト|||',
      'BT-0820|六角ボルト M8×20|25|3',
      'BT-0825|六角ボルト M8×25|28|3',
      '小計||53|',
      '品番|品名|単価(円)|納期(日)',
      '■ Oリング|||',
      'OR-010|Oリング P10|40|7',
      '合計||93|',
    ],
    meanings: ['partNumber', 'name', 'price 1 JPY', 'leadTime [day]'],
    products: [
      'BT-0820 ; 六角ボルト M8×20 ; price 1 JPY=25 ; leadTime=3',
      'BT-0825 ; 六角ボルト M8×25 ; price 1 JPY=28 ; leadTime=3',
      'OR-010 ; Oリング P10 ; category=0004-06-02 ; price 1 JPY=40 ; leadTime=7',
    ],
  },
  {
    about: 'variants below a name that is written once; price on request',
    rows: [
      '品名|型番|サイズ|色|価格(税別)|在庫',
      '作業手袋|GL-S-W|S|白|¥480|○',
      '|GL-M-W|M|白|¥480|○',
      '|GL-L-B|L|黒|¥520|×',
      '安全靴|SS-25|25.0cm|黒|応談|○',
      '|SS-26|26.0cm|黒|応談|○',
    ],
    meanings: ['name', 'partNumber', 'spec サイズ', 'spec 色', 'price 1 JPY', 'stock'],
    products: [
      '- ; 作業手袋 ; category=0007-04 ; axes=サイズ,色 ; variant S/白=GL-S-W 480 JPY ; variant M/白=GL-M-W 480 JPY ; variant L/黒=GL-L-B 520 JPY ; stock=yes',
      '- ; 安全靴 ; axes=サイズ,色 ; variant 25.0cm/黒=SS-25 ; variant 26.0cm/黒=SS-26 ; price=on request ; stock=yes',
    ],
  },
  {
    about: 'specifications in rows of their own',
    rows: [
      '品番|品名|項目|値|単位',
      'PM-10|渦巻ポンプ|口径|40|mm',
      'PM-10|渦巻ポンプ|吐出量|120|L/min',
      'PM-10|渦巻ポンプ|出力|0.75|kW',
      'PM-20|渦巻ポンプ|口径|50|mm',
      'PM-20|渦巻ポンプ|吐出量|200|L/min',
    ],
    meanings: ['partNumber', 'name', 'specName', 'specValue', 'specUnit'],
    products: [
      'PM-10 ; 渦巻ポンプ ; category=0004-02-01 ; spec 口径=40 mm ; spec 吐出量=120 L/min ; spec 出力=0.75 kW',
      'PM-20 ; 渦巻ポンプ ; category=0004-02-01 ; spec 口径=50 mm ; spec 吐出量=200 L/min',
    ],
  },
  {
    about: 'steps of quantity in columns below a merged head',
    merged: [[1, 2, 1, 4]],
    rows: [
      '品番|品名|数量別単価（円）|||最小ロット',
      '||1～9個|10～99個|100個以上|',
      'CN-05|丸型コネクタ 5極|1,200|1,080|950|10個',
      'CN-07|丸型コネクタ 7極|1,400|1,260|応談|10個',
    ],
    meanings: ['partNumber', 'name', 'price 1 JPY', 'price 10 JPY', 'price 100 JPY', 'minimumOrder'],
    products: [
      'CN-05 ; 丸型コネクタ 5極 ; price 1 JPY=1200 ; price 10 JPY=1080 ; price 100 JPY=950 ; moq=10 pcs',
      'CN-07 ; 丸型コネクタ 7極 ; price 1 JPY=1400 ; price 10 JPY=1260 ; moq=10 pcs',
    ],
  },
  {
    about: 'heads in two languages, a column of row numbers, what is no one else’s business',
    rows: [
      'No.|品番 / Part No.|品名 / Name|原産国 / Origin|HSコード|仕入単価|定価 (円)|更新日',
      '1|TK-1|減圧弁|日本|8481.10-000|1,000|2,500|2024/1/5',
      '2|TK-2|安全弁|中国|8481.40-000|1,200|3,100|2024/1/5',
    ],
    meanings: ['ignored', 'partNumber', 'name', 'origin', 'hsCode', 'ignored', 'price 1 JPY', 'ignored'],
    products: [
      'TK-1 ; 減圧弁 ; origin=JP ; hsCode=848110000 ; price 1 JPY=2500',
      'TK-2 ; 安全弁 ; category=0004-01-06 ; origin=CN ; hsCode=848140000 ; price 1 JPY=3100',
    ],
  },
  {
    about: 'two prices, of which neither is taken without a question, and two numbers',
    rows: [
      '品番|JANコード|商品名|定価|販売価格|画像',
      'SP-1|4512345678904|スプリング押し出し|1,000円|850円|SP-1.jpg',
      'SP-2|4512345678911|スプリング引き|1,100円|935円|SP-2.jpg',
    ],
    meanings: ['partNumber', 'spec JANコード', 'name', 'price 1', 'ignored', 'picture'],
    products: [
      'SP-1 ; スプリング押し出し ; spec JANコード=4512345678904 ; price 1 JPY=1000 ; pictures=SP-1.jpg',
      'SP-2 ; スプリング引き ; spec JANコード=4512345678911 ; price 1 JPY=1100 ; pictures=SP-2.jpg',
    ],
  },
  {
    about: 'lead times in words, weights in two units, an origin that says who made it',
    rows: [
      '型式|品名|納期|質量|原産国|備考',
      'MT-100|ギヤードモータ|約3週間|1.2kg|日本製|ブレーキ付き',
      'MT-200|ギヤードモータ|1ヶ月|850g|ベトナム製|',
      'MT-300|ギヤードモータ|在庫限り|2.4kg|日本製|',
    ],
    meanings: ['partNumber', 'name', 'leadTime', 'weight', 'origin', 'description'],
    products: [
      'MT-100 ; ギヤードモータ ; category=0006-08-02 ; leadTime=21 ; weight=1.2 kg ; origin=JP ; description=ブレーキ付き',
      'MT-200 ; ギヤードモータ ; category=0006-08-02 ; leadTime=30 ; weight=850 g ; origin=VN',
      'MT-300 ; ギヤードモータ ; category=0006-08-02 ; spec 納期=在庫限り ; weight=2.4 kg ; origin=JP',
    ],
  },
  {
    about: 'categories in levels that are written once, merged over their rows',
    merged: [
      [2, 0, 4, 0],
      [2, 1, 3, 1],
    ],
    hasNumbers: true,
    rows: [
      '大分類|中分類|品番|品名|単価（税抜・円）',
      '軸受（ベアリング）|深溝玉軸受|B-6000|単列軸受 6000|320',
      '||B-6001|単列軸受 6001|340',
      '|円すいころ軸受|B-30204|円すい 30204|880',
      'シール・パッキン|Oリング|B-P10|P10|25',
    ],
    meanings: ['category', 'subCategory', 'partNumber', 'name', 'price 1 JPY'],
    products: [
      'B-6000 ; 単列軸受 6000 ; category=0006-01-01 ; price 1 JPY=320',
      'B-6001 ; 単列軸受 6001 ; category=0006-01-01 ; price 1 JPY=340',
      'B-30204 ; 円すい 30204 ; category=0006-01-04 ; price 1 JPY=880',
      'B-P10 ; P10 ; category=0004-06-02 ; price 1 JPY=25',
    ],
  },
  {
    about: 'a name in English beside the Japanese one, keywords, a document',
    rows: [
      '商品番号|商品名|英語名|キーワード|取扱説明書|カタログ|販売単位',
      'LT-1|LED投光器 50W|LED floodlight 50 W|投光器,LED,屋外|LT-1_ja_v2.pdf|LT.pdf|台',
      'LT-2|LED投光器 100W|LED floodlight 100 W|投光器、LED|LT-2_ja_v1.pdf|LT.pdf|台',
    ],
    meanings: ['partNumber', 'name', 'name en', 'keywords', 'document manual', 'document brochure', 'unit'],
    products: [
      'LT-1 ; LED投光器 50W ; name en=LED floodlight 50 W ; keywords=投光器,LED,屋外 ; document LT-1_ja_v2.pdf=manual ja 2 ; document LT.pdf=brochure ; unit=units',
      'LT-2 ; LED投光器 100W ; name en=LED floodlight 100 W ; keywords=投光器,LED ; document LT-2_ja_v1.pdf=manual ja 1 ; document LT.pdf=brochure ; unit=units',
    ],
  },
]
