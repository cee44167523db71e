// Catalogues of companies that do not exist.
export const japanese = [
  ['HB-6204ZZ', '深溝玉軸受', '内径20㎜×外径47㎜×幅14㎜', '個', '480', '10'],
  ['HB-6305DDU', '深溝玉軸受（接触シール付）', '内径25㎜×外径62㎜', '個', '1,250', '10'],
  ['NB-M8X30', '六角穴付ボルト', 'Ｍ８×３０　ＳＣＭ４３５', '箱（100本）', '3,200', '1'],
  ['PV-25A', 'ボールバルブ', '呼び径25A、PTFEシート、−20～180℃', '台', '6,800', '1'],
  ['SP-050', '圧縮コイルばね', '線径φ0.5、自由長30±0.5', '袋', '¥980', '5'],
  ['表-能10', 'ソケット用予備品', '申請により構成を変更', '式', '要問合せ', ''],
  ['GR-2015', '平歯車　モジュール2', 'S45C、歯数15、圧力角20°', '個', '2,340', '2'],
] as const
export const italian = [
  ['VT-1001', 'Valvola a sfera in ottone, passaggio totale', '1/2"', 'pz', '12,50', '10'],
  ['VT-1002', 'Valvola à farfalla; corpo in ghisa', 'DN 50', 'pz', '1.234,50', '1'],
  ['RD-0300', 'Riduttore di velocità', 'i=30 – 0,75 kW', 'pz', '389,00', '1'],
  ['GU-0008', 'Guarnizione “O-ring” NBR più resistente', 'Ø 8 × 2', 'cf', '€ 4,20', '100'],
  ['TB-0100', 'Tubo idraulico 90 °C', '10 µm', 'm', '7,35', '50'],
] as const
export const spanish = [
  ['TOR-M6', 'Tornillo de cabeza hexagonal, acero galvanizado', 'M6 × 20', 'caja', '8,90', '1 caja'],
  ['BOM-02', 'Bomba centrífuga ½ CV', '60 l/min', 'ud.', '215,00', '1'],
  ['ROD-6204', 'Rodamiento rígido de bolas, diámetro Ø20', '20×47×14', 'ud.', '3,15 €', '20'],
  ['CÑ-77', 'Cañería sin costura – señalización', '3 m', 'm', '11,40', '12'],
] as const
export const english = [
  ['MK-19R', '19" rack shelf, vented', '482.6 mm', 'pc', '54.90', '1'],
  ['MK-HX8', 'Hex bolt M8 x 30, grade 8.8', 'zinc plated', 'box', '12.40', '5'],
  ['MK-SL2', 'Slide rail "Silent", 450 mm', '±0.1 mm', 'pair', '31.00', '2'],
  ['MK-PT6', 'Pipe thread sealant', '50 ml', 'tube', '6.75', '12'],
] as const
export const chinese = [
  ['LS-6204', '深沟球轴承', '内径20毫米，外径47毫米', '个', '12.50', '100'],
  ['LS-M8', '内六角圆柱头螺钉', 'M8×30，不锈钢', '盒', '35.00', '10'],
  ['LS-BV25', '不锈钢球阀', 'DN25，耐压1.6MPa', '台', '88.00', '5'],
  ['LS-XP3', '橡胶密封圈（耐油）', 'φ30×3', '包', '9.90', '50'],
] as const
export const taiwanese = [
  ['TW-6204', '深溝滾珠軸承', '內徑20mm，外徑47mm', '個', '95', '100'],
  ['TW-M8', '內六角螺絲', 'M8×30，不鏽鋼', '盒', '260', '10'],
  ['TW-V25', '不鏽鋼球閥', '口徑25mm', '台', '1,280', '2'],
] as const

export const heads = {
  ja: ['品番', '品名', '仕様', '単位', '単価（税抜）', '最小発注数'],
  it: ['Codice', 'Descrizione', 'Misura', 'U.M.', 'Prezzo €', 'Q.tà minima'],
  es: ['Código', 'Descripción', 'Tamaño', 'Unidad', 'Precio', 'Cantidad mínima'],
  en: ['Part no.', 'Description', 'Specification', 'Unit', 'Price', 'MOQ'],
  zh: ['型号', '产品名称', '规格', '单位', '含税单价', '起订量'],
  tw: ['型號', '品名', '規格', '單位', '單價', '最小訂購量'],
} as const
