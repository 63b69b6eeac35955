import { LETTERS, LETTERS_Y_PORCENTAJE } from '../pdf/base-characters.ts'
import { type DibujoDeTitulo, renderTitulo } from './v1/render-titulo.ts'
import { renderTituloConFundamento } from './v2/render-titulo-con-fundamento.ts'

export interface VersionDibujada {
  readonly draw: DibujoDeTitulo
  /** Characters of the regular font that all the executive titles of the version share. */
  readonly letras: readonly number[]
}

/**
 * Design of the executive title, by version. A title is printed again with the version that it had when it was issued,
 * so no version may be removed or changed.
 */
const VERSIONES: ReadonlyMap<number, VersionDibujada> = new Map([
  [1, { draw: renderTitulo, letras: LETTERS }],
  [2, { draw: renderTituloConFundamento, letras: LETTERS_Y_PORCENTAJE }],
])

/**
 * Returns the design of a version of the executive title.
 *
 * @throws RangeError when the version does not exist, because a different version would print a different title
 */
export const dibujoDeTitulo = (version: number): VersionDibujada => {
  const dibujo = VERSIONES.get(version)
  if (dibujo === undefined) throw new RangeError(`No hay versión ${version} del título ejecutivo`)
  return dibujo
}
