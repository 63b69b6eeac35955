import type { Data } from '../../api/endpoint.ts'

export type ConvenioListado = Data<'searchConvenios'>[number]
export type PlanDeConvenio = ConvenioListado['convenio_convpp'][number]

export const nombreDeAbogado = ({
  apellido,
  nombre,
  codexterno,
}: ConvenioListado['convenio_abogado']): string =>
  `${[apellido, nombre].filter(Boolean).join(', ')} (${codexterno})`.trim()

export const imponibleDePlan = ({ r, i }: Pick<PlanDeConvenio, 'r' | 'i'>): string => `${r} ${i}`
