import { interpolar } from '../texto/interpolar.ts'
import { mesasPantalla } from '../texto/mesas-pantalla.ts'
import { type PlazoALaVista, writeEstadoDePlazo } from './decide-estado-de-plazo.ts'

/** Formats the state of a deadline for the cell of a list, where the columns are narrow: 'Vencido · 3 d' (D182). */
export const writeEstadoEnCelda = ({
  estado,
  faltan,
}: Pick<PlazoALaVista, 'estado' | 'faltan'>): string =>
  estado === 'vencido'
    ? interpolar(mesasPantalla.vencidoEnCelda, { n: Math.abs(faltan ?? 0) })
    : writeEstadoDePlazo({ estado, faltan })
