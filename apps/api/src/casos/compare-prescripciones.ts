import type { Queryable } from '../platform/db/queryable.ts'
import { ALCANCES_DE_PRESCRIPCION, type AlcanceDePrescripcion } from './caso-prescripcion-table.ts'
import { type ClaveDeCaso, writeClaveDeCaso } from './clave-de-caso.ts'
import { computePrescripciones, type PrescripcionComputada } from './compute-prescripciones.ts'
import { describeDistinto } from './describe-distinto.ts'
import { findPrescripciones } from './prescripciones-guardadas.ts'

const CAMPOS = ['dias', 'periodo', 'segunOrdenanza', 'sinAcuse', 'supuesta'] as const

const byClave = (filas: readonly PrescripcionComputada[]) => {
  const porClave = new Map(filas.map((una) => [`${writeClaveDeCaso(una)} ${una.alcance}`, una]))
  return (clave: ClaveDeCaso, alcance: AlcanceDePrescripcion) =>
    porClave.get(`${writeClaveDeCaso(clave)} ${alcance}`)
}

const readCampo = (fila: PrescripcionComputada | undefined, campo: (typeof CAMPOS)[number]) => {
  const valor = fila?.[campo] ?? null
  return Array.isArray(valor)
    ? valor.join(' ')
    : (valor as Exclude<typeof valor, readonly unknown[]>)
}

export const comparePrescripciones = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
): Promise<(clave: ClaveDeCaso) => string[]> => {
  const guardadaDe = byClave(await findPrescripciones(db, claves))
  const reglaDe = byClave(await computePrescripciones(db, claves))
  return (clave) =>
    ALCANCES_DE_PRESCRIPCION.flatMap((alcance) =>
      CAMPOS.flatMap((campo) => {
        const guardado = readCampo(guardadaDe(clave, alcance), campo)
        const regla = readCampo(reglaDe(clave, alcance), campo)
        return guardado === regla
          ? []
          : [describeDistinto(`prescripcion.${alcance}.${campo}`, guardado, regla)]
      }),
    )
}
