import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Categoria, Deudor, FilaProcesada } from '@apremia/core'

const SEAL_BYTES = 15
const clean = (text: string): string => text.trim().replace(/\s+/g, ' ')

/**
 * Returns the data of a debtor that the seal of a workbook row covers. Old workbooks lack the address and the relation
 * to the property (`caracter`). When both are empty, they are left out, so that old seals still match.
 */
const contentOfDeudor = ({ nombre, documento, caracter = '', domicilio = '' }: Deudor): string[] =>
  [nombre, documento, ...(caracter === '' && domicilio === '' ? [] : [caracter, domicilio])].map(
    clean,
  )

/**
 * Computes the seal of a row in the processed workbook, over all the data of the executive title (legal proof of debt).
 * A person who edits an amount or a debtor cannot issue that title. The order of rows and the formats may change.
 */
export const computeSello = (fila: FilaProcesada, categoria: Categoria, key: Buffer): string => {
  const content = JSON.stringify([
    categoria,
    fila.imponible,
    fila.recurso,
    fila.abogado,
    fila.deudores.map(contentOfDeudor),
    ...[fila.domicilio, fila.ubicacion, fila.nomenclatura, fila.partida].map(clean),
    ...[fila.recursoNombre, fila.abogadoNombre].map(clean),
    fila.liquidadoAl,
    fila.periodos.map((p) => [p.anio, p.cuota, p.vencimiento, p.capital, p.interes, p.total]),
    fila.capital,
    fila.interes,
    fila.total,
  ])
  return createHmac('sha256', key)
    .update(content)
    .digest()
    .subarray(0, SEAL_BYTES)
    .toString('base64url')
}

export const isSello = (fila: FilaProcesada, categoria: Categoria, key: Buffer): boolean => {
  const expected = Buffer.from(computeSello(fila, categoria, key))
  const given = Buffer.from(fila.sello)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
