export const DIAS_DE_CUENTA = 365
/** Maximum number of days for which a service account is valid. After those days somebody must review the account. */
export const MAXIMO_DE_DIAS_DE_CUENTA = 730

/** Returns the code that identifies a service account in place of a DNI (identity number): 'S1'. */
export const codigoDeCuenta = (id: number): string => `S${id}`

/** Returns the number of a service account from its code. Undefined for any other code, such as a person's DNI. */
export const idDeCuenta = (codigo: string): number | undefined =>
  /^S[1-9]\d{0,4}$/.test(codigo) ? Number(codigo.slice(1)) : undefined

export const isCuentaRepetida = (
  nombre: string,
  cuentas: readonly { readonly nombre: string; readonly revocada: boolean }[],
): boolean =>
  cuentas.some(
    (otra) => !otra.revocada && otra.nombre.toLowerCase() === nombre.trim().toLowerCase(),
  )
