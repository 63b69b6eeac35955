import {
  applyCambio,
  describeCaducidades,
  describeSinConfirmar,
  describeSinEfecto,
  describeVigencia,
  ESTADOS_DE_CADUCIDAD,
  esDeInstancia,
  fechaEnZona,
  listVigencias,
  parteQueCambia,
  writeValorDeParametro,
} from '@apremia/core'
import { imprimirParametro } from '@apremia/documents/impreso'
import { countEfectoEnCaducidad } from '../casos/efecto-en-caducidad.ts'
import { countSinConfirmarQueCambian } from '../convenios/convenios-sin-confirmar.ts'
import { readCambio } from '../parametros/decide-parametro.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { type CambioPropuesto, frasesDeParametro } from './frases-de-parametro.ts'

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
 * Says what a proposed value of a parameter changes in an example, in the unconfirmed agreements, in the cases and in
 * the documents. Uses the rules that apply the value, and writes nothing.
 */
export const getEfectoDeParametro: Handler<'getEfectoDeParametro'> = async (
  { db, ahora },
  { query },
) => {
  const hoy = fechaEnZona(ahora())
  const pedido = { ...query, motivo: null }
  const { cambio: decidido, antes } = await readCambio(db, pedido, hoy)
  const { clave, valor, vigenteDesde: desde, cambia } = decidido
  const anterior = decidido.anterior ?? ''
  const despues = applyCambio(antes, { clave, valor, vigenteDesde: desde })
  const cambio = { clave, valor, anterior, desde, antes, despues, hoy }
  const nada = { vigenteDesde: desde, impresos: [], convenios: null, caducidades: [] }
  if (!cambia) return { ...nada, frases: [describeSinEfecto()] }
  const vigencias = listVigencias(despues, clave, hoy)
  const hasta = vigencias.find((una) => una.desde === desde)?.hasta ?? null
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
