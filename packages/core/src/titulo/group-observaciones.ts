import { type Observacion, TIPOS_DE_OBSERVACION } from './explain-observacion.ts'

/**
 * Refusals or notices of a workbook that the same rule caused. They share the law (`norma`) and the advice (`salida`).
 */
export interface GrupoDeObservaciones
  extends Pick<Observacion, 'tipo' | 'regla' | 'norma' | 'salida'> {
  readonly observaciones: readonly Observacion[]
}

/**
 * Groups the refusals and notices of a workbook by the rule that caused them. Refusals come before notices, and
 * frequent rules before rare rules.
 */
export const groupObservaciones = (
  observaciones: readonly Observacion[],
): readonly GrupoDeObservaciones[] => {
  const grupos = new Map<string, Observacion[]>()
  for (const una of observaciones) {
    const clave = `${una.tipo} ${una.regla} ${una.salida}`
    const suyas = grupos.get(clave)
    if (suyas) suyas.push(una)
    else grupos.set(clave, [una])
  }
  return TIPOS_DE_OBSERVACION.flatMap((tipo) =>
    [...grupos.values()]
      .filter(([primera]) => primera?.tipo === tipo)
      .sort((a, b) => b.length - a.length)
      .flatMap((suyas) => {
        const [primera] = suyas
        if (primera === undefined) return []
        const { regla, norma, salida } = primera
        return [{ tipo, regla, norma, salida, observaciones: suyas }]
      }),
  )
}
