import { efectoDeParametro } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'

/** States of the day on which the court case lapses: already past, near enough to be warned of, or later. */
const ESTADOS_DE_CADUCIDAD = ['pasada', 'cerca', 'lejos'] as const
export type EstadoDeCaducidad = (typeof ESTADOS_DE_CADUCIDAD)[number]

const { caducidad: t } = efectoDeParametro

/**
 * Writes how many cases are in each state of the lapse of the court case, before and after a change, and how many
 * change the day of their lapse.
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
