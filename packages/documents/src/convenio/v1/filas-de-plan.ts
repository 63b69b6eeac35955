import {
  type CuotaPactada,
  type DeudaReconocida,
  formatCentavos,
  formatFecha,
  rotuloDeVencimiento,
} from '@apremia/core'
import type { Columna, Fila } from '../../layout/fila-de-tabla.ts'

export const columnasDePlan = ({ plan }: DeudaReconocida): readonly Columna[] => [
  { titulo: 'Cuota', ancho: 62 },
  {
    titulo: rotuloDeVencimiento('Vencimiento', plan.origenDeVencimientos),
    ancho: plan.origenDeVencimientos === '' ? 72 : 104,
  },
  { titulo: 'Capital', align: 'right' },
  { titulo: 'Interés', align: 'right' },
  { titulo: 'Importe', align: 'right' },
]

const filaDe = ({ cuota, vencimiento, capital, interes, monto }: CuotaPactada): Fila => ({
  id: String(cuota),
  celdas: [
    cuota === 0 ? 'Anticipo' : String(cuota),
    formatFecha(vencimiento),
    ...[capital, interes, monto].map(formatCentavos),
  ],
})

export const filasDePlan = ({ plan }: DeudaReconocida): Fila[] => [
  ...plan.cuotas.map(filaDe),
  { id: 'total', celdas: ['TOTAL', '', '', '', formatCentavos(plan.aPagar)], total: true },
]

export const planImpreso = ({ plan }: DeudaReconocida): string =>
  `Plan ${plan.codigo}: ${plan.nombre}`
