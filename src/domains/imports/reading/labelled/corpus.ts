// What the columns of the sixty messy files mean to who reads them, labelled by hand (src/platform/tables/corpus).

const priceList = 'partNumber|name|spec 仕様|unit|price 1 JPY|minimumOrder'
const chinese = 'partNumber|name|spec 规格|unit|price 1 CNY|minimumOrder'
const italian = 'partNumber|name|spec Misura|unit|price 1 EUR|minimumOrder'
const spanish = 'partNumber|name|spec Tamaño|unit|price 1 EUR|minimumOrder'
const english = 'partNumber|name|spec Specification|unit|price 1|minimumOrder'
const codes = 'partNumber'

/**
 * By the number of the file, as meaningTold writes them. A price without a currency is one that nothing tells. Null where no row heads
 * the columns and nobody could tell what is meant: whatever is read of it has to be asked. A `catalogue` names its columns itself.
 */
export const corpusMeanings: Readonly<Record<string, string | null>> = {
  '01': priceList,
  // How many are ordered at once, in a price list.
  '02': 'partNumber|name|price 1 JPY|minimumOrder',
  '03': priceList,
  '04': priceList,
  '05': priceList,
  '06': 'partNumber|description',
  '07': priceList,
  '08': priceList,
  '09': chinese,
  '10': chinese,
  '11': 'partNumber|name|spec 規格|unit|price 1 TWD|minimumOrder',
  '12': chinese,
  '13': italian,
  '14': spanish,
  '15': english,
  '16': english,
  '17': english,
  '18': english,
  '19': english,
  '20': english,
  '21': english,
  '22': english,
  '23': `${english}|ignored|ignored`,
  '24': 'partNumber|name|spec Tolleranza',
  '25': codes,
  '26': 'ignored|name|description',
  '27': english,
  // Without heads: what the third column says of a product has no name.
  '28': 'partNumber|name|description|unit|price 1 JPY|minimumOrder',
  '29': 'partNumber|name|spec Size',
  '30': 'partNumber|price 1 EUR',
  '31': priceList,
  '32': chinese,
  '33': 'partNumber|spec 発売日',
  '34': codes,
  '35': 'partNumber|ignored|price 1 EUR',
  // The net price counts; the other one is the same with tax.
  '36': 'partNumber|price 1|ignored',
  '37': null,
  '38': null,
  '39': null,
  '40': 'partNumber|price 1',
  '41': codes,
  '42': 'ignored|ignored|partNumber|ignored|price 1 EUR',
  '43': 'partNumber|stock|spec 条码|weight [kg]',
  '44': codes,
  '45': italian,
  '46': codes,
  '47': codes,
  '48': spanish,
  '49': 'partNumber|name|stock',
  // From when on and at what hour something counts is no property of a product.
  '50': 'partNumber|price 1 EUR|ignored|ignored|ignored|ignored',
  '51': 'partNumber|ignored|ignored|price 1 EUR',
  '52': 'partNumber|name|price 1 CNY',
  '53': null,
  '54': 'partNumber|minimumOrder',
  '55': 'catalogue',
  '56': 'catalogue',
  '57': 'catalogue',
  '58': 'catalogue',
  '59': 'catalogue',
  '60': 'catalogue',
}
