/** Words a company name may carry for what it does: by category in English and Japanese, by industry in four more. */
const list = (text: string) => text.split(', ')

export const categoryWords: Readonly<
  Record<string, readonly [en: readonly string[], ja: readonly string[]]>
> = {
  '0001-01': [list('Controls, Automation'), list('制御, 電機, システムズ')],
  '0001-02': [list('Sensors, Sensing'), list('センサ, 計測, 電子')],
  '0001-04': [list('Drives, Drive Systems'), list('電機, ドライブ, 電機製作所')],
  '0001-10': [list('Networks, Connectivity'), list('電線, 通信工業, 電子')],
  '0002-01': [list('Connectors, Interconnect'), list('コネクタ, 電子工業, 電子')],
  '0002-03': [list('Circuits, Circuit Boards'), list('電子, サーキット, プリント配線')],
  '0002-04': [list('Power Electronics, Power Supplies'), list('電源, 電子工業, 電機')],
  '0002-13': [list('Thermal, Cooling'), list('軽金属, 放熱器, 電子部品')],
  '0003-01': [list('Winding Wire, Transformer Parts'), list('電線, 巻線, 電工')],
  '0003-03': [list('Solar, Solar Structures'), list('エネルギー, ソーラー, 軽金属')],
  '0003-04': [list('Cables, Power Cable'), list('電線, ケーブル, 電工')],
  '0004-01': [list('Valves, Valve Works'), list('バルブ, 弁工業, バルブ製作所')],
  '0004-02': [list('Pumps, Pump Works'), list('ポンプ, 油機, ポンプ製作所')],
  '0004-03': [list('Flanges, Pipe Components'), list('継手, 鍛工, 配管工業')],
  '0004-04': [list('Hydraulics, Fluid Power'), list('油圧, 油機, 油圧工業')],
  '0004-05': [list('Pneumatics, Air Control'), list('空圧, 精機, 空圧機器')],
  '0004-06': [list('Seals, Gaskets'), list('パッキン, シール, ガスケット工業')],
  '0004-07': [list('Heat Transfer, Heat Exchangers'), list('熱機, 熱交換器, 冷熱')],
  '0004-08': [list('Compressors, Compressed Air'), list('圧縮機, 空圧機, 機械')],
  '0004-11': [list('Tanks, Vessels'), list('タンク, 製缶, ステンレス')],
  '0004-13': [list('Nozzles, Spray Systems'), list('ノズル, 噴霧, 精機')],
  '0004-15': [list('Films, Technical Films'), list('化成, フィルム, 樹脂')],
  '0004-16': [list('Metals, Profiles & Strip'), list('金属, 鋼業, 軽金属')],
  '0005-02': [list('Machining, Precision Parts'), list('精工, 精機, 製作所')],
  '0005-03': [list('Sheet Metal, Stamping'), list('板金, プレス, 金属工業')],
  '0005-07': [list('Welding, Fabrication'), list('製缶, 鉄工所, 溶接工業')],
  '0005-10': [list('Workholding, Tooling'), list('工具, 治工具, 精工')],
  '0006-01': [list('Bearings, Bearing Works'), list('軸受, ベアリング, 軸受製作所')],
  '0006-02': [list('Gears, Gear Works'), list('歯車, ギヤ, 歯車製作所')],
  '0006-03': [list('Chains, Chain & Sprocket'), list('チェーン, 鎖工業, 伝動機')],
  '0006-05': [list('Belts & Pulleys, Pulleys'), list('伝動, プーリ, 伝動工業')],
  '0006-06': [list('Linear Motion, Linear Guides'), list('直動機器, リニア, 精機')],
  '0006-07': [list('Gearboxes, Reducers'), list('減速機, 変速機, 機械')],
  '0006-08': [list('Motors, Electric Motors'), list('電機, モータ, 電動機')],
  '0006-10': [list('Shafts, Precision Grinding'), list('シャフト, 研磨, 精研')],
  '0006-11': [list('Bearing Units, Bearing Housings'), list('軸受, 鋳造, 軸受工業')],
  '0007-01': [list('Textiles, Weaving'), list('織物, 紡織, テキスタイル')],
  '0007-02': [list('Threads, Yarns'), list('製糸, 撚糸, 糸業')],
  '0007-10': [list('Knits, Knitting Mills'), list('ニット, 編物, メリヤス')],
  '0007-11': [list('Trims, Garment Trims'), list('商会, 副資材, テープ')],
  '0008-01': [list('Baby Care, Nursery Products'), list('ベビー, 育児用品, 樹脂')],
  '0008-02': [list('Strollers, Mobility'), list('ベビー, 育児用品, 車輌')],
  '0008-07': [list('Nursery, Cots'), list('木工, 家具, ベビー家具')],
  '0009-04': [list('Packaging, Cosmetic Packaging'), list('容器, 化成, パッケージ')],
  '0009-13': [list('Cosmetics, Beauty Labs'), list('化粧品, 美研, コスメティクス')],
  '0010-01': [list('Cases, Luggage'), list('鞄, ケース, トランク')],
  '0010-11': [list('Leather, Tannery'), list('皮革, 製革, レザー')],
  '0010-12': [list('Watch Parts, Micro Seals'), list('時計部品, 精密, 微細加工')],
  '0011-01': [list('Tea, Tea Trading'), list('茶業, 製茶, 園')],
  '0011-02': [list('Noodles, Foods'), list('製麺, 食品, 麺業')],
  '0011-05': [list('Agri Equipment, Farm Supply'), list('農機, 農材, 乾燥機')],
  '0011-15': [list('Food Packaging, Board & Box'), list('紙器, 紙工, 段ボール')],
  '0012-01': [list('Seating, Chairs'), list('椅子, 木工, 家具')],
  '0012-02': [list('Furniture, Tables'), list('家具, 木工, 工芸')],
  '0012-03': [list('Storage, Racking'), list('物流機器, ラック工業, スチール')],
  '0012-04': [list('Beds, Sleep Systems'), list('寝台, 家具, ベッド')],
  '0013-01': [list('Surgical, Instruments'), list('医科器械, メディカル, 医工')],
  '0013-09': [list('Labware, Laboratory Products'), list('理化, 科学, 理工')],
  '0013-11': [list('Hospital Furniture, Healthcare'), list('医療器, 病院家具, メディカル')],
  '0013-14': [list('Medical Components, Medical Tubing'), list('メディカル, 医療ゴム, 医工')],
  '0014-01': [list('Building Products, Structures'), list('建材, 鉄骨, 建工')],
  '0014-04': [list('Tools, Hand Tools'), list('工具, 利器, 金物')],
  '0014-10': [list('Ventilation, Air Systems'), list('送風機, 空調, 換気')],
  '0014-13': [list('Ladders, Access Equipment'), list('仮設, はしご, 軽金属')],
  '0015-01': [list('Engineering, Design Office'), list('設計, エンジニアリング, 技研')],
  '0015-03': [list('Inspection, Quality Services'), list('検査, 検査技研, 検定')],
  '0015-06': [list('Consulting, Advisory'), list('経営技研, コンサルティング, 経営研究所')],
  '0015-07': [list('Sourcing, Trade Services'), list('貿易, 通商, トレーディング')],
  '0015-09': [list('Capital, Industrial Partners'), list('キャピタル, 投資, パートナーズ')],
  '0015-14': [list('Export Packing, Packing'), list('梱包, 包装, 木材')],
}

