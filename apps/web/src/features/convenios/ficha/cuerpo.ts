import type { ConvenioTecleado } from '@apremia/core'
import { comprimir } from '../../../api/comprimir.ts'
import { cuotasPlan, type Item, type Seleccion } from './seleccion.ts'
import { pickCambiosDeConvenio } from './valores.ts'

interface Elegido {
  readonly items: readonly Item[]
  readonly planes: readonly object[]
}

const seleccionDe = async ({ items, planes }: Elegido) => ({
  cuotas_plan: await comprimir(cuotasPlan(items)),
  planes: await comprimir(planes),
})

/** Builds the body that creates a payment agreement: every field, and the chosen debt as compressed text (D48). */
export const cuerpoDeAlta = async (
  campos: ConvenioTecleado,
  elegido: Elegido,
  resto: { readonly clase: Seleccion['clase']; readonly abogado: string; readonly estporc: string },
) => ({ ...campos, ...(await seleccionDe(elegido)), ...resto })

/**
 * Returns the body of an edit of a payment agreement, with only the changed fields. A change of the chosen debt or of
 * its payment plans sends the debt and the plans together, because their amounts depend on each other (S1 §4, D42).
 */
export const cuerpoDeEdicion = async (
  { id, version }: { readonly id: number; readonly version: number },
  antes: ConvenioTecleado,
  ahora: ConvenioTecleado,
  elegido: Elegido | undefined,
) => ({
  convenio: id,
  version,
  ...pickCambiosDeConvenio(antes, ahora),
  ...(elegido ? await seleccionDe(elegido) : {}),
})
