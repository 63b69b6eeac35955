import * as textos from '../texto/catalogo.ts'
import type { ColumnasDeLista } from './columna-de-lista.ts'

const { columnasDelListado: t, enElLibro } = textos.titulos

export const TITULOS_EN_LISTA = {
  num_titulo: {
    nombre: enElLibro.numero,
    enPantalla: t.numero,
    tipo: 'entero',
    orden: 'num_titulo',
  },
  abogado: { nombre: enElLibro.abogado, enPantalla: t.abogado },
  codigo: { nombre: enElLibro.codigo, enPantalla: t.codigo },
  categoria: { nombre: enElLibro.categoria },
  imponible: { nombre: t.imponible },
  recurso: { nombre: t.recurso },
  contribuyente: { nombre: t.contribuyente },
  total: { nombre: t.total, tipo: 'importe' },
  usuario: { nombre: enElLibro.usuario, enPantalla: t.usuario },
  fecha: { nombre: t.fecha, tipo: 'dia' },
  hora: { nombre: t.hora },
  estado: { nombre: t.estado },
  motivo: { nombre: enElLibro.motivo },
  origen: { nombre: enElLibro.origen },
} as const satisfies ColumnasDeLista
