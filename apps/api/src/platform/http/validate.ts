import { asSchema, type EsquemaDeObjeto, type FieldError } from '@apremia/api-client'
import { ValidationError } from 'yup'
import { AppError } from './app-error.ts'
import { isHostile, shape } from './shape.ts'

const refuse = (fields: readonly FieldError[]): never => {
  throw new AppError(400, 'campos-invalidos', fields.map(({ message }) => message).join(' '), {
    fields,
  })
}

export const pedidoHostil = (): AppError =>
  new AppError(
    400,
    'pedido-invalido',
    'El pedido contiene caracteres o una estructura que no se admiten.',
  )

/**
 * Casts and checks what came in against the contract. An unknown key is refused by its name (D181): no handler ever
 * sees a field the contract does not name (T9), and nobody believes that a misspelt filter narrowed a list.
 *
 * @throws AppError 400 with every field at fault
 */
export const validateInput = (esquema: EsquemaDeObjeto, value: unknown): unknown => {
  const schema = asSchema(esquema)
  if (isHostile(value)) throw pedidoHostil()
  const wrong: FieldError[] = []
  const shaped = shape(schema, value ?? {}, wrong)
  if (wrong.length > 0) return refuse(wrong)
  try {
    return schema.validateSync(shaped, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const issues = error.inner.length > 0 ? error.inner : [error]
    return refuse(issues.map(({ path, message }) => ({ field: path ?? '', message })))
  }
}
