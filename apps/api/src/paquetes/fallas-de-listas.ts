import { textos } from '@apremia/core'
import type { FallaDeRegistro, FallasDeArchivo } from './falla.ts'

const { motivos } = textos.paquete

/**
 * Refuses two rows whose names differ only in capitals or accents, because the product could not tell which of them a
 * record names.
 */
const escritaDistinto =
  (tabla: string, nombre: string): FallasDeArchivo =>
  (_, puesto) => [
    ...[
      `select from ${tabla} x where x.${nombre}`,
      `select from ${puesto.tabla} x
    where not x.rechazada and x.fila < f.fila and x.nombre`,
    ].map((otra): FallaDeRegistro => {
      const columna = otra.split('x.').at(-1)
      return {
        ...{ columna: 'NOMBRE', valor: 'f.nombre', mensaje: motivos.filaEscritaDistinto },
        condicion: `exists (${otra} <> f.nombre and f_busqueda(x.${columna}) = f_busqueda(f.nombre))`,
      }
    }),
  ]

export const FALLAS_DE_LISTAS: Readonly<Record<string, FallasDeArchivo>> = {
  titulos_profesionales: escritaDistinto('abogado_titulo', 'titulo'),
  caracteres: escritaDistinto('convenio_caracter', 'nombre'),
  formas_de_pago: (puestos, puesto) => [
    ...escritaDistinto('convenio_forma_pago', 'nombre')(puestos, puesto),
    {
      ...{ columna: 'CLASE', valor: 'f.clase', mensaje: motivos.formaEnUso },
      condicion: `exists (select from convenio_forma_pago x join convenio c on c.frmpg_id = x.id
        where x.nombre = f.nombre and x.clase <> f.clase)`,
    },
  ],
}
