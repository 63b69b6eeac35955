import { comprimir } from '../../../api/comprimir.ts'
import type { PedidoDePlan } from './planes.ts'
import { type ClaseDeRecurso, cuotasPlan, type Item } from './seleccion.ts'
import { type Campos, pickCambiosDeConvenio } from './valores.ts'

interface Elegido {
  readonly items: readonly Item[]
  readonly pedidos: readonly PedidoDePlan[]
}

const seleccionDe = async ({ items, pedidos }: Elegido) => ({
  cuotas_plan: await comprimir(cuotasPlan(items)),
  planes: await comprimir(pedidos),
})

/** Returns the body that creates an agreement: every field, and the chosen debt compressed (D48). */
export const cuerpoDeAlta = async (
  campos: Campos,
  elegido: Elegido,
  resto: { readonly clase: ClaseDeRecurso; readonly abogado: string; readonly estporc: string },
) => ({ ...campos, ...(await seleccionDe(elegido)), ...resto })

/**
 * Returns the body of an edition: the fields that changed, and the chosen debt with its plans when either changed. Both
 * go together because their amounts depend on each other (S1 §4, D42).
 */
export const cuerpoDeEdicion = async (
  { id, version }: { readonly id: number; readonly version: number },
  antes: Campos,
  ahora: Campos,
  elegido: Elegido | undefined,
) => ({
  convenio: id,
  version,
  ...pickCambiosDeConvenio(antes, ahora),
  ...(elegido ? await seleccionDe(elegido) : {}),
})
