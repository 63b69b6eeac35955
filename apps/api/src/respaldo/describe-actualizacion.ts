import { interpolar, textos } from '@apremia/core'
import type { MigracionEnsayada } from '../platform/db/rehearse-migrations.ts'
import { readVersion } from '../platform/version.ts'
import type { Manifiesto } from './manifiesto.ts'
import type { CopiaVerificada } from './verify-respaldo.ts'
import { writeEntero, writeSegundos } from './write-cantidades.ts'

const t = textos.respaldo

const describeMigracion = (
  { nombre, milisegundos, detenidas, cambiadas }: MigracionEnsayada,
  filasDe: ReadonlyMap<string, number>,
): string[] => {
  const cambia = cambiadas.map(({ tabla, filas }) =>
    interpolar(t.cambiaFilas, { tabla, filas: writeEntero(filas) }),
  )
  const detiene = detenidas.flatMap((una) => {
    const { tabla, lecturas } = una
    const filas = filasDe.get(tabla) ?? 0
    const segundos = writeSegundos(una.milisegundos)
    const texto = lecturas ? t.detieneLecturas : t.detieneEscrituras
    return filas === 0 ? [] : [interpolar(texto, { tabla, segundos, filas: writeEntero(filas) })]
  })
  const list = (texto: string, cambios: readonly string[]) =>
    cambios.length === 0 ? [] : [`    ${interpolar(texto, { cambios: cambios.join('; ') })}`]
  return [
    `  ${interpolar(t.migracion, { nombre, segundos: writeSegundos(milisegundos) })}`,
    ...list(t.migracionCambia, cambia),
    ...list(t.migracionDetiene, detiene),
  ]
}

export const describeActualizacion = (
  {
    migraciones,
    milisegundosDeActualizar,
  }: Pick<CopiaVerificada, 'migraciones' | 'milisegundosDeActualizar'>,
  { version, filas }: Manifiesto,
): string[] => {
  const hasta = readVersion()
  if (migraciones.length === 0) return [interpolar(t.sinMigraciones, { hasta })]
  const filasDe = new Map(filas.map((una) => [una.tabla, una.filas]))
  const segundos = writeSegundos(milisegundosDeActualizar)
  return [
    interpolar(t.actualizacion, { desde: version, hasta, segundos }),
    ...migraciones.flatMap((una) => describeMigracion(una, filasDe)),
  ]
}
