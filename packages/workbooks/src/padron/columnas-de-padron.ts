import type { ColumnaDePadron } from '@apremia/core'
import type { HeadingSpec } from '../table/find-headings.ts'

/** Columns recognised in a register file. The column LEGAL is recognised only to warn that it is not loaded. */
export type ColumnaLeida = ColumnaDePadron | 'LEGAL'

const ALIAS: Readonly<Record<ColumnaLeida, readonly string[]>> = {
  NRO_INMUEBLE: ['inmueble', 'numero de inmueble', 'n° de inmueble', 'numero inmueble'],
  RECURSO: ['cod recurso', 'codigo de recurso'],
  NRO_IMPONIBLE: ['imponible', 'numero de imponible'],
  CALLE: ['nombre de calle', 'calle nombre'],
  NRO: ['numero', 'altura', 'nro puerta', 'numero de puerta'],
  PISO: [],
  DEPT: ['depto', 'dpto', 'departamento'],
  BARRIO: [],
  PAR_PROVINCIAL: ['partida', 'partida provincial', 'nro partida', 'numero de partida'],
  APYNOM: ['apellido y nombre', 'titular', 'contribuyente', 'nombre completo'],
  CIRCUNS: ['circ', 'circunscripcion'],
  SECCION: ['secc'],
  CHACRA_NRO: ['chacra', 'ch', 'ch nro', 'nro chacra'],
  CHACRA_LET: ['chacra letra', 'ch lta', 'ch let'],
  QUINTA_NRO: ['quinta', 'qt', 'qt nro', 'nro quinta'],
  QUINTA_LET: ['quinta letra', 'qt lta', 'qt let'],
  FRACCION_NRO: ['fraccion', 'fr', 'fr nro', 'nro fraccion'],
  FRACCION_LET: ['fraccion letra', 'fr lta', 'fr let'],
  MANZANA_NRO: ['manzana', 'mz', 'mz nro', 'nro manzana'],
  MANZANA_LET: ['manzana letra', 'mz lta', 'mz let'],
  PARCELA_NRO: ['parcela', 'pc', 'pc nro', 'nro parcela'],
  PARCELA_LET: ['parcela letra', 'pc lta', 'pc let'],
  UNI_FUNCIONAL: ['unidad funcional', 'uf', 'subparcela', 'sub pc'],
  LEGAL: ['abogado', 'codigo de abogado'],
}

const OBLIGATORIAS: readonly ColumnaLeida[] = ['NRO_INMUEBLE', 'RECURSO']

/** Columns of the provincial register of real properties (S2 §3, D91). */
export const HEADINGS_DE_PADRON: readonly HeadingSpec<ColumnaLeida>[] = (
  Object.keys(ALIAS) as ColumnaLeida[]
).map((key) => ({
  key,
  title: key,
  aliases: ALIAS[key],
  required: OBLIGATORIAS.includes(key),
}))
