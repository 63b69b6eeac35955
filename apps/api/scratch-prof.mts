import fs from 'node:fs'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { loadDemo } from '/work/main/apps/api/src/registro/load-demo.ts'
const [eng, tam='chico'] = process.argv.slice(2)
let cfg: any, worker: Worker|undefined
if (eng==='pg') { const c=new pg.Client({host:'/tmp/regpg',user:'postgres',database:'postgres'}); await c.connect(); await c.query('drop database if exists t'); await c.query('create database t'); await c.end(); cfg={host:'/tmp/regpg',user:'postgres',database:'t',max:6} }
else { fs.rmSync('/tmp/reglite',{recursive:true,force:true}); fs.mkdirSync('/tmp/reglite'); worker=new Worker(`
const {workerData:w,parentPort}=require('node:worker_threads');
(async()=>{const {PGlite}=await import('@electric-sql/pglite');const {pg_trgm}=await import('@electric-sql/pglite/contrib/pg_trgm');const {unaccent}=await import('@electric-sql/pglite/contrib/unaccent');const {PGLiteSocketServer}=await import('@electric-sql/pglite-socket');
const db=await PGlite.create('/tmp/reglite/d',{extensions:{pg_trgm,unaccent}});const s=new PGLiteSocketServer({db,path:'/tmp/reglite/.s.PGSQL.5432',maxConnections:16});await s.start();parentPort.postMessage('up')})()`,{eval:true}); await new Promise(r=>worker!.once('message',r)); cfg={host:'/tmp/reglite',user:'postgres',database:'postgres',max:6} }
const pool=new pg.Pool(cfg); const db=drizzle(pool)
const dir='/tmp/regmig/out/'; const ddl=fs.readFileSync(dir+fs.readdirSync(dir).find(f=>f.endsWith('.sql')),'utf8')
for (const s of [...ddl.split('--> statement-breakpoint'), ...(process.env.NOIDX?[]:fs.readFileSync('/work/main/apps/api/src/registro/busqueda.sql','utf8').split('--> statement-breakpoint'))]) await pool.query(s)
const oq=pg.Client.prototype.query; const tim:Record<string,number>={}; (pg.Client.prototype as any).query=function(this:any,...a:any[]){const t=performance.now();const k=(a[0]?.text??a[0]).slice(0,40);const r=(oq as any).apply(this,a);r?.then?.(()=>{tim[k]=(tim[k]??0)+performance.now()-t});return r}
const t=performance.now()
await loadDemo(db as any,{semilla:1,tamano:tam as any,hoy:'2025-11-21' as any})
console.log(eng,tam,Math.round(performance.now()-t),'ms')
console.log((await db.execute(sql`select f_busqueda('  Ñandú   ÁÉÍÓÚ  Güemes N'||U&'\\0303'||'o Ölçe ') f, (select count(*)::int from deuda) n, (select count(*)::int from actuacion) a`)).rows)
if (process.env.Q) { const r=await db.execute(sql.raw(process.env.Q)); console.log(r.rows) }
console.log(Object.entries(tim).sort((a,b)=>b[1]-a[1]).slice(0,12).map(([k,v])=>k+' '+Math.round(v)).join('\n')); await pool.end(); process.exit(0)
