-- Whether a period is open is told by the index: a lawyer's items are read from it alone.
DROP INDEX "deuda_legal";--> statement-breakpoint
CREATE INDEX "deuda_legal" ON "deuda" USING btree ("legal","tipo","imponible","recurso","estado") WHERE "deuda"."legal" <> '';
--> statement-breakpoint
-- A name or street is checked against the words after its index found it, and f_busqueda costs more than all
-- the rest of the search: it is kept beside the text.
alter table contribuyente add column apynom_busqueda text not null generated always as (f_busqueda(apynom)) stored;
--> statement-breakpoint
drop index contribuyente_busqueda;
--> statement-breakpoint
create index contribuyente_busqueda on contribuyente using gin (apynom_busqueda gin_trgm_ops);
--> statement-breakpoint
alter table inmueble add column calle_busqueda text not null generated always as (f_busqueda(calle)) stored;
--> statement-breakpoint
drop index inmueble_calle_busqueda;
--> statement-breakpoint
create index inmueble_calle_busqueda on inmueble using gin (calle_busqueda gin_trgm_ops);
