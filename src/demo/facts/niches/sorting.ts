// Which kind of article each subcategory holds: that of its category, unless its own line says otherwise.
import { chip, device, machine, part, work } from './machines.ts'
import { building, cosmetic, furnishing, garment, goods } from './consumer.ts'
import { fastener } from './fasteners.ts'
import { disposable, drink, food, medical, medicine } from './edible.ts'
import type { Kind } from './kind.ts'
import { bagged, chemical, cloth, material, packing } from './materials.ts'
import { service, software } from './serving.ts'

const kinds = {
  machine,
  device,
  chip,
  part,
  fastener,
  work,
  material,
  cloth,
  chemical,
  bagged,
  packing,
  garment,
  goods,
  furnishing,
  building,
  cosmetic,
  food,
  drink,
  medicine,
  disposable,
  medical,
  software,
  service,
}
export type KindName = keyof typeof kinds

/** Category numbers of each industry by kind; what is left out is of the industry's first kind. */
const categories: Readonly<Record<string, Partial<Record<KindName, string>>>> = {
  '0001': { device: '', machine: '03 05 11' },
  '0002': { device: '', chip: '01 05 06 08 13', material: '02', work: '03', software: '10' },
  '0003': { machine: '', device: '05 11 12', bagged: '13', material: '04' },
  '0004': { part: '', machine: '02 07 08 11 13', device: '12', chemical: '14', material: '15 16' },
  '0005': { machine: '', work: '02 03 04 05 13', part: '06 10' },
  '0006': { part: '', device: '08 13' },
  '0007': { garment: '', cloth: '01 02', goods: '11', work: '13' },
  '0008': { goods: '', garment: '05', cosmetic: '08', food: '09', furnishing: '07' },
  '0009': { cosmetic: '', packing: '04', chemical: '05', goods: '09 10 12', furnishing: '11', service: '13' },
  '0010': { goods: '', material: '11' },
  '0011': { food: '', drink: '11', machine: '05', bagged: '14', packing: '15' },
  '0012': { furnishing: '', part: '11', goods: '12' },
  '0013': { medical: '', disposable: '02 12', medicine: '10 13', part: '14' },
  '0014': {
    building: '',
    goods: '04 05 15 16',
    chemical: '11',
    material: '12',
    machine: '10',
    device: '09 14',
  },
  '0015': { service: '', packing: '14' },
}

