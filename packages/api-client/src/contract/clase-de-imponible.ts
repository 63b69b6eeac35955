import { CATEGORIAS, type Categoria, checkClase, textos } from '@apremia/core'
import { string, type TestConfig } from 'yup'

/** Kind of the item of a call, beside its number and its resource; without it, the kind of the resource. */
export const claseDeImponible = string()
  .transform((value: unknown) => (value === '' ? undefined : value))
  .oneOf(CATEGORIAS, textos.recursos.clase)
  .optional()

interface Nombres {
  readonly imponible?: string
  readonly recurso?: string
  /** A kind that the call has by what it is: those of Novedades are properties. */
  readonly fija?: Categoria
  /** The kind may come without a resource, which is told elsewhere. */
  readonly sinRecurso?: boolean
}

type Campos = Readonly<Record<string, unknown>>

const textoDe = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().toUpperCase() : ''

/** The fields where an item and its resource travel name things of one kind, in every call alike (D175). */
export const mismaClase = ({
  imponible = 'imponible',
  recurso = 'recurso',
  fija,
  sinRecurso = false,
}: Nombres = {}): TestConfig => ({
  name: 'misma-clase',
  test(value, { path, createError, from }) {
    const campos = (value ?? {}) as Campos
    // Where a list is of one kind, the request says it once, beside the list.
    const deTodos = (from?.[1]?.value as Campos | undefined)?.clase
    const clase = fija ?? CATEGORIAS.find((una) => una === (campos.clase ?? deTodos))
    const par = { imponible: textoDe(campos[imponible]), recurso: textoDe(campos[recurso]) }
    if (clase === undefined || (fija !== undefined && par.imponible === '')) return true
    const pide = par.recurso === '' && !sinRecurso && fija === undefined
    if (par.recurso === '' && !pide) return true
    const message = pide ? textos.recursos.faltaRecurso : checkClase(clase, par)
    if (message === null) return true
    return createError({ path: path ? `${path}.${recurso}` : recurso, message })
  },
})
