import type { Data } from '../../api/endpoint.ts'

export type ConvenioListado = Data<'searchConvenios'>[number]
export type PlanDeConvenio = ConvenioListado['convenio_convpp'][number]

/** Formats the name of a lawyer: 'Muñoz, Carolina (A01)'. */
export const nombreDeAbogado = ({
  apellido,
  nombre,
  codexterno,
}: ConvenioListado['convenio_abogado']): string =>
  `${[apellido, nombre].filter(Boolean).join(', ')} (${codexterno})`.trim()

/** Formats the item of a plan: 'SS 58'. */
export const imponibleDePlan = ({ r, i }: Pick<PlanDeConvenio, 'r' | 'i'>): string => `${r} ${i}`
