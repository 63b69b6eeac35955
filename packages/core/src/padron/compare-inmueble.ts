import type { CampoDeInmueble, ModoDeCarga, ValorDeCampo } from './campos-de-inmueble.ts'

export interface InmuebleGuardado {
  readonly activo: boolean
  readonly recursos: readonly string[]
  readonly datos: Readonly<Partial<Record<CampoDeInmueble, ValorDeCampo>>>
}

export interface CambioDeCampo {
  readonly campo: CampoDeInmueble | 'RECURSO' | 'ACTIVO'
  readonly antes: ValorDeCampo
  readonly despues: ValorDeCampo
}

export const CLASES_DE_CAMBIO = ['nuevo', 'cambiado', 'igual', 'baja'] as const
export type ClaseDeCambio = (typeof CLASES_DE_CAMBIO)[number]

export interface InmuebleDelArchivo {
  readonly recursos: readonly string[]
  readonly datos: Readonly<Partial<Record<CampoDeInmueble, ValorDeCampo>>>
}

export interface ComparacionDeInmueble {
  readonly clase: ClaseDeCambio
  readonly cambios: readonly CambioDeCampo[]
}

const listOf = (recursos: Iterable<string>): string => [...new Set(recursos)].sort().join(', ')

/**
 * Compares a stored property with the rows of the same property in a register file (D91). A property in the file
 * becomes active. A property that a complete file lacks becomes inactive, unless a row of the property was refused.
 * Taxes are never removed, because debts refer to them.
 *
 * @param archivo rows of the property in the file, or null when the file lacks the property
 */
export const compareInmueble = (
  guardado: InmuebleGuardado | null,
  archivo: InmuebleDelArchivo | null,
  { modo, rechazado = false }: { readonly modo: ModoDeCarga; readonly rechazado?: boolean },
): ComparacionDeInmueble => {
  if (guardado === null) return { clase: archivo ? 'nuevo' : 'igual', cambios: [] }
  if (archivo === null) {
    const falta = modo === 'completa' && guardado.activo && !rechazado
    return falta
      ? { clase: 'baja', cambios: [{ campo: 'ACTIVO', antes: 'SI', despues: 'NO' }] }
      : { clase: 'igual', cambios: [] }
  }
  const cambios: CambioDeCampo[] = (Object.keys(archivo.datos) as CampoDeInmueble[]).flatMap(
    (campo) => {
      const antes = guardado.datos[campo] ?? null
      const despues = archivo.datos[campo] ?? null
      return (antes ?? '') === (despues ?? '') ? [] : [{ campo, antes, despues }]
    },
  )
  const antes = listOf(guardado.recursos)
  const despues = listOf([...guardado.recursos, ...archivo.recursos])
  if (antes !== despues) cambios.push({ campo: 'RECURSO', antes, despues })
  if (!guardado.activo) cambios.push({ campo: 'ACTIVO', antes: 'NO', despues: 'SI' })
  return { clase: cambios.length > 0 ? 'cambiado' : 'igual', cambios }
}
