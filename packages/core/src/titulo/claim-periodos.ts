import type { Motivo } from '../decision/decision.ts'
import { compareFecha, type Fecha } from '../fecha/fecha.ts'
import { deudas } from '../texto/deudas.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import type { FilaBasica, PeriodoDeTitulo } from './filas.ts'
import type { PeriodoConDeuda } from './hechos-de-fila.ts'
import {
  comparePeriodo,
  formatPeriodo,
  listPeriodos,
  repeatedPeriodos,
  selectPeriodos,
} from './periodo.ts'

export interface Reclamo {
  readonly periodos: readonly PeriodoConDeuda[]
  readonly motivos: readonly Motivo[]
  /**
   * Tax periods with debt that the row of the workbook does not claim, because they are not overdue yet and the row
   * gives no last period (column HASTA).
   */
  readonly sinVencer: readonly PeriodoConDeuda[]
}

type TextoDePeriodos = `${string}{periodos}.`

const CAMPO = COLUMNAS_DEL_LIBRO_DE_TITULOS.desde

const nothingToClaim = (
  { desde, hasta }: FilaBasica,
  deuda: readonly PeriodoConDeuda[],
): Motivo => {
  if (deuda.length === 0)
    return { codigo: 'titulo.sin-deuda', campo: '', mensaje: deudas.sinDeudas }
  if (desde === null && hasta === null)
    return { codigo: 'titulo.sin-deuda-vencida', campo: '', mensaje: filasDeTitulo.sinDeudaVencida }
  const valores = {
    desde: desde ? formatPeriodo(desde) : 'el primer período',
    hasta: hasta ? formatPeriodo(hasta) : 'el último vencido',
  }
  const mensaje = interpolar(filasDeTitulo.sinDeudaEnRango, valores)
  return { codigo: 'titulo.sin-deuda-en-rango', campo: CAMPO, mensaje }
}

const assignedToOthers = (abogado: string, periodos: readonly PeriodoConDeuda[]): Motivo[] => {
  const otros = [...new Set(periodos.map((p) => p.legal))].filter((l) => l !== '' && l !== abogado)
  return otros.sort().map((otro) => {
    const lista = listPeriodos(periodos.filter((p) => p.legal === otro))
    const mensaje = interpolar(filasDeTitulo.periodosDeOtro, { abogado: otro, periodos: lista })
    return {
      codigo: 'titulo.periodos-de-otro',
      campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.abogado,
      mensaje,
    }
  })
}

/**
 * Chooses the tax periods with debt that a row of the workbook claims, from DESDE (first period) to HASTA (last
 * period). Without HASTA, only the periods due before `liquidadoAl` are claimed (D38).
 *
 * A period that is not due, repeated, in a payment plan or assigned to another lawyer is a reason to refuse the row.
 * Unknown interest is another reason, because an executive title certifies the interest (ADR 0108).
 */
export const claimPeriodos = (
  fila: FilaBasica,
  deuda: readonly PeriodoConDeuda[],
  liquidadoAl: Fecha,
): Reclamo => {
  const { desde, hasta } = fila
  if (desde !== null && hasta !== null && comparePeriodo(desde, hasta) > 0)
    return { periodos: [], motivos: [], sinVencer: [] }
  const enRango = selectPeriodos(deuda, desde, hasta)
  const isPending = (p: PeriodoConDeuda) =>
    p.vencimiento !== null && compareFecha(p.vencimiento, liquidadoAl) >= 0
  const pendientes = enRango.filter(isPending)
  const periodos = hasta === null ? enRango.filter((p) => !isPending(p)) : enRango
  if (periodos.length === 0)
    return { periodos, motivos: [nothingToClaim(fila, deuda)], sinVencer: pendientes }
  const motivos = assignedToOthers(fila.abogado, periodos)
  const add = (codigo: string, texto: TextoDePeriodos, hallados: readonly PeriodoDeTitulo[]) => {
    if (hallados.length === 0) return
    const mensaje = interpolar(texto, { periodos: listPeriodos(hallados) })
    motivos.push({ codigo, campo: CAMPO, mensaje })
  }
  add(
    'titulo.periodos-en-plan',
    filasDeTitulo.periodosEnPlan,
    periodos.filter((p) => p.enPlan),
  )
  add(
    'titulo.periodos-sin-interes',
    filasDeTitulo.periodosSinInteres,
    periodos.filter((p) => p.sinSeparar),
  )
  if (hasta !== null) add('titulo.periodos-sin-vencer', filasDeTitulo.periodosSinVencer, pendientes)
  add('titulo.periodos-repetidos', filasDeTitulo.periodosRepetidos, repeatedPeriodos(periodos))
  return { periodos, motivos, sinVencer: hasta === null ? pendientes : [] }
}
