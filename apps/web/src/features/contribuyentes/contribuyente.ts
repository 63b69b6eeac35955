import type { Data } from '../../api/endpoint.ts'

/** A row of the search of taxpayers. */
export type Contribuyente = Data<'recImpContrib'>[number]
