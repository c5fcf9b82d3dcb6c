// Written by `npm run generate` out of schemas/tenant.schema.json. Change that, not this.
import type { Attribute, Role } from "./definitions.ts";

export const attributes: Readonly<Record<Attribute, readonly Role[]>> = {
	"requestlist": [],
	"requestlocations": [],
	"realisationlist": [],
	"locationlist": [],
	"realisationbtn": [],
	"requestcomment": [],
	"realisationcomment": [],
	"canChangeStatus": [],
	"canChangeCommentStatus": [],
	"canModerateComments": [
		"admin"
	],
	"canConfirmTrafficDecisions": [],
	"canAccessDebugger": [
		"developer"
	],
	"automatedViews": [],
	"generateStartDoc": [],
	"admin": [
		"admin"
	],
	"reporting": [],
	"customerreports": [],
	"eventlog": [],
	"chargingpoints": [],
	"manuals": [],
	"export": [],
	"design": [],
	"publish": []
};
