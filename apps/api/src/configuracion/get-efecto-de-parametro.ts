import {
  applyCambio,
  describeCaducidades,
  describeSinConfirmar,
  describeSinEfecto,
  describeVigencia,
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
  if (!esDeInstancia(clave)) return []
  const { cambian, antes: eran, despues: serian } = await countEfectoEnCaducidad(db, despues, hoy)
  return describeCaducidades(cambian, eran, serian)
}

/**
 * Describes what a proposed value of a parameter changes in an example, in the unconfirmed agreements, in the cases and
 * in the documents. Uses the same rules as the real change, and writes nothing.
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
  if (!cambia) return { vigenteDesde: desde, frases: [describeSinEfecto()], impresos: [] }
  const vigencias = listVigencias(despues, clave, hoy)
  const hasta = vigencias.find((una) => una.desde === desde)?.hasta ?? null
  const parte = parteQueCambia(clave)
  const convenios =
    parte && (await countSinConfirmarQueCambian(db, clave, { antes, despues, desde, hasta }))
  return {
    vigenteDesde: desde,
    frases: [
      ...(await frasesDeParametro(db, cambio)),
      ...(parte && convenios ? [describeSinConfirmar(parte, convenios)] : []),
      ...(await enCasos(db, cambio)),
      ...describeVigencia(writeValorDeParametro(clave, anterior), { desde, hasta, hoy }),
    ],
    impresos: impresosDe(cambio),
  }
}
