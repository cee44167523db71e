import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/zh/server/*.po', { eager: true })
