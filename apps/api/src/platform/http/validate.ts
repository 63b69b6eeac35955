import {
  asSchema,
  type ContextoDeClases,
  type EsquemaDeObjeto,
  type FieldError,
  type ParDeClase,
} from '@apremia/api-client'
import { ValidationError } from 'yup'
import { AppError } from './app-error.ts'
import { isHostile, shape } from './shape.ts'

export const refuseFields = (fields: readonly FieldError[]): AppError =>
  new AppError(400, 'campos-invalidos', fields.map(({ message }) => message).join(' '), {
    fields,
  })

export const pedidoHostil = (): AppError =>
  new AppError(
    400,
    'pedido-invalido',
    'El pedido contiene caracteres o una estructura que no se admiten.',
  )

/**
 * Converts and checks a request against the contract. An unknown key is refused by its name (D181). So handlers see
 * only fields of the contract (T9), and a misspelt filter is not ignored.
 *
 * @param pares list to which the tax of each property or business is added, for the caller to check
 * @throws AppError 400 with every wrong field
 */
export const validateInput = (
  esquema: EsquemaDeObjeto,
  value: unknown,
  pares: ParDeClase[] = [],
): unknown => {
  const schema = asSchema(esquema)
  if (isHostile(value)) throw pedidoHostil()
  const wrong: FieldError[] = []
  const shaped = shape(schema, value ?? {}, wrong)
  if (wrong.length > 0) throw refuseFields(wrong)
  const context: ContextoDeClases = { pares }
  try {
    return schema.validateSync(shaped, { abortEarly: false, stripUnknown: true, context })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const issues = error.inner.length > 0 ? error.inner : [error]
    throw refuseFields(issues.map(({ path, message }) => ({ field: path ?? '', message })))
  }
}
