import { formatPesos, interpolar, rotuloDeVencimiento, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { formatAmount, formatDate } from '../../../ui/format.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { type Detalle, tipoDePlan } from '../convenio.ts'
import { EstadoDeRetiro } from '../estado-de-retiro.tsx'
import { readablePorcentaje } from '../ficha/formato.ts'
import { enCentavos } from '../ficha/seleccion.ts'
import { sumConInteres } from './group-periodos.ts'

const { vista, listado } = textos.convenios

type PlanDeDetalle = Detalle['convenio_convpp'][number]
type Cuota = PlanDeDetalle['cuotas'][number]

const columnsOf = ({ cuotas, origen_de_vencimientos }: PlanDeDetalle): readonly Column<Cuota>[] => {
  const suma = sumConInteres([...cuotas])
  return [
    {
      id: 'cuota',
      header: vista.cuota,
      width: 'code',
      cell: ({ cuota }) => (cuota === 0 ? vista.anticipo : cuota),
      foot: vista.total,
    },
    {
      id: 'vencimiento',
      header: rotuloDeVencimiento(vista.vencimiento, origen_de_vencimientos),
      width: 'code',
      cell: ({ vencimiento }) => formatDate(vencimiento),
    },
    {
      id: 'capital',
      header: vista.capital,
      align: 'end',
      cell: ({ capital }) => formatAmount(capital),
      foot: formatPesos(suma.capital),
    },
    {
      id: 'interes',
      header: vista.interes,
      align: 'end',
      cell: ({ interes }) => formatAmount(interes),
      foot: formatPesos(suma.interes),
    },
    {
      id: 'monto',
      header: vista.monto,
      align: 'end',
      cell: ({ monto }) => formatAmount(monto),
      foot: formatPesos(suma.total),
    },
  ]
}

const tasaDe = ({ tasa }: PlanDeDetalle): string =>
  tasa
    ? [interpolar(vista.tasaMensual, { tasa: readablePorcentaje(tasa.texto) }), tasa.etiqueta]
        .filter(Boolean)
        .join(' · ')
    : ''

interface PlanProps {
  readonly nombre: string
  readonly plan: PlanDeDetalle
  readonly convenio: Detalle
}

export const PlanGuardado = ({ nombre, plan, convenio }: PlanProps) => {
  const monto = (texto: string, valor: string): readonly [string, ReactNode][] =>
    enCentavos(valor) === 0 ? [] : [[texto, formatAmount(valor)]]
  const tasa = tasaDe(plan)
  const datos: readonly (readonly [string, ReactNode])[] = [
    [listado.planes.plan, tipoDePlan(plan.plan)],
    ...(tasa === '' ? [] : [[vista.tasa, tasa] as const]),
    ...monto(vista.descuento, plan.descuento),
    ...monto(vista.financiacion, plan.financiacion),
    ...monto(vista.anticipo, plan.anticipo),
    [vista.aPagar, <strong key="a-pagar">{formatAmount(plan.a_pagar)}</strong>],
    [listado.planes.retiro, <EstadoDeRetiro key="retiro" convenio={convenio} plan={plan} />],
  ]
  return (
    <>
      <dl className="facts conv-plan-vista">
        {datos.map(([texto, valor]) => (
          <div key={texto}>
            <dt>{texto}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={interpolar(vista.cuotas, { imponible: nombre })}
        columns={columnsOf(plan)}
        rows={plan.cuotas}
        rowKey={({ cuota }) => cuota}
      />
    </>
  )
}
