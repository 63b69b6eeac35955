/** @jsxRuntime automatic */
import { formatCentavos, type PlanillaDatos } from '@apremia/core'
import type { Columna } from '../../layout/fila-de-tabla.ts'
import { oRaya } from '../../o-raya.ts'
import { LETRA } from '../../react-pdf/estilo.ts'
import { ANTES_DE_TABLA, Tabla } from '../../react-pdf/tabla.tsx'
import { Texto } from '../../react-pdf/texto.tsx'
import { ANCHO_DE_CIFRA } from './estilo.ts'

const ANCHO_DE_IMPORTE = 72
const RELLENO = 3

/**
 * Returns the columns of the table of the debt. When the amounts are long, their columns are wider and the column with
 * the name of the tax is narrower, so that two amounts never touch.
 */
const columnasPara = (filas: readonly (readonly string[])[]): readonly Columna[] => {
  const largo = Math.max(...filas.flatMap((fila) => fila.map(({ length }) => length)))
  const pedido = Math.ceil(largo * ANCHO_DE_CIFRA * LETRA.nota.tamano) + 2 * RELLENO
  const largos = pedido > ANCHO_DE_IMPORTE
  const importe = (titulo: string, corto: number): Columna => ({
    ...{ titulo, ancho: largos ? pedido : corto, align: 'right' },
  })
  return [
    { titulo: 'Imponible', ancho: 54 },
    { titulo: 'Recurso', ...(largos ? {} : { ancho: 142 }) },
    { titulo: 'Períodos' },
    importe('Capital', 68),
    importe('Interés', 68),
    importe('Total', ANCHO_DE_IMPORTE),
  ]
}

type Importes = Pick<PlanillaDatos, 'capital' | 'interes' | 'total'>

const importes = ({ capital, interes, total }: Importes): string[] =>
  [capital, interes, total].map(formatCentavos)

/** Replaces spaces with no-break spaces, so that '2024: 1 a 6 · 2025: 1' breaks only between years. */
const juntos = (periodos: string): string =>
  periodos.replaceAll(': ', ':\u00a0').replaceAll(' a ', '\u00a0a\u00a0')

export const CuadroDeDeuda = ({ datos }: { readonly datos: PlanillaDatos }) => (
  <Tabla
    columnas={columnasPara([...datos.deudas, datos].map(importes))}
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
