import { formatFecha, formatPesos, interpolar, parseFecha, textos } from '@apremia/core'
import type { ListasDeFicha } from './listas.ts'
import { contarPeriodos, type Item, totalElegido } from './seleccion.ts'
import type { Valores } from './valores.ts'

const { campos: nombres, ficha } = textos.convenios

export type Campo = keyof Valores

export const nombreDeCampo = (campo: Campo): string =>
  nombres[campo === 'abogado' ? 'codexterno' : campo]

/** A value of the form as people read it. */
export const mostrarCampo = (campo: Campo, valores: Valores, listas: ListasDeFicha): string => {
  const valor = valores[campo]
  const nombre = (lista: readonly { readonly id: number; readonly nombre: string }[]) =>
    lista.find(({ id }) => String(id) === valor)?.nombre
  if (campo === 'fechaconf') {
    const dia = parseFecha(valor)
    return dia === undefined ? ficha.vacio : formatFecha(dia)
  }
  if (campo === 'firma_caracter') return nombre(listas.caracteres) ?? ficha.vacio
  if (campo === 'estado_id') return nombre(listas.estados) ?? ficha.vacio
  if (campo === 'frmpg_id') return nombre(listas.formas) ?? ficha.vacio
  return valor.trim() || ficha.vacio
}

/** '14 períodos, $ 1.234,50 · SS 58: W2112'. */
export const mostrarSeleccion = (items: readonly Item[]): string => {
  const n = contarPeriodos(items)
  const periodos =
    n === 1
      ? ficha.imponible.periodosElegidos.uno
      : interpolar(ficha.imponible.periodosElegidos.varios, { n })
  const planes = items.map(({ r, i, plan }) => `${r} ${i}: ${plan ?? ficha.vacio}`)
  return [`${periodos}, ${formatPesos(totalElegido(items))}`, ...planes].join(' · ')
}
