import {
  CAMPOS_DE_ACTUACION,
  CATALOGO_INICIAL,
  type ClaveDeDato,
  type ContextoDeFilas,
  type FilaConHechos,
  GRUPOS_INICIALES,
  textos,
} from '@apremia/core'
import { readTipos } from './etapa.ts'
import { readRol } from './permiso.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readTexto,
} from './read-entrada.ts'

const CLAVES = Object.keys(CAMPOS_DE_ACTUACION) as ClaveDeDato[]

/** Reads the data of a case action. The result has only the data that the test case gives. */
export const readDatos = (valor: unknown, campo: string): Partial<Record<ClaveDeDato, string>> => {
  const lectores = Object.fromEntries(CLAVES.map((clave) => [clave, nullable(readTexto)]))
  const leidos = Object.entries(readObjeto(valor, lectores, campo))
  return Object.fromEntries(leidos.filter(([, texto]) => texto !== null))
}

const readTextos = (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo)

export const readRadicaciones = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (una, donde) => readObjeto(una, { nroexpte: readTexto, fecha: nullable(readFecha) }, donde),
    campo,
  )

/**
 * Reads a row of a workbook of actions. By default, the row is about tax AB of property 101, and its other cells are
 * empty.
 */
const readFila = (valor: unknown, campo: string): FilaConHechos =>
  readObjeto(
    valor,
    {
      fila: readEntero,
      imponible: optionalDe(readTexto, '101'),
      recurso: optionalDe(readTexto, 'AB'),
      fecha: optionalDe(readTexto, ''),
      grupo: optionalDe(readTexto, ''),
      tipo: optionalDe(readTexto, ''),
      abogado: optionalDe(readTexto, ''),
      obs: optionalDe(readTexto, ''),
      otraRadicacion: optionalDe(readLogico, false),
      motivoForzar: optionalDe(readTexto, ''),
      dato: optionalDe(readDatos, {}),
      rechazada: optionalDe(readLogico, false),
      legales: nullable(readTextos),
      expedientes: optionalDe(readRadicaciones, []),
      convenio: nullable(readTexto),
      ajeno: nullable(readTexto),
    },
    campo,
  )

const DATOS = Object.fromEntries(
  CLAVES.map((clave) => [clave, textos.actuaciones.campos[clave]]),
) as Record<ClaveDeDato, string>

export const readFilasDeActuaciones = (
  entrada: unknown,
): { readonly filas: readonly FilaConHechos[]; readonly contexto: ContextoDeFilas } => {
  const { filas, hoy, tipos, modos, enActividad, ...principal } = readObjeto(entrada, {
    filas: (valor, campo) => readListaDeEntrada(valor, readFila, campo),
    hoy: readFecha,
    tipos: readTipos,
    modos: optionalDe(readTextos, []),
    enActividad: readTextos,
    rol: optionalDe(readRol, 'user'),
    abogado: optionalDe(readTexto, 'A00'),
  })
  const contexto = {
    hoja: 'Hoja1',
    columnas: { ...textos.actuaciones.libro.columnas, ...DATOS },
    ...{ hoy, tipos },
    grupos: GRUPOS_INICIALES.map(({ gpId: id, nombre }) => ({ id, nombre })),
    recursos: CATALOGO_INICIAL,
    modos: modos.map((nombre, i) => ({ id: i + 1, nombre })),
    enActividad: new Set(enActividad),
    principal: { ...principal, permisos: [] },
  }
  return { filas, contexto }
}
