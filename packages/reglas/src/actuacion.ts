import {
  ACCIONES_DE_ACTUACION,
  CATALOGO_INICIAL,
  decideAccionDeActuacion,
  decideBajaDeRadicacion,
  decideDeshacerActuaciones,
  decideLapso,
  decideNuevaActuacion,
  decideOtraRadicacion,
  decidePropuestaDeRadicacion,
  decideRadicacion,
  decideRadicados,
  decideReparos,
  decideSeleccionDeCasos,
  etiquetaDeDato,
  findAbogadoDeActuacion,
  findFormulario,
  findTipoDeRadicacion,
  formatFecha,
  validateActuacion,
  validateFilasDeActuaciones,
  validateMotivoDeBaja,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readTipos } from './etapa.ts'
import { readRol } from './permiso.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readImporte,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readPeriodo,
  readTexto,
} from './read-entrada.ts'
import { readDatos, readFilasDeActuaciones, readRadicaciones } from './read-filas-de-actuaciones.ts'
import { writeDecision } from './write-salida.ts'

const readTextos = (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo)

const readActo = (valor: unknown, campo: string) =>
  readObjeto(valor, { nombre: readTexto, fecha: readFecha }, campo)

const readCasoAActuar = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      nombre: readTexto,
      radicaciones: optionalDe(readRadicaciones, []),
      convenio: nullable(readTexto),
      ajeno: nullable(readTexto),
    },
    campo,
  )

const readCasoConTitulo = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      titulo: nullable((uno: unknown, donde: string) =>
        readObjeto(
          uno,
          {
            numero: readEntero,
            deudores: readTextos,
            total: readImporte,
            periodos: (v: unknown, c: string) => readListaDeEntrada(v, readPeriodo, c),
          },
          donde,
        ),
      ),
      radicados: optionalDe(readTextos, []),
    },
    campo,
  )

const readQuien = (valor: unknown, campo: string) => ({
  ...readObjeto(valor, { rol: readRol, abogado: optionalDe(readTexto, '') }, campo),
  permisos: [],
})

const readLote = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (una, donde) =>
      readObjeto(
        una,
        {
          nombre: readTexto,
          abogado: readTexto,
          vigente: optionalDe(readLogico, true),
          editada: optionalDe(readLogico, false),
          seguida: optionalDe(readLogico, false),
          conAcuse: optionalDe(readLogico, false),
        },
        donde,
      ),
    campo,
  )

const readImponibles = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (uno, donde) => readObjeto(uno, { nombre: readTexto, radicado: readLogico }, donde),
    campo,
  )

const readElegidos = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (uno, donde) => readObjeto(uno, { nombre: readTexto, legales: readTextos }, donde),
    campo,
  )

