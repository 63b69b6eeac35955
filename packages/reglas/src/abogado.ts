import {
  decideBaja,
  decideEdicion,
  decideJefatura,
  decideReasignacion,
  type FichaDeAbogado,
  type Motivo,
  validateAbogado,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readRol } from './permiso.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { writeDecision } from './write-salida.ts'

const TITULOS = [1, 2, 3]

const texto = optionalDe(readTexto, '')

const lectores = {
  apellido: texto,
  nombre: texto,
  nrodni: texto,
  codexterno: texto,
  direccion: texto,
  te: texto,
  email: texto,
  matricula: texto,
  cuitcuil: texto,
  titulo: nullable(readEntero),
  inscripto: optionalDe(readLogico, true),
  baja: optionalDe(readLogico, false),
  horarios: texto,
  beneficiario: texto,
  cbu: texto,
  personeria: texto,
}

const readFicha = (valor: unknown, campo: string): FichaDeAbogado =>
  readObjeto(valor, lectores, campo)

/** Reads the changed fields of a lawyer's record. The result has only the fields that the test case gives. */
const readCambios = (valor: unknown, campo: string): Partial<FichaDeAbogado> => {
  const leida = readFicha(valor, campo)
  const escritos = Object.keys(valor as object)
  return Object.fromEntries(Object.entries(leida).filter(([clave]) => escritos.includes(clave)))
}

const readQuien = (valor: unknown, campo: string) =>
  readObjeto(valor, { rol: readRol, abogado: texto }, campo)

const readPersona = (valor: unknown, campo: string) =>
  readObjeto(valor, { dni: texto, abogado: texto }, campo)

const readTextos = (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo)

const mensajes = (motivos: readonly Motivo[]) => motivos.map(({ mensaje }) => mensaje)

/**
 * Returns the fields of a lawyer's record without the fields that have their default value. The default of `inscripto`
 * is true. The default of any other field is '', null or false.
 */
const written = (ficha: Partial<FichaDeAbogado>) =>
  Object.fromEntries(
    Object.entries(ficha).filter(([campo, valor]) =>
      campo === 'inscripto' ? valor === false : valor !== '' && valor !== null && valor !== false,
    ),
  )

export const reglasDeAbogado = {
  'abogado/validar': (entrada) =>
    writeDecision(validateAbogado(readFicha(entrada, 'entrada'), TITULOS), ({ ficha, avisos }) => ({
      guarda: written(ficha),
      avisa: mensajes(avisos),
    })),
  'abogado/editar': (entrada) => {
    const { actual, cambios, quien } = readObjeto(entrada, {
      actual: readFicha,
      cambios: readCambios,
      quien: readQuien,
    })
    return writeDecision(decideEdicion(actual, cambios, quien, TITULOS), (edicion) => ({
      cambia: edicion.cambios,
      avisa: mensajes(edicion.avisos),
    }))
  },
  'abogado/baja': (entrada) => {
    const { enElMunicipio, ...leida } = readObjeto(entrada, {
      codexterno: readTexto,
      nrodni: optionalDe(readTexto, '20000009'),
      baja: optionalDe(readLogico, false),
      quien: readPersona,
      periodos: optionalDe(readEntero, 0),
      imponibles: optionalDe(readTextos, []),
      convenios: optionalDe(readEntero, 0),
      numeros: optionalDe(readTextos, []),
      enElMunicipio: nullable(readTextos),
    })
    const { periodos, imponibles, convenios, numeros, ...resto } = leida
    const asignados = { periodos, imponibles, convenios, numeros, enElMunicipio }
    return writeDecision(decideBaja({ ...resto, asignados }), () => 'se da de baja')
  },
  'abogado/jefatura': (entrada) => {
    const leida = readObjeto(entrada, {
      quien: readTexto,
      persona: (valor, campo) =>
        readObjeto(
          valor,
          { dni: readTexto, codigo: texto, baja: optionalDe(readLogico, false) },
          campo,
        ),
      actual: nullable((valor, campo) =>
        readObjeto(valor, { dni: readTexto, nombre: texto }, campo),
      ),
      codigoAnterior: texto,
      dueno: nullable((valor, campo) =>
        readObjeto(
          valor,
          { dni: readTexto, nombre: texto, baja: optionalDe(readLogico, false) },
          campo,
        ),
      ),
      periodos: optionalDe(readEntero, 0),
      imponibles: optionalDe(readTextos, []),
    })
    const { periodos, imponibles, ...resto } = leida
    const asignados = { periodos, imponibles, convenios: 0, numeros: [], enElMunicipio: null }
    return writeDecision(decideJefatura({ ...resto, asignados }), ({ codigoAnterior }) => ({
      anterior: codigoAnterior,
    }))
  },
  'abogado/reasignar': (entrada) => {
    const leida = readObjeto(entrada, {
      origen: readTexto,
      destino: nullable((valor, campo) =>
        readObjeto(valor, { codexterno: readTexto, baja: optionalDe(readLogico, false) }, campo),
      ),
      periodos: optionalDe(readEntero, 0),
      convenios: optionalDe(readEntero, 0),
      enElMunicipio: nullable(readEntero),
      conveniosAMedias: optionalDe(
        (valor, campo) => readListaDeEntrada(valor, readTexto, campo),
        [],
      ),
    })
    return writeDecision(decideReasignacion(leida), () => 'se reasigna')
  },
} as const satisfies Record<string, Regla>
