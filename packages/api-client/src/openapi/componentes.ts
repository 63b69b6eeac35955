import { isRecord, type Json } from './to-json-schema.ts'

const RAIZ = '#/components/schemas/'

/**
 * Key of a placeholder object. While the OpenAPI document is built, a numbered placeholder stands for each object
 * schema. At the end, `finish` replaces each placeholder with its schema or with a reference.
 */
const MARCA = 'x-registro'

interface Registro {
  readonly node: Json
  readonly nombres: readonly string[]
  nombre: string | undefined
  veces: number
}

const inPascal = (nombre: string): string =>
  nombre.replace(/(?:^|[_-])(\w)/g, (_, letra: string) => letra.toUpperCase())

/** Returns the singular of a Spanish plural: 'planes' → 'plan', 'cuotas' → 'cuota'. */
const inSingular = (nombre: string): string => nombre.replace(/(?<=[nr])es$|s$/, '')

const isNullable = ({ type }: Json): boolean => Array.isArray(type) && type.includes('null')

/**
 * Minimum length, in characters of JSON, of a repeated schema that gets a name and references. A shorter schema is
 * easier to read when it is repeated in each place.
 */
const VALE_LA_PENA = 120

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/**
 * Collects the object schemas of an OpenAPI document. A schema that appears several times is written once, under a
 * name. A schema that is short, or appears once, is written where it is used.
 */
export const createComponentes = () => {
  const registros: Registro[] = []
  const indices = new Map<string, number>()

  const note = (node: Json, nombres: readonly string[]): number => {
    const clave = JSON.stringify(node)
    const indice =
      indices.get(clave) ?? registros.push({ node, nombres, nombre: undefined, veces: 0 }) - 1
    indices.set(clave, indice)
    return indice
  }

  const take = (node: Json, nombres: readonly string[]): Json => {
    if (typeof node.items === 'object')
      return { ...node, items: take(node.items as Json, nombres.map(inSingular)) }
    if (!isRecord(node) || node.properties === undefined) return node
    const [suyo = ''] = nombres.slice(-1)
    const properties = Object.fromEntries(
      Object.entries(node.properties as Json).map(([name, property]) => [
        name,
        take(property as Json, [inPascal(name), suyo + inPascal(name)]),
      ]),
    )
    const marca = { [MARCA]: note({ ...node, type: 'object', properties }, nombres) }
    return isNullable(node) ? { anyOf: [marca, { type: 'null' }] } : marca
  }

  const registroEn = (value: unknown): Registro | undefined =>
    typeof value === 'object' && value !== null && MARCA in value
      ? registros[Number(value[MARCA])]
      : childrenOf(value).flatMap((one) => registroEn(one) ?? [])[0]

  const count = (value: unknown): void => {
    if (typeof value === 'object' && value !== null && MARCA in value) {
      const registro = registros[Number(value[MARCA])]
      if (registro) registro.veces += 1
    } else for (const one of childrenOf(value)) count(one)
  }

  const freeNombre = ({ nombres }: Registro): string => {
    const tomados = new Set(registros.map(({ nombre }) => nombre))
    const [primero = 'Registro'] = nombres
    const numerados = Array.from({ length: registros.length }, (_, i) => `${primero}${i + 2}`)
    return [...nombres, ...numerados].find((uno) => !tomados.has(uno)) ?? primero
  }

  const settle = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(settle)
    if (typeof value !== 'object' || value === null) return value
    if (MARCA in value) {
      const registro = registros[Number(value[MARCA])]
      return registro?.nombre === undefined
        ? settle(registro?.node)
        : { $ref: RAIZ + registro.nombre }
    }
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, settle(one)]))
  }

  return {
    take,
    /**
     * Gives a name to the first object schema found in `schema`. The OpenAPI document then writes that schema once, and
     * refers to it by this name everywhere else.
     */
    name: (nombre: string, schema: Json): void => {
      const registro = registroEn(take(schema, [nombre]))
      if (registro) registro.nombre ??= nombre
    },
    /**
     * Finishes the OpenAPI document. Replaces each placeholder object with its schema, or with a reference to a named
     * schema. Returns the finished section `paths` and the named schemas.
     */
    finish: (paths: Json): { readonly paths: Json; readonly schemas: Json } => {
      count(paths)
      for (const { node } of registros) count(node)
      for (const registro of registros)
        if (registro.veces > 1 && JSON.stringify(settle(registro.node)).length > VALE_LA_PENA)
          registro.nombre ??= freeNombre(registro)
      const nombrados = registros.filter(({ nombre }) => nombre !== undefined)
      const schemas = nombrados
        .map(({ nombre, node }) => [String(nombre), settle(node)] as const)
        .sort(([a], [b]) => a.localeCompare(b, 'en'))
      return { paths: settle(paths) as Json, schemas: Object.fromEntries(schemas) }
    },
  }
}
