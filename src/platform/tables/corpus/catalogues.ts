// Six catalogues of the corpus in BMEcat.
import { fixedColumns } from '../bmecat-article.ts'
import type { CorpusFile, Expected, ExpectedSheet } from './laying.ts'
import { inEncoding, utf16le } from './laying.ts'

type Values = Record<string, Expected>

/** The rows of a catalogue with these columns beside the fixed ones. */
function sheet(more: readonly string[], articles: readonly Values[]): ExpectedSheet {
  const columns: string[] = [...fixedColumns, ...more]
  const rows = articles.map((values, at) => {
    const cells = columns.map((column) => values[column] ?? null)
    return [at + 2, ...cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)] as const
  })
  return { name: 'BMEcat', rows: [[1, ...columns], ...rows] }
}

const number = (text: string) => ({ text, kind: 'number' as const })
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n`

const old = `<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">
<BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CATALOG_ID>K1</CATALOG_ID><CURRENCY>EUR</CURRENCY></CATALOG></HEADER>
<T_NEW_CATALOG><ARTICLE mode="new"><SUPPLIER_AID>00815</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Kugelhahn für Öl</DESCRIPTION_SHORT><DESCRIPTION_LONG>Zeile eins
Zeile zwei &amp; mehr</DESCRIPTION_LONG><EAN>4001234567890</EAN><MANUFACTURER_AID>KH-25</MANUFACTURER_AID><MANUFACTURER_NAME>Musterwerk Grünau</MANUFACTURER_NAME><KEYWORD>Ventil</KEYWORD><KEYWORD>Armatur</KEYWORD></ARTICLE_DETAILS>
<ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-8.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>37010201</REFERENCE_FEATURE_GROUP_ID><FEATURE><FNAME>Nennweite</FNAME><FVALUE>25</FVALUE><FUNIT>mm</FUNIT></FEATURE><FEATURE><FNAME>Werkstoff</FNAME><FVALUE>Messing</FVALUE></FEATURE></ARTICLE_FEATURES>
<ARTICLE_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><QUANTITY_MIN>5</QUANTITY_MIN></ARTICLE_ORDER_DETAILS>
<ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>12.50</PRICE_AMOUNT><LOWER_BOUND>1</LOWER_BOUND></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE></T_NEW_CATALOG></BMECAT>`

const tiers = `<BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>eng</LANGUAGE></CATALOG></HEADER><T_NEW_CATALOG>
<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>All</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE><CATALOG_STRUCTURE type="node"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Fasteners</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE><CATALOG_STRUCTURE type="leaf"><GROUP_ID>3</GROUP_ID><GROUP_NAME>Bolts</GROUP_NAME><PARENT_ID>2</PARENT_ID></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>
<ARTICLE><SUPPLIER_AID>B-8</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT><![CDATA[Bolt <M8>]]></DESCRIPTION_SHORT></ARTICLE_DETAILS><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_customer"><PRICE_AMOUNT>0.5</PRICE_AMOUNT><PRICE_CURRENCY>USD</PRICE_CURRENCY><LOWER_BOUND>1</LOWER_BOUND><TERRITORY>US</TERRITORY><TERRITORY>CA</TERRITORY></ARTICLE_PRICE><ARTICLE_PRICE price_type="net_customer"><PRICE_AMOUNT>0.4</PRICE_AMOUNT><PRICE_CURRENCY>USD</PRICE_CURRENCY><LOWER_BOUND>100</LOWER_BOUND></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS><MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>img/b8.jpg</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE></MIME><MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>b8.pdf</MIME_SOURCE></MIME></MIME_INFO></ARTICLE>
<ARTICLE><SUPPLIER_AID>B-9</SUPPLIER_AID><ARTICLE_DETAILS/></ARTICLE>
<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>B-8</ART_ID><CATALOG_GROUP_ID>3</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP></T_NEW_CATALOG></BMECAT>`

const languages = `<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd"><HEADER><CATALOG><LANGUAGE default="true">ita</LANGUAGE><LANGUAGE>eng</LANGUAGE></CATALOG></HEADER><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID type="supplier_specific">VT-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT lang="ita">Valvola a sfera</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="eng">Ball valve</DESCRIPTION_SHORT></PRODUCT_DETAILS><PRODUCT_FEATURES><FEATURE><FNAME lang="eng">Colour</FNAME><FNAME lang="ita">Colore</FNAME><FVALUE lang="eng">red</FVALUE><FVALUE lang="ita">rosso</FVALUE><FVALUE lang="ita">blu</FVALUE></FEATURE></PRODUCT_FEATURES></PRODUCT></T_NEW_CATALOG></BMECAT>`

