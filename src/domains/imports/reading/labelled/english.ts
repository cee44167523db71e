// Tables in English, of shops, distributors and makers.
import type { Labelled } from './tables.ts'

export const english: readonly Labelled[] = [
  {
    about: 'a distributor’s list with price breaks below one head',
    rows: [
      'Kestrel Valve Co. - Price List 2024 (USD)|||||||',
      'Item|Description|Price|||UOM|HS code|Lead time (weeks)',
      '||1-9|10-99|100+|||',
      'KV-100|Ball valve 1/2" brass|12.50|11.00|9.90|EA|8481.80.30|2',
      'KV-101|Ball valve 3/4" brass|14.75|13.20|11.80|EA|8481.80.30|3',
    ],
    meanings: [
      'partNumber',
      'name',
      'price 1 USD',
      'price 10 USD',
      'price 100 USD',
      'unit',
      'hsCode',
      'leadTime [week]',
    ],
    products: [
      'KV-100 ; Ball valve 1/2" brass ; price 1 USD=12.5 ; price 10 USD=11 ; price 100 USD=9.9 ; unit=pcs ; hsCode=84818030 ; leadTime=14',
      'KV-101 ; Ball valve 3/4" brass ; price 1 USD=14.75 ; price 10 USD=13.2 ; price 100 USD=11.8 ; unit=pcs ; hsCode=84818030 ; leadTime=21',
    ],
  },
  {
    about: 'a shop’s export with names of fields and variants',
    rows: [
      'Handle|Title|Body (HTML)|Tags|Size|Colour|Variant SKU|Variant Price|Image Src',
      'work-glove|Work glove|Cut resistant glove.|gloves, ppe|S|Grey|WG-S-GR|4.50|https://kestrel.example/img/wg.jpg',
      'work-glove|Work glove|Cut resistant glove.|gloves, ppe|M|Grey|WG-M-GR|4.50|https://kestrel.example/img/wg.jpg',
      'work-glove|Work glove|Cut resistant glove.|gloves, ppe|L|Black|WG-L-BK|4.80|https://kestrel.example/img/wg.jpg',
    ],
    meanings: [
      'parentNumber',
      'name',
      'description',
      'keywords',
      'spec Size',
      'spec Colour',
      'partNumber',
      'price 1',
      'picture',
    ],
    products: [
      'work-glove ; Work glove ; category=0007-04-01 ; description=Cut resistant glove. ; keywords=gloves,ppe ; axes=Size,Colour ; variant S/Grey=WG-S-GR ; variant M/Grey=WG-M-GR ; variant L/Black=WG-L-BK ; pictures=https://kestrel.example/img/wg.jpg',
    ],
  },
  {
    about: 'sizes in inches, tolerances, ranges of temperature',
    rows: [
      'Part No.|Name|Bore [mm]|Tolerance|Operating temperature (°C)|Connection|Weight (lbs)',
      'PB-25|Pillow block|25|±0.01|-20 to 120|1/2 inch|2.2',
      'PB-30|Pillow block|30|±0.012|-20 to 120|3/4 inch|2.9',
    ],
    meanings: [
      'partNumber',
      'name',
      'spec Bore [mm]',
      'spec Tolerance',
      'spec Operating temperature [°C]',
      'spec Connection',
      'weight [lb]',
    ],
    products: [
      'PB-25 ; Pillow block ; category=0006-11 ; spec Bore=25 mm ; spec Tolerance=±0.01 ; spec Operating temperature=-20 to 120 °C ; spec Connection=1/2 inch ; weight=2.2 lb',
      'PB-30 ; Pillow block ; category=0006-11 ; spec Bore=30 mm ; spec Tolerance=±0.012 ; spec Operating temperature=-20 to 120 °C ; spec Connection=3/4 inch ; weight=2.9 lb',
    ],
  },
  {
    about: 'attributes in rows, part numbers written once',
    rows: [
      'SKU|Product name|Attribute|Value',
      'GM-05|Gear motor|Power|0.55 kW',
      '||Speed|46 rpm',
      '||Protection|IP55',
      'GM-07|Gear motor|Power|0.75 kW',
      '||Speed|58 rpm',
    ],
    meanings: ['partNumber', 'name', 'specName', 'specValue'],
    products: [
      'GM-05 ; Gear motor ; spec Power=0.55 kW ; spec Speed=46 rpm ; spec Protection=IP55',
      'GM-07 ; Gear motor ; spec Power=0.75 kW ; spec Speed=58 rpm',
    ],
  },
  {
    about: 'two currencies side by side, cells with broken formulas',
    rows: [
      'Product code|Product|Price EUR|Price USD|MOQ|Packaging',
      'FL-1|Hydraulic filter element|18,40|19.90|50 pcs|Carton of 10',
      'FL-2|Hydraulic filter element|21,10|#N/A|50 pcs|Carton of 10',
    ],
    meanings: ['partNumber', 'name', 'price 1 EUR', 'price 1 USD', 'minimumOrder', 'packaging'],
    products: [
      'FL-1 ; Hydraulic filter element ; price 1 EUR=18.4 ; price 1 USD=19.9 ; moq=50 pcs ; packaging=Carton of 10',
      'FL-2 ; Hydraulic filter element ; price 1 EUR=21.1 ; moq=50 pcs ; packaging=Carton of 10',
    ],
  },
  {
    about: 'numbers of a spreadsheet with errors in their last digits, prices on request, a status column',
    hasNumbers: true,
    rows: [
      'Article no|Name|List price (GBP)|Stock qty|Country of origin|Status',
      'SN-1|Inductive sensor M12|12.299999999999999|140|GB|Active',
      'SN-2|Inductive sensor M18|POA|0|DE|Active',
    ],
    meanings: ['partNumber', 'name', 'price 1 GBP', 'stock', 'origin', 'ignored'],
    products: [
      'SN-1 ; Inductive sensor M12 ; price 1 GBP=12.3 ; stock=yes ; origin=GB',
      'SN-2 ; Inductive sensor M18 ; price=on request ; stock=no ; origin=DE',
    ],
  },
  {
    about: 'names in other languages with codes of languages, unknown columns',
    rows: [
      'sku|name_en|name_ja|name_it|backlash class|price_jpy',
      'PG-40|Planetary gearbox 40|遊星減速機 40|Riduttore epicicloidale 40|P1|48000',
      'PG-60|Planetary gearbox 60|遊星減速機 60|Riduttore epicicloidale 60|P2|62000',
    ],
    meanings: ['partNumber', 'name', 'name ja', 'name it', 'spec backlash class', 'price 1 JPY'],
    products: [
      'PG-40 ; Planetary gearbox 40 ; category=0006-07-02 ; name ja=遊星減速機 40 ; name it=Riduttore epicicloidale 40 ; spec backlash class=P1 ; price 1 JPY=48000',
      'PG-60 ; Planetary gearbox 60 ; category=0006-07-02 ; name ja=遊星減速機 60 ; name it=Riduttore epicicloidale 60 ; spec backlash class=P2 ; price 1 JPY=62000',
    ],
  },
  {
    about: 'a customer’s number beside our own, an old one, and prices with units behind them',
    rows: [
      'Our part number|Customer part number|Old part number|Item description|Unit price',
      'CB-10|900-1|C10|Control cable 4x0.75|USD 1.20/m',
      'CB-12|900-2|C12|Control cable 4x1.5|USD 1.95/m',
    ],
    meanings: ['partNumber', 'spec Customer part number', 'spec Old part number', 'name', 'price 1'],
    products: [
      'CB-10 ; Control cable 4x0.75 ; spec Customer part number=900-1 ; spec Old part number=C10 ; price 1 USD=1.2 ; unit=m',
      'CB-12 ; Control cable 4x1.5 ; spec Customer part number=900-2 ; spec Old part number=C12 ; price 1 USD=1.95 ; unit=m',
    ],
  },
  {
    about: 'a long description beside the name, lines within cells, several pictures in one cell',
    rows: [
      'Model number|Product name|Long description|Images|Features',
      'DR-13|Bench drill|Drilling capacity 13 mm.⏎Five speeds.|dr13-1.jpg; dr13-2.jpg|Quiet',
      'DR-16|Bench drill|Drilling capacity 16 mm.⏎Twelve speeds.|img\\dr16.jpg|Depth stop',
    ],
    meanings: ['partNumber', 'name', 'description', 'picture', 'spec Features'],
    products: [
      'DR-13 ; Bench drill ; description=Drilling capacity 13 mm.\nFive speeds. ; pictures=dr13-1.jpg,dr13-2.jpg ; spec Features=Quiet',
      'DR-16 ; Bench drill ; description=Drilling capacity 16 mm.\nTwelve speeds. ; pictures=dr16.jpg ; spec Features=Depth stop',
    ],
  },
]
