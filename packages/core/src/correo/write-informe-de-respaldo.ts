import { formatFecha } from '../fecha/fecha.ts'
import { fechaEnZona, horaEnZona } from '../fecha/fecha-en-zona.ts'
import { decideRespaldo, horasDeRespaldo } from '../salud/decide-salud.ts'
import { correo } from '../texto/correo.ts'
import { interpolar } from '../texto/interpolar.ts'
import { joinParrafos } from './join-parrafos.ts'
import type { Correo } from './write-resumen.ts'

const { asuntos, respaldos: t, producto } = correo

/**
 * Age of the last backup above which the backup of the last night is missing. The e-mail goes out at seven, and the
 * backup is made each night, at an hour that may differ by an hour or so.
 */
const DE_ANOCHE_EN_HORAS = 25

const formatMomento = (momento: Date): string =>
  `${formatFecha(fechaEnZona(momento))} ${horaEnZona(momento).slice(0, 5)}`

/** Writes the e-mail that tells when the last whole backup was made, and what to do when it is old or missing. */
export const writeInformeDeRespaldo = ({
  ultimo,
  ahora,
}: {
  /** Moment of the backup, or null when there is none. */
  readonly ultimo: string | null
  readonly ahora: Date
}): Correo => {
  const horas = ultimo === null ? null : horasDeRespaldo(ultimo, ahora)
  const { estado, ayuda } = decideRespaldo(horas, DE_ANOCHE_EN_HORAS)
  const cuando = ultimo === null ? '' : interpolar(t, { momento: formatMomento(new Date(ultimo)) })
  return {
    asunto: interpolar(estado === 'bien' ? asuntos.respaldoAlDia : asuntos.respaldoViejo, {
      producto,
    }),
    texto: joinParrafos([cuando, ayuda].filter((uno) => uno !== '')),
  }
}
