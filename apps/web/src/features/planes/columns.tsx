import { interpolar, nombreDeRecurso, textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { EstadoDePlan } from './estado-de-plan.tsx'
import type { OrdenDePlanes } from './filtro.ts'
import { planConNombre } from './tipo-de-plan.ts'

const planes = textos.planes
const { columnas, clases } = planes
const { sinDato } = textos.comunes

export type Plan = Data<'planFiltro'>[number]

interface ColumnOfPlan extends Column<Plan> {
  readonly orden?: OrdenDePlanes
}

const COLUMNS: readonly ColumnOfPlan[] = [
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
    cell: ({ RECURSO }) => <abbr title={nombreDeRecurso(RECURSO)}>{RECURSO}</abbr>,
  },
  {
    id: 'contribuyente',
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
    header: columnas.estado,
    cell: ({ ESTADO }) => <EstadoDePlan estado={ESTADO} />,
  },
  {
    id: 'cuotas',
    header: columnas.cuotas,
    align: 'end',
    cell: ({ CUOTAS }) => CUOTAS ?? sinDato,
  },
  {
    id: 'total',
    header: columnas.total,
    align: 'end',
    cell: ({ TOTAL }) => formatAmount(TOTAL ?? ''),
  },
  { id: 'abogado', header: columnas.abogado, cell: ({ LEGAL }) => LEGAL || sinDato },
]

interface AccionesDePlan {
  readonly onVer: (plan: Plan) => void
  /** Only for whoever may simulate. */
  readonly onSimular: ((plan: Plan) => void) | undefined
}

/** The columns of the list, with what can be done with each plan. */
export const columnasDePlanes = ({ onVer, onSimular }: AccionesDePlan): readonly Column<Plan>[] => [
  ...COLUMNS,
  {
    id: 'acciones',
    header: textos.comunes.acciones,
    cell: (plan) => (
      <div className="actions">
        <Button
          variant="ghost"
          icon="ver"
          aria-label={interpolar(planes.verElPlan, { plan: plan.NRO_PLAN })}
          title={planes.verPlan}
          onClick={() => onVer(plan)}
        />
        {onSimular && (
          <Button
            variant="ghost"
            icon="simular"
            aria-label={interpolar(planes.simularDe, {
              imponible: plan.NRO_IMPONIBLE,
              recurso: plan.RECURSO,
            })}
            title={planes.simular}
            onClick={() => onSimular(plan)}
          />
        )}
      </div>
    ),
  },
]
