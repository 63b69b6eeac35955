const FORMATO = new Intl.DateTimeFormat('es-AR', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  timeZone: 'America/Argentina/Buenos_Aires',
})

export const diaDeHoy = (): string => FORMATO.format(new Date())
