import { CATEGORIAS, textos } from '@apremia/core'
import { boolean, object, string } from 'yup'

export const claseDeRecursoPedida = string()
  .oneOf(CATEGORIAS, textos.recursos.clase)
  .required(textos.recursos.clase)

/**
 * Municipal tax (recurso) of the catalogue of taxes. The error messages of its form are in `recursos.ts`, so that the
 * screens which only need the tax do not load them.
 */
export const recursoDelCatalogo = object({
  codigo: string().required(),
  nombre: string().required(),
  clase: claseDeRecursoPedida,
  /** Ordinance that creates the tax. '' when nobody entered the ordinance. */
  ordenanza: string().defined(),
  /** True when the debt of the tax may be paid at once with a discount on its interest (payment plan W2201). */
  pagoUnico: boolean().required(),
  /** True when forms offer the tax in their lists. */
  activo: boolean().required(),
})
