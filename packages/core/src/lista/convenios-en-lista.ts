import * as textos from '../texto/catalogo.ts'
import type { ColumnasDeLista } from './columna-de-lista.ts'

const { columnas: t, listado, origen } = textos.convenios

export const CONVENIOS_EN_LISTA = {
  fecha: { nombre: t.fecha, tipo: 'dia', orden: 'fecha' },
  convenio: { nombre: t.numero, orden: 'convenio' },
  abogado: { nombre: t.abogado, orden: 'abogado', deQuien: true },
  firmante: { nombre: t.firmante, orden: 'firmante' },
  confirmacion: { nombre: listado.confirmacion },
  planes: { nombre: t.planes },
  origen: { nombre: origen },
} as const satisfies ColumnasDeLista
