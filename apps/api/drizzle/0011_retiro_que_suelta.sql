ALTER TABLE "tipo_retiro" ADD COLUMN "suelta" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- 2: Retirado.
update tipo_retiro set suelta = true where id = 2;
