import { interpolar, textos } from '@apremia/core'
import { asc, eq, sql } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { appendAviso } from '../avisos/append-aviso.ts'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import type { Db } from '../platform/db/queryable.ts'
import { usuario } from './usuario-table.ts'
import { findCodigoDeFicha } from './usuarios-repo.ts'

/**
 * Corrects the users who have the lawyer code of another person, which older versions allowed (D166). Each corrected
 * user gets a notice and a row in the audit history. Later starts find nothing to correct.
 */
export const reconcileCodigos = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ajenos = await tx
      .select()
      .from(usuario)
      .where(
        sql`${usuario.abogado} is not null and not exists (
          select 1 from ${abogado}
          where ${abogado.codexterno} = ${usuario.abogado} and ${abogado.nrodni} = ${usuario.dni})`,
      )
      .orderBy(asc(usuario.dni))
      .for('update')
    for (const { dni, abogado: antes } of ajenos) {
      const codigo = await findCodigoDeFicha(tx, dni)
      await tx
        .update(usuario)
        .set({ abogado: codigo || null })
        .where(eq(usuario.dni, dni))
      const { codigoCorregido } = textos.usuarios
      const texto = interpolar(codigoCorregido, {
        antes: antes ?? '',
        despues: codigo || textos.usuarios.sinCodigo,
      })
      await appendAviso(tx, { dni, texto, creado: now })
      await appendHistorial(tx, {
        momento: now,
        actor: SISTEMA,
        operacion: 'reconcile-codigos',
        entidad: 'usuario',
        entidadId: dni,
        descripcion: texto,
        antes: { abogado: antes },
        despues: { abogado: codigo },
      })
    }
  })
