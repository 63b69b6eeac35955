/** Minutes to wait until an e-mail is sent again: after the first failed attempt, after the second, and so on. */
export const ESPERAS_DE_CORREO = [1, 5, 30, 120, 480] as const

/**
 * Decides when an e-mail that the mail server did not accept is sent again.
 *
 * @param intentos number of failed attempts, at least 1
 * @param definitivo true when the server refused the e-mail for good (SMTP code 5xx)
 * @returns minutes to wait, or null when the e-mail is given up
 */
export const decideReintento = (intentos: number, definitivo: boolean): number | null =>
  definitivo ? null : (ESPERAS_DE_CORREO[intentos - 1] ?? null)
