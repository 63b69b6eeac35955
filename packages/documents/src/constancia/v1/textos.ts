import { type ConstanciaDatos, formatFecha } from '@apremia/core'

export const TITULO_DE_CONSTANCIA = 'Constancia del historial'

export const PARA_QUE = [
  'Esta hoja acompaña a un lote y no es parte de ningún título ni de ninguna carta: no se entrega ni se presenta con ellos.',
  'Dice cuál era la última fila del historial al hacerse el lote. Guárdela en papel, fuera del sistema: mientras este código siga en la cadena, nada de lo anotado hasta entonces fue cambiado ni quitado.',
] as const

export const COMO = 'Para comprobarlo, con el código entre comillas:'
export const COMANDO = 'apremia historial verificar --cabeza "…"'

const CLASES: Readonly<Record<ConstanciaDatos['clase'], string>> = {
  titulos: 'Títulos ejecutivos',
  cartas: 'Cartas de intimación',
}

export const datosDeConstancia = ({
  clase,
  desde,
  hasta,
  fecha,
  hora,
  fila,
}: ConstanciaDatos): readonly (readonly [string, string])[] => [
  ['Lote', `${CLASES[clase]} N.º ${desde} a ${hasta}`],
  ['Día y hora', `${formatFecha(fecha)} ${hora}`],
  ['Fila', `N.º ${fila} del historial`],
]

/** Splits a hash into two lines of four groups, so that a person can copy it by hand. */
export const lineasDeCodigo = (hash: string): readonly string[] => {
  const grupos = hash.match(/.{1,8}/g) ?? []
  return [grupos.slice(0, 4).join('  '), grupos.slice(4).join('  ')]
}
