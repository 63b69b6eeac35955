import { CATEGORIAS, textos } from '@apremia/core'
import { boolean, object, string } from 'yup'

export const claseDeRecursoPedida = string()
  .oneOf(CATEGORIAS, textos.recursos.clase)
  .required(textos.recursos.clase)

/**
 * Municipal tax (recurso) of the catalogue. Every screen loads this module, so the error messages of the form that
 * edits taxes are in a separate module, `recursos.ts`.
 */
export const recursoDelCatalogo = object({
  codigo: string().required(),
  nombre: string().required(),
  clase: claseDeRecursoPedida,
  /** Ordinance that creates the tax. '' when nobody entered the ordinance. */
  ordenanza: string().defined(),
  /** True when the debt of the tax can be paid in one payment with reduced interest (plan W2201). */
  pagoUnico: boolean().required(),
  /** True when forms offer the tax in their lists. */
  activo: boolean().required(),
})
