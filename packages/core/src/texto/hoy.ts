export const hoy = {
  titulo: 'Hoy',
  titulosDeMesa: { judicial: 'Mesa judicial', extrajudicial: 'Mesa extrajudicial' },
  mesas: { judicial: 'judicial', extrajudicial: 'extrajudicial' },
  numeros: {
    vencidos: { uno: 'vencido', varios: 'vencidos' },
    proximos: { uno: 'vence en diez días', varios: 'vencen en diez días' },
    sinActuaciones: { uno: 'sin actuaciones', varios: 'sin actuaciones' },
    cartasSinAcuse: { uno: 'carta sin acuse', varios: 'cartas sin acuse' },
    caducidad: { uno: 'instancia por caducar', varios: 'instancias por caducar' },
    medida: { uno: 'medida por vencer', varios: 'medidas por vencer' },
    convenio: { uno: 'caso con convenio por caducar', varios: 'casos con convenio por caducar' },
    conveniosEnRiesgo: {
      uno: 'convenio en riesgo de caducar',
      varios: 'convenios en riesgo de caducar',
    },
  },
  saldadas: {
    paraArchivar: { uno: 'saldada para archivar', varios: 'saldadas para archivar' },
    recientes: { uno: 'saldada en siete días', varios: 'saldadas en siete días' },
  },
  porAbogado: 'Por abogado',
  nadie: 'Sin abogado',
  columnas: {
    abogado: 'Abogado',
    vencidos: 'Vencidos',
    proximos: 'Vencen en diez días',
    sinActuaciones: 'Sin actuaciones',
    cartas: 'Cartas sin acuse',
    convenios: 'Convenios en riesgo',
  },
  columnasDeMesa: {
    judicial: {
      vencidos: 'Vencidos jud.',
      proximos: 'Por vencer jud.',
      sinActuaciones: 'Sin act. jud.',
      saldadas: 'Saldadas jud.',
    },
    extrajudicial: {
      vencidos: 'Vencidos ext.',
      proximos: 'Por vencer ext.',
      sinActuaciones: 'Sin act. ext.',
      saldadas: 'Saldadas ext.',
    },
  },
  casosDe: '{rotulo} de {abogado}, mesa {mesa}: {n}',
  cartasDe: 'Cartas sin acuse de {abogado}: {n}',
  conveniosDe: 'Convenios en riesgo de {abogado}: {n}',
} as const
