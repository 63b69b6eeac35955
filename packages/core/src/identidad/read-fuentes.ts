import { FUENTES, type Fuente } from '../permiso/fuente.ts'

/** A source the provider knows, with the value of the hint that asks for it. */
export interface FuenteDelProveedor {
  readonly fuente: Fuente
  readonly valor: string
}

/**
 * Reads the sources that a provider takes as hints: 'renaper, miarg=mi-argentina'. A source without a value is
 * asked for by its own name. Undefined when something in the list is not a source, or comes twice.
 */
export const readFuentes = (text: string): readonly FuenteDelProveedor[] | undefined => {
  const partes = text.split(',').map((parte) => parte.trim())
  const leidas = partes
    .filter((parte) => parte !== '')
    .map((parte) => {
      const [, nombre = '', valor = nombre] = /^(\w+)(?:\s*=\s*([\w.:/-]+))?$/.exec(parte) ?? []
      const fuente = FUENTES.find((una) => una === nombre)
      return fuente === undefined ? undefined : { fuente, valor }
    })
  const fuentes = leidas.filter((una) => una !== undefined)
  if (fuentes.length < leidas.length) return undefined
  const distintas = new Set(fuentes.map(({ fuente }) => fuente))
  return distintas.size < fuentes.length ? undefined : fuentes
}
