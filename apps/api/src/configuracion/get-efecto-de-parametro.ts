import {
  applyCambio,
  completeFilas,
  decideCambioDeParametro,
  describeCaducidades,
  describeSinConfirmar,
  describeSinEfecto,
  describeVigencia,
  ESTADOS_DE_CADUCIDAD,
  esDeInstancia,
  fechaEnZona,
  findPropuestas,
  parseFecha,
  parteQueCambia,
  ultimoDiaDeValor,
  writeValorDeParametro,
} from '@apremia/core'
import { imprimirParametro } from '@apremia/documents/impreso'
import { countEfectoEnCaducidad } from '../casos/efecto-en-caducidad.ts'
import { countSinConfirmarQueCambian } from '../convenios/convenios-sin-confirmar.ts'
import { listParametrosGuardados } from '../parametros/parametros-repo.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { type CambioPropuesto, frasesDeParametro } from './frases-de-parametro.ts'

/** The reason is asked for when the value is saved, so a preview passes the check of the reason with these words. */
const MOTIVO = 'Vista previa'

const readCambio = async (
  db: Db,
  query: {
    readonly clave: string
    readonly valor: string
    readonly vigenteDesde?: string | undefined
  },
  momento: Date,
): Promise<CambioPropuesto & { readonly cambia: boolean }> => {
  const hoy = fechaEnZona(momento)
  const guardadas = await listParametrosGuardados(db)
  const antes = completeFilas(guardadas)
  const decision = decideCambioDeParametro(
    {
      ...{ clave: query.clave, valor: query.valor, motivo: MOTIVO },
      vigenteDesde: parseFecha(query.vigenteDesde ?? '') ?? null,
      propuesto: findPropuestas(guardadas, hoy).some(({ clave }) => clave === query.clave),
    },
    antes,
    hoy,
  )
  if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', decision.motivos)
  const { clave, valor, vigenteDesde: desde, anterior, cambia } = decision.valor
  const despues = applyCambio(antes, { clave, valor, vigenteDesde: desde })
  return { clave, valor, anterior: anterior ?? '', desde, antes, despues, hoy, cambia }
}

const impresosDe = ({ clave, desde, antes, despues }: CambioPropuesto) => {
  const eran = imprimirParametro(clave, antes, desde)
  return imprimirParametro(clave, despues, desde).map(({ papel, texto }) => ({
    papel,
    antes: eran.find((uno) => uno.papel === papel)?.texto ?? '',
    despues: texto,
  }))
}

const enCasos = async (db: Db, { clave, despues, hoy }: CambioPropuesto) => {
  if (!esDeInstancia(clave)) return { frases: [], caducidades: [] }
  const { cambian, antes: eran, despues: serian } = await countEfectoEnCaducidad(db, despues, hoy)
  return {
    frases: describeCaducidades(cambian, eran, serian),
    caducidades: ESTADOS_DE_CADUCIDAD.map((estado) => ({
      ...{ estado, antes: eran[estado], despues: serian[estado] },
    })),
  }
}

/**
 * Says what a proposed value of a parameter changes: an example, the unconfirmed agreements, the cases and the
 * documents. Uses the rules that apply the value, and writes nothing.
 */
export const getEfectoDeParametro: Handler<'getEfectoDeParametro'> = async (
  { db, ahora },
  { query },
) => {
  const cambio = await readCambio(db, query, ahora())
  const { clave, anterior, desde, antes, despues, hoy } = cambio
  const nada = { vigenteDesde: desde, impresos: [], convenios: null, caducidades: [] }
  if (!cambio.cambia) return { ...nada, frases: [describeSinEfecto()] }
  const hasta = ultimoDiaDeValor(antes, { clave, vigenteDesde: desde })
  const parte = parteQueCambia(clave)
  const convenios =
    parte && (await countSinConfirmarQueCambian(db, clave, { antes, despues, desde, hasta }))
  const casos = await enCasos(db, cambio)
  return {
    vigenteDesde: desde,
    frases: [
      ...(await frasesDeParametro(db, cambio)),
      ...(parte && convenios ? [describeSinConfirmar(parte, convenios)] : []),
      ...casos.frases,
      ...describeVigencia(writeValorDeParametro(clave, anterior), { desde, hasta, hoy }),
    ],
    impresos: impresosDe(cambio),
    convenios,
    caducidades: casos.caducidades,
  }
}
