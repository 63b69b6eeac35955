import { type Fecha, formatFecha, parseFecha } from '../fecha/fecha.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ActoDeCarta } from './carta-datos.ts'
import { nombreDeNumeroDeCarta } from './numero-de-carta.ts'
import type { MedioDeCarta, ResultadoDeCarta } from './validate-acuse.ts'

interface ActoDeCartaContado {
  readonly numero: number
  readonly acto: ActoDeCarta
  /** Due date of the demand letter. Null when unknown, which happens only with letters of the former system. */
  readonly vence: string | null
  readonly conActuacion: boolean
  readonly acuse: {
    readonly medio: MedioDeCarta
    readonly pieza: string
    readonly resultado: ResultadoDeCarta
    readonly receptor: string
    readonly termina: string | null
    readonly calendario: string
  } | null
  readonly baja: { readonly motivo: string; readonly autor: string } | null
}

const { enLinea: t, medios, resultados } = cartas

const dia = (texto: string): string => formatFecha(parseFecha(texto) ?? (texto as Fecha))

/**
 * Returns the title and the detail of an event of a demand letter, such as 'Acuse de la carta Nº 5: Recibida' and
 * 'Cédula · recibió Gil, Luz'.
 */
export const describeActoDeCarta = ({
  numero,
  acto,
  acuse,
  baja,
  vence,
  conActuacion,
}: ActoDeCartaContado): { readonly que: string; readonly detalle: string } => {
  const nombre = nombreDeNumeroDeCarta(numero)
  if (acto === 'acuse') {
    if (acuse === null) throw new RangeError(`Falta el acuse de la carta ${numero}`)
    const { medio, pieza, resultado, receptor, termina, calendario } = acuse
    const detalle = [
      medios[medio],
      pieza === '' ? '' : interpolar(t.pieza, { pieza }),
      receptor === '' ? '' : interpolar(t.recibio, { receptor }),
      termina === null ? '' : interpolar(t.termina, { fecha: dia(termina) }),
      calendario,
    ]
    return {
      que: interpolar(t.acuse, { numero: nombre, resultado: resultados[resultado] }),
      detalle: detalle.filter(Boolean).join(' · '),
    }
  }
  const detalle =
    acto === 'envio'
      ? [
          vence === null ? '' : interpolar(t.vale, { fecha: dia(vence) }),
          conActuacion ? '' : t.sinActuacion,
        ]
      : [baja?.motivo ?? '', baja?.autor ?? '']
  return {
    que: interpolar(t[acto], { numero: nombre }),
    detalle: detalle.filter(Boolean).join(' · '),
  }
}
