import { type Categoria, COLUMNA_IMPONIBLE, COLUMNAS_DEL_LIBRO_DE_TITULOS } from '@apremia/core'

export interface Instruccion {
  readonly columna: string
  readonly obligatoria: string
  readonly texto: string
}

const linea = (columna: string, obligatoria: string, texto: string): Instruccion => ({
  columna,
  obligatoria,
  texto,
})

const IMPONIBLE: Readonly<Record<Categoria, string>> = {
  inmueble: 'Número del inmueble en el padrón municipal: solo cifras, sin puntos ni letras.',
  comercio: 'Número del comercio en el padrón municipal: solo cifras, sin puntos ni letras.',
}

const RECURSOS: Readonly<Record<Categoria, string>> = {
  inmueble: 'Código del recurso adeudado, por ejemplo AB, SS o RV.',
  comercio: 'Código del recurso adeudado, por ejemplo SE, SH, 2, 9 o 19.',
}

const lineas = (categoria: Categoria): readonly Instruccion[] => [
  linea(COLUMNA_IMPONIBLE[categoria], 'Sí', IMPONIBLE[categoria]),
  linea(COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso, 'Sí', RECURSOS[categoria]),
  linea(
    COLUMNAS_DEL_LIBRO_DE_TITULOS.abogado,
    'Sí',
    'Código del abogado que tendrá el título a cargo, por ejemplo A01.',
  ),
  linea(
    COLUMNAS_DEL_LIBRO_DE_TITULOS.desde,
    'No',
    'Primer período que se reclama, como texto AAAA/CC: 2023/01 es la cuota 1 de 2023. Vacío: desde el más antiguo.',
  ),
  linea(
    COLUMNAS_DEL_LIBRO_DE_TITULOS.hasta,
    'No',
    'Último período que se reclama, como texto AAAA/CC. Vacío: hasta el más reciente.',
  ),
  linea(
    '',
    '',
    'Cada fila de la primera hoja es un título. Borre las filas de ejemplo antes de cargar las suyas.',
  ),
  linea('', '', 'No combine celdas ni use fórmulas: pegue los datos como valores.'),
  linea(
    '',
    '',
    'El orden de las columnas es libre. Las filas ocultas se procesan igual; las vacías se saltean.',
  ),
  linea(
    '',
    '',
    'Guarde la planilla como Libro de Excel (.xlsx) o como Libro de Excel 97-2003 (.xls).',
  ),
]

export const INSTRUCCIONES: Readonly<Record<Categoria, readonly Instruccion[]>> = {
  inmueble: lineas('inmueble'),
  comercio: lineas('comercio'),
}
