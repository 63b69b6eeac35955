import type { FieldError } from '@apremia/api-client'
import { ArraySchema, type ISchema, ObjectSchema, type Reference } from 'yup'

type Nodo = ISchema<unknown> | Reference

const MAX_DEPTH = 8

/** PostgreSQL has no NUL in texts, and nothing legitimate nests deeper than a few levels. */
export const isHostile = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  if (depth >= MAX_DEPTH) return true
  return Object.entries(value).some(
    ([key, item]) => isHostile(key, depth) || isHostile(item, depth + 1),
  )
}

/** '54' and '-54.5', never '0x36', '1e0' or ' 54': a number has one way to be written. */
const NUMERO = /^-?\d{1,16}(\.\d{1,16})?$/

/** What is no number is NaN, which the schema refuses with its own words; '' is for the schema to judge. */
const toNumero = (value: unknown): unknown => {
  if (value === '') return value
  if (typeof value === 'string' && !NUMERO.test(value)) return Number.NaN
  return Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER ? value : Number.NaN
}

/**
 * What came, remade by the schema on the way down: records with the keys it names and no other, so that one such
 * as `toString` never gets near it, and no list or record where a single value goes, which it would stumble on.
 *
 * @param wrong gets what is of another kind
 */
export const shape = (schema: Nodo, value: unknown, wrong: FieldError[], path = ''): unknown => {
  const isRecord = typeof value === 'object' && value !== null
  if (schema instanceof ObjectSchema) {
    if (!isRecord || Array.isArray(value)) return value
    const fields: Readonly<Record<string, Nodo>> = schema.fields
    const prefix = path === '' ? '' : `${path}.`
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        Object.hasOwn(value, name)
          ? [[name, shape(field, Reflect.get(value, name), wrong, prefix + name)]]
          : [],
      ),
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
