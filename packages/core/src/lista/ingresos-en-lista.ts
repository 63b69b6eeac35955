import * as textos from '../texto/catalogo.ts'
import type { ColumnasDeLista } from './columna-de-lista.ts'

const t = textos.logins.columnas

export const INGRESOS_EN_LISTA = {
  dni: { nombre: t.dni, orden: 'dni' },
  nombre: { nombre: t.nombre, orden: 'apellido' },
  tipo: { nombre: t.tipo },
  codigo: { nombre: t.codigo },
  rol: { nombre: t.rol },
  cantidad: { nombre: t.cantidad, tipo: 'entero', orden: 'cant_login' },
  ultimo: { nombre: t.ultimo, tipo: 'instante', orden: 'date_last_log' },
} as const satisfies ColumnasDeLista
