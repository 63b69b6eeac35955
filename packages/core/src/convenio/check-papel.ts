import type { Motivo } from '../decision/decision.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import { interpolar } from '../texto/interpolar.ts'
import { papelDeConvenio as t } from '../texto/papel-de-convenio.ts'
import { chooseJuicios, type ImponibleDeConvenio } from './choose-juicios.ts'
import type { PagoDeHonorarios } from './convenio-datos.ts'

/** Data that version 2 of the text of an agreement needs. The data of the person who signs are checked elsewhere. */
export interface EntradaDeChequeo {
  readonly judicial: boolean
  readonly abogado: {
    readonly codigo: string
    readonly beneficiario: string
    readonly cbu: string
    /** Document with which this lawyer acts. '' for the one that all the lawyers share. */
    readonly personeria: string
  }
  /** Document with which the lawyers without one of their own act. */
  readonly personeria: string
  /** True when fees in instalments need the bank account of the payee. */
  readonly exigeCbu: boolean
  readonly deudas: readonly ImponibleDeConvenio[]
  readonly titulos: readonly string[]
  /** Null while the fees are not known. Then the payee is needed, and the bank account is not yet. */
  readonly pago: Pick<PagoDeHonorarios, 'alContado' | 'cuotas'> | null
}

/** Tells whether the municipality asks for the bank account of who collects fees in instalments. */
export const exigeCbu = (filas: readonly FilaDeParametro[], firma: Fecha): boolean =>
  parametroVigente(filas, 'convenio.cbu', firma)?.valor !== 'optativo'

/** Document with which the lawyer of an agreement acts: the lawyer's own one, or the one of all the lawyers. */
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
 * Lists what version 2 of the text of an agreement lacks, apart from the person who signs. The form shows it before
 * anybody saves, and the confirmation refuses with the same reasons.
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

/** Lists what a person should know before confirming an agreement with version 2 of its text. */
export const avisosDePapel = ({
  judicial,
  deudas,
  titulos,
}: Pick<EntradaDeChequeo, 'judicial' | 'deudas' | 'titulos'>): readonly Motivo[] =>
  chooseJuicios(judicial ? deudas : [], titulos).avisos
