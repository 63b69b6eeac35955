import { computeSaldoDeConvenio } from '../convenio/compute-saldo-de-convenio.ts'
import { addCentavos, type Centavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { formatFecha } from '../fecha/fecha.ts'
import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ConvenioDeEscrito, DatosDeEscrito } from './datos-de-escrito.ts'
import { diaDeEscrito, importeConLetras } from './escribir-dato.ts'

const { deConvenio: t } = escritosJudiciales

/** Computes what is owed after the agreement of the paper lapsed. Null without an agreement to name. */
export const computeSaldoDeEscrito = ({ convenio }: DatosDeEscrito) =>
  'falta' in convenio
    ? null
    : computeSaldoDeConvenio({
        ...convenio.deuda,
        pagos: convenio.pagos.map(({ importe }) => importe),
      }).valor

/** Names an instalment in a list. Number 0 is the advance. */
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

/** Computes the fields of the lapsed agreement. Each is '' without an agreement to name. */
export const computeCamposDeConvenio = (datos: DatosDeEscrito): Record<string, string> => {
  const saldo = computeSaldoDeEscrito(datos)
  const convenio = 'falta' in datos.convenio ? null : datos.convenio
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
    'convenio.pagos': convenio ? describePagos(convenio) : '',
    ...importeConLetras('convenio.pagado', saldo?.pagado),
    'convenio.imputadoAInteres': pesos(saldo?.aInteres),
    'convenio.imputadoACapital': pesos(saldo?.aCapital),
    'convenio.impagas': convenio ? enLista.format(convenio.impagas.map(numeroDeCuota)) : '',
    'convenio.caducidad': diaDeEscrito(convenio?.caducidad),
    'convenio.saldoDeCapital': pesos(queda?.capital),
    'convenio.saldoDeInteres': pesos(queda?.interes),
    ...importeConLetras('convenio.saldo', queda?.total),
  }
}
