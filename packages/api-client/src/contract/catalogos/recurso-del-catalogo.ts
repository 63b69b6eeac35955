import { CATEGORIAS, textos } from '@apremia/core'
import { boolean, object, string } from 'yup'

export const claseDeRecursoPedida = string()
  .oneOf(CATEGORIAS, textos.recursos.clase)
  .required(textos.recursos.clase)

/** A municipal tax or fee. Every screen asks for them: the texts of their form are not here. */
export const recursoDelCatalogo = object({
  codigo: string().required(),
  nombre: string().required(),
  clase: claseDeRecursoPedida,
  /** The rule that creates it; '' when nobody loaded it. */
  ordenanza: string().defined(),
  /** Takes part in the single payment with less interest. */
  pagoUnico: boolean().required(),
  /** Offered in lists. */
  activo: boolean().required(),
})
