import {
  computeLimite,
  debeElegirAbogado,
  decideAntiguedad,
  decideFiltrosExternos,
  FILTROS_EXTERNOS,
  findPestanas,
  findSolapas,
  formatFecha,
  MESAS,
  textos,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readRol } from './permiso.ts'
import { lectoresDeFechas, lectoresDeHistoria, resumenDeHistoria } from './read-caso.ts'
import {
  nullable,
  optionalDe,
  readFecha,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeRespuesta } from './write-salida.ts'

export const reglasDeCasoExterno = {
  'caso/filtros-externos': (entrada) => {
    const { fechaInicial, sinEvaluar, ...historia } = readObjeto(entrada, {
      ...lectoresDeHistoria,
      ...lectoresDeFechas,
    })
    return writeRespuesta(
      decideFiltrosExternos(resumenDeHistoria(historia), { fechaInicial, sinEvaluar }),
      (filtros) => filtros.map((filtro) => textos.abogadoExterno.filtros[filtro]),
    )
  },
  'caso/limite': (entrada) =>
    writeRespuesta(
      computeLimite(resumenDeHistoria(readObjeto(entrada, lectoresDeHistoria))),
      (limite) => limite && formatFecha(limite),
    ),
  'caso/antiguedad': (entrada) => {
    const { hoy, filtro, fechaInicial, sinEvaluar, ...historia } = readObjeto(entrada, {
      ...lectoresDeHistoria,
      ...lectoresDeFechas,
      hoy: readFecha,
      filtro: nullable(readOpcion(FILTROS_EXTERNOS)),
    })
    const vista = { hoy, filtro, fechas: { fechaInicial, sinEvaluar } }
    return writeRespuesta(decideAntiguedad(resumenDeHistoria(historia), vista), (valor) =>
      valor === null
        ? null
        : [valor.estado, valor.etiqueta, valor.aviso].filter((parte) => parte !== '').join(', '),
    )
  },
  'caso/vista-de-mesa': (entrada) => {
    const { rol, abogado, mesa } = readObjeto(entrada, {
      rol: readRol,
      abogado: optionalDe(readTexto, ''),
      mesa: readOpcion(MESAS),
    })
    const principal = { rol, abogado, permisos: [] }
    return {
      pestanas: findPestanas(principal, mesa).map((pestana) => textos.mesas.pestanas[pestana]),
      solapas: findSolapas(principal, mesa).map((solapa) => textos.mesas.solapas[solapa]),
      eligeAbogado: debeElegirAbogado(principal),
    }
  },
} as const satisfies Record<string, Regla>
