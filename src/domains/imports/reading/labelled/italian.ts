// Tables as Italian suppliers send them.
import type { Labelled } from './tables.ts'

export const italian: readonly Labelled[] = [
  {
    about: 'a price list with decimal commas and abbreviated heads',
    rows: [
      'LISTINO PREZZI 2024 - Valvolificio Brenta S.r.l.|||||',
      'Prezzi in Euro, IVA esclusa|||||',
      'Codice|Descrizione|Prezzo listino|U.M.|Conf. pz|Peso kg',
      'VB15|Valvola a sfera DN15 PN40|12,50|PZ|10|0,35',
      'VB50|Valvola a sfera DN50 PN40|1.250,00|PZ|1|4,80',
    ],
    meanings: ['partNumber', 'name', 'price 1 EUR', 'unit', 'packQuantity', 'weight [kg]'],
    products: [
      'VB15 ; Valvola a sfera DN15 PN40 ; category=0004-01-01 ; price 1 EUR=12.5 ; unit=pcs ; packaging=Conf. pz 10 ; weight=0.35 kg',
      'VB50 ; Valvola a sfera DN50 PN40 ; category=0004-01-01 ; price 1 EUR=1250 ; unit=pcs ; packaging=Conf. pz 1 ; weight=4.8 kg',
    ],
  },
  {
    about: 'semicolons, delivery in weeks, minimum order with a word before the number',
    rows: [
      'Codice articolo|Denominazione|Prezzo unitario €|Q.tà minima|Tempi di consegna|Paese di origine|Nomenclatura combinata',
      'R-100|Riduttore coassiale|€ 1.240,00|Pezzi 2|2-3 settimane|Italia|8483 40 21',
      'R-200|Riduttore epicicloidale|€ 2.180,50|Pezzi 1|pronta consegna|Italia|8483 40 23',
    ],
    meanings: ['partNumber', 'name', 'price 1 EUR', 'minimumOrder', 'leadTime', 'origin', 'hsCode'],
    products: [
      'R-100 ; Riduttore coassiale ; price 1 EUR=1240 ; moq=2 pcs ; leadTime=21 ; origin=IT ; hsCode=84834021',
      'R-200 ; Riduttore epicicloidale ; category=0006-07-02 ; price 1 EUR=2180.5 ; moq=1 pcs ; leadTime=0 ; stock=yes ; origin=IT ; hsCode=84834023',
    ],
  },
  {
    about: 'steps of quantity with words',
    rows: [
      'Articolo|Nome prodotto|da 1 pz|da 50 pz|da 200 pz|Valuta',
      'GR-1|Guarnizione piana DN25|0,80|0,65|0,52|EUR',
      'GR-2|Guarnizione piana DN32|0,95|0,78|0,61|EUR',
    ],
    meanings: ['partNumber', 'name', 'price 1', 'price 50', 'price 200', 'currency'],
    products: [
      'GR-1 ; Guarnizione piana DN25 ; category=0004-06-04 ; price 1 EUR=0.8 ; price 50 EUR=0.65 ; price 200 EUR=0.52',
      'GR-2 ; Guarnizione piana DN32 ; category=0004-06-04 ; price 1 EUR=0.95 ; price 50 EUR=0.78 ; price 200 EUR=0.61',
    ],
  },
  {
    about: 'thousands with points and no decimals anywhere: open, and asked',
    rows: [
      'Codice|Nome|Prezzo (EUR)|Giacenza',
      'T-1|Tornio parallelo 1000|12.500|2',
      'T-2|Tornio parallelo 1500|18.900|0',
    ],
    meanings: ['partNumber', 'name', 'price 1 EUR', 'stock'],
    products: [
      'T-1 ; Tornio parallelo 1000 ; price 1 EUR=12500 ; stock=yes',
      'T-2 ; Tornio parallelo 1500 ; price 1 EUR=18900 ; stock=no',
    ],
  },
  {
    about: 'families as titles of sections, prices on request, notes at the foot',
    rows: [
      'Cod. art.|Descrizione articolo|Misura|Prezzo € cad.',
      'CUSCINETTI A SFERE|||',
      'CS6204|Cuscinetto 6204 2RS|20x47x14|4,20',
      'CS6206|Cuscinetto 6206 2RS|30x62x16|6,10',
      'CATENE A RULLI|||',
      'CT08B|Catena semplice 08B-1|1/2"|su richiesta',
      'Nota: i prezzi possono variare senza preavviso.|||',
    ],
    meanings: ['partNumber', 'name', 'spec Misura', 'price 1 EUR'],
    products: [
      'CS6204 ; Cuscinetto 6204 2RS ; category=0006-01 ; spec Misura=20x47x14 ; price 1 EUR=4.2',
      'CS6206 ; Cuscinetto 6206 2RS ; category=0006-01 ; spec Misura=30x62x16 ; price 1 EUR=6.1',
      'CT08B ; Catena semplice 08B-1 ; spec Misura=1/2" ; price=on request',
    ],
  },
  {
    about: 'colours and sizes of one article with a number of its own',
    rows: [
      'Codice padre|Codice|Nome articolo|Taglia|Colore|Prezzo|Foto',
      'GT10|GT10-S-BL|Giacca tecnica|S|blu|€ 49,90|gt10-bl.jpg',
      'GT10|GT10-M-BL|Giacca tecnica|M|blu|€ 49,90|gt10-bl.jpg',
      'GT10|GT10-M-NE|Giacca tecnica|M|nero|€ 52,90|gt10-ne.jpg',
      'PT20|PT20-50|Pantalone da lavoro|50|grigio|€ 35,00|pt20.jpg',
    ],
    meanings: ['parentNumber', 'partNumber', 'name', 'spec Taglia', 'spec Colore', 'price 1', 'picture'],
    products: [
      'GT10 ; Giacca tecnica ; axes=Taglia,Colore ; variant S/blu=GT10-S-BL 49.9 EUR ; variant M/blu=GT10-M-BL 49.9 EUR ; variant M/nero=GT10-M-NE 52.9 EUR ; pictures=gt10-bl.jpg,gt10-ne.jpg',
      'PT20-50 ; Pantalone da lavoro ; spec Taglia=50 ; spec Colore=grigio ; price 1 EUR=35 ; pictures=pt20.jpg',
    ],
  },
  {
    about: 'technical data in one column as pairs',
    rows: [
      'Codice prodotto|Nome|Caratteristiche tecniche|Scheda tecnica',
      'EL-1|Elettrovalvola 2/2|Attacco: G1/2; Tensione: 24 V DC; Pressione max: 10 bar|https://elettro.example/pdf/el-1_it.pdf',
      'EL-2|Elettrovalvola 3/2|Attacco: G3/8; Tensione: 230 V AC; Pressione max: 8 bar|https://elettro.example/pdf/el-2_it.pdf',
    ],
    meanings: ['partNumber', 'name', 'specs', 'document data sheet'],
    products: [
      'EL-1 ; Elettrovalvola 2/2 ; category=0004-01-07 ; spec Attacco=G1/2 ; spec Tensione=24 V DC ; spec Pressione max=10 bar ; document https://elettro.example/pdf/el-1_it.pdf=data sheet it',
      'EL-2 ; Elettrovalvola 3/2 ; category=0004-01-07 ; spec Attacco=G3/8 ; spec Tensione=230 V AC ; spec Pressione max=8 bar ; document https://elettro.example/pdf/el-2_it.pdf=data sheet it',
    ],
  },
  {
    about: 'prices for a hundred pieces',
    rows: [
      'Codice|Descrizione|Prezzo €/100 pz|Imballo',
      'VT-0816|Vite TE 8x16 zincata|4,50|scatola',
      'VT-0820|Vite TE 8x20 zincata|5,20|scatola',
    ],
    meanings: ['partNumber', 'name', 'price 1 EUR /100', 'packaging'],
    products: [
      'VT-0816 ; Vite TE 8x16 zincata ; price 1 EUR=0.045 ; unit=pcs ; packaging=scatola',
      'VT-0820 ; Vite TE 8x20 zincata ; price 1 EUR=0.052 ; unit=pcs ; packaging=scatola',
    ],
  },
]
