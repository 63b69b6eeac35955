/** Texts of the first-day checklist, on its page and on the home page. */
export const puestaEnMarchaPantalla = {
  titulo: 'Puesta en marcha',
  lead: 'Lo que hace falta para trabajar: para qué es cada cosa, quién la tiene y dónde se pone.',
  avance: '{hechas} de {total}',
  completa: 'Está todo: se puede trabajar.',
  grupos: { falta: 'Falta', aviso: 'Para mirar', listo: 'Listo' },
  estados: {
    listo: 'Listo',
    falta: 'Falta',
    'por-aceptar': 'Por aceptar',
    aviso: 'Para mirar',
  },
  quien: 'Quién lo tiene',
  ir: 'Ir a «{donde}»',
  irDe: 'Ir a «{donde}», por {titulo}',
  terminal: 'O en la terminal',
  aceptar: {
    boton: 'Aceptar lo propuesto',
    botonDe: 'Aceptar lo propuesto: {titulo}',
    todos: 'Aceptar todo lo propuesto ({n})',
    titulo: '¿Aceptar estos valores?',
    efecto:
      'Léalos antes: son los de la especificación, y puede que su municipio tenga otros (las ordenanzas, sobre todo). Con los honorarios se acepta también su tabla, que está en Configuración. Rigen desde hoy, y en el historial queda que usted los aceptó. Después se cambian como los demás, en Configuración.',
    confirmar: 'Aceptar los valores',
    hecho: { uno: 'Se aceptó 1 valor', varios: 'Se aceptaron {n} valores' },
    valor: 'Valor propuesto',
    dato: 'Dato',
  },
  firmante: {
    titulo: 'Quién firma y dónde',
    boton: 'Completar',
    opcional: 'Sin este dato sale una raya.',
    guardado: 'Los títulos y las cartas de hoy en adelante lo dicen así.',
  },
  inicio: {
    titulo: 'Puesta en marcha: {hechas} de {total}',
    ver: 'Ver qué falta',
    ocultar: 'No mostrar más en el inicio',
  },
} as const
