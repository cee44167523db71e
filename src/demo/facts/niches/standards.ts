import type { Standard } from '../certificates.ts'
import type { Text } from '../families/family.ts'

const safety = ['IEC 61508 (SIL 2)', 'IEC 61508（SIL 2）'] as const
const food = ['FSSC 22000 v6', 'HACCP'] as const
const cosmetics = [['ISO 22716:2007 (cosmetics GMP)', 'ISO 22716:2007（化粧品GMP）']] as const
const cloth = [['TEXMARK 100 class II', 'TEXMARK 100 クラスII']] as const

/** What companies of a niche certify besides the general standards, by the beginning of their category. */
const standards: Readonly<Record<string, readonly (string | Text)[]>> = {
  '0001-09': [safety],
  '0002-02': ['IATF 16949:2016'],
  '0002-05': ['IATF 16949:2016'],
  '0002-06': ['IATF 16949:2016'],
  '0002-10': ['ISO/IEC 27001:2022'],
  '0003': ['ISO 50001:2018'],
  '0004-09': ['IATF 16949:2016'],
  '0005-02': ['JIS Q 9100:2016'],
  '0005-03': ['IATF 16949:2016'],
  '0005-04': ['IATF 16949:2016'],
  '0005-06': ['IATF 16949:2016'],
  '0006': ['IATF 16949:2016'],
  '0007': cloth,
  '0008-05': cloth,
  '0008-06': [['SG Mark', 'SGマーク']],
  '0008-09': food,
  '0008-10': [['SG Mark', 'SGマーク']],
  '0009-01': cosmetics,
  '0009-02': cosmetics,
  '0009-03': cosmetics,
  '0009-08': cosmetics,
  '0011-03': food,
  '0011-04': food,
  '0011-06': [...food, ['JAS Organic', '有機JAS']],
  '0011-07': [...food, ['JAS Organic', '有機JAS']],
  '0011-08': food,
  '0011-09': food,
  '0011-10': food,
  '0011-11': food,
  '0011-12': food,
  '0011-13': food,
  '0012': [['ISO 38200:2018 (chain of custody)', 'ISO 38200:2018（CoC）']],
  '0013-01': ['ISO 13485:2016'],
  '0013-02': ['ISO 13485:2016', 'ISO 14971:2019'],
  '0013-03': ['ISO 13485:2016'],
  '0013-04': ['ISO 13485:2016', 'ISO 14971:2019'],
  '0013-05': ['ISO 13485:2016', 'ISO 14971:2019'],
  '0013-06': ['ISO 13485:2016'],
  '0013-07': ['ISO 13485:2016', 'ISO 14971:2019'],
  '0013-08': ['ISO 13485:2016'],
  '0013-13': food,
  '0013-14': ['ISO 13485:2016'],
  '0014-12': [['ISO 38200:2018 (chain of custody)', 'ISO 38200:2018（CoC）']],
  '0015': ['ISO/IEC 27001:2022'],
}

/** The standards that fit a category of niches. */
export function nicheStandards(category: string): Standard[] {
  const own = standards[category] ?? standards[category.slice(0, 4)] ?? []
  return own.map((name) => ({ name, fits: true }))
}
