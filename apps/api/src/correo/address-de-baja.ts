import type { Config } from '../platform/config.ts'

export const CAMINO_DE_BAJA = '/correo/baja'

/** Address of the page that unsubscribes a person from one kind of e-mail. */
export const addressDeBaja = ({ publicUrl }: Pick<Config, 'publicUrl'>, codigo: string): string =>
  `${publicUrl}${CAMINO_DE_BAJA}/${codigo}`