const byIndustry = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(text.split('|').map((part, at) => [`${at + 1}`.padStart(4, '0'), part.split(', ')]))

export const localWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  german: byIndustry(
    'Automation, Steuerungstechnik|Elektronik, Elektrotechnik|Energietechnik|Armaturen, Industrietechnik, Fluidtechnik|Maschinenbau, Präzisionsteile, Metallbau|Antriebstechnik, Getriebebau|Textil, Weberei|Kinderwelt|Kosmetik|Lederwaren|Lebensmitteltechnik|Möbel, Möbelwerk|Medizintechnik|Bautechnik, Werkzeuge|Unternehmensberatung',
  ),
  italian: byIndustry(
    'Automazioni|Elettronica|Energia|Valvole, Oleodinamica, Impianti|Meccanica, Lavorazioni|Trasmissioni, Ingranaggi|Tessuti, Filati|Prima Infanzia|Cosmetica, Flaconi|Pelletterie|Alimentari|Arredi, Mobili|Medicale|Edilizia, Utensili|Consulenza',
  ),
  french: byIndustry(
    'Automatismes|Électronique|Énergie|Robinetterie, Hydraulique, Industrie|Mécanique, Usinage|Transmissions, Engrenages|Textiles, Tissages|Puériculture|Cosmétiques, Flaconnage|Maroquinerie|Agroalimentaire|Mobilier, Meubles|Médical|Bâtiment, Outillage|Conseil',
  ),
  iberian: byIndustry(
    'Automatización|Electrónica|Energía|Válvulas, Hidráulica, Industrial|Mecanizados, Metal|Transmisiones, Engranajes|Textil, Tejidos|Infantil|Cosmética, Envases|Piel|Alimentaria|Mobiliario, Muebles|Médica|Construcción, Herramientas|Consultores',
  ),
}

/** Public bodies and funds carry other words than firms. */
export const bodyWords = {
  GO: [
    list('Trade Promotion Agency, Industry Development Board, Export Office, Regional Chamber for Industry'),
    list('産業振興センター, 貿易振興機構, ものづくり支援財団, 地域産業公社'),
  ],
  IN: [
    list('Capital Partners, Industrial Holdings, Growth Fund, Investment Office'),
    list('キャピタル, 産業投資, インベストメント, パートナーズ'),
  ],
} as const
