import { toNumeroAnterior } from '@apremia/core'
import { adjunto, dato, instanteDe, quizas } from './campos-de-antes.ts'
import type { Destino } from './destino.ts'

export const numeroAnterior = (valor: string): string => `(${valor} + ${toNumeroAnterior(0)})`

export const DESTINOS_DE_CARTAS: Readonly<Record<string, Destino>> = {
  cartas_anteriores: {
    tabla: 'carta',
    clave: ['anterior'],
    campos: [
      dato('anterior', 'NUMERO', 'f.numero'),
      dato('numero', 'NUMERO', numeroAnterior('f.numero')),
      dato('abogado', 'ABOGADO', 'f.abogado'),
      dato('fecha', 'FECHA', 'f.fecha'),
      dato(
        'datos',
        'DEUDOR',
        `jsonb_build_object('numero', f.numero, 'fecha', f.fecha, 'vence', ${quizas('vence')}, 'total', f.total,
          'deudor', jsonb_build_object('nombre', f.deudor, 'documento', coalesce(${quizas('documento')}, ''),
            'domicilio', coalesce(${quizas('domicilio')}, '')))`,
      ),
      dato('total', 'TOTAL', 'f.total'),
      dato('anulada', 'ANULADA', instanteDe('anulada')),
      { ...dato('motivo_anulacion', 'MOTIVO', `coalesce(f.motivo, '')`), siFalta: `''` },
      adjunto('documento', 'sha256'),
    ],
    caso: 'deLaCarta',
  },
  cartas_anteriores_imponibles: {
    tabla: 'carta_imponible',
    clave: ['numero', 'tipo', 'imponible', 'recurso'],
    deClave: { numero: numeroAnterior },
    campos: [
      dato('numero', 'CARTA', numeroAnterior('f.carta')),
      dato('tipo', 'TIPO', 'f.tipo'),
      dato('imponible', 'IMPONIBLE', 'f.imponible'),
      dato('recurso', 'RECURSO', 'f.recurso'),
      dato('retirado', 'RETIRADO', instanteDe('retirado')),
    ],
    caso: 'propio',
  },
}
