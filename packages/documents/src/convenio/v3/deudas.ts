import type { Pieza } from '../../layout/pieza.ts'
import { LETRA } from '../../react-pdf/estilo.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { filasDeDeudas, rotuloDeContribuyente } from '../v1/filas-de-deuda.ts'
import { columnasDePlan, filasDePlan, planImpreso } from '../v1/filas-de-plan.ts'
import { concepto, condicionesDelPlan, parrafoDelPlan, reconocimiento } from '../v1/textos.ts'
import { CON_VENCIMIENTO } from '../v2/filas-de-deuda.ts'
import { type ConvenioConPapel, hasTextosDeLaSexta } from '../v2/papel.ts'
import { tablaDeConvenio } from './tabla.ts'
import { linea, type ParrafosDeConvenio } from './texto.ts'

/** Blank spaces, in points, above a clause, above the title of a table, and between the title and the table. */
const ARRIBA = { clausula: 7, otraClausula: 12, titulo: 6, otroTitulo: 11, tabla: 3 }

/** Options that keep a clause on one page, together with the beginning of the table after the clause. */
const ENTERO = { inner: 2, bond: 2 } as const

const arribaDelTitulo = (i: number): number => (i === 0 ? ARRIBA.titulo : ARRIBA.otroTitulo)

/** Builds the first clause: the debt of each property or business, period by period. */
export const deudasDeConvenio = (
  datos: ConvenioConPapel,
  estilos: Estilos,
  { clausula }: ParrafosDeConvenio,
): Pieza[] => {
  const { normal, fuerte } = estilos
  const filas = filasDeDeudas(datos, CON_VENCIMIENTO)
  return [
    ...clausula(reconocimiento(datos), { ...ENTERO, above: ARRIBA.clausula }),
    ...datos.deudas.flatMap((deuda, i) => [
      ...linea(concepto(datos, deuda), fuerte, LETRA.tabla, {
        ...{ element: 'J', above: arribaDelTitulo(i) },
      }),
      ...linea(rotuloDeContribuyente(deuda), normal, LETRA.tabla),
      ...tablaDeConvenio(CON_VENCIMIENTO.columnas, filas[i] ?? [], estilos, {
        above: ARRIBA.tabla,
      }),
    ]),
  ]
}

/**
 * Label of the interest rate of a payment plan. The interest of the plan is the rate × the financed amount × the number
 * of instalments.
 */
const TASA_DIRECTA = 'Tasa de interés directa, sobre lo financiado y por cada cuota'

/** Builds the second clause of the agreement: the payment plan of each debt, instalment by instalment. */
export const planesDeConvenio = (
  datos: ConvenioConPapel,
  estilos: Estilos,
  { clausula }: ParrafosDeConvenio,
): Pieza[] => {
  const { normal, fuerte } = estilos
  const tasaDelPlan = hasTextosDeLaSexta(datos) ? TASA_DIRECTA : undefined
  return [
    ...clausula(parrafoDelPlan(datos), { ...ENTERO, above: ARRIBA.otraClausula }),
    ...datos.deudas.flatMap((deuda, i) => [
      ...linea(concepto(datos, deuda), fuerte, LETRA.tabla, {
        ...{ element: 'J', above: arribaDelTitulo(i) },
      }),
      ...linea(planImpreso(deuda), fuerte, LETRA.tabla),
      ...linea(condicionesDelPlan(deuda, tasaDelPlan), normal, LETRA.tabla),
      ...tablaDeConvenio(columnasDePlan(deuda), filasDePlan(deuda), estilos, {
        above: ARRIBA.tabla,
      }),
    ]),
  ]
}
