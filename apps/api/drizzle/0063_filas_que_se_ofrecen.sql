ALTER TABLE "abogado_titulo" ADD COLUMN "activo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_caracter" ADD COLUMN "activo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_forma_pago" ADD COLUMN "activo" boolean DEFAULT true NOT NULL;