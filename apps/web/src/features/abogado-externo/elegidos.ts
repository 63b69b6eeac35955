import { type CatalogoDeRecursos, GRUPO_EXTRAJUDICIAL, textos, tipoDeCaso } from '@apremia/core'
import type { ImponibleElegido } from '../../panels/actuaciones/elegido.ts'
import { claseDeElegidos, elegidoDeCaso } from '../../panels/actuaciones/elegidos-de-casos.ts'
import type { SeleccionDeCasos } from '../../panels/actuaciones/seleccion.ts'
import type { CasoExterno } from './abogado-externo-api.ts'

export const elegidoExterno = (caso: CasoExterno): ImponibleElegido => ({
  ...elegidoDeCaso(caso),
  grupo: tipoDeCaso(caso.mesa).grupo,
})

/**
 * Returns the stage group (judicial or extrajudicial) of the chosen cases. One action cannot be recorded for cases of
 * both groups. If both groups are chosen, `impedimento` has the message that says so.
 */
export const mesaDeElegidos = (recursos: CatalogoDeRecursos, seleccion: SeleccionDeCasos) => {
  const [grupo = GRUPO_EXTRAJUDICIAL, otro] = new Set(
    [...seleccion.values()].map((elegido) => elegido.grupo),
  )
  const mezcla = otro === undefined ? {} : { impedimento: textos.abogadoExterno.mesasMezcladas }
  return { grupo, ...claseDeElegidos(recursos, seleccion), ...mezcla }
}
