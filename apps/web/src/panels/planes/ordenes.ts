import type { Query } from '../../api/endpoint.ts'

export type OrdenDePlanes = NonNullable<Query<'planFiltro'>['orden']>

export const ORDENES_DE_PLANES = [
  'plan',
  'fecha',
  'contribuyente',
  'imponible',
] as const satisfies readonly OrdenDePlanes[]
