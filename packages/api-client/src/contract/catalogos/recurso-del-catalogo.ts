import { CATEGORIAS, textos } from '@apremia/core'
import { boolean, object, string } from 'yup'

export const claseDeRecursoPedida = string()
  .oneOf(CATEGORIAS, textos.recursos.clase)
  .required(textos.recursos.clase)

/** Every screen loads this module, so the error messages of the form that edits the taxes are in `recursos.ts`. */
export const recursoDelCatalogo = object({
  codigo: string().required(),
  nombre: string().required(),
  clase: claseDeRecursoPedida,
  /** Ordinance that creates the tax. '' when nobody entered it. */
  ordenanza: string().defined(),
  /** True when the tax takes part in the single payment with less interest. */
  pagoUnico: boolean().required(),
  /** True when lists offer the tax. */
  activo: boolean().required(),
})
