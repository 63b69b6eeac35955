/**
 * Texts of the options above a list, such as its columns and its download. The texts have a separate file, so that the
 * first screen does not load them.
 */
export const opcionesDeLista = {
  opciones: 'Opciones',
  deLaLista: 'Opciones de la lista',
  conVista: 'Opciones de la lista, vista {vista}',
  filtrosConTecla: 'Desde el listado, con la tecla F4',
  columnas: 'Columnas',
  todasLasColumnas: 'Mostrar todas',
  columnaAntes: 'Poner {columna} antes',
  columnaDespues: 'Poner {columna} después',
  antes: 'Antes',
  despues: 'Después',
  filas: 'Filas',
  densidades: { comoda: 'Cómodas', compacta: 'Compactas' },
  csv: 'CSV',
  descargarCsv: 'Descargar CSV',
} as const
