import type { ClaveDePunto } from './claves-de-punto.ts'

/**
 * Steps of the first-day checklist on which each screen depends. A screen shows no data, or cannot work, while one of
 * its steps is pending.
 */
const ESPERAS = {
  titulos: [
    'firmante',
    'normas',
    'titulos',
    'abogados',
    'catalogos',
    'situaciones',
    'padron',
    'deuda',
  ],
  cartas: ['firmante', 'normas', 'abogados', 'oficinas', 'padron', 'deuda'],
  convenios: ['abogados', 'padron', 'deuda', 'planes', 'honorarios', 'plazos', 'convenios'],
  planes: ['padron', 'deuda', 'planes'],
  mesas: ['abogados', 'situaciones', 'padron', 'deuda', 'mesas'],
  busquedas: ['padron', 'deuda'],
  evaluaciones: ['abogados', 'padron', 'deuda', 'mesas', 'evaluaciones'],
  calendario: ['abogados', 'padron', 'deuda'],
  abogados: ['abogados'],
} as const satisfies Readonly<Record<string, readonly ClaveDePunto[]>>

export type PantallaQueEspera = keyof typeof ESPERAS

export const PANTALLAS_QUE_ESPERAN = Object.keys(ESPERAS) as readonly PantallaQueEspera[]

export const findEspera = <T extends { readonly clave: ClaveDePunto }>(
  pantalla: PantallaQueEspera,
  pendientes: readonly T[],
): T[] => {
  const claves: readonly ClaveDePunto[] = ESPERAS[pantalla]
  return pendientes.filter(({ clave }) => claves.includes(clave))
}
