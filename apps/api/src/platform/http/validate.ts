import { type AnyObjectSchema, ValidationError } from 'yup'
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
  try {
    return schema.validateSync(value ?? {}, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const issues = error.inner.length > 0 ? error.inner : [error]
    const fields = issues.map((issue) => ({
      field: issue.path ?? '',
      message: issue.message,
    }))
    throw new AppError(400, 'campos-invalidos', fields.map(({ message }) => message).join(' '), {
      fields,
    })
  }
}
