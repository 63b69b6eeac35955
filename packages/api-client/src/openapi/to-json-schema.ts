import { convertSchema } from '@sodaru/yup-to-json-schema'
import { clavesDeMas } from '../claves.ts'
import { asSchema, type Esquema, type EsquemaDeObjeto } from '../entry.ts'

export type Json = Record<string, unknown>

interface Forma {
  readonly fields?: Readonly<Record<string, Forma>>
  readonly innerType?: Forma
}

export const isRecord = ({ type }: Json): boolean =>
  type === 'object' || (Array.isArray(type) && type.includes('object'))

const otrasClaves = (forma: Forma, fields: Json): Json => {
  const { sinLeer, sinonimos } = clavesDeMas(forma as unknown as EsquemaDeObjeto)
  const deOtroNombre = Object.entries(sinonimos).map(([nombre, campo]) => {
    const { default: _, ...mismo } = fields[campo] as Json
    return [nombre, { ...mismo, description: `Otro nombre de «${campo}».` }]
  })
  const description = 'Se acepta y no se lee: lo dice el servidor.'
  const ignoradas = sinLeer.map((nombre) => [nombre, { description }])
  return Object.fromEntries([...deOtroNombre, ...ignoradas])
}

/**
 * Completes the JSON schema that the yup converter makes. The function adds the synonyms of field names, and the fields
 * that the API accepts but ignores. It forbids any other field, and removes default values.
 */
const complete = (forma: Forma, node: Json): Json => {
  const { innerType, fields } = forma
  if (innerType !== undefined && typeof node.items === 'object')
    return { ...node, items: complete(innerType, node.items as Json) }
  if (fields === undefined || !isRecord(node)) return node
  const { default: _, properties = {}, ...resto } = node
  const propios = Object.fromEntries(
    Object.entries(properties as Json).map(([name, property]) => [
      name,
      complete(fields[name] ?? {}, property as Json),
    ]),
  )
  return {
    ...resto,
    properties: { ...propios, ...otrasClaves(forma, propios) },
    additionalProperties: false,
  }
}

export const toJsonSchema = (esquema: Esquema): Json =>
  complete(esquema as unknown as Forma, convertSchema(asSchema(esquema)) as Json)
