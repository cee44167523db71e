import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/it/server/*.po', { eager: true })
