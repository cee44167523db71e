// Why a cell or a product of a table was not taken over, and why a file is not read: on the screens of an import and in the file of its refused rows.
import type { ImportProblemCode } from '../contract/import-words.ts'
import type { ServerText } from './texts.ts'

export const importProblemTexts: Readonly<Record<ImportProblemCode, ServerText>> = {
  empty: /*i18n*/ { id: 'import.problem.empty', message: 'Nothing stands in this cell.' },
  'cell-error': /*i18n*/ {
    id: 'import.problem.cellError',
    message: 'The spreadsheet shows an error here in place of a value.',
  },
  'not-a-number': /*i18n*/ { id: 'import.problem.notANumber', message: 'This is no number.' },
  'decimal-open': /*i18n*/ {
    id: 'import.problem.decimalOpen',
    message: 'Nothing tells whether the comma or the dot marks the decimals.',
  },
  'too-large': /*i18n*/ { id: 'import.problem.tooLarge', message: 'The number is too large.' },
  negative: /*i18n*/ { id: 'import.problem.negative', message: 'The number is below zero.' },
  'is-date': /*i18n*/ {
    id: 'import.problem.isDate',
    message:
      'This is a date where none belongs. Often the spreadsheet has made it of a number: format the column as text.',
  },
  'no-unit': /*i18n*/ { id: 'import.problem.noUnit', message: 'The number has no unit.' },
  'unknown-unit': /*i18n*/ { id: 'import.problem.unknownUnit', message: 'This unit is not known.' },
  'unknown-currency': /*i18n*/ {
    id: 'import.problem.unknownCurrency',
    message: 'This currency is not known.',
  },
  'no-currency': /*i18n*/ { id: 'import.problem.noCurrency', message: 'The price has no currency.' },
  'not-one-amount': /*i18n*/ {
    id: 'import.problem.notOneAmount',
    message: 'These are several amounts where one belongs.',
  },
  'price-zero': /*i18n*/ { id: 'import.problem.priceZero', message: 'A price of zero is no price.' },
  'on-request': /*i18n*/ { id: 'import.problem.onRequest', message: 'Only on request: nothing is written.' },
  'not-known-yet': /*i18n*/ {
    id: 'import.problem.notKnownYet',
    message: 'Not known yet: nothing is written.',
  },
  'while-stocks-last': /*i18n*/ {
    id: 'import.problem.whileStocksLast',
    message: 'Only while stocks last: nothing is written.',
  },
  'made-to-order': /*i18n*/ {
    id: 'import.problem.madeToOrder',
    message: 'Made to order: nothing is written.',
  },
  ambiguous: /*i18n*/ { id: 'import.problem.ambiguous', message: 'This can be read in more than one way.' },
  'not-a-country': /*i18n*/ { id: 'import.problem.notACountry', message: 'This is no country that we know.' },
  several: /*i18n*/ { id: 'import.problem.several', message: 'There are several values where one belongs.' },
  unknown: /*i18n*/ { id: 'import.problem.unknown', message: 'This value is not known.' },
  'hs-code': /*i18n*/ { id: 'import.problem.hsCode', message: 'This is no HS code.' },
  'not-a-file': /*i18n*/ {
    id: 'import.problem.notAFile',
    message: 'This is neither the name of a file nor an address of one.',
  },
  varies: /*i18n*/ { id: 'import.problem.varies', message: 'The rows of this product say different things.' },
  'no-name': /*i18n*/ { id: 'import.problem.noName', message: 'The product has no name.' },
  'row-unclear': /*i18n*/ {
    id: 'import.problem.rowUnclear',
    message: 'Nothing tells to which product this row belongs.',
  },
  'too-long': /*i18n*/ { id: 'import.problem.tooLong', message: 'A text is longer than a product takes.' },
  'too-many-specs': /*i18n*/ {
    id: 'import.problem.tooManySpecs',
    message: 'A product takes at most {specsPerProductMax} specifications.',
  },
  'too-many-variants': /*i18n*/ {
    id: 'import.problem.tooManyVariants',
    message: 'A product takes at most {variantsPerProductMax} variants.',
  },
  'too-many-prices': /*i18n*/ {
    id: 'import.problem.tooManyPrices',
    message: 'A product takes at most {priceTiersMax} prices.',
  },
  'too-many-rows': /*i18n*/ { id: 'import.problem.tooManyRows', message: 'This product has too many rows.' },
  'repeated-part-number': /*i18n*/ {
    id: 'import.problem.repeatedPartNumber',
    message: 'This part number stands in the table more than once.',
  },
  'repeated-name': /*i18n*/ {
    id: 'import.problem.repeatedName',
    message: 'This name stands in the table more than once, and no part number tells the products apart.',
  },
  'number-damaged': /*i18n*/ {
    id: 'import.problem.numberDamaged',
    message:
      'The spreadsheet has shortened this part number. Format the column as text and enter the number again.',
  },
  'letters-lost': /*i18n*/ {
    id: 'import.problem.lettersLost',
    message:
      'Some letters of this row could not be read. Save the file anew as Unicode text or as a workbook.',
  },
  'no-category': /*i18n*/ { id: 'import.problem.noCategory', message: 'Nothing tells its category.' },
  'number-of-variant': /*i18n*/ {
    id: 'import.problem.numberOfVariant',
    message: 'This part number is that of a variant of another product.',
  },
  'part-number-taken': /*i18n*/ {
    id: 'import.problem.partNumberTaken',
    message: 'Another product of the company, or a variant of one, has this part number.',
  },
  'name-reserved': /*i18n*/ { id: 'import.problem.nameReserved', message: 'This name may not be used.' },
  'not-allowed': /*i18n*/ {
    id: 'import.problem.notAllowed',
    message: 'A value does not fit what products may say.',
  },
  'changed-meanwhile': /*i18n*/ {
    id: 'import.problem.changedMeanwhile',
    message: 'Somebody saved or removed this product between the check and the import. It was left as it is.',
  },
  'too-many-products': /*i18n*/ {
    id: 'import.problem.tooManyProducts',
    message: 'The company cannot keep more products.',
  },
}

