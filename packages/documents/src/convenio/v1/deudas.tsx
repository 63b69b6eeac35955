/** @jsxRuntime automatic */
import {
  type Centavos,
  type ConvenioDatos,
  formatCentavos,
  type PeriodoReconocido,
} from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { oRaya } from '../../o-raya.ts'
import { LETRA } from '../../react-pdf/estilo.ts'
import { ANTES_DE_TABLA, type Columna, type Fila, Tabla } from '../../react-pdf/tabla.tsx'
import { Parrafo, Texto } from '../../react-pdf/texto.tsx'
import { concepto, reconocimiento } from './textos.ts'

/** Table of the periods of a debt: its columns, and the cells that name a period before its amounts. */
export interface TablaDeDeuda {
  readonly columnas: readonly Columna[]
  readonly clave: (periodo: PeriodoReconocido) => readonly string[]
}

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Año', ancho: 46 },
  { titulo: 'Cuota', ancho: 42, align: 'right' },
  { titulo: 'Capital', align: 'right' },
  { titulo: 'Interés', align: 'right' },
  { titulo: 'Total', align: 'right' },
]

const SIN_VENCIMIENTO: TablaDeDeuda = {
  columnas: COLUMNAS,
  clave: ({ anio, cuota }) => [String(anio), String(cuota)],
}

interface Importes {
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
}

const importes = ({ capital, interes, total }: Importes): string[] =>
  [capital, interes, total].map(formatCentavos)

/** Row of a total, whose amounts are in the columns of the amounts of the periods. */
const totalDe = (id: string, rotulo: string, suma: Importes, { columnas }: TablaDeDeuda): Fila => {
  const sumas = importes(suma)
  const vacias = Array<string>(columnas.length - 1 - sumas.length).fill('')
  return { id, celdas: [rotulo, ...vacias, ...sumas], total: true }
}

const filasDe = (
  { periodos, ...deuda }: ConvenioDatos['deudas'][number],
  rotulo: string,
  tabla: TablaDeDeuda,
): Fila[] => [
  ...periodos.map((periodo, i): Fila => {
    const { anio, cuota } = periodo
    const previo = periodos[i - 1]
    return {
      id: `${anio}-${cuota}`,
      celdas: [...tabla.clave(periodo), ...importes(periodo)],
      separada: previo !== undefined && previo.anio !== anio,
    }
  }),
  totalDe('total', rotulo, deuda, tabla),
]

export const Deudas = ({
  datos,
  tabla = SIN_VENCIMIENTO,
}: {
  readonly datos: ConvenioDatos
  readonly tabla?: TablaDeDeuda
}) => {
  const varias = datos.deudas.length > 1
  const total = totalDe('todo', 'TOTAL', datos, tabla)
  return (
    <View>
      {datos.deudas.map((deuda, i) => (
        <Tabla
          key={`${deuda.recurso}-${deuda.imponible}`}
          columnas={tabla.columnas}
          filas={[
            ...filasDe(deuda, varias ? 'Subtotal' : 'TOTAL', tabla),
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
