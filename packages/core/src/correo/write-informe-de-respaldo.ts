import { addDays, formatFecha } from '../fecha/fecha.ts'
import { fechaEnZona, horaEnZona } from '../fecha/fecha-en-zona.ts'
import { decideRespaldo, horasDeRespaldo } from '../salud/decide-salud.ts'
import { correo } from '../texto/correo.ts'
import { interpolar } from '../texto/interpolar.ts'
import { HORA_DE_AVISOS } from './dia-de-avisos.ts'
import { joinParrafos } from './join-parrafos.ts'
import type { Correo } from './write-resumen.ts'

const { asuntos, respaldos: t, producto } = correo

/** Maximum age in hours of a backup made last night. The hour of the nightly backup may vary by about an hour. */
const DE_ANOCHE_EN_HORAS = 25

const formatMomento = (momento: Date): string =>
  `${formatFecha(fechaEnZona(momento))} ${horaEnZona(momento).slice(0, 5)}`

/** Tells whether a backup was made last night, that is, after the hour of yesterday's daily e-mails. */
const isDesdeAvisosDeAyer = (ultimo: Date, ahora: Date): boolean => {
  const ayer = addDays(fechaEnZona(ahora), -1)
  const dia = fechaEnZona(ultimo)
  return dia > ayer || (dia === ayer && horaEnZona(ultimo) >= HORA_DE_AVISOS)
}

const decideDeAnoche = (ultimo: string | null, ahora: Date) => {
  if (ultimo === null) return decideRespaldo(null)
  const limite = isDesdeAvisosDeAyer(new Date(ultimo), ahora) ? DE_ANOCHE_EN_HORAS : 0
  return decideRespaldo(horasDeRespaldo(ultimo, ahora), limite)
}

/**
 * Writes the e-mail that tells when the last whole backup was made, and what to do when that backup is old or missing.
 */
export const writeInformeDeRespaldo = ({
  ultimo,
  ahora,
}: {
  readonly ultimo: string | null
  readonly ahora: Date
}): Correo => {
  const { estado, ayuda } = decideDeAnoche(ultimo, ahora)
  const cuando = ultimo === null ? '' : interpolar(t, { momento: formatMomento(new Date(ultimo)) })
  return {
    asunto: interpolar(estado === 'bien' ? asuntos.respaldoAlDia : asuntos.respaldoViejo, {
      producto,
    }),
    texto: joinParrafos([cuando, ayuda].filter((uno) => uno !== '')),
  }
}
