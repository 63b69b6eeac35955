import {
  claveDeMaximo,
  decideCambioDeParametro,
  fechaEnZona,
  parametroVigente,
  parseFecha,
  textos,
} from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import { lockParametros, writeParametro } from '../parametros/write-parametro.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { refuseStale } from '../platform/http/refuse-stale.ts'

/**
 * Name of the request field for each field name of the core rule, so that an error names the field that the client
 * sent.
 */
const CAMPOS: Readonly<Record<string, string>> = { valor: 'maximo', clave: 'categoria' }

/**
 * Saves the maximum percentage of cases that an evaluation allows in one category (not filed, not archived or overdue).
 * The maximum is valid from today, or from another day with a reason.
 */
export const saveEvaluacionesConfig: Handler<'saveEvaluacionesConfig'> = ({ db, ahora }, call) =>
  db.transaction(async (tx) => {
    const { categoria, maximo, visto } = call.body
    const momento = ahora()
    await lockParametros(tx)
    const hoy = fechaEnZona(momento)
    const filas = await listParametros(tx)
    const clave = claveDeMaximo(categoria)
    // A client written for S2 §7 sends only the category of cases and the maximum percentage, without a reason. It may
    // still correct a maximum that came into force today.
    const corrigeHoy =
      visto === undefined &&
      !call.body.vigenteDesde &&
      parametroVigente(filas, clave, hoy)?.vigenteDesde === hoy
    const motivo = call.body.motivo || (corrigeHoy ? textos.parametros.sinMotivo : '')
    const decision = decideCambioDeParametro(
      {
        ...{ clave, valor: String(maximo), motivo },
        vigenteDesde: parseFecha(call.body.vigenteDesde ?? '') ?? null,
      },
      filas,
      hoy,
    )
    if (!decision.ok) {
      const motivos = decision.motivos.map((uno) => ({
        ...uno,
        campo: CAMPOS[uno.campo] ?? uno.campo,
      }))
      throw camposRechazados(400, 'campos-invalidos', motivos)
    }
    const { anterior, vigenteDesde, cambia, valor } = decision.valor
    const desde = parametroVigente(filas, clave, vigenteDesde)?.vigenteDesde
    refuseStale(visto, {
      ...{
        clave: anterior ?? '',
        texto: anterior === null ? '—' : `${anterior.replace('.', ',')} %`,
      },
      previsto: desde !== undefined && desde > hoy ? desde : undefined,
    })
    const operacion = 'save-evaluaciones-config'
    if (cambia)
      await writeParametro(tx, decision.valor, { actor: call.sesion, momento, visto, operacion })
    return {
      ...{ categoria, maximo: Number(valor), vigenteDesde, cambia },
      anterior: anterior === null ? null : Number(anterior),
    }
  })
