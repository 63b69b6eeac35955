import { interpolar, textos } from '@apremia/core'
import { formatInteger } from '../../ui/format.ts'
import { estaActivo, type Trabajo } from './trabajo.ts'

const TIPOS: Readonly<Record<Trabajo['tipo'], string>> = {
  'procesar-planilla': 'Crear Excel',
  'generar-titulos': 'Crear Títulos',
  'recalcular-casos': 'Recalcular casos',
  'verificar-casos': 'Verificar casos',
  'verificar-documentos': 'Verificar documentos',
  evaluar: 'Evaluar abogados',
  'imprimir-cartas': 'Cartas de intimación',
  'revisar-padron': 'Revisar el padrón',
  'cargar-paquete': 'Cargar un paquete del municipio',
  'deshacer-paquete': 'Deshacer la carga de un paquete',
  'exportar-instalacion': 'Exportar toda la instalación',
  'reunir-datos': 'Reunir los datos de una persona',
  'depurar-datos': 'Borrar lo que venció',
  sincronizar: 'Sincronizar con el servicio del municipio',
  'aplicar-padron': 'Cargar el padrón',
  'deshacer-padron': 'Deshacer una carga',
}

export const nombreDeTipo = (tipo: Trabajo['tipo']): string => TIPOS[tipo]

export const elapsedOf = (trabajo: Trabajo, now: number): number => {
  const start = Date.parse(trabajo.iniciado ?? trabajo.creado)
  const end = trabajo.terminado ? Date.parse(trabajo.terminado) : now
  return Math.max(0, end - start)
}

/** Minimum elapsed time, in milliseconds, to estimate the remaining time of a job. */
const ESTIMABLE_MS = 2_000

export const remainingOf = (trabajo: Trabajo, now: number): number | undefined => {
  const { hecho, total } = trabajo
  const elapsed = elapsedOf(trabajo, now)
  if (!estaActivo(trabajo) || hecho === 0 || total === 0 || elapsed < ESTIMABLE_MS) return undefined
  return (elapsed / hecho) * (total - hecho)
}

/**
 * Describes how far a failed or cancelled job got: '3 de 10', or 'sin empezar' (not begun) when the job has no total.
 */
export const alcanceDeTrabajo = ({ estado, hecho, total }: Trabajo): string | undefined => {
  if (estado !== 'cancelado' && estado !== 'fallido') return undefined
  return total === 0 ? 'sin empezar' : `${formatInteger(hecho)} de ${formatInteger(total)}`
}

export const tieneInforme = ({ error, errores, avisos }: Trabajo): boolean =>
  error !== null || errores.length > 0 || avisos.length > 0

export const resumenDeTrabajo = ({ tipo, resumen }: Trabajo): string | undefined => {
  if (!resumen) return undefined
  const { ok, conProblemas, conAvisos, desde, hasta, cantidad } = resumen
  if (tipo === 'exportar-instalacion')
    return interpolar(textos.salidas.resumen, { id: Number(resumen.salida) })
  const { evaluados, aprobados = 0, desaprobados = 0 } = resumen
  if (evaluados !== undefined)
    return interpolar(textos.evaluaciones.realizacion.resumen, {
      ...{ evaluados, aprobados, desaprobados },
    })
  if (desde !== undefined && hasta !== undefined) {
    const rango = { inicio: desde, fin: hasta, cantidad: formatInteger(Number(cantidad)) }
    const que = tipo === 'imprimir-cartas' ? 'Cartas' : 'Títulos'
    return `${que} ${interpolar(textos.titulos.rango, rango)}`
  }
  if (ok === undefined) return undefined
  const problemas = Number(conProblemas ?? 0)
  const avisos = Number(conAvisos ?? 0)
  const listas = [
    `${formatInteger(Number(ok))} filas listas para título`,
    ...(problemas > 0
      ? [`${formatInteger(problemas)} con problemas: la columna ESTADO dice cuáles y por qué`]
      : []),
  ].join(' y ')
  return avisos === 0
    ? listas
    : `${listas}; ${formatInteger(avisos)} con avisos: la columna AVISOS los dice`
}
