// Written by `npm run generate` out of schemas/start-document.json. Change that, not this.
import type { StartDocumentDefinition } from "./definitions.ts";

export const startDocument: StartDocumentDefinition = {
	"title": "Startdocument",
	"sections": [
		{
			"title": "Proces",
			"rows": [
				{
					"fact": "case-reference"
				},
				{
					"fact": "reference"
				},
				{
					"fact": "process-type"
				},
				{
					"fact": "step"
				},
				{
					"fact": "requests"
				},
				{
					"fact": "started-on"
				},
				{
					"fact": "made-on"
				}
			]
		},
		{
			"title": "Locatievoorstel",
			"rows": [
				{
					"fact": "address"
				},
				{
					"fact": "coordinates"
				},
				{
					"field": "Location.Remarks"
				}
			],
			"map": true
		},
		{
			"title": "Laadsituatie",
			"rows": [
				{
					"group": "ParkingSpots"
				}
			]
		},
		{
			"title": "Betrokken partijen",
			"rows": [
				{
					"parties": [
						"municipality",
						"cpo",
						"gridoperator",
						"contractor",
						"customer"
					]
				}
			]
		},
		{
			"title": "Bovenaanzicht",
			"pictures": "TopView"
		},
		{
			"title": "Zijaanzicht",
			"pictures": "SideView"
		}
	]
};
