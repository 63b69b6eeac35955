import {
  CATEGORIAS,
  type CatalogoDeRecursos,
  type Categoria,
  checkClase,
  textos,
} from '@apremia/core'
import { string, type TestConfig } from 'yup'
import type { FieldError } from '../client/api-error.ts'

/** Kind of the item of a call, beside its number and its resource; without it, the kind of the resource. */
export const claseDeImponible = string()
  .transform((value: unknown) => (value === '' ? undefined : value))
  .oneOf(CATEGORIAS, textos.recursos.clase)
  .optional()

interface Nombres {
  readonly imponible?: string
  readonly recurso?: string
  /** Kind that the call has by its nature: items of Novedades are properties. */
  readonly fija?: Categoria
  /** The kind may come without a resource, which comes in another field. */
  readonly sinRecurso?: boolean
}

/** An item and a resource that a request names together. Only the municipality's catalogue tells whether they match. */
export interface ParDeClase {
  readonly clase: Categoria
  readonly imponible: string
  readonly recurso: string
  /** Path of the field, for the error. */
  readonly field: string
}

/** List in which the schema collects the pairs, when the caller of the validation gives the list as context. */
export interface ContextoDeClases {
  readonly pares: ParDeClase[]
}

/** The pairs whose resource is of the other kind (D175). */
export const checkPares = (
  recursos: CatalogoDeRecursos,
  pares: readonly ParDeClase[],
): FieldError[] =>
  pares.flatMap(({ field, clase, ...par }) => {
    const message = checkClase(recursos, clase, par)
    return message === null ? [] : [{ field, message }]
  })

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
  test(value, { path, createError, from, options }) {
    const campos = (value ?? {}) as Campos
    // A list of one kind has its `clase` once, beside the list.
    const deTodos = (from?.[1]?.value as Campos | undefined)?.clase
    const clase = fija ?? CATEGORIAS.find((una) => una === (campos.clase ?? deTodos))
    const par = { imponible: textoDe(campos[imponible]), recurso: textoDe(campos[recurso]) }
    if (clase === undefined || (fija !== undefined && par.imponible === '')) return true
    const pide = par.recurso === '' && !sinRecurso && fija === undefined
    if (par.recurso === '' && !pide) return true
    const field = path ? `${path}.${recurso}` : recurso
    if (pide) return createError({ path: field, message: textos.recursos.faltaRecurso })
    const { pares } = (options.context ?? {}) as Partial<ContextoDeClases>
    pares?.push({ ...par, clase, field })
    return true
  },
})
