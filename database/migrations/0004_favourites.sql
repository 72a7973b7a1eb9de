CREATE TABLE "favourites" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_kind_item_id_member_id_pk" PRIMARY KEY("kind","item_id","member_id")
);