const logistic = `<b:BMECAT version="2005.1" xmlns:b="http://www.bmecat.org/bmecat/2005fd"><b:T_NEW_CATALOG><b:PRODUCT><b:SUPPLIER_PID>HB-6204</b:SUPPLIER_PID><b:PRODUCT_DETAILS><b:DESCRIPTION_SHORT>深溝玉軸受</b:DESCRIPTION_SHORT><b:INTERNATIONAL_PID type="gtin">4901234567894</b:INTERNATIONAL_PID><b:EAN>4901234567894</b:EAN><b:INTERNATIONAL_PID type="other">X9</b:INTERNATIONAL_PID></b:PRODUCT_DETAILS><b:PRODUCT_FEATURES><b:FEATURE><b:FNAME>シール</b:FNAME><b:VARIANTS><b:VARIANT><b:FVALUE>ZZ</b:FVALUE></b:VARIANT><b:VARIANT><b:FVALUE>DDU</b:FVALUE></b:VARIANT></b:VARIANTS></b:FEATURE></b:PRODUCT_FEATURES><b:PRODUCT_LOGISTIC_DETAILS><b:CUSTOMS_TARIFF_NUMBER><b:CUSTOMS_NUMBER>84821010</b:CUSTOMS_NUMBER></b:CUSTOMS_TARIFF_NUMBER><b:COUNTRY_OF_ORIGIN>JP</b:COUNTRY_OF_ORIGIN><b:PRODUCT_DIMENSIONS><b:WEIGHT>0.106</b:WEIGHT></b:PRODUCT_DIMENSIONS></b:PRODUCT_LOGISTIC_DETAILS></b:PRODUCT></b:T_NEW_CATALOG></b:BMECAT>`

const wide = `<?xml version="1.0" encoding="UTF-16"?><BMECAT version="2005"><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>型-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>球阀</DESCRIPTION_SHORT></PRODUCT_DETAILS></PRODUCT></T_NEW_CATALOG></BMECAT>`
const prices = `<BMECAT version="1.2"><T_UPDATE_PRICES prev_version="1"><ARTICLE><SUPPLIER_AID>CÑ-77</SUPPLIER_AID><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>11,40</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY><PRICE_FACTOR>0.9</PRICE_FACTOR></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE></T_UPDATE_PRICES></BMECAT>`

const catalogue = (
  file: string,
  messy: string,
  bytes: Buffer,
  format: string,
  encoding: string,
  expected: ExpectedSheet,
): CorpusFile => ({ file, messy, bytes, format, encoding, sheets: [expected] })

