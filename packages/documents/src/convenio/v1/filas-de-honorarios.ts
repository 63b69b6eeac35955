import {
  type CargoLiquidado,
  type ConvenioDatos,
  describePorcentaje,
  type FijosDeJuicio,
  formatCentavos,
} from '@apremia/core'
import type { Columna, Fila } from '../../layout/fila-de-tabla.ts'
import { baseDe, rotuloDeSobretasa } from './textos.ts'

export const COLUMNAS_DE_HONORARIOS: readonly Columna[] = [
  { titulo: 'Concepto' },
  { titulo: 'Base', ancho: 100, align: 'right' },
  { titulo: 'Porcentaje', ancho: 56, align: 'right' },
  { titulo: 'Importe', ancho: 100, align: 'right' },
]

const cargo = (id: string, rotulo: string, { base, porcentaje, monto }: CargoLiquidado): Fila => ({
  id,
  celdas: [rotulo, formatCentavos(base), describePorcentaje(porcentaje), formatCentavos(monto)],
})

/**
 * Builds the rows of the settlement of the lawyer's fees.
 *
 * @param rotulos labels that depend on the version of the document. `fijosDeJuicio` are the fixed amounts that a
 * lawsuit would add. Since version 6, an extrajudicial agreement lists these amounts too.
 */
export const filasDeHonorarios = (
  datos: ConvenioDatos,
  rotulos: {
    readonly aportes: string
    readonly bono?: string
    readonly juicio?: string
    readonly fijosDeJuicio?: FijosDeJuicio | undefined
  },
): Fila[] => {
  const { honorarios: h, detalleDeOtrosGastos } = datos
  const suma = (id: string, rotulo: string, monto: string, total = false): Fila => ({
    id,
    celdas: [rotulo, '', '', monto],
    total,
  })
  const detalle = detalleDeOtrosGastos === '' ? '' : ` (${detalleDeOtrosGastos})`
  const { bono, anticipo } = h.judicial ? h : { ...h, ...rotulos.fijosDeJuicio }
  const deJuicio = [
    cargo('tasa', 'Tasa de justicia, sobre la deuda', h.tasaDeJusticia),
    cargo('sobretasa', rotuloDeSobretasa(datos), h.sobretasa),
    ...(bono ? [suma('bono', rotulos.bono ?? 'Bono', formatCentavos(bono))] : []),
    ...(anticipo ? [suma('anticipo', 'Anticipo previsional', formatCentavos(anticipo))] : []),
  ]
  return [
    cargo('deuda', 'Honorarios sobre la deuda', h.sobreDeuda),
    suma('fijo', 'Gasto fijo', formatCentavos(h.gastoFijo)),
    ...(h.tope
      ? [
          suma(
            'tope',
            `Tope de los dos anteriores: ${describePorcentaje(h.tope.porcentaje)} de la deuda`,
            `−${formatCentavos(h.tope.recorte)}`,
          ),
        ]
      : []),
    suma('otros', `Otros gastos${detalle}`, formatCentavos(h.otrosGastos)),
    { ...suma('honorarios', 'Honorarios y gastos', formatCentavos(h.honorarios)), subtotal: true },
    h.iva.base === 0
      ? suma(
          'iva',
          'IVA: no corresponde por la condición del profesional',
          formatCentavos(h.iva.monto),
        )
      : cargo('iva', `IVA, sobre ${baseDe(h)}`, h.iva),
    cargo('aportes', rotulos.aportes, h.aportes),
    ...(h.judicial ? deJuicio : []),
    suma('total', 'TOTAL', formatCentavos(h.total), true),
    ...(h.judicial
      ? []
      : [
          {
            id: 'juicio',
            celdas: [rotulos.juicio ?? 'De iniciarse el juicio (no están en el total):'],
          },
          ...deJuicio,
        ]),
  ]
}
