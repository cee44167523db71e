import type { Catalogue } from './catalogue.ts'

export default import.meta.glob<Catalogue>('../../../messages/it/inside/*.po', { eager: true })
