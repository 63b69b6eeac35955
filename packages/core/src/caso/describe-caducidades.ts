import { efectoDeParametro } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Groups of court cases by the day on which they lapse. The day is past, near enough for an alarm, or later. */
const ESTADOS_DE_CADUCIDAD = ['pasada', 'cerca', 'lejos'] as const
export type EstadoDeCaducidad = (typeof ESTADOS_DE_CADUCIDAD)[number]

const { caducidad: t } = efectoDeParametro

/**
 * Describes how a change of a parameter affects the lapse of court cases. Says for how many cases the day of lapse
 * changes. Then says how many of these days are past, near and later, before and after the change.
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
