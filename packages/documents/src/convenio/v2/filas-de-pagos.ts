import { formatCentavos, formatFecha, rotuloDeVencimiento } from '@apremia/core'
import type { Columna, Fila } from '../../layout/fila-de-tabla.ts'
import type { ConvenioConPapel } from './papel.ts'

export const columnasDePagos = ({
  papel: { origenDeVencimientos },
}: ConvenioConPapel): readonly Columna[] => [
  { titulo: 'Pago', ancho: 110 },
  { titulo: rotuloDeVencimiento('Vencimiento', origenDeVencimientos), ancho: 120 },
  { titulo: 'Importe', align: 'right' },
]

export const filasDePagos = ({
  honorarios,
  papel: { pagosDeHonorarios },
}: ConvenioConPapel): Fila[] => [
  ...pagosDeHonorarios.map(
    ({ cuota, monto, vencimiento }): Fila => ({
      id: String(cuota),
      celdas: [
        cuota === 0 ? 'Al contado' : `Cuota ${cuota}`,
        formatFecha(vencimiento),
        formatCentavos(monto),
      ],
    }),
  ),
  { id: 'total', celdas: ['TOTAL', '', formatCentavos(honorarios.total)], total: true },
]
