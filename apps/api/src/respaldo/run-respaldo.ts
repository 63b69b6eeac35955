import { existsSync, statSync } from 'node:fs'
import { fechaEnZona, formatFecha, horaEnZona, interpolar, textos } from '@apremia/core'
import { openLoComun } from '../almacen/open-lo-comun.ts'
import { askDeposito, openDeposito } from '../documentos/open-deposito.ts'
import { readVersion } from '../platform/version.ts'
import { assertEnsayable, checkPermisos } from './assert-ensayable.ts'
import { listCopias } from './carpeta-de-copias.ts'
import type { PuntoDeCopia } from './check-restaurada.ts'
import { createRespaldo, type RespaldoHecho } from './create-respaldo.ts'
import { describeActualizacion } from './describe-actualizacion.ts'
import type { HechosDeBase } from './hechos-de-base.ts'
import type { Informe, LugarDeRespaldo } from './instantanea.ts'
import { refuseBaseNueva } from './open-copia.ts'
import type { PedidoDeRespaldo } from './pedido-de-respaldo.ts'
import { pruneRespaldos } from './prune-respaldos.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'
import { type Anotaciones, restoreRespaldo } from './restore-respaldo.ts'
import { verifyRespaldo } from './verify-respaldo.ts'
import { writeEntero, writeTamano } from './write-cantidades.ts'

/** Output of a command: `datos` for a program, `lineas` for a person, and the exit code. */
interface Resultado {
  readonly datos: object
  readonly lineas: readonly string[]
  readonly salida?: number
}

type Verbo = (lugar: LugarDeRespaldo, pedido: PedidoDeRespaldo) => Promise<Resultado>

const t = textos.respaldo

const writeMomento = (instante: string): string => {
  const momento = new Date(instante)
  return `${formatFecha(fechaEnZona(momento))} ${horaEnZona(momento)}`
}

/** True when the backups are on the same disk as the data. A failure of that disk would lose both. */
const isMismoDisco = (en: string, dataDir: string): boolean =>
  statSync(en).dev === statSync(dataDir).dev

const prune = async ({ en, retencion, ensayo }: PedidoDeRespaldo) => {
  if (retencion === undefined) return undefined
  const podadas = await pruneRespaldos(en, retencion, ensayo)
  const dice = ensayo ? t.sePodaria : t.podada
  return {
    podadas,
    lineas: [
      ...podadas.podar.map((nombre) => interpolar(dice, { nombre })),
      ...podadas.danadas.map((nombre) => interpolar(t.danada, { nombre })),
      interpolar(t.quedan, { cantidad: podadas.conservar.length }),
    ],
  }
}

const describeHecha = ({ carpeta, tamano, manifiesto }: RespaldoHecho): string[] => {
  const { faltan, cantidad } = manifiesto.documentos
  return [
    interpolar(t.creada, {
      ...{ nombre: carpeta, tamano: writeTamano(tamano) },
      momento: writeMomento(manifiesto.momento),
      documentos: writeEntero(cantidad - faltan.length),
    }),
    ...(faltan.length === 0 ? [] : [interpolar(t.conFaltantes, { documentos: faltan.join(', ') })]),
  ]
}

const makeCopia = async (
  lugar: LugarDeRespaldo,
  pedido: PedidoDeRespaldo,
  admitir?: (hechos: HechosDeBase) => void,
) => {
  const { en, dataDir } = pedido
  const anterior = (await listCopias(en)).at(-1)?.manifiesto
  const hecha = await createRespaldo(lugar, pedido, admitir)
  if (anterior?.cifrada && !hecha.manifiesto.cifrada)
    lugar.informe.paso(interpolar(t.sinCifrar, { carpeta: en }))
  if (isMismoDisco(en, dataDir)) lugar.informe.paso(interpolar(t.mismoDisco, { carpeta: en }))
  return hecha
}

const create: Verbo = async (lugar, pedido) => {
  const hecha = await makeCopia(lugar, pedido)
  const { nombre, carpeta, tamano, manifiesto } = hecha
  const { faltan } = manifiesto.documentos
  const entera = faltan.length === 0
  const podado = entera ? await prune(pedido) : undefined
  return {
    datos: {
      ...{ nombre, carpeta, tamano, momento: manifiesto.momento, faltan },
      podadas: podado?.podadas.podar ?? [],
    },
    lineas: [...describeHecha(hecha), ...(podado?.lineas ?? [])],
    ...(entera ? {} : { salida: SALIDA_DE_RESPALDO.falla }),
  }
}

const list: Verbo = async (_, { en }) => {
  if (!existsSync(en))
    throw new RespaldoRechazado(interpolar(t.sinCarpeta, { carpeta: en }), SALIDA_DE_RESPALDO.uso)
  const copias = (await listCopias(en)).map(({ nombre, manifiesto }) => ({
    nombre,
    ...(manifiesto
      ? {
          ...{ momento: manifiesto.momento, base: manifiesto.base.tipo },
          ...{ tamano: manifiesto.archivos.tamano, cifrada: manifiesto.cifrada },
          ...{ version: manifiesto.version, faltan: manifiesto.documentos.faltan.length },
        }
      : { danada: true }),
  }))
  return {
    datos: { carpeta: en, copias },
    lineas:
      copias.length === 0
        ? [interpolar(t.sinCopias, { carpeta: en })]
        : copias.map((copia) =>
            'momento' in copia
              ? [
                  ...[copia.nombre, writeMomento(copia.momento), writeTamano(copia.tamano)],
                  t.bases[copia.base],
                  ...(copia.cifrada ? [t.cifrada] : []),
                  ...(copia.faltan > 0 ? [interpolar(t.leFaltan, { n: copia.faltan })] : []),
                ].join('  ')
              : interpolar(t.danada, { nombre: copia.nombre }),
          ),
  }
}

