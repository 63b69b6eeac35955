import {
  CATEGORIAS,
  type CatalogoDeRecursos,
  type Categoria,
  checkClase,
  textos,
} from '@apremia/core'
import { string, type TestConfig } from 'yup'
import type { FieldError } from '../client/api-error.ts'

/**
 * Kind of the item that the request names: property or business. Without a kind, the item has the kind of its resource.
 */
export const claseDeImponible = string()
  .transform((value: unknown) => (value === '' ? undefined : value))
  .oneOf(CATEGORIAS, textos.recursos.clase)
  .optional()

interface Nombres {
  readonly imponible?: string
  readonly recurso?: string
  /** Kind that every item of the call has. For example, the items of Novedades are always properties. */
  readonly fija?: Categoria
  /** True when the request may give a kind without `recurso`, because another field gives the resource. */
  readonly sinRecurso?: boolean
}

/**
 * Item and resource that a request names together. Only the municipality's catalogue of resources tells whether the
 * resource belongs to the kind of the item.
 */
export interface ParDeClase {
  readonly clase: Categoria
  readonly imponible: string
  readonly recurso: string
  /** Path of the request field that gets the error message. */
  readonly field: string
}

/**
 * Validation context of yup. When the context has the list `pares`, the schema adds each pair of item and resource to
 * the list.
 */
export interface ContextoDeClases {
  readonly pares: ParDeClase[]
}

/** Returns an error for each pair whose resource does not belong to the kind of its item (D175). */
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

/**
 * Builds the yup test that requires a resource when the request gives the kind of an item (D175). The test also adds
 * the item, the resource and the kind to the list `pares` of the validation context. `checkPares` later compares the
 * kind with the kind of the resource.
 */
export const mismaClase = ({
  imponible = 'imponible',
  recurso = 'recurso',
  fija,
  sinRecurso = false,
}: Nombres = {}): TestConfig => ({
  name: 'misma-clase',
  test(value, { path, createError, from, options }) {
    const campos = (value ?? {}) as Campos
    // When all the items of a list have one kind, the request gives `clase` once, next to the list.
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