export const catalogues: readonly CorpusFile[] = [
  catalogue(
    '55-katalog.xml',
    'BMEcat 1.2 in ISO-8859-1 with a DOCTYPE that names a file',
    inEncoding(declared('ISO-8859-1') + old, 'windows-1252'),
    'bmecat12',
    'windows-1252',
    sheet(
      [
        'PRICE_TYPE 1',
        'PRICE_AMOUNT 1',
        'PRICE_CURRENCY 1',
        'LOWER_BOUND 1',
        'feature:Nennweite [mm]',
        'feature:Werkstoff',
      ],
      [
        {
          SUPPLIER_PID: '00815',
          DESCRIPTION_SHORT: 'Kugelhahn für Öl',
          DESCRIPTION_LONG: 'Zeile eins\nZeile zwei & mehr',
          EAN: number('4001234567890'),
          MANUFACTURER_PID: 'KH-25',
          MANUFACTURER_NAME: 'Musterwerk Grünau',
          KEYWORD: 'Ventil\nArmatur',
          ORDER_UNIT: 'C62',
          QUANTITY_MIN: number('5'),
          REFERENCE_FEATURE_SYSTEM_NAME: 'ECLASS-8.0',
          REFERENCE_FEATURE_GROUP_ID: number('37010201'),
          LANGUAGE: 'deu',
          MODE: 'new',
          'PRICE_TYPE 1': 'net_list',
          'PRICE_AMOUNT 1': number('12.50'),
          'PRICE_CURRENCY 1': 'EUR',
          'LOWER_BOUND 1': number('1'),
          'feature:Nennweite [mm]': number('25'),
          'feature:Werkstoff': 'Messing',
        },
      ],
    ),
  ),
  catalogue(
    '56-tiers.xml',
    'BMEcat 1.2: prices by quantity, groups that are told after the articles, CDATA',
    Buffer.from(declared('UTF-8') + tiers),
    'bmecat12',
    'utf-8',
    sheet(
      [
        'PRICE_TYPE 1',
        'PRICE_AMOUNT 1',
        'PRICE_CURRENCY 1',
        'LOWER_BOUND 1',
        'TERRITORY 1',
        'PRICE_TYPE 2',
        'PRICE_AMOUNT 2',
        'PRICE_CURRENCY 2',
        'LOWER_BOUND 2',
        'MIME_SOURCE 1',
        'MIME_TYPE 1',
        'MIME_PURPOSE 1',
        'MIME_SOURCE 2',
        'MIME_TYPE 2',
      ],
      [
        {
          SUPPLIER_PID: 'B-8',
          DESCRIPTION_SHORT: 'Bolt <M8>',
          CATALOG_GROUP_ID: number('3'),
          CATALOG_GROUP: 'Fasteners > Bolts',
          LANGUAGE: 'eng',
          'PRICE_TYPE 1': 'net_customer',
          'PRICE_AMOUNT 1': number('0.5'),
          'PRICE_CURRENCY 1': 'USD',
          'LOWER_BOUND 1': number('1'),
          'TERRITORY 1': 'US CA',
          'PRICE_TYPE 2': 'net_customer',
          'PRICE_AMOUNT 2': number('0.4'),
          'PRICE_CURRENCY 2': 'USD',
          'LOWER_BOUND 2': number('100'),
          'MIME_SOURCE 1': 'img/b8.jpg',
          'MIME_TYPE 1': 'image/jpeg',
          'MIME_PURPOSE 1': 'normal',
          'MIME_SOURCE 2': 'b8.pdf',
          'MIME_TYPE 2': 'application/pdf',
        },
        { SUPPLIER_PID: 'B-9', LANGUAGE: 'eng' },
      ],
    ),
  ),
  catalogue(
    '57-lingue.xml',
    'BMEcat 2005 with texts and features in two languages',
    Buffer.from(declared('UTF-8') + languages),
    'bmecat2005',
    'utf-8',
    sheet(
      ['DESCRIPTION_SHORT:eng', 'feature:Colore'],
      [
        {
          SUPPLIER_PID: 'VT-1',
          DESCRIPTION_SHORT: 'Valvola a sfera',
          LANGUAGE: 'ita',
          'DESCRIPTION_SHORT:eng': 'Ball valve',
          'feature:Colore': 'rosso; blu',
        },
      ],
    ),
  ),
  catalogue(
    '58-butsuryu.xml',
    'BMEcat 2005 with a prefix and without a header: international numbers, variants, weight and customs',
    Buffer.from(`\u{feff}${declared('utf-8')}${logistic}`),
    'bmecat2005',
    'utf-8',
    sheet(
      ['feature:シール'],
      [
        {
          SUPPLIER_PID: 'HB-6204',
          DESCRIPTION_SHORT: '深溝玉軸受',
          EAN: number('4901234567894'),
          COUNTRY_OF_ORIGIN: 'JP',
          CUSTOMS_NUMBER: number('84821010'),
          WEIGHT: number('0.106'),
          'feature:シール': 'ZZ; DDU',
        },
      ],
    ),
  ),
  catalogue(
    '59-utf16.xml',
    'BMEcat 2005 in UTF-16 LE with a mark',
    utf16le(`\u{feff}${wide}`),
    'bmecat2005',
    'utf-16le',
    sheet([], [{ SUPPLIER_PID: '型-1', DESCRIPTION_SHORT: '球阀' }]),
  ),
  catalogue(
    '60-precios.xml',
    'BMEcat 1.2 in Windows-1252: prices only, with a comma where a point belongs',
    inEncoding(declared('windows-1252') + prices, 'windows-1252'),
    'bmecat12',
    'windows-1252',
    sheet(
      ['PRICE_TYPE 1', 'PRICE_AMOUNT 1', 'PRICE_CURRENCY 1', 'PRICE_FACTOR 1'],
      [
        {
          SUPPLIER_PID: 'CÑ-77',
          'PRICE_TYPE 1': 'net_list',
          'PRICE_AMOUNT 1': '11,40',
          'PRICE_CURRENCY 1': 'EUR',
          'PRICE_FACTOR 1': number('0.9'),
        },
      ],
    ),
  ),
]
