import { codigoDeDia, decideDiaInhabil, formatFecha, interpolar, textos } from '@apremia/core'
import {
  lockDiasInhabiles,
  withVersionDeDia,
  writeDiaInhabil,
} from '../dias-inhabiles/dias-inhabiles-repo.ts'
import { readDiaInhabil } from '../dias-inhabiles/read-dia-inhabil.ts'
import type { Handler } from '../platform/http/mount.ts'
import { saveFilaDeCatalogo } from './save-fila-de-catalogo.ts'

const t = textos.diasInhabiles.historial

/**
 * Terms in working days are computed when they are read, so a change of the calendar requires no recalculation of
 * stored data.
 */
export const saveDiaInhabil: Handler<'saveDiaInhabil'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    const dias = await lockDiasInhabiles(tx)
    const leido = readDiaInhabil(body)
    const codigo = codigoDeDia(leido)
    const dia = { ...leido, codigo }
    const actual = dias.find((uno) => codigoDeDia(uno) === codigo)
    const que = { dia: formatFecha(dia.desde), motivo: dia.motivo, porque: dia.quitado }
    return saveFilaDeCatalogo<typeof dia>(tx, {
      actual: actual && withVersionDeDia(actual),
      vista: body.version,
      decision: decideDiaInhabil(dia, { dias, nuevo: body.version === '' }),
      write: (fila) => writeDiaInhabil(tx, fila),
      toGuardada: withVersionDeDia,
      acto: {
        ...{ actor: sesion, momento: ahora(), operacion: 'save-dia-inhabil' },
        entidad: 'dia-inhabil',
        alta: interpolar(t.alta, que),
        edicion: interpolar(
          actual?.quitado === '' && dia.quitado !== '' ? t.quita : t.edicion,
          que,
        ),
      },
    })
  })
