import type { Motivo } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { parseDni } from '../identificador/dni.ts'
import { dniDePersona } from '../identificador/dni-de-persona.ts'
import { interpolar } from '../texto/interpolar.ts'
import { marcaDeContribuyente as t } from '../texto/marca-de-contribuyente.ts'
import type { MarcaDeContribuyente } from './marca-de-contribuyente.ts'

export interface DeudorMarcado {
  readonly nombre: string
  readonly marca: MarcaDeContribuyente
  readonly desde: Fecha | null
}

const whenKnown = (desde: Fecha | null): string =>
  desde === null ? '' : ` ${interpolar(t.titulo.desde, { fecha: formatFecha(desde) })}`

const tellMarcado = (
  texto: string,
  { nombre, desde }: Pick<DeudorMarcado, 'nombre' | 'desde'>,
): string => interpolar(texto, { nombre, desde: whenKnown(desde) })

const CODIGO_DE_TITULO: Readonly<Record<MarcaDeContribuyente, string>> = {
  fallecido: 'titulo.deudor-fallecido',
  concurso: 'titulo.deudor-en-concurso',
  quiebra: 'titulo.deudor-en-quiebra',
}

/**
 * Returns a warning for each debtor of an executive title who is recorded as dead, insolvent or bankrupt. The warnings
 * do not prevent the executive title.
 */
export const avisosDeTitulo = (marcados: readonly DeudorMarcado[]): Motivo[] =>
  marcados.map((uno) => ({
    codigo: CODIGO_DE_TITULO[uno.marca],
    campo: '',
    mensaje: tellMarcado(t.titulo[uno.marca], uno),
  }))

const DEUDOR_MARCADO = 'convenio.deudor-marcado'

/**
 * Returns a warning for each debtor of an agreement who is recorded as dead, insolvent or bankrupt. The warnings do not
 * prevent the agreement, because the municipality decides.
 */
export const avisosDeConvenio = (marcados: readonly DeudorMarcado[]): Motivo[] =>
  marcados.map((uno) => ({
    codigo: DEUDOR_MARCADO,
    campo: 'cuotas_plan',
    mensaje: tellMarcado(t.convenio[uno.marca], uno),
  }))

export interface DeudorConDocumento extends DeudorMarcado {
  readonly nroDoc: string
  readonly cuit: string
}

/**
 * Refuses an agreement whose signer is recorded as dead. A signature before `desde`, the day since which the death is
 * known, is accepted, because the person may have been alive.
 */
export const checkFirmanteVivo = (
  { dni, firma }: { readonly dni: string; readonly firma: Fecha },
  marcados: readonly DeudorConDocumento[],
): Motivo[] => {
  const escrito = parseDni(dni)
  const muerto = marcados.find(
    (uno) =>
      uno.marca === 'fallecido' &&
      escrito !== undefined &&
      dniDePersona({ dni: uno.nroDoc, cuit: uno.cuit }) === escrito &&
      (uno.desde === null || firma >= uno.desde),
  )
  if (muerto === undefined) return []
  const mensaje = tellMarcado(t.convenio.firmante, muerto)
  return [{ codigo: 'convenio.firmante-fallecido', campo: 'frm_dni', mensaje }]
}
