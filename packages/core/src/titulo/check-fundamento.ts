import type { Motivo } from '../decision/decision.ts'
import { describeSinFundamento } from '../recurso/fundamentos.ts'
import type { OrdenanzasDeRecursos } from '../recurso/ordenanzas.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import { separateSaldos } from './separate-saldos.ts'
import type { PeriodoReclamado } from './titulo-datos.ts'

export const aniosReclamados = (periodos: readonly PeriodoReclamado[]): number[] =>
  [...new Set(separateSaldos(periodos).reclamados.map(({ anio }) => anio))].sort((a, b) => a - b)

/**
 * Refuses a row of the workbook of executive titles when the tax has no legal basis for a claimed year. Version 1 of
 * the title does not cite the legal basis. With version 1, `fundamentos` is undefined and no row is refused.
 */
export const checkFundamento = (
  recurso: string,
  periodos: readonly PeriodoReclamado[],
  fundamentos: OrdenanzasDeRecursos | undefined,
): Motivo[] => {
  if (fundamentos === undefined) return []
  const faltan = describeSinFundamento(aniosReclamados(periodos), fundamentos.get(recurso) ?? [])
  if (faltan === '') return []
  const mensaje = interpolar(filasDeTitulo.sinFundamento, { recurso, faltan })
  return [
    { codigo: 'titulo.sin-fundamento', campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso, mensaje },
  ]
}
