import { renderTitulo } from './v1/render-titulo.ts'

/** Function that draws an executive title, by version. An issued title is always printed again with its own version. */
const DIBUJOS: ReadonlyMap<number, typeof renderTitulo> = new Map([[1, renderTitulo]])

/**
 * Returns the function that draws a version of the executive title.
 *
 * @throws RangeError when the version does not exist, because a different version would print a different title
 */
export const dibujoDeTitulo = (version: number): typeof renderTitulo => {
  const dibujo = DIBUJOS.get(version)
  if (dibujo === undefined) throw new RangeError(`No hay versión ${version} del título ejecutivo`)
  return dibujo
}
