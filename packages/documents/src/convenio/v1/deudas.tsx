/** @jsxRuntime automatic */
import { type Centavos, type ConvenioDatos, formatCentavos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { oRaya } from '../../o-raya.ts'
import { LETRA } from '../../react-pdf/estilo.ts'
import { ANTES_DE_TABLA, type Columna, type Fila, Tabla } from '../../react-pdf/tabla.tsx'
import { Parrafo, Texto } from '../../react-pdf/texto.tsx'
import { concepto, reconocimiento } from './textos.ts'

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Año', ancho: 46 },
  { titulo: 'Cuota', ancho: 42, align: 'right' },
  { titulo: 'Capital', align: 'right' },
  { titulo: 'Interés', align: 'right' },
  { titulo: 'Total', align: 'right' },
]

interface Importes {
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
}

const importes = ({ capital, interes, total }: Importes): string[] =>
  [capital, interes, total].map(formatCentavos)

const filasDe = (
  { periodos, ...deuda }: ConvenioDatos['deudas'][number],
  rotulo: string,
): Fila[] => [
  ...periodos.map((periodo, i): Fila => {
    const { anio, cuota } = periodo
    const previo = periodos[i - 1]
    return {
      id: `${anio}-${cuota}`,
      celdas: [String(anio), String(cuota), ...importes(periodo)],
      separada: previo !== undefined && previo.anio !== anio,
    }
  }),
  { id: 'total', celdas: [rotulo, '', ...importes(deuda)], total: true },
]

export const Deudas = ({ datos }: { readonly datos: ConvenioDatos }) => {
  const varias = datos.deudas.length > 1
  const total: Fila = { id: 'todo', celdas: ['TOTAL', '', ...importes(datos)], total: true }
  return (
    <View>
      {datos.deudas.map((deuda, i) => (
        <Tabla
          key={`${deuda.recurso}-${deuda.imponible}`}
          columnas={COLUMNAS}
          filas={[
            ...filasDe(deuda, varias ? 'Subtotal' : 'TOTAL'),
            ...(varias && i === datos.deudas.length - 1 ? [total] : []),
          ]}
        >
          {i === 0 && (
            <Parrafo tramos={reconocimiento(datos)} arriba={2} antes={2 * ANTES_DE_TABLA} />
          )}
          <Texto fuerte letra={LETRA.tabla} antes={ANTES_DE_TABLA + 14} style={{ marginTop: 6 }}>
            {concepto(datos, deuda)}
          </Texto>
          <Texto letra={LETRA.tabla} antes={ANTES_DE_TABLA} style={{ marginBottom: 3 }}>
            {`Contribuyente: ${oRaya(deuda.contribuyente)}`}
          </Texto>
        </Tabla>
      ))}
    </View>
  )
}
