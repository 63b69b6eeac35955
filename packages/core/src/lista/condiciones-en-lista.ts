import * as textos from '../texto/catalogo.ts'
import type { ColumnasDeLista } from './columna-de-lista.ts'

const t = textos.condiciones.columnas

export const CONDICIONES_EN_LISTA = {
  contrato: { nombre: t.contrato },
  condiciones: { nombre: t.condiciones },
  abogado: { nombre: t.abogado },
  municipio: { nombre: t.municipio },
} as const satisfies ColumnasDeLista
