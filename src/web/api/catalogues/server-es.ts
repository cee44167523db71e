import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/es/server/*.po', { eager: true })
