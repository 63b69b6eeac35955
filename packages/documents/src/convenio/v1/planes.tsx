/** @jsxRuntime automatic */
import {
  type ConvenioDatos,
  type CuotaPactada,
  type DeudaReconocida,
  formatCentavos,
  formatFecha,
  rotuloDeVencimiento,
} from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { LETRA } from '../../react-pdf/estilo.ts'
import { ANTES_DE_TABLA, type Columna, type Fila, Tabla } from '../../react-pdf/tabla.tsx'
import { Parrafo, Texto } from '../../react-pdf/texto.tsx'
import { concepto, condicionesDelPlan, parrafoDelPlan } from './textos.ts'

const columnasDe = ({ plan }: DeudaReconocida): readonly Columna[] => [
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

const filasDe = ({ plan }: DeudaReconocida): Fila[] => [
  ...plan.cuotas.map(filaDe),
  { id: 'total', celdas: ['TOTAL', '', '', '', formatCentavos(plan.aPagar)], total: true },
]

export const Planes = ({ datos }: { readonly datos: ConvenioDatos }) => (
  <View>
    {datos.deudas.map((deuda, i) => (
      <Tabla
        key={`${deuda.recurso}-${deuda.imponible}`}
        columnas={columnasDe(deuda)}
        filas={filasDe(deuda)}
      >
        {i === 0 && <Parrafo tramos={parrafoDelPlan(datos)} antes={2 * ANTES_DE_TABLA} />}
        <Texto fuerte letra={LETRA.tabla} antes={ANTES_DE_TABLA + 28} style={{ marginTop: 6 }}>
          {concepto(datos, deuda)}
        </Texto>
        <Texto fuerte letra={LETRA.tabla} antes={ANTES_DE_TABLA + 14}>
          {`Plan ${deuda.plan.codigo}: ${deuda.plan.nombre}`}
        </Texto>
        <Texto letra={LETRA.tabla} antes={ANTES_DE_TABLA} style={{ marginBottom: 3 }}>
          {condicionesDelPlan(deuda)}
        </Texto>
      </Tabla>
    ))}
  </View>
)
