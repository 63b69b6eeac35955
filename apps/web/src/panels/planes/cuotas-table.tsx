import { interpolar, textos } from '@apremia/core'
import type { ComponentProps } from 'react'
import { formatAmount, formatDate } from '../../ui/format.ts'
import { pesos } from '../../ui/pesos.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { type Cuota, sumColumna } from './resume-cuotas.ts'

const { cuotas: nombres, columnasDeCuota: columnas, pagada, vista } = textos.planes
const { sinDato } = textos.comunes

const TAGS: Readonly<Record<Cuota['ESTADO'], ComponentProps<typeof Tag>>> = {
  COBRADA: { kind: 'exito', icon: 'exito', text: nombres.cobrada },
  VENCIDA: { kind: 'error', icon: 'error', text: nombres.vencida },
  VIGENTE: { kind: 'neutro', icon: 'reloj', text: nombres.vigente },
}

/**
 * Status of an instalment of a payment plan. An instalment paid before its due date also shows the day of the payment
 * (D38).
 */
const Estado = ({ cuota }: { readonly cuota: Cuota }) => (
  <>
    <Tag {...TAGS[cuota.ESTADO]} />
    {cuota.ESTADO === 'VIGENTE' && cuota.FECHA_COBRANZA !== null && (
      <span className="cell-detail">
        {interpolar(pagada, { fecha: formatDate(cuota.FECHA_COBRANZA) })}
      </span>
    )}
  </>
)

const columnsOf = (cuotas: readonly Cuota[]): readonly Column<Cuota>[] => [
  {
    id: 'cuota',
    header: columnas.cuota,
    width: 'code',
    cell: ({ CUOTA }) => (CUOTA === 0 ? vista.anticipo : CUOTA),
    foot: vista.total,
  },
  {
    id: 'estado',
    header: columnas.estado,
    width: 'code',
    cell: (cuota) => <Estado cuota={cuota} />,
  },
  {
    id: 'vencimiento',
    header: columnas.vencimiento,
    width: 'code',
    cell: ({ FRM_FECHA }) => FRM_FECHA || sinDato,
  },
  {
    id: 'capital',
    header: columnas.capital,
    align: 'end',
    cell: ({ MONTO_CAPITAL }) => formatAmount(MONTO_CAPITAL ?? ''),
    foot: pesos(sumColumna(cuotas, 'MONTO_CAPITAL')),
  },
  {
    id: 'interes',
    header: columnas.interes,
    align: 'end',
    cell: ({ MONTO_INTERES }) => formatAmount(MONTO_INTERES ?? ''),
    foot: pesos(sumColumna(cuotas, 'MONTO_INTERES')),
  },
  {
    id: 'monto',
    header: columnas.monto,
    align: 'end',
    cell: ({ MONTO }) => formatAmount(MONTO),
    foot: pesos(sumColumna(cuotas, 'MONTO')),
  },
  {
    id: 'interes-de-cobranza',
    header: columnas.interesDeCobranza,
    align: 'end',
    cell: ({ INT_COBRANZA }) => formatAmount(INT_COBRANZA ?? ''),
    foot: pesos(sumColumna(cuotas, 'INT_COBRANZA')),
  },
  {
    id: 'cobranza',
    header: columnas.cobranza,
    width: 'code',
    cell: ({ FECHA_COBRANZA }) => formatDate(FECHA_COBRANZA ?? ''),
  },
  {
    id: 'comprobante',
    header: columnas.comprobante,
    width: 'code',
    cell: ({ TIPO_COMPROB, NRO_COMPROB }) => `${TIPO_COMPROB} ${NRO_COMPROB}`.trim() || sinDato,
  },
]

export const CuotasTable = ({ cuotas }: { readonly cuotas: readonly Cuota[] }) => (
  <DataTable
    caption={vista.cuotas}
    columns={columnsOf(cuotas)}
    rows={cuotas}
    rowKey={({ CUOTA }) => CUOTA}
  />
)
