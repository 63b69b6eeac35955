import { FUENTES, type Fuente } from '../permiso/fuente.ts'

/**
 * Identity source with which a person may sign in at the identity provider, such as 'renaper'. `valor` is the hint that
 * the sign-in request sends, so that the provider opens this source directly.
 */
export interface FuenteDelProveedor {
  readonly fuente: Fuente
  readonly valor: string
}

/**
 * Parses the configured identity sources: 'renaper, miarg=mi-argentina'. The text after '=' is the hint for the
 * identity provider. Without '=', the hint is the name of the source. Undefined when a source is unknown or repeated.
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
