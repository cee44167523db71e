import type { Text } from './families/family.ts'

/** What companies of an industry say about the way they work, whom they serve and what else they certify. */
export type IndustryText = {
  works: readonly Text[]
  users: readonly Text[]
  care: readonly Text[]
  standards: readonly string[]
}

export const industryTexts: Readonly<Record<string, IndustryText>> = {
  '0001': {
    works: [
      [
        'surface mounting, potting, final test at three temperatures',
        '表面実装、ポッティング、3温度での最終試験',
      ],
      ['board assembly, programming, burn-in', '基板実装、プログラム書込み、エージング'],
      ['injection moulding, laser welding of housings, calibration', '射出成形、筐体のレーザ溶着、校正'],
    ],
    users: [
      ['machine builders and system integrators', '装置メーカーとシステムインテグレータ'],
      ['packaging and assembly lines', '包装ラインと組立ライン'],
      ['water works and process plants', '上下水道施設とプロセスプラント'],
    ],
    care: [
      [
        'Every device carries a serial number under which its test values are stored for 15 years.',
        '全数にシリアル番号を付け、検査値を15年間保存しています。',
      ],
      ['Firmware changes are announced three months ahead.', 'ファームウェアの変更は3か月前に通知します。'],
    ],
    standards: ['IEC 61131-2', 'IEC 61508 (SIL 2)'],
  },
  '0002': {
    works: [
      ['stamping, plating, moulding and automatic assembly', 'プレス、めっき、成形、自動組立'],
      ['imaging, etching, lamination, electrical test', '露光、エッチング、積層、電気検査'],
      ['surface mounting, wave soldering, optical inspection', '表面実装、フローはんだ、外観自動検査'],
    ],
    users: [
      ['makers of instruments and controls', '計測・制御機器メーカー'],
      ['medical and railway electronics', '医療・鉄道用電子機器メーカー'],
      ['makers of power electronics', 'パワーエレクトロニクスメーカー'],
    ],
    care: [
      ['Lots are traced down to the reel and the hour.', 'リール単位・時間単位でロットを追跡できます。'],
      [
        'RoHS and REACH data are delivered with the first shipment.',
        'RoHS・REACHの資料は初回納入時に提出します。',
      ],
    ],
    standards: ['IPC-A-610 class 2', 'IATF 16949:2016'],
  },
  '0003': {
    works: [
      ['wire drawing, stranding, extrusion, drum winding', '伸線、より線、押出被覆、ドラム巻き'],
      ['extrusion, punching, anodising', '押出、プレス、陽極酸化'],
      ['enamelling, curing, spooling', '皮膜焼付、検査、ボビン巻き'],
    ],
    users: [
      ['utilities and installers', '電力会社と電気工事会社'],
      ['builders of solar plants', '太陽光発電所の建設会社'],
      ['transformer and motor works', '変圧器・モータメーカー'],
    ],
    care: [
      [
        'Copper content and conductor resistance are tested on every length.',
        '導体抵抗は全条長で測定しています。',
      ],
      [
        'Type tests are witnessed by an outside laboratory.',
        '形式試験は第三者試験所の立会いで実施しています。',
      ],
    ],
    standards: ['ISO 50001:2018', 'PSE (JIS C 3605)'],
  },
  '0004': {
    works: [
      ['casting, turning, grinding, assembly, pressure testing', '鋳造、旋削、研削、組立、耐圧試験'],
      ['forging, machining, heat treatment, surface treatment', '鍛造、機械加工、熱処理、表面処理'],
      ['cutting, welding, polishing, leak testing', '切断、溶接、研磨、漏れ検査'],
      ['bar turning, broaching, washing, assembly', '棒材旋削、ブローチ、洗浄、組立'],
    ],
    users: [
      ['chemical and food plants', '化学・食品プラント'],
      ['builders of presses and mobile machines', 'プレス・建設機械メーカー'],
      ['shipyards and heating contractors', '造船所と設備工事会社'],
      ['maintenance departments', '工場の保全部門'],
    ],
    care: [
      [
        'Pressure-bearing parts carry heat numbers from melt to shipment.',
        '耐圧部品は溶解から出荷まで溶解番号で管理しています。',
      ],
      ['Test benches are calibrated every twelve months.', '試験装置は12か月ごとに校正しています。'],
    ],
    standards: ['PED 2014/68/EU module H', 'JIS Mark, valves'],
  },
  '0005': {
    works: [
      ['sawing, five-axis milling, grinding, coordinate measuring', '切断、5軸加工、研削、三次元測定'],
      ['laser cutting, bending, welding, powder coating', 'レーザ切断、曲げ、溶接、粉体塗装'],
      ['turning, hardening, cylindrical grinding', '旋削、焼入れ、円筒研削'],
    ],
    users: [
      ['makers of machine tools and semiconductor equipment', '工作機械・半導体製造装置メーカー'],
      ['builders of special machines', '専用機メーカー'],
      ['railway and agricultural machine works', '鉄道車両・農業機械メーカー'],
    ],
    care: [
      [
        'First articles are released only with a complete measuring report.',
        '初品は全寸法の測定報告書を添えて承認をいただきます。',
      ],
      ['Programs and fixtures are kept for ten years.', '加工プログラムと治具は10年間保管しています。'],
    ],
    standards: ['JIS Q 9100:2016', 'EN 1090-2 EXC2'],
  },
  '0006': {
    works: [
      [
        'turning, heat treatment, raceway grinding, superfinishing, assembly',
        '旋削、熱処理、軌道研削、超仕上げ、組立',
      ],
      ['hobbing, shaving, carburising, tooth grinding', 'ホブ切り、シェービング、浸炭、歯面研削'],
      ['forging, broaching, induction hardening, balancing', '鍛造、ブローチ、高周波焼入れ、バランス修正'],
      ['winding, impregnation, die casting, test run', '巻線、含浸、ダイカスト、試運転'],
    ],
    users: [
      ['gearbox and pump works', '減速機・ポンプメーカー'],
      ['makers of conveyors and packaging machines', 'コンベヤ・包装機メーカー'],
      ['machine tool builders', '工作機械メーカー'],
      ['steel works and mines', '製鉄所と鉱山'],
    ],
    care: [
      [
        'Hardness and case depth are measured on every furnace load.',
        '硬さと硬化層深さは炉のチャージごとに測定しています。',
      ],
      ['Samples of each lot are kept for ten years.', '各ロットのサンプルを10年間保管しています。'],
    ],
    standards: ['IATF 16949:2016', 'JIS Mark, rolling bearings'],
  },
  '0007': {
    works: [
      ['warping, weaving, dyeing, finishing, inspection', '整経、製織、染色、仕上げ、検反'],
      ['spinning, twisting, dyeing, winding', '紡績、撚糸、染色、巻取り'],
      ['circular knitting, scouring, compacting', '丸編み、精練、仕上げ'],
    ],
    users: [
      ['workwear and uniform makers', '作業服・ユニフォームメーカー'],
      ['sewing factories', '縫製工場'],
      ['outdoor and bag brands', 'アウトドア・鞄ブランド'],
    ],
    care: [
      [
        'Water from dyeing is treated on site; values are published each year.',
        '染色排水は自社で処理し、測定値を毎年公表しています。',
      ],
      ['Shade bands are agreed before bulk dyeing.', '本染めの前に色の許容範囲を取り決めます。'],
    ],
    standards: ['TEXMARK 100 class II', 'GRS 4.0 (recycled content)'],
  },
  '0008': {
    works: [
      ['injection moulding, printing, assembly, steam test', '射出成形、印刷、組立、蒸気試験'],
      ['tube bending, sewing, assembly, rolling test', 'パイプ曲げ、縫製、組立、走行試験'],
      ['planing, moulding, lacquering, packing', '木取り、加工、塗装、梱包'],
    ],
    users: [
      ['baby shops and pharmacies', 'ベビー用品店とドラッグストア'],
      ['mail-order firms', '通信販売会社'],
      ['hospitals and nurseries', '病院と保育園'],
    ],
    care: [
      [
        'Small parts are pulled with 90 N before a design is released.',
        '小部品は90 Nの引張試験に合格したものだけを採用します。',
      ],
      [
        'Every batch is kept as a sample until the product is three years old.',
        '全ロットの見本を3年間保管しています。',
      ],
    ],
    standards: ['SG Mark', 'EN 14350'],
  },
  '0009': {
    works: [
      ['blow moulding, decoration, assembly, leak test', 'ブロー成形、加飾、組立、漏れ検査'],
      ['weighing, emulsifying, filling, labelling', '秤量、乳化、充填、ラベル貼り'],
    ],
    users: [
      ['skin-care brands', 'スキンケアブランド'],
      ['salons and hotels', 'サロンとホテル'],
      ['private-label buyers', 'PB商品を企画する小売店'],
    ],
    care: [
      ['Formulas and artwork stay with the customer.', '処方とデザインはお客様に帰属します。'],
      ['Microbial counts are taken for every filling day.', '充填日ごとに微生物検査を行っています。'],
    ],
    standards: ['ISO 22716:2007 (cosmetics GMP)', 'ISO 13485:2016'],
  },
  '0010': {
    works: [
      ['cutting, skiving, stitching, finishing', '裁断、漉き、縫製、仕上げ'],
      ['forming, riveting, lining, inspection', '成形、リベット、内張り、検品'],
      ['tanning, drying, finishing, sorting', 'なめし、乾燥、仕上げ、選別'],
    ],
    users: [
      ['bag and luggage brands', '鞄・トランクブランド'],
      ['watch repair shops', '時計修理店'],
      ['makers of small leather goods', '革小物メーカー'],
    ],
    care: [
      ['Materials are checked for azo dyes and chromium VI.', 'アゾ染料と六価クロムの検査を行っています。'],
      ['Repairs of own goods are accepted without time limit.', '自社製品の修理は期限なく承ります。'],
    ],
    standards: ['TEXMARK 100 class II', 'LEATHERMARK silver'],
  },
  '0011': {
    works: [
      ['sorting, drying, blending, packing', '選別、乾燥、ブレンド、包装'],
      ['kneading, rolling, drying, weighing', '混練、圧延、乾燥、計量'],
      ['corrugating, printing, slotting, gluing', '貼合、印刷、打抜き、糊付け'],
    ],
    users: [
      ['wholesalers and restaurants', '問屋と飲食店'],
      ['food importers', '食品輸入商社'],
      ['farms and cooperatives', '農家と協同組合'],
    ],
    care: [
      [
        'Each lot is tested for residues before it leaves.',
        '出荷前にロットごとの残留農薬検査を行っています。',
      ],
      [
        'Metal detectors are checked every two hours with three test pieces.',
        '金属検出機は2時間ごとに3種のテストピースで確認しています。',
      ],
    ],
    standards: ['FSSC 22000 v6', 'HACCP', 'JAS Organic'],
  },
  '0012': {
    works: [
      ['kiln drying, machining, lacquering, upholstery', '乾燥、木工、塗装、張り'],
      ['tube bending, welding, coating, assembly', 'パイプ曲げ、溶接、塗装、組立'],
      ['panel cutting, edge banding, drilling', 'パネル切断、縁貼り、穴あけ'],
    ],
    users: [
      ['offices and schools', 'オフィスと学校'],
      ['hotels and restaurants', 'ホテルと飲食店'],
      ['warehouses', '物流倉庫'],
    ],
    care: [
      ['Wood comes with proof of legal origin.', '合法性が確認された木材を使用しています。'],
      ['Spare parts are kept for eight years.', '補修部品を8年間保有しています。'],
    ],
    standards: ['ISO 38200:2018 (chain of custody)', 'JIS S 1203'],
  },
  '0013': {
    works: [
      ['extrusion in clean rooms, cutting, packing', 'クリーンルーム押出、切断、包装'],
      ['wire forming, welding, electropolishing', '線材加工、溶接、電解研磨'],
      ['blow moulding, assembly, inspection', 'ブロー成形、組立、検査'],
    ],
    users: [
      ['hospitals and clinics', '病院と診療所'],
      ['makers of medical devices', '医療機器メーカー'],
      ['laboratories', '検査・研究機関'],
    ],
    care: [
      ['Device history records are kept for 15 years.', '製造記録を15年間保管しています。'],
      ['Clean rooms are monitored without a break.', 'クリーンルームの環境を常時監視しています。'],
    ],
    standards: ['ISO 13485:2016', 'ISO 14971:2019'],
  },
  '0014': {
    works: [
      ['cutting, drilling, welding, galvanising', '切断、穴あけ、溶接、めっき'],
      ['extrusion, riveting, load testing', '押出、かしめ、荷重試験'],
      ['forging, hardening, plating, assembly', '鍛造、焼入れ、めっき、組立'],
      ['punching, folding, coating', 'パンチング、折曲げ、塗装'],
    ],
    users: [
      ['building contractors', '建設会社'],
      ['hardware shops', '金物店'],
      ['facility managers', '設備管理会社'],
    ],
    care: [
      ['Load tests are repeated on one piece of every batch.', 'ロットごとに抜取荷重試験を行っています。'],
      ['Drawings for site approval are returned within three days.', '承認図は3日以内に返却します。'],
    ],
    standards: ['EN 1090-2 EXC2', 'JIS Mark, building materials'],
  },
  '0015': {
    works: [
      ['sawing, nailing, heat treatment, marking', '製材、釘打ち、熱処理、表示'],
      ['measuring, crate building, lashing', '採寸、木箱製作、ラッシング'],
    ],
    users: [
      ['exporters of machines', '機械輸出企業'],
      ['small and middle-sized works', '中小製造業'],
      ['purchasing departments abroad', '海外の購買部門'],
    ],
    care: [
      ['Client data are kept apart for every project.', '案件ごとにお客様の情報を分けて管理しています。'],
      [
        'A fixed person answers from the first call to the last invoice.',
        '最初のご相談から完了まで、同じ担当者が対応します。',
      ],
    ],
    standards: ['ISO/IEC 27001:2022', 'ISO 14001:2015'],
  },
}
