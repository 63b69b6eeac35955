import {
  avisosDePapel,
  type ConvenioDecidido,
  checkPapel,
  exigeCbu,
  type Fecha,
  type FilaDeParametro,
  groupPorImponible,
  type Motivo,
  type Recurso,
  valorDeParametro,
  versionDeConvenio,
} from '@apremia/core'
import { findWire } from '../abogados/abogados-repo.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { toRadicacionDeConvenio } from './papel-de-convenio.ts'

interface RevisionDePapel {
  readonly faltas: readonly string[]
  readonly avisos: readonly Motivo[]
}

const SIN_NADA: RevisionDePapel = { faltas: [], avisos: [] }

/**
 * Returns sentences for the form of a new agreement: which data the printed agreement lacks, and which data it will not
 * print. Empty while no debt is chosen, and for version 1 of the agreement's text, which needs no more data.
 */
export const reviewPapel = async (
  db: Queryable,
  clase: Recurso['clase'],
  filas: readonly FilaDeParametro[],
  firma: Fecha,
  { periodos, abogado: codigo, arancel, titulos, pago }: ConvenioDecidido,
): Promise<RevisionDePapel> => {
  if (periodos === null || versionDeConvenio(filas, firma) === 1) return SIN_NADA
  const ficha = await findWire(db, codigo)
  if (ficha === undefined) return SIN_NADA
  const claves = groupPorImponible(periodos).flatMap(([primero]) =>
    primero ? [{ recurso: primero.recurso, imponible: primero.imponible }] : [],
  )
  const radicaciones = await findRadicaciones(db, clase === 'comercio' ? 'C' : 'I', claves)
  const pedido = {
    judicial: arancel?.judicial ?? false,
    abogado: { ...ficha, codigo },
    personeria: valorDeParametro(filas, 'convenio.personeria', firma),
    exigeCbu: exigeCbu(filas, firma),
    deudas: claves.map((clave) => ({
      nombre: `${clave.recurso} ${clave.imponible}`,
      radicaciones: (radicaciones.get(claveDeImponible(clave)) ?? []).map(toRadicacionDeConvenio),
    })),
    titulos: titulos.map(String),
    pago,
  }
  return {
    faltas: checkPapel(pedido).map(({ mensaje }) => mensaje),
    avisos: avisosDePapel(pedido),
  }
}
