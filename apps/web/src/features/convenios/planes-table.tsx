import { type CatalogoDeRecursos, formatPesos, interpolar, textos } from '@apremia/core'
import { useRecursos } from '../../api/recursos.ts'
import {
  type ConvenioListado,
  imponibleDePlan,
  type PlanDeConvenio,
} from '../../panels/convenios/convenio-listado.ts'
import { formatAmount } from '../../ui/format.ts'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { claseDePlan, tipoDePlan, totalDePlanes } from './convenio.ts'
import { EstadoDeRetiro } from './estado-de-retiro.tsx'

const { planes: nombres } = textos.convenios.listado
const { clases } = textos.convenios.vista
const { sinDato } = textos.comunes

const columnsOf = (
  recursos: CatalogoDeRecursos,
  convenio: ConvenioListado,
): readonly Column<PlanDeConvenio>[] => {
  const total = totalDePlanes(convenio.convenio_convpp)
  return [
    {
      id: 'imponible',
      header: nombres.imponible,
      width: 'code',
      cell: (plan) => (
        <>
          {plan.i}
          <span className="cell-detail">{clases[claseDePlan(recursos, plan)]}</span>
        </>
      ),
      foot: nombres.total,
    },
    {
      id: 'recurso',
      tarjeta: 'nombre',
      header: nombres.recurso,
      width: 'code',
      cell: ({ r }) => <CodigoDeRecurso codigo={r} />,
    },
    {
      id: 'contribuyente',
      tarjeta: 'principal',
      header: nombres.contribuyente,
      width: 'name',
      cell: ({ cnt }) => cnt || sinDato,
    },
    { id: 'plan', header: nombres.plan, width: 'name', cell: ({ plan }) => tipoDePlan(plan) },
    { id: 'cuotas', header: nombres.cuotas, align: 'end', cell: ({ c }) => c },
    {
      id: 'monto',
      tarjeta: 'importe',
      header: nombres.monto,
      align: 'end',
      cell: ({ m }) => formatAmount(m),
      foot: total === null ? sinDato : formatPesos(total),
    },
    {
      id: 'retiro',
      header: nombres.retiro,
      width: 'code',
      cell: (plan) => <EstadoDeRetiro convenio={convenio} plan={plan} />,
    },
  ]
}

export const PlanesTable = ({ convenio }: { readonly convenio: ConvenioListado }) => (
  <DataTable
    caption={interpolar(nombres.titulo, { convenio: convenio.convenio })}
    columns={columnsOf(useRecursos(), convenio)}
    rows={convenio.convenio_convpp}
    rowKey={imponibleDePlan}
  />
)