const describePunto = ({ punto, bien, detalle }: PuntoDeCopia): string =>
  `${bien ? '✔' : '✘'} ${t.puntos[punto]}: ${detalle}`

const verify: Verbo = async (lugar, pedido) => {
  const verificada = await verifyRespaldo(lugar, pedido)
  const { nombre, momento, puntos } = verificada
  const sirve = puntos.every(({ bien }) => bien)
  return {
    datos: { ...verificada, sirve },
    lineas: [
      ...puntos.map(describePunto),
      interpolar(sirve ? t.sirve : t.noSirve, { nombre, momento: writeMomento(momento) }),
    ],
    ...(sirve ? {} : { salida: SALIDA_DE_RESPALDO.falla }),
  }
}

/**
 * Tries the update of the installation to this program: makes a backup, restores it to a scratch database, and updates
 * and verifies that database. The backup stays.
 */
const rehearse: Verbo = async (lugar, pedido) => {
  await assertEnsayable(pedido)
  const permisos = await checkPermisos(pedido.databaseUrl)
  const hecha = await makeCopia(lugar, pedido, refuseBaseNueva)
  const { nombre, manifiesto } = hecha
  const hasta = readVersion()
  lugar.informe.paso(interpolar(t.copiaDelEnsayo, { nombre }))
  const verificada = await verifyRespaldo(lugar, { ...pedido, cual: nombre }).catch((error) => {
    if (permisos?.bien === false) lugar.informe.paso(describePunto(permisos))
    throw error
  })
  const puntos = [...verificada.puntos, ...(permisos ? [permisos] : [])]
  const sePuede = puntos.every(({ bien }) => bien)
  return {
    datos: { ...verificada, puntos, desde: manifiesto.version, hasta, sePuede },
    lineas: [
      ...describeHecha(hecha),
      ...describeActualizacion(verificada, manifiesto),
      ...puntos.map(describePunto),
      interpolar(sePuede ? t.sePuedeActualizar : t.noActualice, { hasta, nombre }),
    ],
    ...(sePuede ? {} : { salida: SALIDA_DE_RESPALDO.falla }),
  }
}

const ENSAYO: Readonly<Record<Anotaciones, string>> = {
  seguras: t.ensayo.seguras,
  dudosas: t.ensayo.pide,
  faltan: t.ensayo.pide,
}

const restore: Verbo = async (lugar, pedido) => {
  const restaurado = await restoreRespaldo(lugar, pedido, pedido.ensayo)
  const { nombre, momento, numeros, anotaciones } = restaurado
  const deCuando = { nombre, momento: writeMomento(momento) }
  return {
    datos: { ...restaurado, ensayo: pedido.ensayo },
    lineas: pedido.ensayo
      ? [interpolar(t.ensayo.sePuede, deCuando), ENSAYO[anotaciones]]
      : [
          interpolar(t.restaurada, deCuando),
          numeros === undefined ? t.pideNumeros : interpolar(t.siguen, numeros),
        ],
  }
}

const pruneAlone: Verbo = async (_, pedido) => {
  const podado = await prune(pedido)
  return { datos: podado?.podadas ?? {}, lineas: podado?.lineas ?? [] }
}

const VERBOS: Readonly<Record<PedidoDeRespaldo['verbo'], Verbo>> = {
  crear: create,
  listar: list,
  verificar: verify,
  ensayar: rehearse,
  restaurar: restore,
  podar: pruneAlone,
}

const USAN_DOCUMENTOS: ReadonlySet<PedidoDeRespaldo['verbo']> = new Set([
  ...(['crear', 'ensayar', 'restaurar'] as const),
])

/** Milliseconds between two lines in which the backup command reports the progress of one step. */
const CADA_MS = 5_000

export const createInforme = (write: (line: string) => void): Informe => {
  let ultima = 0
  return {
    paso: (texto) => {
      ultima = Date.now()
      write(texto)
    },
    avance: (hecho, total) => {
      if (Date.now() - ultima < CADA_MS) return
      ultima = Date.now()
      write(interpolar(t.avance, { hecho: writeEntero(hecho), total: writeEntero(total) }))
    },
  }
}

export const runRespaldo = async (
  pedido: PedidoDeRespaldo,
  { visit, signal }: Pick<LugarDeRespaldo, 'visit' | 'signal'>,
  write: { readonly out: (text: string) => void; readonly err: (text: string) => void },
): Promise<number> => {
  const { verbo, dataDir, databaseUrl, json } = pedido
  const informe = createInforme(write.err)
  const { deposito } = openDeposito(pedido)
  const lugar = {
    ...{ ...openLoComun(pedido), dataDir, databaseUrl, deposito, visit, signal, informe },
    ahora: () => new Date(),
  }
  if (USAN_DOCUMENTOS.has(verbo)) await askDeposito(deposito)
  const { datos, lineas, salida = 0 } = await VERBOS[verbo](lugar, pedido)
  const comando = `respaldo ${verbo}`
  if (json) write.out(JSON.stringify({ version: 1, comando, ...datos }))
  else for (const linea of lineas) write.out(linea)
  return salida
}
