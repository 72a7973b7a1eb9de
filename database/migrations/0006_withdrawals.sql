CREATE TABLE "wallet_withdrawal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_withdrawal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "wallet_withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"account" text NOT NULL,
	"holder" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_withdrawals_number_unique" UNIQUE("number"),
	CONSTRAINT "wallet_withdrawals_amount" CHECK ("wallet_withdrawals"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_withdrawal_events" ADD CONSTRAINT "wallet_withdrawal_events_withdrawal_id_wallet_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."wallet_withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_withdrawals" ADD CONSTRAINT "wallet_withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_withdrawal_events_withdrawal" ON "wallet_withdrawal_events" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_user" ON "wallet_withdrawals" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_status" ON "wallet_withdrawals" USING btree ("status","created_at");