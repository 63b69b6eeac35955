import type { FieldError } from '@apremia/api-client'
import { type AnyObjectSchema, ObjectSchema, ValidationError } from 'yup'
import { AppError } from './app-error.ts'

const MAX_DEPTH = 8

/** PostgreSQL has no NUL in texts, and nothing legitimate nests deeper than a few levels. */
const isHostile = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  if (depth >= MAX_DEPTH) return true
  return Object.entries(value).some(
    ([key, item]) => isHostile(key, depth) || isHostile(item, depth + 1),
  )
}

/** Fields that should be text and came as lists or objects, nested ones too: yup would stumble on them. */
const misplaced = (schema: AnyObjectSchema, value: unknown, prefix = ''): string[] =>
  Object.entries(schema.fields).flatMap(([name, field]) => {
    const given: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    if (typeof given !== 'object' || given === null) return []
    if (field instanceof ObjectSchema) return misplaced(field, given, `${prefix}${name}.`)
    const isText = 'type' in field && field.type === 'string'
    return isText ? [`${prefix}${name}`] : []
  })

/** Only what the contract names: a key such as `toString` never gets near the schema. */
const pick = (schema: AnyObjectSchema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? {}
  return Object.fromEntries(
    Object.keys(schema.fields).flatMap((name) =>
      Object.hasOwn(value, name) ? [[name, Reflect.get(value, name)]] : [],
    ),
  )
}

const refuse = (fields: readonly FieldError[]): never => {
  throw new AppError(400, 'campos-invalidos', fields.map(({ message }) => message).join(' '), {
    fields,
  })
}

/**
 * Casts and checks what came in against the contract. Unknown keys are dropped, so that no handler ever sees
 * a field the contract does not name (T9).
 *
 * @throws AppError 400 with every field at fault
 */
export const validateInput = (schema: AnyObjectSchema, value: unknown): unknown => {
  if (isHostile(value)) {
    throw new AppError(
      400,
      'pedido-invalido',
      'El pedido contiene caracteres o una estructura que no se admiten.',
    )
  }
  const picked = pick(schema, value)
  const wrong = misplaced(schema, picked)
  if (wrong.length > 0)
    refuse(wrong.map((field) => ({ field, message: 'Este campo debe ser un texto.' })))
  try {
    return schema.validateSync(picked, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const issues = error.inner.length > 0 ? error.inner : [error]
    return refuse(issues.map(({ path, message }) => ({ field: path ?? '', message })))
  }
}
