import type { Motivo } from '../decision/decision.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import { interpolar } from '../texto/interpolar.ts'
import { papelDeConvenio as t } from '../texto/papel-de-convenio.ts'
import { chooseJuicios, type ImponibleDeConvenio } from './choose-juicios.ts'
import type { PagoDeHonorarios } from './convenio-datos.ts'

/**
 * Data that must be complete before an agreement is made with version 2 of its text. The data of the person who signs
 * are not included.
 */
export interface EntradaDeChequeo {
  readonly judicial: boolean
  readonly abogado: {
    readonly codigo: string
    readonly beneficiario: string
    readonly cbu: string
    /**
     * Document that authorises the lawyer to act for the municipality. '' when the lawyer uses the document that all
     * the lawyers share.
     */
    readonly personeria: string
  }
  /** Document with which the lawyers act for the municipality when they have no document of their own. */
  readonly personeria: string
  /**
   * True when the municipality requires a bank account of the person or firm that collects the fees, if the fees are
   * paid in instalments.
   */
  readonly exigeCbu: boolean
  readonly deudas: readonly ImponibleDeConvenio[]
  readonly titulos: readonly string[]
  /**
   * Payment of the lawyer's fees. Null while the amount of the fees is not known. Until then the agreement needs the
   * name of the payee of the fees, but no bank account.
   */
  readonly pago: Pick<PagoDeHonorarios, 'alContado' | 'cuotas'> | null
}

/** Tells whether the municipality requires the bank account of the person or firm that collects fees in instalments. */
export const exigeCbu = (filas: readonly FilaDeParametro[], firma: Fecha): boolean =>
  parametroVigente(filas, 'convenio.cbu', firma)?.valor !== 'optativo'

/**
 * Returns the document that authorises the lawyer of an agreement to act: the lawyer's own document, or the document
 * that all the lawyers share.
 */
export const personeriaDe = ({
  abogado,
  personeria,
}: Pick<EntradaDeChequeo, 'abogado' | 'personeria'>): string =>
  abogado.personeria.trim() || personeria.trim()

const checkCobro = ({ abogado, pago, exigeCbu }: EntradaDeChequeo): Motivo[] => {
  const { codigo } = abogado
  const sePaga = pago === null || pago.alContado > 0 || pago.cuotas.length > 0
  const enCuotas = pago !== null && pago.cuotas.length > 0
  const reason = (
    que: 'beneficiario' | 'cbu',
    texto: typeof t.sinBeneficiario | typeof t.sinCbu,
  ): Motivo => ({
    codigo: `convenio.sin-${que}`,
    campo: 'codexterno',
    mensaje: interpolar(texto, { abogado: codigo }),
  })
  return [
    ...(sePaga && abogado.beneficiario.trim() === ''
      ? [reason('beneficiario', t.sinBeneficiario)]
      : []),
    ...(enCuotas && exigeCbu && abogado.cbu.trim() === '' ? [reason('cbu', t.sinCbu)] : []),
  ]
}

/**
 * Lists the data that is missing for version 2 of the text of an agreement, except the signer's data. The form shows
 * the list before saving. Confirming the agreement is refused with the same reasons.
 */
export const checkPapel = (entrada: EntradaDeChequeo): readonly Motivo[] => [
  ...(personeriaDe(entrada) === ''
    ? [
        {
          codigo: 'convenio.sin-personeria',
          campo: 'convenio.personeria',
          mensaje: interpolar(t.sinPersoneria, { abogado: entrada.abogado.codigo }),
        },
      ]
    : []),
  ...checkCobro(entrada),
  ...chooseJuicios(entrada.judicial ? entrada.deudas : [], entrada.titulos).motivos,
]

/**
 * Lists the warnings about an agreement with version 2 of its text. A person reads the warnings before confirming it.
 */
export const avisosDePapel = ({
  judicial,
  deudas,
  titulos,
}: Pick<EntradaDeChequeo, 'judicial' | 'deudas' | 'titulos'>): readonly Motivo[] =>
  chooseJuicios(judicial ? deudas : [], titulos).avisos
