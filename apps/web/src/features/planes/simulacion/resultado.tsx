import { interpolar, rotuloDeVencimiento, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { planConNombre } from '../../../panels/planes/tipo-de-plan.ts'
import { formatAmount, formatDate } from '../../../ui/format.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { PlanSimuladoEnPantalla } from './presupuesto-de-plan.ts'

const { simulacion, columnasDeCuota, vista } = textos.planes
const { detalle } = simulacion

type Cuota = PlanSimuladoEnPantalla['cuotas'][number]

const columnsOf = ({
  a_pagar,
  origen_de_vencimientos,
}: PlanSimuladoEnPantalla): readonly Column<Cuota>[] => [
  {
    id: 'cuota',
    header: columnasDeCuota.cuota,
    width: 'code',
    cell: ({ cuota }) => (cuota === 0 ? vista.anticipo : cuota),
    foot: vista.total,
  },
  {
    id: 'vencimiento',
    header: rotuloDeVencimiento(columnasDeCuota.vencimiento, origen_de_vencimientos),
    width: 'code',
    cell: ({ vencimiento }) => formatDate(vencimiento),
  },
  {
    id: 'capital',
    header: columnasDeCuota.capital,
    align: 'end',
    cell: ({ capital }) => formatAmount(capital),
  },
  {
    id: 'interes',
    header: columnasDeCuota.interes,
    align: 'end',
    cell: ({ interes }) => formatAmount(interes),
  },
  {
    id: 'monto',
    header: columnasDeCuota.monto,
    align: 'end',
    cell: ({ monto }) => formatAmount(monto),
    foot: formatAmount(a_pagar),
  },
]

/**
 * Shows the interest rate, '2,5 % mensual', with a tag for a rate that is not the municipality's own, such as 'DEMO'
 * (D35).
 */
const Tasa = ({ tasa }: { readonly tasa: NonNullable<PlanSimuladoEnPantalla['tasa']> }) => (
  <span className="sim-rate">
    {interpolar(simulacion.tasa, { tasa: tasa.texto.replace('.', ',') })}{' '}
    {tasa.etiqueta !== '' && <Tag kind="aviso" icon="info" text={tasa.etiqueta} />}
  </span>
)

interface ResultadoProps {
  readonly simulado: PlanSimuladoEnPantalla
  readonly busy: boolean
}

export const ResultadoDeSimulacion = ({ simulado, busy }: ResultadoProps) => {
  const { plan, tasa } = simulado
  const filas: readonly (readonly [name: string, amount: string, note?: ReactNode])[] = [
    [detalle.capital, simulado.capital],
    [detalle.interes, simulado.interes],
    [detalle.total, simulado.total],
    [detalle.descuento, simulado.descuento],
    [detalle.financiacion, simulado.financiacion, tasa && <Tasa key="tasa" tasa={tasa} />],
    [detalle.anticipo, simulado.anticipo],
  ]
  return (
    <div className="sim-result" aria-busy={busy || undefined}>
      <p className="sim-plan">{planConNombre(plan)}</p>
      <dl className="sim-sums">
        {filas.map(([name, amount, note]) => (
          <div key={name}>
            <dt>
              {name} {note}
            </dt>
            <dd className="amount">{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className="sim-due">
          <dt>{detalle.aPagar}</dt>
          <dd className="amount">{formatAmount(simulado.a_pagar)}</dd>
        </div>
      </dl>
      <DataTable
        caption={interpolar(simulacion.cuotasDe, { plan })}
        columns={columnsOf(simulado)}
        rows={simulado.cuotas}
        rowKey={({ cuota }) => cuota}
      />
    </div>
  )
}
