import type { Pieza } from '../../layout/pieza.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { COLUMNAS_DE_HONORARIOS, filasDeHonorarios } from '../v1/filas-de-honorarios.ts'
import { columnasDePagos, filasDePagos } from '../v2/filas-de-pagos.ts'
import { type ConvenioConPapel, hasTextosDeLaSexta } from '../v2/papel.ts'
import {
  cobroDeHonorarios,
  honorariosV2,
  rotuloDeContribucionSobre,
  sinPagoDeHonorarios,
  totalDelConvenio,
} from '../v2/textos.ts'
import { tablaDeConvenio } from './tabla.ts'
import type { ParrafosDeConvenio } from './texto.ts'

const ANTES_DE_TABLA = 4
const DE_INICIARSE =
  'De iniciarse el juicio se suman, además de los honorarios que correspondan (no están en el total):'

/** Builds the third and fourth clauses: the settlement of the fees, their payments, and the total of the agreement. */
export const honorariosDeConvenio = (
  datos: ConvenioConPapel,
  estilos: Estilos,
  { clausula, escribir }: ParrafosDeConvenio,
): Pieza[] => {
  const filas = filasDeHonorarios(datos, {
    aportes: rotuloDeContribucionSobre(datos),
    ...(datos.papel.version >= 4 && { bono: 'Bono Ley 8480' }),
    ...(hasTextosDeLaSexta(datos) && {
      juicio: DE_INICIARSE,
      fijosDeJuicio: datos.papel.deIniciarse,
    }),
  })
  return [
    ...clausula(honorariosV2(datos), { above: 12, inner: 2, bond: 2 }),
    ...tablaDeConvenio(COLUMNAS_DE_HONORARIOS, filas, estilos, {
      ...{ above: ANTES_DE_TABLA, entera: true },
    }),
    ...(datos.papel.pagosDeHonorarios.length === 0
      ? escribir(sinPagoDeHonorarios(datos))
      : [
          ...escribir(cobroDeHonorarios(datos), { inner: 2, bond: 2 }),
          ...tablaDeConvenio(columnasDePagos(datos), filasDePagos(datos), estilos, {
            above: ANTES_DE_TABLA,
          }),
        ]),
    ...clausula(totalDelConvenio(datos)),
  ]
}
