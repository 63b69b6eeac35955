import {
  decideBusqueda,
  type FiltroDe,
  type ListaDeBusqueda,
  legalesDe,
  maskDocumento,
  maskEmail,
  maskTelefono,
  type Tecleado,
} from '@apremia/core'
import type { Sesion } from '../platform/http/principal.ts'
import { refuseMotivos } from './deuda-alcance.ts'
import type { Paginado } from './deuda-proveedor.ts'
import type { ContribuyenteDePadron } from './padron-proveedor.ts'

interface BusquedaPropia<L extends ListaDeBusqueda> {
  readonly filtro: FiltroDe<L>
  /** '' for anybody's items, null when the person has no code and so nothing to find (D13). */
  readonly abogado: string | null
}

/** What the person may look for, from what they typed. @throws AppError 400 with all the reasons why not */
export const readBusqueda = <L extends ListaDeBusqueda>(
  lista: L,
  sesion: Sesion,
  tecleado: Tecleado<L>,
): BusquedaPropia<L> => {
  const decision = decideBusqueda(lista, sesion, tecleado)
  if (!decision.ok) throw refuseMotivos(decision.motivos)
  const { filtro, alcance } = decision.valor
  return { filtro, abogado: alcance.tipo === 'ninguno' ? null : (alcance.abogado ?? '') }
}

/** A page narrowed to what the person may find; of who has no code, no rows. */
export const pageWithin = <Fila>(
  abogado: string | null,
  page: (abogado: string) => Promise<Paginado<Fila>>,
): Promise<Paginado<Fila>> | Paginado<Fila> =>
  abogado === null ? { rows: [], total: 0 } : page(abogado)

/** The lawyers of an item as the person may know them: a lawyer only sees that it is theirs (D21). */
export const hideLegal = <Fila extends { readonly LEGAL: string }>(
  { rol, abogado }: Pick<Sesion, 'rol' | 'abogado'>,
  propio: boolean,
  fila: Fila,
): Fila =>
  propio && rol === 'user'
    ? { ...fila, LEGAL: legalesDe(fila.LEGAL).includes(abogado) ? abogado : '' }
    : fila

/** Documents, phone and e-mail as a guest sees them (D10). */
export const maskContribuyente = (fila: ContribuyenteDePadron): ContribuyenteDePadron => ({
  ...fila,
  NRO_DOC: maskDocumento(fila.NRO_DOC),
  CUIT: maskDocumento(fila.CUIT),
  CUIM: maskDocumento(fila.CUIM),
  TELEFONOS: maskTelefono(fila.TELEFONOS),
  EMAIL: maskEmail(fila.EMAIL),
})
