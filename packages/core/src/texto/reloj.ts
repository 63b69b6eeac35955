export const reloj = {
  adelantado:
    'El reloj de este proceso está adelantado {segundos} segundos respecto del de la base de datos: ajústelo (NTP).',
  atrasado:
    'El reloj de este proceso está atrasado {segundos} segundos respecto del de la base de datos: ajústelo (NTP).',
} as const
