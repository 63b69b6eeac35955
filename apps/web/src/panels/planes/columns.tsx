import { textos } from '@apremia/core'
import type { Data, Query } from '../../api/endpoint.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { EtiquetaDePlan } from './estado-de-plan.tsx'
import { planConNombre } from './tipo-de-plan.ts'

const planes = textos.planes
const { columnas, clases } = planes
const { sinDato } = textos.comunes

export type Plan = Data<'planFiltro'>[number]

interface ColumnOfPlan extends Column<Plan> {
  readonly orden?: NonNullable<Query<'planFiltro'>['orden']>
}

export const COLUMNAS_DE_PLANES: readonly ColumnOfPlan[] = [
  {
    id: 'plan',
    header: columnas.plan,
    width: 'code',
    orden: 'plan',
    cell: ({ NRO_PLAN }) => NRO_PLAN,
  },
  {
    id: 'imponible',
    header: columnas.imponible,
    width: 'code',
    orden: 'imponible',
    cell: ({ TIPO, NRO_IMPONIBLE }) => (
      <>
        {NRO_IMPONIBLE}
        <span className="cell-detail">{clases[TIPO]}</span>
      </>
    ),
  },
  {
    id: 'recurso',
    header: columnas.recurso,
    width: 'code',
    cell: ({ RECURSO }) => <CodigoDeRecurso codigo={RECURSO} />,
  },
  {
    id: 'contribuyente',
    tarjeta: 'principal',
    header: columnas.contribuyente,
    width: 'prose',
    orden: 'contribuyente',
    cell: ({ APYNOM }) => APYNOM || sinDato,
  },
  {
    id: 'tipo',
    header: columnas.tipo,
    width: 'name',
    cell: ({ PLAN }) => (PLAN === '' ? sinDato : planConNombre(PLAN)),
  },
  {
    id: 'fecha',
    header: columnas.fecha,
    width: 'code',
    orden: 'fecha',
    cell: ({ FECHA }) => formatDate(FECHA ?? ''),
  },
  {
    id: 'estado',
    tarjeta: 'estado',
    header: columnas.estado,
    cell: ({ ESTADO }) => <EtiquetaDePlan estado={ESTADO} />,
  },
  {
    id: 'cuotas',
    header: columnas.cuotas,
    align: 'end',
    cell: ({ CUOTAS }) => CUOTAS ?? sinDato,
  },
  {
    id: 'total',
    tarjeta: 'importe',
    header: columnas.total,
    align: 'end',
    cell: ({ TOTAL }) => formatAmount(TOTAL ?? ''),
  },
  {
    id: 'abogado',
    header: columnas.abogado,
    whose: true,
    cell: ({ LEGAL }) => LEGAL || sinDato,
  },
]
