import { planDelConvenio } from './base.ts'
import type { EstadoDeFicha } from './ficha-reducer.ts'
import type { PlanDeFicha } from './planes.ts'
import { claveDeItem, type Item } from './seleccion.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { Convenio, Valores } from './valores.ts'

export type Cuentable = Pick<
  FormularioDeConvenio,
  'record' | 'start' | 'rest' | 'otherRest' | 'changed'
>

const DE_IMPORTES: readonly (keyof Valores)[] = [
  'fechaconf',
  'estado_id',
  'otgastos',
  'frmpg_id',
  'montopago',
  'cuotaspago',
]

export const conPeriodosDe = ({ items }: EstadoDeFicha): readonly Item[] =>
  items.filter(({ periodos }) => periodos.length > 0)

export const tienePlan = (
  item: Item,
): item is Item & { readonly plan: NonNullable<Item['plan']> } => item.plan !== null

/**
 * Tells whether the debt and the payment plans of a saved payment agreement are unchanged in the form. Other fields may
 * have changed.
 */
export const conserva = ({ record, otherRest }: Cuentable): boolean =>
  record !== undefined && !otherRest

export const intactoDe = (ficha: Cuentable): Convenio | undefined =>
  conserva(ficha) && !ficha.changed.some((campo) => DE_IMPORTES.includes(campo))
    ? ficha.record
    : undefined

/**
 * Returns the saved payment plan of a property or business of the payment agreement, which the server does not simulate
 * again. Returns undefined when the property or business is new or has changed.
 */
export const guardadoDe = ({ record, start }: Cuentable, item: Item): PlanDeFicha | undefined => {
  const clave = claveDeItem(item)
  const antes = start.rest.items.find((otro) => claveDeItem(otro) === clave)
  return record && antes && JSON.stringify(antes) === JSON.stringify(item)
    ? planDelConvenio(record, clave)
    : undefined
}

export const pideOtros = ({ otros = [] }: EstadoDeFicha, item: Item): boolean =>
  otros.includes(claveDeItem(item))
