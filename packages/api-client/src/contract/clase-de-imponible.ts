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
 * Says whether the request names a property or a business. Without this field, the tax says it: each tax is either of
 * properties or of businesses.
 */
export const claseDeImponible = string()
  .transform((value: unknown) => (value === '' ? undefined : value))
  .oneOf(CATEGORIAS, textos.recursos.clase)
  .optional()

interface Nombres {
  readonly imponible?: string
  readonly recurso?: string
  /**
   * Kind that every property or business in this API call has. Absent when the call may name both kinds. For example, it
   * is property in the calls of the screen «Novedades» (taxpayers typed by hand).
   */
  readonly fija?: Categoria
  /**
   * True when the API call needs no tax for each property or business. For example, a call that records an action on a
   * business gives its taxes in another field, `recursos`.
   */
  readonly sinRecurso?: boolean
}

/**
 * Property or business that a request names together with a tax. Later the server checks in the municipality's
 * catalogue of taxes that the tax belongs to this kind: property or business.
 */
export interface ParDeClase {
  readonly clase: Categoria
  readonly imponible: string
  readonly recurso: string
  readonly field: string
}

/**
 * Context of the yup validation. The validation collects in `pares` each property or business with its tax. Later the
 * server refuses a tax of businesses on a property, and a tax of properties on a business.
 */
export interface ContextoDeClases {
  readonly pares: ParDeClase[]
}

/** Returns an error for each tax of businesses on a property, and for each tax of properties on a business (D175). */
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
 * Builds the yup test of a request that names a property or business (D175). A request that says which of the two must
 * also give the tax, except with the option `fija` or `sinRecurso`. The test collects the taxes for `checkPares`, which
 * refuses a tax of the wrong kind.
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
    // A request about a list of properties may give the kind (`clase`) once, beside the list, instead of in each
    // property.
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