/** Subcategories of another kind than their category. */
const own: Partial<Record<KindName, string>> = {
  fastener: '0004-09-01 0004-09-02 0004-09-03 0004-09-04',
  software: '0001-01-06 0001-07-04 0003-11-05',
  service:
    '0002-03-06 0003-12-05 0007-13-02 0007-13-06 0013-10-07 0013-13-06 0013-14-06 0015-14-01 0015-14-02 0015-14-03 0015-14-04 0015-14-06',
  work: '0006-02-07 0009-13-06 0013-14-02 0013-14-03 0013-14-05 0012-08-06 0014-12-07',
  machine:
    '0002-12-02 0002-12-03 0002-12-06 0004-04-05 0004-10-03 0004-10-04 0004-10-07 0005-13-06 0013-05-08 0014-05-07 0014-13-04 0003-11-01 0012-03-05 0003-13-02 0003-13-03',
  device:
    '0001-03-07 0001-11-07 0005-07-01 0005-07-02 0014-04-02 0014-04-03 0014-16-03 0014-16-04 0014-16-05 0014-16-06 0008-01-04 0008-10-01 0008-10-05 0008-10-06 0009-06-05 0009-07-04 0009-09-03 0009-10-01 0009-10-02 0009-10-03 0009-12-03 0010-03-04 0014-10-01 0014-10-07 0003-10-02 0003-06-04 0003-09-03 0003-09-06 0003-02-06 0003-02-07 0003-03-02 0003-03-06 0011-05-04 0003-01-05 0003-02-01 0003-02-02 0003-02-03 0003-03-01 0014-05-04',
  part: '0002-02-06 0002-07-07 0003-07-02 0003-05-06 0003-04-06 0005-14-06 0005-15-07 0001-12-07 0014-03-01 0014-03-02 0014-03-03 0014-03-04 0014-03-05 0014-03-06 0010-12-01 0010-12-02 0010-12-03 0010-12-04 0010-02-07 0005-05-06 0003-03-05 0014-06-07 0003-08-06 0008-02-06 0003-07-05 0004-07-04 0004-08-07 0004-11-06 0005-01-08 0002-12-05',
  material:
    '0002-03-07 0002-13-03 0002-13-06 0003-04-07 0003-02-05 0003-03-04 0003-10-06 0005-07-06 0005-07-07 0006-09-06 0006-10-04 0007-11-04 0010-12-05 0012-11-06 0012-11-07 0014-02-03 0014-08-03 0014-08-04 0014-08-05 0014-15-05 0004-10-06 0014-01-08 0002-12-01',
  cloth: '0007-11-05 0007-11-06 0007-12-06 0012-05-06 0014-02-05',
  chemical:
    '0002-12-04 0003-13-04 0003-13-06 0004-13-06 0006-13-01 0006-13-02 0014-02-07 0011-13-02 0011-13-06 0014-16-01 0011-14-07',
  bagged: '0014-01-01 0011-06-02 0011-06-05',
  chip: '0001-12-03 0001-12-05 0002-09-02 0002-09-05',
  garment: '0008-11-01 0008-11-02 0010-10-04',
  goods:
    '0002-12-07 0008-01-03 0008-08-01 0008-08-04 0008-08-05 0008-07-02 0008-07-05 0008-07-06 0009-03-07 0009-06-06 0009-07-03 0009-07-05 0009-11-03 0009-11-07 0012-04-04 0012-04-05 0012-04-07 0014-11-06 0014-11-07 0014-13-05 0014-13-06 0014-13-07 0014-14-01 0014-14-07 0010-11-04 0010-11-05 0010-11-06 0014-14-06 0006-13-05 0013-07-05 0013-08-02 0013-08-08',
  cosmetic: '0008-11-06 0009-09-01 0009-09-04 0009-12-01 0009-12-04 0009-12-05 0009-12-06',
  drink: '0011-04-01 0011-04-03 0011-04-08 0008-09-02 0008-09-06',
  medicine: '0013-03-01 0013-03-02',
  disposable:
    '0008-04-01 0008-04-02 0008-04-04 0013-08-05 0008-11-04 0013-06-03 0013-07-01 0013-07-02 0013-07-03 0013-06-04 0013-06-05 0013-01-02 0013-09-06',
  packing: '0013-10-06 0007-11-03 0010-12-06 0003-04-01 0003-04-02 0004-11-07 0013-12-06',
  furnishing: '0009-10-07 0013-08-03 0014-05-01 0014-04-06',
  building:
    '0014-05-02 0014-05-03 0014-15-01 0014-15-02 0014-15-04 0014-15-07 0014-10-05 0014-10-06 0014-07-05',
  medical: '0013-12-05 0013-14-04',
}

const kindOfCategory = new Map<string, KindName>()
const firstKind = new Map<string, KindName>()
for (const [industry, numbers] of Object.entries(categories))
  for (const [name, listed] of Object.entries(numbers) as [KindName, string][]) {
    if (listed === '') firstKind.set(industry, name)
    for (const number of listed.split(' ')) kindOfCategory.set(`${industry}-${number}`, name)
  }
const ownKind = new Map(
  (Object.entries(own) as [KindName, string][]).flatMap(([name, ids]) =>
    ids.split(' ').map((id) => [id, name] as const),
  ),
)

/** Of which sort a subcategory's ('0001-03-02') articles are. */
export const sortOfArticle = (subCategory: string): KindName =>
  ownKind.get(subCategory) ??
  kindOfCategory.get(subCategory.slice(0, 7)) ??
  firstKind.get(subCategory.slice(0, 4)) ??
  'goods'

/** The kind of article that a subcategory holds. */
export const kindOfArticle = (subCategory: string): Kind => kinds[sortOfArticle(subCategory)]
