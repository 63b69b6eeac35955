import {
  type CampoDeInmueble,
  compareInmueble,
  createLectorDeFilas,
  createRepetidas,
  decideCarga,
  decideDeshacer,
  ESTADOS_DE_CARGA,
  FORMATO_INICIAL_DE_PARTIDA,
  type LecturaDeFila,
  MODOS_DE_CARGA,
  NOMBRES_DE_CAMPOS,
  type ValorDeCampo,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeDecision, writeRechazo } from './write-salida.ts'

const RECURSOS = ['AB', 'SS']

const readEscritas = (valor: unknown, campo: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(valor as object).map(([columna, texto]) => [
      columna,
      readTexto(texto, `${campo}.${columna}`),
    ]),
  )

const camposDe = (filas: readonly object[]): CampoDeInmueble[] =>
  NOMBRES_DE_CAMPOS.filter((campo) => filas.some((fila) => Object.hasOwn(fila, campo)))

const readFila = (
  fila: Readonly<Record<string, string>>,
  campos: readonly CampoDeInmueble[],
): LecturaDeFila =>
  createLectorDeFilas(
    campos,
    new Set(RECURSOS),
    FORMATO_INICIAL_DE_PARTIDA,
  )({
    numero: fila.NRO_INMUEBLE ?? '',
    imponible: fila.NRO_IMPONIBLE ?? '',
    recurso: fila.RECURSO ?? '',
    campos: campos.map((campo) => fila[campo] ?? ''),
  })

const readValor = (valor: unknown, campo: string): ValorDeCampo =>
  typeof valor === 'number' ? readEntero(valor, campo) : readTexto(valor, campo)

const readDatos = (valor: unknown, campo: string) =>
  Object.fromEntries(
    Object.entries(valor as object).map(([clave, uno]) => [
      clave,
      readValor(uno, `${campo}.${clave}`),
    ]),
  ) as Partial<Record<CampoDeInmueble, ValorDeCampo>>

const readRecursos = optionalDe(
  (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo),
  ['AB'],
)

const readModo = readOpcion(MODOS_DE_CARGA)

const readRechazosHasta = (valor: unknown, campo: string): number | null =>
  valor === 'todas' ? null : readEntero(valor, campo)

export const reglasDePadron = {
  'padron/fila': (entrada) => {
    const fila = readEscritas(entrada, 'entrada')
    const campos = camposDe([fila])
    const lectura = readFila(fila, campos)
    if (!lectura.ok) return writeRechazo(lectura.motivos)
    const { numero, recurso, valores } = lectura.valor
    return {
      numero,
      recurso,
      ...Object.fromEntries(campos.map((campo, i) => [campo, valores[i] ?? null])),
    }
  },
  'padron/repetidas': (entrada) => {
    const filas = readListaDeEntrada(entrada, readEscritas)
    const campos = camposDe(filas)
    const placeOf = createRepetidas(campos, RECURSOS)
    return filas.map((fila) => {
      const lectura = readFila(fila, campos)
      if (!lectura.ok) return writeRechazo(lectura.motivos)
      const lugar = placeOf(lectura.valor)
      return typeof lugar === 'string' ? lugar : writeRechazo([lugar])
    })
  },
  'padron/comparar': (entrada) => {
    const { guardado, archivo, ...opciones } = readObjeto(entrada, {
      guardado: nullable((valor, campo) =>
        readObjeto(
          valor,
          { activo: optionalDe(readLogico, true), recursos: readRecursos, datos: readDatos },
          campo,
        ),
      ),
      archivo: nullable((valor, campo) =>
        readObjeto(valor, { recursos: readRecursos, datos: readDatos }, campo),
      ),
      modo: readModo,
      rechazado: optionalDe(readLogico, false),
    })
    const { clase, cambios } = compareInmueble(guardado, archivo, opciones)
    return {
      clase,
      cambios: cambios.map(
        ({ campo, antes, despues }) => `${campo}: ${antes ?? ''} → ${despues ?? ''}`,
      ),
    }
  },
  'padron/aplicar': (entrada) =>
    writeDecision(
      decideCarga(
        readObjeto(entrada, {
          modo: readModo,
          filas: optionalDe(readEntero, 100),
          vigentes: optionalDe(readEntero, 100),
          bajas: optionalDe(readEntero, 0),
          sinNumero: optionalDe(readEntero, 0),
          confirmada: optionalDe(readLogico, false),
          rechazadas: optionalDe(readEntero, 0),
          rechazosHasta: optionalDe(readRechazosHasta, 0),
        }),
      ),
      () => 'se aplica',
    ),
  'padron/deshacer': (entrada) =>
    writeDecision(
      decideDeshacer(
        readObjeto(entrada, {
          estado: readOpcion(ESTADOS_DE_CARGA),
          posterior: nullable(readEntero),
          enUso: optionalDe(readEntero, 0),
          primerosEnUso: optionalDe(
            (valor, campo) => readListaDeEntrada(valor, readEntero, campo),
            [] as number[],
          ),
        }),
      ),
      () => 'se deshace',
    ),
} as const satisfies Record<string, Regla>
