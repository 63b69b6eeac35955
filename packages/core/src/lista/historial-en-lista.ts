import * as textos from '../texto/catalogo.ts'
import type { ColumnasDeLista } from './columna-de-lista.ts'

const t = textos.historial.columnas

export const HISTORIAL_EN_LISTA = {
  fecha: { nombre: t.fecha, tipo: 'instante', orden: 'fecha' },
  usuario: { nombre: t.usuario },
  dni: { nombre: textos.historial.dni },
  abogado: { nombre: t.abogado },
  inmueble: { nombre: t.inmueble },
  recurso: { nombre: t.recurso },
  descripcion: { nombre: t.descripcion },
} as const satisfies ColumnasDeLista
