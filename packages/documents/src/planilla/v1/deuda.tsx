/** @jsxRuntime automatic */
import { formatCentavos, type PlanillaDatos } from '@apremia/core'
import { oRaya } from '../../o-raya.ts'
import { LETRA } from '../../react-pdf/estilo.ts'
import { ANTES_DE_TABLA, type Columna, Tabla } from '../../react-pdf/tabla.tsx'
import { Texto } from '../../react-pdf/texto.tsx'

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Imponible', ancho: 54 },
  { titulo: 'Recurso', ancho: 142 },
  { titulo: 'Períodos' },
  { titulo: 'Capital', ancho: 68, align: 'right' },
  { titulo: 'Interés', ancho: 68, align: 'right' },
  { titulo: 'Total', ancho: 72, align: 'right' },
]

type Importes = Pick<PlanillaDatos, 'capital' | 'interes' | 'total'>

const importes = ({ capital, interes, total }: Importes): string[] =>
  [capital, interes, total].map(formatCentavos)

/** Replaces spaces with no-break spaces, so that '2024: 1 a 6 · 2025: 1' breaks only between years. */
const juntos = (periodos: string): string =>
  periodos.replaceAll(': ', ':\u00a0').replaceAll(' a ', '\u00a0a\u00a0')

export const CuadroDeDeuda = ({ datos }: { readonly datos: PlanillaDatos }) => (
  <Tabla
    columnas={COLUMNAS}
    medida={LETRA.nota}
    arriba={8}
    filas={[
      ...datos.deudas.map((deuda) => ({
        id: `${deuda.recurso}-${deuda.imponible}`,
        celdas: [
          oRaya(deuda.imponible),
          [deuda.recurso, deuda.recursoNombre].filter((parte) => parte !== '').join(', '),
          oRaya(juntos(deuda.periodos)),
          ...importes(deuda),
        ],
      })),
      { id: 'total', celdas: ['TOTAL', '', '', ...importes(datos)], total: true },
    ]}
  >
    <Texto fuerte letra={LETRA.seccion} antes={ANTES_DE_TABLA} style={{ marginBottom: 3 }}>
      Lo que se debe
    </Texto>
  </Tabla>
)
