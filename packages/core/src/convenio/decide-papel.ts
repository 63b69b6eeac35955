import type { Decision, Motivo } from '../decision/decision.ts'
import { addCentavos, type Centavos } from '../dinero/centavos.ts'
import { enLetras } from '../dinero/en-letras.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { vencimientoDeCuota } from '../plan/vencimiento-de-cuota.ts'
import { interpolar } from '../texto/interpolar.ts'
import { papelDeConvenio as t } from '../texto/papel-de-convenio.ts'
import { checkPapel, type EntradaDeChequeo, personeriaDe } from './check-papel.ts'
import { chooseJuicios, type ImponibleDeConvenio } from './choose-juicios.ts'
import type {
  DestinoDeCargo,
  FijosDeJuicio,
  PagoDeHonorarios,
  PapelDeConvenio,
} from './convenio-datos.ts'

export interface EntradaDePapel extends EntradaDeChequeo {
  readonly firma: Fecha
  readonly firmante: {
    /** Name of the capacity in which the signer signs the agreement: 'Apoderado'. */
    readonly caracter: string
    readonly representa: boolean
    readonly poder: string
  }
  readonly deudas: readonly (ImponibleDeConvenio & {
    readonly contribuyente: string
    /** Document of the taxpayer: 'DNI 12.345.678'. '' when unknown. */
    readonly documento: string
  })[]
  readonly destinos: readonly DestinoDeCargo[]
  readonly fijosDeJuicio: FijosDeJuicio
  readonly pago: PagoDeHonorarios
  readonly origenDeVencimientos: string
  readonly aPagar: Centavos
  /** Total of the lawyer's fees of the agreement, with taxes and contributions. */
  readonly honorarios: Centavos
}

const reason = (codigo: string, campo: string, mensaje: string): Motivo => ({
  codigo: `convenio.${codigo}`,
  campo,
  mensaje,
})

/**
 * Dates the payments of the lawyer's fees. The down payment is due on the day of signing. Each instalment is due
 * together with the plan instalment of the same number (D126).
 */
const datePagos = (
  { alContado, cuotas }: PagoDeHonorarios,
  firma: Fecha,
): PapelDeConvenio['pagosDeHonorarios'] =>
  [...(alContado > 0 ? [{ cuota: 0, monto: alContado }] : []), ...cuotas].map((pago) => ({
    ...pago,
    vencimiento: vencimientoDeCuota(firma, pago.cuota),
  }))

const decideRepresentacion = ({
  firmante: { caracter, representa, poder },
  deudas,
}: EntradaDePapel): Pick<PapelDeConvenio, 'representacion'> & {
  readonly motivos: readonly Motivo[]
} => {
  if (!representa) return { representacion: null, motivos: [] }
  const documentoDe = new Map<string, string>()
  for (const { contribuyente, documento } of deudas) {
    const nombre = contribuyente.trim()
    documentoDe.set(nombre, documentoDe.get(nombre) || documento)
  }
  const de = [...documentoDe.keys()]
  const sinNombre = deudas.filter(({ contribuyente }) => contribuyente.trim() === '')
  const quien = de.filter((nombre) => nombre !== '').join(', ') || t.elContribuyente
  const motivos = [
    ...(poder.trim() === ''
      ? [reason('sin-poder', 'firma_caracter_otros', interpolar(t.sinPoder, { caracter, quien }))]
      : []),
    ...sinNombre.map(({ nombre }) =>
      reason(
        'sin-representado',
        'firma_caracter',
        interpolar(t.sinRepresentado, { caracter, nombre }),
      ),
    ),
  ]
  const documentos = [...documentoDe.values()]
  return { representacion: { de, documentos, poder: poder.trim() }, motivos }
}

/**
 * Decides the data that version 2 of an agreement's text prints, or lists all the missing data (Ley 13.406 art. 3;
 * D126, D165, D190). Data that only the municipality knows is never invented.
 */
export const decidePapel = (entrada: EntradaDePapel): Decision<PapelDeConvenio> => {
  const { abogado, titulos, firma, judicial, deudas } = entrada
  const { representacion, motivos: deFirmante } = decideRepresentacion(entrada)
  const { juicios } = chooseJuicios(judicial ? deudas : [], titulos)
  const pagosDeHonorarios = datePagos(entrada.pago, firma)
  const motivos = [...checkPapel(entrada), ...deFirmante]
  const porque = {
    regla: 'convenio/papel',
    fuente: 'Ley 13.406 art. 3; D126, D165, D190',
    entradas: { firma, judicial, representa: representacion !== null },
    valor: motivos.length === 0,
  }
  if (motivos.length > 0) return { ok: false, motivos, porque }
  const totalDelConvenio = addCentavos(entrada.aPagar, entrada.honorarios)
  return {
    ok: true,
    valor: {
      version: 6,
      personeria: personeriaDe(entrada),
      cobro: { beneficiario: abogado.beneficiario, cbu: abogado.cbu },
      representacion,
      destinos: entrada.destinos,
      ...(judicial ? {} : { deIniciarse: entrada.fijosDeJuicio }),
      juicios,
      pagosDeHonorarios,
      origenDeVencimientos: entrada.origenDeVencimientos,
      totalDelConvenio,
      totalDelConvenioEnLetras: enLetras(totalDelConvenio),
    },
    porque,
  }
}
