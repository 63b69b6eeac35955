import type { Data } from '../../api/endpoint.ts'

export type Contribuyente = Data<'recImpContrib'>[number]
