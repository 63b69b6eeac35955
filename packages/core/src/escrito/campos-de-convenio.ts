import {
  computeSaldoDeConvenio,
  type SaldoDeConvenio,
} from '../convenio/compute-saldo-de-convenio.ts'
import { listTramos } from '../deuda/format-periodos.ts'
import { addCentavos, type Centavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { formatFecha } from '../fecha/fecha.ts'
import { formatDocumento } from '../identificador/documento.ts'
import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ConvenioDeEscrito, DatosDeEscrito } from './datos-de-escrito.ts'
import { diaDeEscrito, importeConLetras } from './escribir-dato.ts'

const { deConvenio: t } = escritosJudiciales

/**
 * Computes the debt that remains after the agreement of the case lapsed. Null when the court paper has no agreement to
 * name.
 */
export const computeSaldoDeEscrito = ({ convenio }: DatosDeEscrito) =>
  'falta' in convenio
    ? null
    : computeSaldoDeConvenio({
        ...convenio.deuda,
        pagos: convenio.pagos.map(({ importe }) => importe),
      }).valor

const numeroDeCuota = (cuota: number): string => (cuota === 0 ? t.anticipo : String(cuota))

const enLista = new Intl.ListFormat('es', { type: 'conjunction' })

export const camposDeCuotaPagada = ({
  cuota,
  fecha,
  importe,
}: ConvenioDeEscrito['pagos'][number]) => ({
  'pago.cuota': numeroDeCuota(cuota),
  'pago.fecha': formatFecha(fecha),
  'pago.importe': formatPesos(importe),
})

const describePagos = ({ pagos }: ConvenioDeEscrito): string =>
  pagos.length === 0
    ? t.sinPagos
    : enLista.format(
        pagos.map(({ cuota, fecha, importe }) =>
          interpolar(t.unPago, {
            cuota: cuota === 0 ? t.anticipo : interpolar(t.cuota, { cuota }),
            ...{ fecha: formatFecha(fecha), importe: formatPesos(importe) },
          }),
        ),
      )

const describeResumen = (convenio: ConvenioDeEscrito, pagado: Centavos): string => {
  const pagos = describePagos(convenio)
  if (convenio.pagos.length === 0) return t.resumenSinPagos
  return convenio.pagos.length === 1
    ? interpolar(t.resumenDeUno, { pagos })
    : interpolar(t.resumen, { pagos, pagado: formatPesos(pagado) })
}

/** Names instalments, and writes consecutive instalments as a range: '5 a 12'. */
const describeCuotas = (cuotas: readonly number[]): string => {
  const escritas = [
    ...(cuotas.includes(0) ? [t.anticipo] : []),
    ...listTramos(cuotas.filter((cuota) => cuota > 0)),
  ]
  return escritas.length === 0 ? t.ninguna : enLista.format(escritas)
}

/**
 * Splits the unpaid instalments of a lapsed agreement in two groups: those due before the lapse, and those that became
 * payable because of the lapse.
 */
const splitSinPagar = ({ sinPagar, caducidad }: ConvenioDeEscrito) => {
  const de = (vencida: boolean): number[] =>
    sinPagar
      .filter(({ vencimiento }) => vencimiento < caducidad === vencida)
      .map(({ cuota }) => cuota)
  return { impagas: de(true), aceleradas: de(false) }
}

const describeImputacion = ({ pagado, aInteres, aCapital }: SaldoDeConvenio): string =>
  pagado > 0
    ? interpolar(t.imputacion, {
        ...{ aInteres: formatPesos(aInteres), aCapital: formatPesos(aCapital) },
      })
    : t.sinImputacion

const describeFirmante = ({ firmante }: ConvenioDeEscrito): string => {
  const { nombre, documento, caracter } = firmante
  if (nombre === '') return ''
  const enMinuscula = `${caracter.charAt(0).toLocaleLowerCase('es-AR')}${caracter.slice(1)}`
  return [
    nombre,
    documento && interpolar(t.conDocumento, { documento: formatDocumento(documento) }),
    caracter && interpolar(t.enCaracter, { caracter: enMinuscula }),
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * Computes the fields of a court paper that are about the lapsed agreement of the case. The fields are '' when the case
 * has no such agreement, or when the paper may not name it.
 */
export const computeCamposDeConvenio = (datos: DatosDeEscrito): Record<string, string> => {
  const saldo = computeSaldoDeEscrito(datos)
  const convenio = 'falta' in datos.convenio ? null : datos.convenio
  const cuotas = convenio && splitSinPagar(convenio)
  const queda = saldo && saldo.total > 0 ? saldo : undefined
  const pesos = (importe: Centavos | undefined): string =>
    importe === undefined ? '' : formatPesos(importe)
  return {
    'convenio.numero': convenio?.numero ?? '',
    'convenio.fecha': diaDeEscrito(convenio?.fecha),
    'convenio.cuotas': convenio ? String(convenio.cuotas) : '',
    ...importeConLetras(
      'convenio.deuda',
      convenio ? addCentavos(convenio.deuda.capital, convenio.deuda.interes) : undefined,
    ),
    'convenio.firmante': convenio ? describeFirmante(convenio) : '',
    'convenio.pagos': convenio ? describePagos(convenio) : '',
    'convenio.resumenDePagos': convenio && saldo ? describeResumen(convenio, saldo.pagado) : '',
    ...importeConLetras('convenio.pagado', saldo?.pagado),
    'convenio.imputadoAInteres': pesos(saldo?.aInteres),
    'convenio.imputadoACapital': pesos(saldo?.aCapital),
    'convenio.imputacion': saldo ? describeImputacion(saldo) : '',
    'convenio.impagas': cuotas ? describeCuotas(cuotas.impagas) : '',
    'convenio.aceleradas': cuotas ? describeCuotas(cuotas.aceleradas) : '',
    'convenio.caducidad': diaDeEscrito(convenio?.caducidad),
    'convenio.saldoDeCapital': pesos(queda?.capital),
    'convenio.saldoDeInteres': pesos(queda?.interes),
    ...importeConLetras('convenio.saldo', queda?.total),
  }
}
