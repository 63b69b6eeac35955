import { interpolar, marcaDeTiempo, nombreDeFuente, textos } from '@apremia/core'
import type { FilaDeIngreso } from '@apremia/workbooks'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import type { Handler } from '../platform/http/mount.ts'
import { diaYHora } from './dia-y-hora.ts'
import { findIngresos, type Ingreso } from './ingresos-repo.ts'

const LOTE = 2_000

const toFila = ({ fech_hor_login, fuente }: Ingreso): FilaDeIngreso => ({
  ...diaYHora(fech_hor_login),
  fuente: nombreDeFuente(fuente),
})

export const exportIngresos: Handler<'exportIngresos'> = (services, { query, request }) => {
  const { userDni, formato } = query
  const filas = async function* () {
    for (let pagina = 1; ; pagina += 1) {
      const { rows, total } = await findIngresos(services.db, userDni, { pagina, porPagina: LOTE })
      yield rows.map(toFila)
      if (pagina * LOTE >= total) return
    }
  }
  return exportTabla(services, request, {
    tabla: 'ingresos',
    formato,
    archivo: interpolar(textos.archivos.ingresosDe, {
      dni: userDni,
      timestamp: marcaDeTiempo(services.ahora()),
    }),
    lotes: filas(),
  })
}
