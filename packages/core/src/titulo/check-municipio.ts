import type { Motivo } from '../decision/decision.ts'
import { PARAMETROS } from '../parametro/parametros.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import type { TituloDatos } from './titulo-datos.ts'

type Municipio = TituloDatos['municipio']

/**
 * Data without which no executive title is issued: the name of the municipality, the place, and the name and post of
 * the officer who signs. The ordinance and the administrative file may be unknown. The title then prints '—' (D89).
 */
const IMPRESCINDIBLES = ['nombre', 'lugar', 'funcionario', 'cargo'] as const

/**
 * Parameters without which no executive title is issued, because a title must be complete by itself (Ley 13.406 art. 2;
 * D89).
 */
export const CLAVES_DE_TITULO = IMPRESCINDIBLES.map((dato) => `municipio.${dato}` as const)

export const checkMunicipioDeTitulo = (municipio: Municipio): Motivo[] =>
  IMPRESCINDIBLES.filter((dato) => municipio[dato].trim() === '').map((dato) => {
    const clave = `municipio.${dato}` as const
    const { nombre } = PARAMETROS[clave]
    return {
      codigo: 'titulo.falta-parametro',
      campo: clave,
      mensaje: interpolar(parametros.faltaParaTitulos, { nombre, clave }),
    }
  })
