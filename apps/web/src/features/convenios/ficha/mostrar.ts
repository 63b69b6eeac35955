import { formatFecha, formatPesos, interpolar, parseFecha, textos } from '@apremia/core'
import type { Conflict } from '../../../ui/record/use-conflict.ts'
import { baseGuardada } from './base.ts'
import type { ListasDeFicha } from './listas.ts'
import { contarPeriodos, type Item, totalElegido } from './seleccion.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { Convenio, Valores } from './valores.ts'

const { campos: nombres, ficha } = textos.convenios

const nombreDeCampo = (campo: keyof Valores): string =>
  nombres[campo === 'abogado' ? 'codexterno' : campo]

const mostrarCampo = (campo: keyof Valores, valores: Valores, listas: ListasDeFicha): string => {
  const valor = valores[campo]
  const nombre = (lista: readonly { readonly id: number; readonly nombre: string }[]) =>
    lista.find(({ id }) => String(id) === valor)?.nombre
  if (campo === 'fechaconf') {
    const dia = parseFecha(valor)
    return dia === undefined ? ficha.vacio : formatFecha(dia)
  }
  if (campo === 'firma_caracter') return nombre(listas.caracteres) ?? ficha.vacio
  if (campo === 'estado_id') return nombre(listas.estados) ?? ficha.vacio
  if (campo === 'frmpg_id') return nombre(listas.formasDePago) ?? ficha.vacio
  return valor.trim() || ficha.vacio
}

export const mostrarSeleccion = (items: readonly Item[]): string => {
  const n = contarPeriodos(items)
  const periodos =
    n === 1
      ? ficha.imponible.periodosElegidos.uno
      : interpolar(ficha.imponible.periodosElegidos.varios, { n })
  const planes = items.map(({ r, i, plan }) => `${r} ${i}: ${plan ?? ficha.vacio}`)
  return [`${periodos}, ${formatPesos(totalElegido(items))}`, ...planes].join(' · ')
}

export const filasDeCambios = (
  { start, valores, rest, changed, otherRest }: FormularioDeConvenio,
  listas: ListasDeFicha,
) => [
  ...changed.map((campo) => ({
    name: nombreDeCampo(campo),
    before: mostrarCampo(campo, start.valores, listas),
    now: mostrarCampo(campo, valores, listas),
  })),
  ...(otherRest
    ? [
        {
          name: ficha.secciones.deuda,
          before: mostrarSeleccion(start.rest.items),
          now: mostrarSeleccion(rest.items),
        },
      ]
    : []),
]

export const filasDeConflicto = (
  conflict: Conflict<Convenio, Valores>,
  { valores, rest }: FormularioDeConvenio,
  listas: ListasDeFicha,
) => {
  const guardada = baseGuardada(conflict.saved)
  return [
    ...conflict.names.map((campo) => ({
      name: nombreDeCampo(campo),
      mine: mostrarCampo(campo, valores, listas),
      theirs: mostrarCampo(campo, guardada.valores, listas),
    })),
    ...(conflict.rest
      ? [
          {
            name: ficha.secciones.deuda,
            mine: mostrarSeleccion(rest.items),
            theirs: mostrarSeleccion(guardada.rest.items),
          },
        ]
      : []),
  ]
}
