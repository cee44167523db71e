import type { Text } from './families/family.ts'

/** Standards that fit only some categories of their industry, by their English name. */
export const standardsOnly: Readonly<Record<string, readonly string[]>> = {
  'PED 2014/68/EU module H': ['0004-01', '0004-03', '0004-07', '0004-11'],
  'JIS Mark, valves': ['0004-01'],
  'JIS Mark, rolling bearings': ['0006-01', '0006-11'],
  'FSSC 22000 v6': ['0011-01', '0011-02', '0011-15'],
  HACCP: ['0011-01', '0011-02'],
  'JAS Organic': ['0011-01', '0011-02'],
  'EN 14350': ['0008-01'],
  'ISO 22716:2007 (cosmetics GMP)': ['0009-13'],
  'LEATHERMARK silver': ['0010-11', '0010-01'],
  'PSE (JIS C 3605)': ['0003-04'],
  'ISO 20700:2017': ['0015-01', '0015-03', '0015-06', '0015-07'],
}

/** Whom the companies of an industry serve, and what they certify besides the general standards. */
export type IndustryText = {
  users: readonly Text[]
  standards: readonly (string | Text)[]
}

export const industryTexts: Readonly<Record<string, IndustryText>> = {
  '0001': {
    users: [
      ['machine builders and system integrators', '装置メーカーとシステムインテグレータ'],
      ['packaging and assembly lines', '包装ラインと組立ライン'],
      ['water works and process plants', '上下水道施設とプロセスプラント'],
    ],
    standards: ['IEC 61131-2', ['IEC 61508 (SIL 2)', 'IEC 61508（SIL 2）']],
  },
  '0002': {
    users: [
      ['makers of instruments and controls', '計測・制御機器メーカー'],
      ['medical and railway electronics', '医療・鉄道用電子機器メーカー'],
      ['makers of power electronics', 'パワーエレクトロニクスメーカー'],
    ],
    standards: [['IPC-A-610 class 2', 'IPC-A-610 クラス2'], 'IATF 16949:2016'],
  },
  '0003': {
    users: [
      ['utilities and installers', '電力会社と電気工事会社'],
      ['builders of solar plants', '太陽光発電所の建設会社'],
      ['transformer and motor works', '変圧器・モータメーカー'],
    ],
    standards: ['ISO 50001:2018', ['PSE (JIS C 3605)', 'PSE（JIS C 3605）']],
  },
  '0004': {
    users: [
      ['chemical and food plants', '化学・食品プラント'],
      ['builders of presses and mobile machines', 'プレス・建設機械メーカー'],
      ['shipyards and heating contractors', '造船所と設備工事会社'],
      ['maintenance departments', '工場の保全部門'],
    ],
    standards: [
      ['PED 2014/68/EU module H', 'PED 2014/68/EU モジュールH'],
      ['JIS Mark, valves', 'JISマーク（バルブ）'],
    ],
  },
  '0005': {
    users: [
      ['makers of machine tools and semiconductor equipment', '工作機械・半導体製造装置メーカー'],
      ['builders of special machines', '専用機メーカー'],
      ['railway and agricultural machine works', '鉄道車両・農業機械メーカー'],
    ],
    standards: ['JIS Q 9100:2016', 'EN 1090-2 EXC2'],
  },
  '0006': {
    users: [
      ['gearbox and pump works', '減速機・ポンプメーカー'],
      ['makers of conveyors and packaging machines', 'コンベヤ・包装機メーカー'],
      ['machine tool builders', '工作機械メーカー'],
      ['steel works and mines', '製鉄所と鉱山'],
    ],
    standards: ['IATF 16949:2016', ['JIS Mark, rolling bearings', 'JISマーク（転がり軸受）']],
  },
  '0007': {
    users: [
      ['workwear and uniform makers', '作業服・ユニフォームメーカー'],
      ['sewing factories', '縫製工場'],
      ['outdoor and bag brands', 'アウトドア・鞄ブランド'],
    ],
    standards: [
      ['TEXMARK 100 class II', 'TEXMARK 100 クラスII'],
      ['GRS 4.0 (recycled content)', 'GRS 4.0（リサイクル含有率）'],
    ],
  },
  '0008': {
    users: [
      ['baby shops and pharmacies', 'ベビー用品店とドラッグストア'],
      ['mail-order firms', '通信販売会社'],
      ['hospitals and nurseries', '病院と保育園'],
    ],
    standards: [['SG Mark', 'SGマーク'], 'EN 14350'],
  },
  '0009': {
    users: [
      ['skin-care brands', 'スキンケアブランド'],
      ['salons and hotels', 'サロンとホテル'],
      ['private-label buyers', 'PB商品を企画する小売店'],
    ],
    standards: [['ISO 22716:2007 (cosmetics GMP)', 'ISO 22716:2007（化粧品GMP）'], 'ISO 13485:2016'],
  },
  '0010': {
    users: [
      ['bag and luggage brands', '鞄・トランクブランド'],
      ['watch and jewellery shops', '時計・宝飾店'],
      ['makers of small leather goods', '革小物メーカー'],
    ],
    standards: [['TEXMARK 100 class II', 'TEXMARK 100 クラスII'], 'LEATHERMARK silver'],
  },
  '0011': {
    users: [
      ['wholesalers and restaurants', '問屋と飲食店'],
      ['food importers', '食品輸入商社'],
      ['farm shops and cooperatives', '直売所と生活協同組合'],
    ],
    standards: ['FSSC 22000 v6', 'HACCP', ['JAS Organic', '有機JAS']],
  },
  '0012': {
    users: [
      ['offices and public buildings', 'オフィスと公共施設'],
      ['hotels and restaurants', 'ホテルと飲食店'],
      ['shops and nursing homes', '商業施設と介護施設'],
    ],
    standards: [['ISO 38200:2018 (chain of custody)', 'ISO 38200:2018（CoC）'], 'JIS S 1203'],
  },
  '0013': {
    users: [
      ['hospitals and clinics', '病院と診療所'],
      ['makers of medical devices', '医療機器メーカー'],
      ['laboratories', '検査・研究機関'],
    ],
    standards: ['ISO 13485:2016', 'ISO 14971:2019'],
  },
  '0014': {
    users: [
      ['building contractors', '建設会社'],
      ['building merchants', '建材商社と金物店'],
      ['facility managers', '設備管理会社'],
    ],
    standards: ['EN 1090-2 EXC2', ['JIS Mark, building materials', 'JISマーク（建築材料）']],
  },
  '0015': {
    users: [
      ['exporters of machines', '機械輸出企業'],
      ['small and middle-sized works', '中小製造業者'],
      ['purchasing departments abroad', '海外企業の購買部門'],
    ],
    standards: ['ISO/IEC 27001:2022', 'ISO 20700:2017'],
  },
}
