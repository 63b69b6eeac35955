ALTER TABLE "contribuyente" ADD COLUMN "marca" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contribuyente" ADD COLUMN "marca_desde" date;--> statement-breakpoint
ALTER TABLE "contribuyente" ADD COLUMN "marca_nota" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contribuyente" ADD CONSTRAINT "contribuyente_marca" CHECK ("contribuyente"."marca" in ('', 'fallecido', 'concurso', 'quiebra')
        and ("contribuyente"."marca" = '') = ("contribuyente"."marca_desde" is null) and ("contribuyente"."marca" <> '' or "contribuyente"."marca_nota" = ''));