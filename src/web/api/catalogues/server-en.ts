import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/en/server/*.po', { eager: true })
