import type { Paint } from '../stage.ts'
import { sampleAndQuotation } from './benches.ts'
import { productShowcase, searchIndex, sponsoredPlace, tradeWords } from './cards.ts'
import { answerClock, inquirySheet, messageSorter, pageChecklist } from './desks.ts'
import { gearTrain } from './gears.ts'
import { certificatesAndGauges, checkedFacts } from './inspection.ts'
import { inquiryToOrderLine, networkEditions } from './line.ts'
import { distributionNetwork, growingNetwork, landedCostSteps } from './routes.ts'
import { choosingProducts, yearlyCost } from './scales.ts'
import { aboutWorkbench, industrialMarketing, partnerBridge } from './workshop.ts'

/** Every illustration by its name: the short key of its ids and what paints it. */
export const pictures: Record<string, { key: string; paint: Paint }> = {
  'sample-and-quotation': { key: 'sq', paint: sampleAndQuotation },
  'values-gear-train': { key: 'gt', paint: gearTrain },
  'certificates-and-gauges': { key: 'cg', paint: certificatesAndGauges },
  'checked-facts': { key: 'cf', paint: checkedFacts },
  'landed-cost-steps': { key: 'lc', paint: landedCostSteps },
  'tip-distribution-network': { key: 'dn', paint: distributionNetwork },
  'growing-network': { key: 'gn', paint: growingNetwork },
  'inquiry-to-order-line': { key: 'io', paint: inquiryToOrderLine },
  'network-editions': { key: 'ne', paint: networkEditions },
  'tip-choosing-products': { key: 'cp', paint: choosingProducts },
  'yearly-cost': { key: 'yc', paint: yearlyCost },
  'answer-clock': { key: 'ac', paint: answerClock },
  'page-checklist': { key: 'pc', paint: pageChecklist },
  'inquiry-sheet': { key: 'is', paint: inquirySheet },
  'message-sorter': { key: 'ms', paint: messageSorter },
  'product-showcase': { key: 'ps', paint: productShowcase },
  'sponsored-place': { key: 'sp', paint: sponsoredPlace },
  'trade-words': { key: 'tw', paint: tradeWords },
  'search-index': { key: 'si', paint: searchIndex },
  'tip-industrial-marketing': { key: 'im', paint: industrialMarketing },
  'about-workbench': { key: 'aw', paint: aboutWorkbench },
  'partner-bridge': { key: 'pb', paint: partnerBridge },
}
