export const salud = {
  base: {
    ocupada:
      'La base no contestó en {segundos} segundos: está ocupada. Si sigue así, mire qué trabajo está corriendo.',
    caida:
      'La base de datos no responde. Compruebe que esté en marcha y que este servidor llegue a ella; después sigue solo.',
  },
  migraciones: {
    faltan:
      'A la base le faltan cambios que este programa necesita. Reinicie el servidor: los hace al arrancar.',
    nuevas: 'Una versión más nueva ya cambió la base. Actualice este servidor.',
  },
  disco: {
    poco: 'Quedan {libre} MB donde se guardan los datos. Haga lugar o agrande el disco antes de que se llene.',
    lleno:
      'Quedan {libre} MB donde se guardan los datos: lo que no entre se rechaza. Haga lugar; no hace falta reiniciar.',
    sinSaber:
      'No se pudo leer cuánto lugar queda donde se guardan los datos. Compruebe que el disco esté montado.',
  },
  documentos:
    'El almacén de documentos (DOCUMENTOS_S3_URL) no respondió o rechazó lo que se le pidió las últimas veces: hasta que responda no se guarda ni se abre lo que no esté en esta máquina. Compruebe que esté en marcha, que este servidor llegue a él, y la credencial; después sigue solo. El registro dice el motivo.',
  trabajos: {
    espera:
      'Un trabajo espera su turno desde hace {minutos} minutos. Si no corre ningún otro, reinicie el servidor: el trabajo sigue solo.',
    corre:
      'Un trabajo corre desde hace {minutos} minutos. Mire cuánto avanzó; si no avanza, cancélelo y empiécelo de nuevo.',
  },
  respaldo: {
    ninguno:
      'Todavía no hay ninguna copia de seguridad hecha con «apremia-servidor respaldo crear». Haga una, y déjela programada cada día.',
    viejo:
      'La última copia de seguridad es de hace {horas} horas. Mire por qué no se hizo la de hoy: «apremia-servidor respaldo crear».',
  },
  municipio:
    'El servicio del municipio no respondió las últimas veces que se le preguntó. Avise a quien lo administra; «apremia municipio comprobar» dice qué llamada falla.',
  sinBase: 'No se sabe, porque la base no respondió.',
} as const
