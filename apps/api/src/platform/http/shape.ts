import { clavesDeMas, type FieldError } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { ArraySchema, type ISchema, ObjectSchema, type Reference, Schema } from 'yup'

type Nodo = ISchema<unknown> | Reference

const MAX_DEPTH = 8

/**
 * True when a value of a request has a NUL, which PostgreSQL cannot store in a text, or malformed Unicode, or is nested
 * too deeply.
 */
export const isHostile = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  if (depth >= MAX_DEPTH) return true
  return Object.entries(value).some(
    ([key, item]) => isHostile(key, depth) || isHostile(item, depth + 1),
  )
}

/** Format of a number sent as text. '54' and '-54.5' are accepted. '0x36', '1e0' and ' 54' are not. */
const NUMERO = /^-?\d{1,16}(\.\d{1,16})?$/

/**
 * Converts a text that is not a number to NaN, so that the schema refuses the text with its own message. '' stays
 * unchanged.
 */
const toNumero = (value: unknown): unknown => {
  if (value === '') return value
  if (typeof value === 'string' && !NUMERO.test(value)) return Number.NaN
  return Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER ? value : Number.NaN
}

/**
 * True for a text field whose schema sets a minimum length. In such a field, an empty text is an error. It does not
 * count as a missing field.
 */
const pideLargo = ({ type, tests }: Schema): boolean =>
  type === 'string' && tests.some(({ OPTIONS }) => OPTIONS?.name === 'min')

const estaVacio = (value: unknown): boolean => value === '' || value === null || value === undefined

/**
 * Tells whether the schema of a field accepts a value. A schema that needs other fields of the request throws an error
 * here. The result is then true, because the value alone does not decide.
 */
const admite = (field: Schema, value: unknown): boolean => {
  try {
    return field.isValidSync(value)
  } catch {
    return true
  }
}

/**
 * Tells whether an empty value counts as a missing field. It does when the field is optional and does not accept an
 * empty value (S1 §5, D181).
 */
const isVacio = (field: Nodo, value: unknown): boolean =>
  (value === '' || value === null) &&
  field instanceof Schema &&
  field.spec.optional === true &&
  !pideLargo(field) &&
  !admite(field, value)

/**
 * Finds the value of each field of a schema in an object of the request. A field may have alternative names. An unknown
 * key is an error with the name of the key (D181).
 */
const readClaves = (
  schema: ObjectSchema<object>,
  value: object,
  wrong: FieldError[],
  prefix: string,
): Map<string, unknown> => {
  const { sinLeer, sinonimos } = clavesDeMas(schema)
  const found = new Map<string, unknown>()
  const dichoPor = new Map<string, string>()
  for (const [clave, dicho] of Object.entries(value)) {
    const campo = Object.hasOwn(sinonimos, clave) ? (sinonimos[clave] ?? clave) : clave
    const nombre = clave.slice(0, 40)
    if (Object.hasOwn(schema.fields, campo)) {
      if (estaVacio(dicho) && found.has(campo)) continue
      if (!estaVacio(found.get(campo))) {
        const message = interpolar(textos.pedido.claveRepetida, {
          clave: nombre,
          otra: dichoPor.get(campo) ?? campo,
        })
        wrong.push({ field: prefix + nombre, message })
      }
      found.set(campo, dicho)
      dichoPor.set(campo, nombre)
    } else if (!sinLeer.includes(clave)) {
      const message = interpolar(textos.pedido.claveDesconocida, { clave: nombre })
      wrong.push({ field: prefix + nombre, message })
    }
  }
  return found
}

/**
 * Prepares a value of a request for its validation. Copies only the keys of the schema, because a key like `toString`
 * would break the validation. Removes an object or a list where the schema expects a single value.
 *
 * @param wrong collects the errors about unknown keys and removed values
 */
export const shape = (schema: Nodo, value: unknown, wrong: FieldError[], path = ''): unknown => {
  const isRecord = typeof value === 'object' && value !== null
  if (schema instanceof ObjectSchema) {
    if (!isRecord || Array.isArray(value)) return value
    const fields: Readonly<Record<string, Nodo>> = schema.fields
    const prefix = path === '' ? '' : `${path}.`
    const dichos = readClaves(schema, value, wrong, prefix)
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const dicho = dichos.get(name)
        return !dichos.has(name) || isVacio(field, dicho)
          ? []
          : [[name, shape(field, dicho, wrong, prefix + name)]]
      }),
    )
  }
  if (schema instanceof ArraySchema) {
    const { innerType } = schema
    if (!Array.isArray(value) || innerType === undefined) return value
    return value.map((item: unknown, i) => shape(innerType, item, wrong, `${path}[${i}]`))
  }
  if (isRecord) {
    const isText = 'type' in schema && schema.type === 'string'
    const message = isText ? 'Este campo debe ser un texto.' : 'Este campo lleva un solo valor.'
    wrong.push({ field: path, message })
    return undefined
  }
  const isNumero = 'type' in schema && schema.type === 'number'
  return isNumero && value !== undefined && value !== null ? toNumero(value) : value
}
