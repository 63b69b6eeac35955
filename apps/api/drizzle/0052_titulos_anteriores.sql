ALTER TABLE "titulo" ALTER COLUMN "lote" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "titulo" ALTER COLUMN "codigo_verificacion" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "titulo" ADD COLUMN "anterior" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "titulo" ADD COLUMN "documento" text;--> statement-breakpoint
ALTER TABLE "titulo" ADD CONSTRAINT "titulo_documento_documento_sha256_fk" FOREIGN KEY ("documento") REFERENCES "public"."documento"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titulo" ADD CONSTRAINT "titulo_de_lote" CHECK ("titulo"."anterior" = ("titulo"."lote" is null) and ("titulo"."anterior" or "titulo"."codigo_verificacion" is not null)
        and ("titulo"."anterior" or "titulo"."documento" is null));