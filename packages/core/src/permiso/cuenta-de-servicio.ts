/** Days that the token of a service account lasts, when nobody says how many. */
export const DIAS_DE_CUENTA = 365
/** Most days of validity of a service account, after which somebody has to look at it again. */
export const MAXIMO_DE_DIAS_DE_CUENTA = 730

/** Returns the name of a service account in the places where a person has a DNI: 'S1'. */
export const codigoDeCuenta = (id: number): string => `S${id}`

/** Reads the number of an account; undefined when the code is of a person. */
export const idDeCuenta = (codigo: string): number | undefined =>
  /^S[1-9]\d{0,4}$/.test(codigo) ? Number(codigo.slice(1)) : undefined

/** Tells whether an account in force already has that name, whatever its capitals. */
export const isCuentaRepetida = (
  nombre: string,
  cuentas: readonly { readonly nombre: string; readonly revocada: boolean }[],
): boolean =>
  cuentas.some(
    (otra) => !otra.revocada && otra.nombre.toLowerCase() === nombre.trim().toLowerCase(),
  )
