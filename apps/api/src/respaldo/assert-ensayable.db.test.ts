import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createBeside, dropDatabase } from '../../test/postgres-server.ts'
import { createRol } from '../../test/roles.ts'
import { checkPermisos } from './assert-ensayable.ts'

const createInstalada = async () => {
  const plantilla = inject('plantilla')
  if (plantilla.motor === 'pglite') throw new Error('Solo con PostgreSQL')
  const comoAdmin = await createBeside(plantilla.url)
  const rol = await createRol(plantilla.url, 'login')
  onTestFinished(() => dropDatabase(comoAdmin))
  const url = new URL(comoAdmin)
  url.username = rol
  const run = async (sql: string) => {
    const client = new Client({ connectionString: comoAdmin })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  return { rol, run, check: () => checkPermisos(url.href) }
}

it('a role that owns the tables and the functions may update', async () => {
  const { rol, run, check } = await createInstalada()
  await run(
    `create table una (); alter table una owner to ${rol}; grant create on schema public to ${rol}`,
  )
  expect(await check()).toEqual({
    ...{ punto: 'permisos', bien: true },
    detalle: `en la instalación, 1 tablas, todas de «${rol}», que es quien las va a cambiar.`,
  })
})

it('names in order some tables and functions that the role may not change, and the permission that it lacks', async () => {
  const { rol, run, check } = await createInstalada()
  await run(`create table f (); create table b (); create table c (); create table a ();
    create table e (); create table d (); create table g ();
    create function suma() returns int language sql as 'select 1'`)
  const punto = await check()
  expect(punto?.bien).toBe(false)
  expect(punto?.detalle).toContain(
    `«alter table … owner to ${rol}»: public.a, public.b, public.c, public.d, public.e y 2 más.`,
  )
  expect(punto?.detalle).toContain(`«alter routine … owner to ${rol}»: public.suma.`)
  expect(punto?.detalle).toContain(`«grant create on schema public to ${rol}»`)
})