/** By the reason of a failure. */
export const importFailureTexts: Readonly<Record<string, ServerText>> = {
  empty: /*i18n*/ { id: 'import.failure.empty', message: 'The file is empty.' },
  'too large': /*i18n*/ { id: 'import.failure.tooLarge', message: 'The file is larger than we read.' },
  'too many rows': /*i18n*/ {
    id: 'import.failure.tooManyRows',
    message: 'The table has more rows than we read. Split it into several files.',
  },
  'too many columns': /*i18n*/ {
    id: 'import.failure.tooManyColumns',
    message: 'The table has more columns than we read.',
  },
  'too many sheets': /*i18n*/ {
    id: 'import.failure.tooManySheets',
    message: 'The workbook has more sheets than we read.',
  },
  'too many parts': /*i18n*/ {
    id: 'import.failure.tooManyParts',
    message: 'The file consists of more parts than we read.',
  },
  'too many merged cells': /*i18n*/ {
    id: 'import.failure.tooManyMergedCells',
    message: 'The table has more merged cells than we read.',
  },
  'cell too long': /*i18n*/ {
    id: 'import.failure.cellTooLong',
    message: 'A cell holds more text than we read.',
  },
  'row too long': /*i18n*/ {
    id: 'import.failure.rowTooLong',
    message: 'A row holds more text than we read.',
  },
  'unpacks to too much': /*i18n*/ {
    id: 'import.failure.unpacksToTooMuch',
    message: 'The file unpacks to more than we read.',
  },
  'unknown format': /*i18n*/ {
    id: 'import.failure.unknownFormat',
    message: 'This is no kind of file that we read.',
  },
  'unknown encoding': /*i18n*/ {
    id: 'import.failure.unknownEncoding',
    message:
      'We cannot tell how the letters of this file are written. Save it as Unicode text or as a workbook.',
  },
  'broken quotes': /*i18n*/ {
    id: 'import.failure.brokenQuotes',
    message: 'A text in quotation marks has no end.',
  },
  'broken file': /*i18n*/ {
    id: 'import.failure.brokenFile',
    message: 'The file is damaged. Save it anew and send it again.',
  },
  encrypted: /*i18n*/ {
    id: 'import.failure.encrypted',
    message: 'The file is protected by a password. Save it without one.',
  },
  entities: /*i18n*/ {
    id: 'import.failure.entities',
    message: 'The file defines entities of its own, which we do not read.',
  },
  'unsafe path': /*i18n*/ {
    id: 'import.failure.unsafePath',
    message: 'The file holds names that lead out of it.',
  },
  'no table': /*i18n*/ { id: 'import.failure.noTable', message: 'There is no table in this file.' },
  'several tables': /*i18n*/ {
    id: 'import.failure.severalTables',
    message: 'There are several tables in this file. Keep the one with the products.',
  },
  'old workbook': /*i18n*/ {
    id: 'import.failure.oldWorkbook',
    message: 'This workbook is of a kind that we do not read. Save it as XLSX or CSV.',
  },
  'web page': /*i18n*/ {
    id: 'import.failure.webPage',
    message: 'This is a web page, not a table. Save it as XLSX or CSV.',
  },
  trouble: /*i18n*/ {
    id: 'import.failure.trouble',
    message:
      'This is a fault of ours, not of your file: it was tried several times, and is in our records. Please send it again later.',
  },
}

/** Above the reasons in the file of refused rows; sent again, a column of this head says nothing. */
export const refusedHeadText: ServerText = /*i18n*/ {
  id: 'import.refusedHead',
  message: 'Millwright: refused because',
}
