import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { efectoDeParametro } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ParteDeConvenio } from './cambia-sin-confirmar.ts'

const { convenios: t } = efectoDeParametro

export const describeSinConfirmar = (
  parte: ParteDeConvenio,
  { cambian, sinConfirmar }: { readonly cambian: number; readonly sinConfirmar: number },
): string =>
  `${cambian === 0 ? t.ninguno : interpolar(t[parte], { n: cambian, total: sinConfirmar })} ${t.confirmados}`

/**
 * Tells how many unconfirmed agreements will keep the fees that they have now, although new fees apply from the day
 * `desde` on (D28).
 */
export const describeArancelSinConfirmar = (n: number, desde: Fecha): string =>
  interpolar(t.arancel, { n, desde: formatFecha(desde) })
