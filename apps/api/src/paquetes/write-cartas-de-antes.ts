import { TIPOS_FIJOS, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { ADJUNTOS } from './adjuntos-de-paquete.ts'
import { keepFilas } from './antes-de-paquete.ts'
import { DNI_DE_CARGA } from './campos-de-antes.ts'
import { numeroAnterior } from './destinos-de-cartas.ts'
import { quizasDe } from './falla.ts'
import { type ArchivoPorCargar, planDePuesto } from './write-puesta.ts'

const texto = (columna: string): string => `coalesce(${quizasDe(columna)}, '')`

const nuevasDe = (puesto: ArchivoPorCargar): string =>
  `${puesto.tabla} f join ${planDePuesto(puesto).cambios} c on c.fila = f.fila and c.nuevo`

/**
 * Writes the acknowledgements of the letters of a data package.
 *
 * @param carga id of the import, by which an undo finds the new rows. Undefined when the import cannot be undone
 */
export const writeAcusesDeCartas = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  carga: number | undefined,
  ahora: Date,
): Promise<void> => {
  if (!puesto.columnas.includes('ACUSE')) return
  const de = `${nuevasDe(puesto)} where f.acuse is not null`
  const numero = numeroAnterior('f.numero')
  await keepFilas(tx, {
    ...{ carga, tabla: 'carta_acuse', acto: 'I', de },
    fila: `jsonb_build_object('numero', ${numero})`,
  })
  await tx.execute(sql`
    insert into carta_acuse (numero, medio, pieza, resultado, fecha, receptor, receptor_dni, vinculo, notificador,
      motivo, escaneo, dni, anotado)
    select ${sql.raw(numero)}, coalesce(${sql.raw(quizasDe('MEDIO'))}, 'carta-documento'), ${sql.raw(texto('PIEZA'))},
      f.acuse, f.acuse_fecha, ${sql.raw(texto('RECEPTOR'))}, ${sql.raw(texto('RECEPTOR_DNI'))},
      ${sql.raw(texto('VINCULO'))}, ${sql.raw(texto('NOTIFICADOR'))}, ${sql.raw(texto('ACUSE_MOTIVO'))},
      (select x.sha256 from ${sql.raw(ADJUNTOS)} x where x.ruta = ${sql.raw(quizasDe('ESCANEO'))}),
      current_setting(${DNI_DE_CARGA}), ${ahora.toISOString()}::timestamptz
    from ${sql.raw(de)} order by f.fila`)
}

/**
 * Records the final notice of each imported letter as a legal action. Skips annulled letters. Also skips a property or
 * business that already has a final notice of the same day.
 */
export const writeAvisosDeCartas = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  carga: number | undefined,
  ahora: Date,
): Promise<void> => {
  const tipo = String(TIPOS_FIJOS.avisoFinal)
  const de = `${nuevasDe(puesto)}
    join carta k on k.anterior = f.carta and k.anulada is null
    join tipo_etapa e on e.tp_id = ${tipo}
    where ${quizasDe('RETIRADO')} is null and not exists (select from actuacion a
      where (a.tipo, a.imponible, a.recurso, a.fecha, a.tp_id) = (f.tipo, f.imponible, f.recurso, k.fecha, ${tipo})
        and a.vigente and a.carta is null)`
  await keepFilas(tx, {
    ...{ carga, tabla: 'actuacion', acto: 'I', de },
    fila: `jsonb_build_object('carta', k.numero, 'tipo', f.tipo, 'imponible', f.imponible, 'recurso', f.recurso)`,
  })
  await tx.execute(sql`
    insert into actuacion (carta, tipo, imponible, recurso, abogado, fecha, tp_id, gp_id, obs, ingreso)
    select k.numero, f.tipo, f.imponible, f.recurso, k.abogado, k.fecha, e.tp_id, e.gp_id,
      replace(${textos.cartas.actuacionAnterior}, '{numero}', k.anterior::text), ${ahora.toISOString()}::timestamptz
    from ${sql.raw(de)} order by f.fila`)
}
