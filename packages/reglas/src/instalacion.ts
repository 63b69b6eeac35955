import {
  CLASES_DE_SITUACION,
  CLAVES_DE_PARAMETRO,
  CLAVES_DE_PUNTO,
  checkAceptados,
  decidePuestaEnMarcha,
  fecha,
  findEspera,
  findPropuestas,
  GRUPOS_DE_PROPUESTAS,
  type HechosDeInstalacion,
  isPendiente,
  NOMBRES_DE_GRUPOS,
  PANTALLAS_QUE_ESPERAN,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { readClaveDeParametro, readFilasDeParametro } from './read-parametro.ts'
import { readVersionDeTitulo } from './read-titulo.ts'
import { writeRechazo } from './write-salida.ts'

const COMPLETA: HechosDeInstalacion = {
  hoy: fecha('2026-11-20'),
  identidad: { tipo: 'openid', emisor: 'https://sso.municipio.gob.ar' },
  soloEnEstaMaquina: false,
  personas: 6,
  jefatura: true,
  abogados: 4,
  sinOficina: [],
  versionDeConvenio: 1,
  sinBeneficiario: [],
  sinCbu: [],
  sinPersoneria: ['A00', 'A01', 'A02', 'A03'],
  recursos: 10,
  etapas: 20,
  clasesDeSituacion: CLASES_DE_SITUACION,
  inmuebles: true,
  comercios: true,
  deuda: true,
  liquidadoAl: fecha('2026-11-18'),
  diasDeVigencia: 10,
  servicio: false,
  propuestas: [],
  sinValor: [],
  ...{ versionDeTitulo: 1, sinFundamento: [] },
  ultimoTitulo: 722,
  fechaInicial: fecha('2025-01-01'),
  sinEvaluar: fecha('2023-01-01'),
  feriaDeInvierno: true,
}

/** State of an installation just after its first start. */
const VACIA: HechosDeInstalacion = {
  ...COMPLETA,
  soloEnEstaMaquina: true,
  personas: 1,
  jefatura: false,
  abogados: 0,
  ...{ inmuebles: false, comercios: false, deuda: false, liquidadoAl: null },
  propuestas: findPropuestas([], COMPLETA.hoy),
  sinValor: CLAVES_DE_PARAMETRO.filter((clave) =>
    /^(plan\.tasaMensual|evaluacion|verificacion|municipio\.(lugar|ordenanza|expediente|funcionario|cargo))/.test(
      clave,
    ),
  ),
  ultimoTitulo: 0,
  ...{ fechaInicial: null, sinEvaluar: null, feriaDeInvierno: false },
}

const BASES = { vacia: VACIA, completa: COMPLETA } as const

const readClaves = (valor: unknown, campo: string) =>
  readListaDeEntrada(valor, readClaveDeParametro, campo)
const readTextos = (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo)
const readPunto = readOpcion(CLAVES_DE_PUNTO)
const readClase = readOpcion(CLASES_DE_SITUACION)

/** Reads the state of an installation: the base state VACIA or COMPLETA, with the changes that the test case gives. */
const readHechos = (entrada: unknown): HechosDeInstalacion => {
  const { de } = entrada as { readonly de: unknown }
  const base = BASES[readOpcion(['vacia', 'completa'])(de, 'entrada.de')]
  const { propuestas, ...hechos } = readObjeto(entrada, {
    de: readTexto,
    mira: optionalDe(readTexto, ''),
    pantalla: optionalDe(readTexto, ''),
    hoy: optionalDe(readFecha, base.hoy),
    identidad: optionalDe(
      (valor, campo) =>
        readObjeto(
          valor,
          { tipo: readOpcion(['demo', 'tokens', 'openid']), emisor: readTexto },
          campo,
        ),
      base.identidad,
    ),
    soloEnEstaMaquina: optionalDe(readLogico, base.soloEnEstaMaquina),
    personas: optionalDe(readEntero, base.personas),
    jefatura: optionalDe(readLogico, base.jefatura),
    abogados: optionalDe(readEntero, base.abogados),
    sinOficina: optionalDe(readTextos, [...base.sinOficina]),
    versionDeConvenio: optionalDe(
      (valor, campo) => (readEntero(valor, campo) === 2 ? 2 : 1),
      base.versionDeConvenio,
    ),
    sinBeneficiario: optionalDe(readTextos, [...base.sinBeneficiario]),
    sinCbu: optionalDe(readTextos, [...base.sinCbu]),
    sinPersoneria: optionalDe(readTextos, [...base.sinPersoneria]),
    clasesDeSituacion: optionalDe(
      (valor, campo) => readListaDeEntrada(valor, readClase, campo),
      [...base.clasesDeSituacion],
    ),
    deuda: optionalDe(readLogico, base.deuda),
    liquidadoAl: optionalDe(nullable(readFecha), base.liquidadoAl),
    propuestas: optionalDe(
      readClaves,
      base.propuestas.map(({ clave }) => clave),
    ),
    sinValor: optionalDe(readClaves, [...base.sinValor]),
    versionDeTitulo: optionalDe(readVersionDeTitulo, base.versionDeTitulo),
    sinFundamento: optionalDe(
      (valor, campo) =>
        readListaDeEntrada(
          valor,
          (uno, donde) => readObjeto(uno, { recurso: readTexto, faltan: readTexto }, donde),
          campo,
        ),
      [...base.sinFundamento],
    ),
    ultimoTitulo: optionalDe(readEntero, base.ultimoTitulo),
    sinEvaluar: optionalDe(nullable(readFecha), base.sinEvaluar),
    feriaDeInvierno: optionalDe(readLogico, base.feriaDeInvierno),
  })
  return { ...base, ...hechos, propuestas: findPropuestas([], hechos.hoy, propuestas) }
}

const GRUPO = readOpcion(NOMBRES_DE_GRUPOS)

export const reglasDeInstalacion = {
  'instalacion/puesta-en-marcha': (entrada) => {
    const puntos = decidePuestaEnMarcha(readHechos(entrada))
    const { mira } = entrada as { readonly mira?: unknown }
    if (mira !== undefined) {
      const clave = readPunto(mira, 'entrada.mira')
      const punto = puntos.find((uno) => uno.clave === clave)
      return `${punto?.estado}. ${punto?.detalle}`
    }
    const conEstado = (nombre: string, estado: string) => {
      const claves = puntos.filter((uno) => uno.estado === estado).map(({ clave }) => clave)
      return claves.length === 0 ? {} : { [nombre]: claves }
    }
    return {
      ...conEstado('listo', 'listo'),
      ...conEstado('falta', 'falta'),
      ...conEstado('porAceptar', 'por-aceptar'),
      ...conEstado('aviso', 'aviso'),
      hechas: `${puntos.filter((uno) => !isPendiente(uno)).length} de ${puntos.length}`,
    }
  },
  'instalacion/comandos': (entrada) => {
    const { mira } = entrada as { readonly mira?: unknown }
    const clave = readPunto(mira, 'entrada.mira')
    return decidePuestaEnMarcha(readHechos(entrada)).find((uno) => uno.clave === clave)?.comandos
  },
  'instalacion/espera': (entrada) => {
    const { pantalla } = entrada as { readonly pantalla?: unknown }
    return findEspera(
      readOpcion(PANTALLAS_QUE_ESPERAN)(pantalla, 'entrada.pantalla'),
      decidePuestaEnMarcha(readHechos(entrada)).filter(isPendiente),
    ).map(({ clave }) => clave)
  },
  'instalacion/aceptar': (entrada) => {
    const { guardados, hoy, grupo, exige } = readObjeto(entrada, {
      guardados: readFilasDeParametro,
      hoy: readFecha,
      grupo: nullable(GRUPO),
      exige: optionalDe((valor, campo) => readListaDeEntrada(valor, GRUPO, campo), []),
    })
    if (grupo !== null)
      return findPropuestas(guardados, hoy, GRUPOS_DE_PROPUESTAS[grupo]).map(
        ({ clave, valor }) => `${clave} ${valor || '«»'}`,
      )
    const motivos = checkAceptados(guardados, hoy, exige)
    return motivos.length === 0 ? 'puede' : writeRechazo(motivos)
  },
} as const satisfies Readonly<Record<string, Regla>>
