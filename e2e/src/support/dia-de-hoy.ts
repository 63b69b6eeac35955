const FORMATO = new Intl.DateTimeFormat('es-AR', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  timeZone: 'America/Argentina/Buenos_Aires',
})

/** Returns the date of today as a person writes it, as 'DD/MM/YYYY'. */
export const diaDeHoy = (): string => FORMATO.format(new Date())
