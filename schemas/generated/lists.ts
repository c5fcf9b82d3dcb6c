// Written by `npm run generate` out of schemas/lists/*.json. Change that, not this.
export const lists = {
	"locations": {
		"label": "Laadlocaties",
		"fields": {
			"search": {
				"label": "Zoek op ID of adres",
				"word": "zoek"
			},
			"reference": {
				"label": "ID",
				"word": "id"
			},
			"address": {
				"label": "Adres",
				"word": "adres"
			},
			"municipality": {
				"label": "Gemeente",
				"word": "gemeente"
			},
			"status": {
				"label": "Status",
				"word": "status"
			},
			"round": {
				"label": "Proactieve ronde",
				"word": "ronde"
			},
			"remark": {
				"label": "Opmerking",
				"word": "opmerking"
			},
			"process": {
				"label": "Realisatieproces",
				"word": "proces"
			},
			"map": {
				"label": "Kaart",
				"word": "kaart"
			}
		},
		"layouts": [
			{
				"name": "default",
				"label": "Standaard",
				"columns": [
					{
						"field": "reference"
					},
					{
						"field": "address"
					},
					{
						"field": "municipality"
					},
					{
						"field": "status"
					},
					{
						"field": "round"
					},
					{
						"field": "remark"
					},
					{
						"field": "process"
					},
					{
						"field": "map"
					}
				]
			}
		],
		"filters": [
			{
				"field": "search"
			},
			{
				"field": "round"
			},
			{
				"field": "municipality"
			},
			{
				"field": "status"
			}
		],
		"pageSize": 10,
		"pageSizes": [
			10,
			20,
			50,
			100
		],
		"sort": {
			"field": "reference"
		},
		"minWidth": 920,
		"maxWidth": 1900
	},
	"realisations": {
		"label": "Realisatieprocessen",
		"fields": {
			"search": {
				"label": "Zoek op referentie of adres",
				"word": "zoek"
			},
			"reference": {
				"label": "Referentie",
				"word": "referentie"
			},
			"address": {
				"label": "Adres",
				"word": "adres"
			},
			"municipality": {
				"label": "Gemeente",
				"word": "gemeente"
			},
			"customer": {
				"label": "Klant",
				"word": "klant"
			},
			"step": {
				"label": "Stap",
				"word": "stap"
			},
			"days": {
				"label": "Dagen",
				"word": "dagen"
			},
			"status": {
				"label": "Status",
				"word": "status"
			},
			"requests": {
				"label": "Aanvragen",
				"word": "aanvragen"
			},
			"tags": {
				"label": "Tags",
				"word": "tags"
			},
			"type": {
				"label": "Type",
				"word": "type"
			},
			"vkb": {
				"label": "VKB",
				"word": "vkb"
			},
			"comments": {
				"label": "Opmerkingen",
				"word": "opmerkingen"
			},
			"created": {
				"label": "Gestart",
				"word": "gestart"
			},
			"updated": {
				"label": "Bijgewerkt",
				"word": "bijgewerkt"
			},
			"gridOperator": {
				"label": "Netbeheerder",
				"word": "netbeheerder"
			},
			"contractor": {
				"label": "Aannemer",
				"word": "aannemer"
			},
			"chargingStations": {
				"label": "Aantal laadpalen",
				"word": "laadpalen",
				"path": "CurrentLocation.NumberOfChargingStations",
				"kind": "number"
			}
		},
		"layouts": [
			{
				"name": "default",
				"label": "Standaard",
				"columns": [
					{
						"field": "reference"
					},
					{
						"field": "address"
					},
					{
						"field": "step"
					},
					{
						"field": "days"
					},
					{
						"field": "requests"
					},
					{
						"field": "tags"
					},
					{
						"field": "type"
					},
					{
						"field": "comments"
					},
					{
						"field": "vkb"
					},
					{
						"field": "updated"
					}
				]
			},
			{
				"name": "export",
				"label": "Oude weergave",
				"columns": [
					{
						"field": "reference"
					},
					{
						"field": "address"
					},
					{
						"field": "municipality"
					},
					{
						"field": "step"
					},
					{
						"field": "days"
					},
					{
						"field": "status"
					},
					{
						"field": "requests"
					},
					{
						"field": "type"
					},
					{
						"field": "chargingStations"
					},
					{
						"field": "vkb"
					},
					{
						"field": "gridOperator"
					},
					{
						"field": "contractor"
					},
					{
						"field": "tags"
					},
					{
						"field": "created"
					},
					{
						"field": "updated"
					}
				]
			}
		],
		"filters": [
			{
				"field": "search"
			},
			{
				"field": "step"
			},
			{
				"field": "municipality"
			},
			{
				"field": "tags"
			},
			{
				"field": "vkb"
			},
			{
				"field": "type",
				"label": "Type proces"
			},
			{
				"field": "reference",
				"more": true
			},
			{
				"field": "address",
				"more": true
			}
		],
		"pageSize": 10,
		"pageSizes": [
			10,
			20,
			50,
			100
		],
		"sort": {
			"field": "updated",
			"descending": true
		},
		"minWidth": 920,
		"maxWidth": 1900
	},
	"requests": {
		"label": "Aanvragen",
		"fields": {
			"search": {
				"label": "Zoek op referentie, adres of naam",
				"word": "zoek"
			},
			"reference": {
				"label": "Referentie",
				"word": "referentie"
			},
			"address": {
				"label": "Adres",
				"word": "adres"
			},
			"name": {
				"label": "Naam",
				"word": "naam"
			},
			"municipality": {
				"label": "Gemeente",
				"word": "gemeente"
			},
			"status": {
				"label": "Status",
				"word": "status"
			},
			"reason": {
				"label": "Reden",
				"word": "reden"
			},
			"tags": {
				"label": "Tags",
				"word": "tags"
			},
			"submitted": {
				"label": "Ingediend",
				"word": "ingediend"
			},
			"processed": {
				"label": "Beoordeeld",
				"word": "beoordeeld"
			},
			"comments": {
				"label": "Opmerkingen",
				"word": "opmerkingen"
			},
			"process": {
				"label": "Realisatieproces",
				"word": "proces"
			}
		},
		"layouts": [
			{
				"name": "default",
				"label": "Standaard",
				"columns": [
					{
						"field": "reference"
					},
					{
						"field": "address"
					},
					{
						"field": "name"
					},
					{
						"field": "municipality"
					},
					{
						"field": "status"
					},
					{
						"field": "tags"
					},
					{
						"field": "comments"
					},
					{
						"field": "process"
					},
					{
						"field": "submitted"
					}
				]
			},
			{
				"name": "rejected",
				"label": "Afgewezen",
				"columns": [
					{
						"field": "reference"
					},
					{
						"field": "address"
					},
					{
						"field": "name"
					},
					{
						"field": "municipality"
					},
					{
						"field": "reason"
					},
					{
						"field": "tags"
					},
					{
						"field": "comments"
					},
					{
						"field": "processed"
					}
				]
			}
		],
		"filters": [
			{
				"field": "search"
			},
			{
				"field": "municipality"
			},
			{
				"field": "tags"
			},
			{
				"field": "reference",
				"more": true
			},
			{
				"field": "address",
				"more": true
			},
			{
				"field": "name",
				"more": true
			}
		],
		"categories": [
			{
				"word": "open",
				"label": "Open",
				"field": "status",
				"values": [
					"2"
				],
				"default": true
			},
			{
				"word": "geaccepteerd",
				"label": "Geaccepteerd",
				"field": "status",
				"values": [
					"3"
				]
			},
			{
				"word": "afgewezen",
				"label": "Afgewezen",
				"field": "status",
				"values": [
					"4"
				],
				"layout": "rejected"
			},
			{
				"word": "verwijderd",
				"label": "Verwijderd",
				"field": "status",
				"values": [
					"5"
				]
			},
			{
				"word": "alles",
				"label": "Alles"
			}
		],
		"pageSize": 10,
		"pageSizes": [
			10,
			20,
			50,
			100
		],
		"sort": {
			"field": "submitted",
			"descending": true
		},
		"minWidth": 920,
		"maxWidth": 1900
	}
} as const;