export const reglasDeActuacion = {
  'actuacion/formulario': (entrada) => {
    const { campos, imprime } = findFormulario(readEntero(entrada))
    return {
      pide: campos.filter(({ requerido }) => requerido).map(({ clave }) => etiquetaDeDato(clave)),
      admite: campos
        .filter(({ requerido }) => !requerido)
        .map(({ clave }) => etiquetaDeDato(clave)),
      imprime,
    }
  },
  'actuacion/validar': (entrada) => {
    const { fecha, tpId, gpId, obs, recursos, dato, ...contexto } = readObjeto(entrada, {
      fecha: optionalDe(readTexto, ''),
      tpId: nullable(readEntero),
      gpId: readEntero,
      obs: optionalDe(readTexto, ''),
      recursos: optionalDe(readTextos, []),
      dato: optionalDe(readDatos, {}),
      hoy: readFecha,
      operacion: optionalDe(readOpcion(['crear', 'editar']), 'crear'),
      clase: optionalDe(readOpcion(['inmueble', 'comercio']), 'inmueble'),
      importes: optionalDe(readOpcion(['tecleados', 'del-cable']), 'tecleados'),
      tipos: readTipos,
      tipoActual: nullable(readEntero),
    })
    const tecleada = { fecha, tpId, gpId, obs, recursos, dato }
    return writeDecision(
      validateActuacion(tecleada, { ...contexto, recursos: CATALOGO_INICIAL }),
      (valida) => ({
        fecha: formatFecha(valida.fecha),
        dato: valida.dato,
        ...(valida.recursos.length > 0 ? { recursos: valida.recursos } : {}),
        ...(valida.imprime ? { imprime: valida.imprime } : {}),
      }),
    )
  },
  'actuacion/validar-filas': (entrada) => {
    const { filas, contexto } = readFilasDeActuaciones(entrada)
    const { errores, actuaciones } = validateFilasDeActuaciones(filas, contexto)
    const graba = actuaciones.map(({ fila, imponible, recurso, abogado, valida }) => {
      const tipo = contexto.tipos.find(({ tpId }) => tpId === valida.tpId)?.nombre
      return `fila ${fila}, ${imponible} ${recurso}, ${formatFecha(valida.fecha)}, ${tipo}, ${abogado}`
    })
    if (errores.length === 0) return { graba }
    return {
      rechaza: errores.map(({ fila, columna, mensaje }) => `fila ${fila}, ${columna}: ${mensaje}`),
    }
  },
  'actuacion/radicacion': (entrada) => {
    const { imponibles, ...tipo } = readObjeto(entrada, {
      tpId: readEntero,
      gpId: readEntero,
      imponibles: readImponibles,
    })
    return writeDecision(decideRadicacion(tipo, imponibles), () => 'sigue')
  },
  'actuacion/tipo-de-radicacion': (entrada) =>
    findTipoDeRadicacion(readTipos(entrada))?.nombre ?? null,
  'actuacion/radicados': (entrada) =>
    writeDecision(decideRadicados(readImponibles(entrada, 'entrada')), (todos) => todos),
  'actuacion/otra-radicacion': (entrada) => {
    const { nroexpte, previos, confirmada } = readObjeto(entrada, {
      nroexpte: readTexto,
      previos: readRadicaciones,
      confirmada: optionalDe(readLogico, false),
    })
    return writeDecision(decideOtraRadicacion(nroexpte, previos, confirmada), () => 'sigue')
  },
  'actuacion/propuesta-de-radicacion': (entrada) => {
    const { municipio, casos } = readObjeto(entrada, {
      municipio: readTexto,
      casos: (v: unknown, c: string) => readListaDeEntrada(v, readCasoConTitulo, c),
    })
    return decidePropuestaDeRadicacion(municipio, casos)
  },
  'actuacion/reparos': (entrada) => {
    const { casos, motivo, ...actuacion } = readObjeto(entrada, {
      tpId: readEntero,
      gpId: readEntero,
      fecha: readFecha,
      nroexpte: optionalDe(readTexto, ''),
      motivo: optionalDe(readTexto, ''),
      casos: (v: unknown, c: string) => readListaDeEntrada(v, readCasoAActuar, c),
    })
    return writeDecision(decideReparos(actuacion, casos, motivo), (pasados) => [...pasados])
  },
  'actuacion/baja-de-radicacion': (entrada) => {
    const { actos, ...cambio } = readObjeto(entrada, {
      dia: readFecha,
      nuevo: optionalDe(readFecha, null),
      otras: optionalDe((v: unknown, c: string) => readListaDeEntrada(v, readFecha, c), []),
      actos: optionalDe((v: unknown, c: string) => readListaDeEntrada(v, readActo, c), []),
    })
    return writeDecision(decideBajaDeRadicacion(cambio, actos), () => 'sigue')
  },
  'actuacion/seleccion': (entrada) => {
    const { quien, ...modo } = readObjeto(entrada, {
      quien: readQuien,
      historico: optionalDe(readLogico, false),
      extrajudicial: optionalDe(readLogico, false),
    })
    return writeDecision(decideSeleccionDeCasos(quien, modo), () => 'puede')
  },
  'actuacion/nueva': (entrada) => {
    const { quien, elegidos, tpId } = readObjeto(entrada, {
      quien: readQuien,
      elegidos: readElegidos,
      tpId: nullable(readEntero),
    })
    return writeDecision(decideNuevaActuacion(quien, elegidos, tpId), () => 'puede')
  },
  'actuacion/accion': (entrada) => {
    const { quien, accion, ...actuacion } = readObjeto(entrada, {
      quien: readQuien,
      abogado: readTexto,
      vigente: optionalDe(readLogico, true),
      eliminadaEl: nullable(readFecha),
      accion: readOpcion(ACCIONES_DE_ACTUACION),
    })
    return writeDecision(decideAccionDeActuacion(quien, actuacion, accion), () => 'puede')
  },
  'actuacion/deshacer': (entrada) => {
    const { quien, lote } = readObjeto(entrada, { quien: readQuien, lote: readLote })
    return writeDecision(decideDeshacerActuaciones(quien, lote), (cuantas) => cuantas)
  },
  'actuacion/abogado': (entrada) => {
    const { quien, ...de } = readObjeto(entrada, {
      quien: readQuien,
      elegido: optionalDe(readTexto, ''),
      legales: readTextos,
    })
    return findAbogadoDeActuacion(quien, de)
  },
  'actuacion/lapso': (entrada) => {
    const { desde, hasta } = readObjeto(entrada, { desde: readFecha, hasta: readFecha })
    return writeDecision(decideLapso(desde, hasta), () => 'puede')
  },
  'actuacion/motivo-de-baja': (entrada) =>
    writeDecision(validateMotivoDeBaja(readTexto(entrada)), (motivo) => motivo),
} as const satisfies Record<string, Regla>
