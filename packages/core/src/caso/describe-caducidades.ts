import { efectoDeParametro } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'

/** States of the day on which a court case lapses: already past, near enough for an alarm, or later. */
const ESTADOS_DE_CADUCIDAD = ['pasada', 'cerca', 'lejos'] as const
export type EstadoDeCaducidad = (typeof ESTADOS_DE_CADUCIDAD)[number]

const { caducidad: t } = efectoDeParametro

/**
 * Describes how a change of a parameter affects the lapse of court cases: the number of cases whose day of lapse
 * changes, and the number of cases in each state before and after the change.
 */
export const describeCaducidades = (
  cambian: number,
  antes: Readonly<Record<EstadoDeCaducidad, number>>,
  despues: Readonly<Record<EstadoDeCaducidad, number>>,
): string[] =>
  cambian === 0
    ? [t.ninguna]
    : [
        interpolar(t.cambian, { n: cambian }),
        ...ESTADOS_DE_CADUCIDAD.map((estado) =>
          interpolar(t[estado], { antes: antes[estado], despues: despues[estado] }),
        ),
      ]
