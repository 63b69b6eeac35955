import {
  describeTramos,
  fecha,
  formatFecha,
  formatPeriodo,
  interpolar,
  parseSignedWireAmount,
  textos,
} from '@apremia/core'
import { pesos } from '../../ui/pesos.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import type { Liquidacion } from './liquidacion-api.ts'

type Periodo = Liquidacion['periodos'][number]

const t = textos.liquidacionDeDeuda
const { columnas, sumas } = t

const importe = (wire: string): string => pesos(parseSignedWireAmount(wire) ?? null)

const columnsOf = (liquidacion: Liquidacion): readonly Column<Periodo>[] => {
  const amount = (
    id: 'capital' | 'interes' | 'agregado' | 'total',
    header: string,
    foot: string,
  ): Column<Periodo> => ({
    ...{ id, header, align: 'end', foot: importe(foot), width: 'code' },
    cell: (periodo) => importe(periodo[id]),
  })
  return [
    {
      ...{ id: 'periodo', header: columnas.periodo, width: 'code', tarjeta: 'nombre' },
      ...{ cell: formatPeriodo, foot: sumas.subtotal },
    },
    {
      ...{ id: 'vencimiento', header: columnas.vencimiento, width: 'code' },
      cell: ({ vencimiento }) => formatFecha(fecha(vencimiento)),
    },
    amount('capital', columnas.capital, liquidacion.capital),
    amount('interes', columnas.informado, liquidacion.interes),
    {
      ...{ id: 'cuenta', header: columnas.cuenta, width: 'whole' },
      cell: ({ tramos }) => describeTramos(tramos),
    },
    amount('agregado', columnas.agregado, liquidacion.agregado),
    { ...amount('total', columnas.total, liquidacion.subtotal), tarjeta: 'importe' },
  ]
}

/** Shows the total of the liquidation, the table of its tax periods and the explanation of each amount. */
export const PeriodosLiquidados = ({ liquidacion }: { readonly liquidacion: Liquidacion }) => {
  const { periodos, sin_actualizar, saldos, aparte, a_favor, total, notas } = liquidacion
  const al = formatFecha(fecha(liquidacion.al))
  return (
    <>
      <dl className="liquidacion-sumas" aria-live="polite">
        {sin_actualizar.length > 0 && (
          <div>
            <dt>{sumas.sinActualizar}</dt>
            <dd>{importe(aparte)}</dd>
          </div>
        )}
        {saldos.length > 0 && (
          <div>
            <dt>{sumas.saldoAFavor}</dt>
            <dd>{importe(`-${a_favor}`)}</dd>
          </div>
        )}
        <div className="liquidacion-total">
          <dt>{interpolar(sumas.total, { al })}</dt>
          <dd>{importe(total)}</dd>
        </div>
      </dl>
      <DataTable
        caption={interpolar(t.leyenda, { al })}
        columns={columnsOf(liquidacion)}
        rows={periodos}
        rowKey={formatPeriodo}
      />
      <section className="liquidacion-notas">
        <h3>{t.notas}</h3>
        <ul>
          {notas.map((nota) => (
            <li key={nota}>{nota}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
