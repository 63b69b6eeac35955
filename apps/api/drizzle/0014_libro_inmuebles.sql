CREATE TABLE "libro_inmuebles_bloque" (
	"bloque" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"datos" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "libro_inmuebles_cambio" (
	"bloque" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "libro_inmuebles_cambio_bloque" ON "libro_inmuebles_cambio" USING btree ("bloque");--> statement-breakpoint
-- Read whole and often: packing it would take longer than it saves.
alter table libro_inmuebles_bloque alter column datos set storage external;
--> statement-breakpoint
-- Which blocks a change of the debts touches, 500 properties in each, noted in the transaction that changes: who sees
-- the change sees the note. Notes are only added, without a key between them: two changes at once never wait.
create function anotar_cambio_de_inmuebles() returns trigger language plpgsql as $$
begin
  insert into libro_inmuebles_cambio (bloque)
  select distinct c.imponible / 500 from cambiadas c where c.tipo = 'I';
  return null;
end
$$;
--> statement-breakpoint
-- Of a change of the key both are touched, what it was and what it is.
create function anotar_correccion_de_inmuebles() returns trigger language plpgsql as $$
begin
  insert into libro_inmuebles_cambio (bloque)
  select a.imponible / 500 from antes a where a.tipo = 'I'
  union
  select d.imponible / 500 from despues d where d.tipo = 'I';
  return null;
end
$$;
--> statement-breakpoint
create trigger deuda_se_agrega after insert on deuda referencing new table as cambiadas
  for each statement execute function anotar_cambio_de_inmuebles();
--> statement-breakpoint
create trigger deuda_se_quita after delete on deuda referencing old table as cambiadas
  for each statement execute function anotar_cambio_de_inmuebles();
--> statement-breakpoint
create trigger deuda_se_corrige after update on deuda
  referencing old table as antes new table as despues
  for each statement execute function anotar_correccion_de_inmuebles();
--> statement-breakpoint
-- There is nothing to tell which: all of them.
create trigger deuda_se_vacia after truncate on deuda
  for each statement execute function contar_cambio_del_padron('padron');
