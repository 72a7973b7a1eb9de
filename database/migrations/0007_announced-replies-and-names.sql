ALTER TABLE "community_replies" ADD COLUMN "announced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "users_folded_name" ON "users" USING btree ((lower("name") collate "C"));