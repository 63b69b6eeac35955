import { writeDiaLocal } from './escribir-columna.ts'
import {
  delImponible,
  diaDeSalida,
  importeDeSalida,
  type PapelDeSalida,
} from './papel-de-salida.ts'

/**
 * SQL for the number of a letter in the exported data package. A letter of this product and a letter of the former
 * system may have the same number. The letter of this product then gets a number after all the others.
 */
const numeroDe = (fila: string): string => `case
  when ${fila}.anterior is not null then ${fila}.anterior
  when not exists (select from carta x where x.anterior = ${fila}.numero) then ${fila}.numero
  else ${fila}.numero + (select greatest(max(x.anterior), max(x.numero) filter (where x.anterior is null)) from carta x)
  end`

const DE_PDF = `(select o.sha256 from documento o where o.tipo = 'application/pdf' and o.sha256 = `

/**
 * Exports the letters of this installation and of the former system. The letters of this installation are printed again
 * with the same bytes.
 */
export const CARTAS_DE_SALIDA: Readonly<Record<string, PapelDeSalida>> = {
  cartas_anteriores: {
    de: 'carta t left join carta_acuse a on a.numero = t.numero',
    orden: numeroDe('t'),
    documentos: `(select jsonb_agg(jsonb_build_object('sha256', d.sha256, 'carta', d.carta, 'columna', d.columna,
        'ruta', d.carpeta || '/' || ${numeroDe('t')} || '.pdf')) from (values
        ('PDF', 'cartas', ${DE_PDF} t.documento), case when t.anterior is null then t.numero end),
        ('ESCANEO', 'acuses', ${DE_PDF} a.escaneo), null)
      ) as d(columna, carpeta, sha256, carta) where coalesce(d.sha256, d.carta::text) is not null)`,
    columnas: {
      NUMERO: numeroDe('t'),
      FECHA: diaDeSalida('t.fecha'),
      ABOGADO: 't.abogado',
      DEUDOR: `t.datos -> 'deudor' ->> 'nombre'`,
      DOCUMENTO: `t.datos -> 'deudor' ->> 'documento'`,
      DOMICILIO: `t.datos -> 'deudor' ->> 'domicilio'`,
      TOTAL: importeDeSalida('t.total'),
      VENCE: `t.datos ->> 'vence'`,
      ACUSE: 'a.resultado',
      ACUSE_FECHA: diaDeSalida('a.fecha'),
      MEDIO: 'a.medio',
      PIEZA: 'a.pieza',
      RECEPTOR: 'a.receptor',
      RECEPTOR_DNI: 'a.receptor_dni',
      VINCULO: 'a.vinculo',
      NOTIFICADOR: 'a.notificador',
      ACUSE_MOTIVO: 'a.motivo',
      ANULADA: writeDiaLocal('t.anulada'),
      MOTIVO: 't.motivo_anulacion',
    },
  },
  cartas_anteriores_imponibles: {
    de: 'carta_imponible i join carta t on t.numero = i.numero',
    orden: `${numeroDe('t')}, i.tipo, i.imponible, i.recurso collate "C"`,
    documentos: 'null',
    columnas: {
      CARTA: numeroDe('t'),
      ...delImponible('i'),
      RETIRADO: writeDiaLocal('i.retirado'),
    },
  },
}
