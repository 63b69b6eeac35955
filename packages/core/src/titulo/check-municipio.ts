import type { Motivo } from '../decision/decision.ts'
import { PARAMETROS } from '../parametro/parametros.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import type { TituloDatos } from './titulo-datos.ts'

type Municipio = TituloDatos['municipio']

/**
 * Data without which no title is issued: the issuer, the place, and the officer who signs with the post that gives the
 * power to sign. The ordinance and the administrative file may be unknown; the title prints '—' for an unknown one
 * (D89).
 */
const IMPRESCINDIBLES = ['nombre', 'lugar', 'funcionario', 'cargo'] as const

/** Parameters without which no title is issued, because a title must be complete by itself (Ley 13.406 art. 2; D89). */
export const CLAVES_DE_TITULO = IMPRESCINDIBLES.map((dato) => `municipio.${dato}` as const)

/** Reports each datum of the municipality that is missing and that a title needs. */
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
