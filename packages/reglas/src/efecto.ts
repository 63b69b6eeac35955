import {
  applyCambio,
  CATALOGO_INICIAL,
  CERO,
  cambiaSinConfirmar,
  describeHonorariosDeEjemplo,
  describePlanesDeEjemplo,
  esDePlanes,
  FILAS_INICIALES,
  type ReglasDeEjemplo,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { buildEstado } from './convenio-nuevo.ts'
import { readPlan } from './plan.ts'
import {
  optionalDe,
  readEntero,
  readFecha,
  readImporte,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { readClaveDeParametro, readFilasDeParametro } from './read-parametro.ts'

const lectoresDeCambio = {
  clave: readClaveDeParametro,
  valor: readTexto,
  desde: readFecha,
  filas: optionalDe(readFilasDeParametro, []),
}

const ESTADOS = [buildEstado(1, 'Extrajudicial', '10.00'), buildEstado(2, 'Judicial', '15.00')]

const readLinea = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      recurso: optionalDe(readTexto, 'AB'),
      capital: readImporte,
      interes: optionalDe(readImporte, CERO),
    },
    campo,
  )

const readPlanes = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (plan, donde) =>
      readObjeto(
        plan,
        {
          plan: readPlan,
          cuotas: optionalDe(readEntero, 15),
          anticipo: optionalDe(readImporte, CERO),
          lineas: (lineas: unknown, dentro: string) =>
            readListaDeEntrada(lineas, readLinea, dentro),
        },
        donde,
      ),
    campo,
  )

const readConvenio = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      firma: readFecha,
      clase: optionalDe(readOpcion(['inmueble', 'comercio']), 'inmueble'),
      judicial: optionalDe(readLogico, false),
      estporc: optionalDe(readTexto, '10.00'),
      estgstfijo: optionalDe(readImporte, CERO),
      otgastos: optionalDe(readImporte, CERO),
      responsableInscripto: optionalDe(readLogico, true),
      planes: readPlanes,
    },
    campo,
  )

interface CambioDePrueba {
  readonly clave: ReturnType<typeof readClaveDeParametro>
  readonly valor: string
  readonly desde: ReturnType<typeof readFecha>
}

const parDe = (filas: ReglasDeEjemplo['filas'], { clave, valor, desde }: CambioDePrueba) => ({
  antes: filas,
  despues: applyCambio(filas, { clave, valor, vigenteDesde: desde }),
})

const sinDuras = (frases: readonly string[]): string[] =>
  frases.map((frase) => frase.replaceAll('\u00a0', ' '))

export const reglasDeEfecto = {
  'convenio/ejemplo': (entrada) => {
    const { filas, ...cambio } = readObjeto(entrada, lectoresDeCambio)
    const { antes, despues } = parDe([...FILAS_INICIALES, ...filas], cambio)
    const reglas = (todas: typeof antes): ReglasDeEjemplo => ({
      ...{ filas: todas, firma: cambio.desde },
      ...{ recursos: CATALOGO_INICIAL, estados: ESTADOS },
    })
    const par = [reglas(antes), reglas(despues)] as const
    return sinDuras(
      esDePlanes(cambio.clave)
        ? describePlanesDeEjemplo(cambio.clave, ...par)
        : describeHonorariosDeEjemplo(...par),
    )
  },
  'convenio/ejemplo-de-arancel': (entrada) => {
    const { antes, despues, desde } = readObjeto(entrada, {
      antes: readTexto,
      despues: readTexto,
      desde: readFecha,
    })
    const reglas = (porcentual: string): ReglasDeEjemplo => ({
      ...{ filas: FILAS_INICIALES, firma: desde, recursos: CATALOGO_INICIAL },
      estados: [buildEstado(1, 'Extrajudicial', porcentual)],
    })
    return sinDuras(describeHonorariosDeEjemplo(reglas(antes), reglas(despues)))
  },
  'convenio/sin-confirmar': (entrada) => {
    const { filas, convenio, ...cambio } = readObjeto(entrada, {
      ...lectoresDeCambio,
      convenio: readConvenio,
    })
    const par = parDe([...FILAS_INICIALES, ...filas], cambio)
    const cambia = cambiaSinConfirmar(cambio.clave, convenio, {
      ...par,
      recursos: CATALOGO_INICIAL,
    })
    return cambia ? 'cambia' : 'no cambia'
  },
} as const satisfies Record<string, Regla>
