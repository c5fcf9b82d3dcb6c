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
				"label": "Zoeken in de processen",
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
			"stepDays": {
				"label": "Dagen in stap",
				"word": "dagen-in-stap"
			},
			"status": {
				"label": "Status",
				"word": "status"
			},
			"reason": {
				"label": "Reden on hold of geannuleerd",
				"word": "reden"
			},
			"requests": {
				"label": "Aanvragen",
				"word": "aanvragen"
			},
			"tags": {
				"label": "Tags",
				"word": "tags"
			},
			"tagCount": {
				"label": "Aantal tags",
				"word": "aantal-tags"
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
			"openComments": {
				"label": "Open opmerkingen",
				"word": "open-opmerkingen"
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
			"waits": {
				"label": "Aan zet",
				"word": "wacht-op"
			},
			"due": {
				"label": "Termijn",
				"word": "termijn"
			},
			"ownDue": {
				"label": "Mijn termijn",
				"word": "mijn-termijn"
			},
			"expected": {
				"label": "Verwacht klaar",
				"word": "verwacht-klaar"
			},
			"behind": {
				"label": "Verwacht en gepland",
				"word": "verwacht-en-gepland"
			},
			"chargingStations": {
				"label": "Aantal laadpalen",
				"word": "laadpalen",
				"path": "CurrentLocation.NumberOfChargingStations",
				"kind": "number"
			},
			"latitude": {
				"label": "Lat",
				"word": "lat",
				"path": "CurrentLocation.Latitude",
				"kind": "number"
			},
			"longitude": {
				"label": "Lng",
				"word": "lng",
				"path": "CurrentLocation.Longitude",
				"kind": "number"
			},
			"vkbPublished": {
				"label": "Publicatiedatum VKB",
				"word": "vkb-publicatie",
				"path": "values.TrafficDecision.PublicationDate",
				"kind": "date"
			},
			"vkbDefinitive": {
				"label": "Datum VKB onherroepelijk",
				"word": "vkb-onherroepelijk",
				"path": "values.TrafficDecision.DefinitiveDate",
				"kind": "date"
			},
			"gridOperatorNumber": {
				"label": "Nummer netbeheerder",
				"word": "nummer-netbeheerder",
				"path": "values.GridConnection.GridOperatorNumber"
			},
			"connectionValue": {
				"label": "Aansluitwaarde",
				"word": "aansluitwaarde",
				"path": "values.GridConnection.ConnectionValue",
				"kind": "option"
			},
			"ean": {
				"label": "EAN-code",
				"word": "ean",
				"path": "values.DateOfCommissioning.EAN"
			},
			"chargingStationVersion": {
				"label": "Uitvoering laadpaal",
				"word": "uitvoering",
				"path": "values.Advice.ChargingStationVersion",
				"kind": "option"
			},
			"gridRequested": {
				"label": "Datum aanvraag netaansluiting",
				"word": "netaansluiting-aangevraagd",
				"path": "values.GridConnection.RequestDate",
				"kind": "date"
			},
			"plannedRealisation": {
				"label": "Geplande realisatiedatum",
				"word": "gepland",
				"path": "values.PlannedRealisation.PlannedDate",
				"kind": "date"
			},
			"commissioned": {
				"label": "Datum van inbedrijfstelling",
				"word": "in-bedrijf",
				"path": "values.DateOfCommissioning.DateOfCommissioning",
				"kind": "date"
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
		"sheet": [
			{
				"field": "reference",
				"width": 16
			},
			{
				"field": "address",
				"width": 42
			},
			{
				"field": "municipality",
				"width": 20
			},
			{
				"field": "latitude",
				"width": 12
			},
			{
				"field": "longitude",
				"width": 12
			},
			{
				"field": "step",
				"width": 28
			},
			{
				"field": "stepDays",
				"width": 14
			},
			{
				"field": "status",
				"width": 14
			},
			{
				"field": "reason",
				"width": 32
			},
			{
				"field": "requests",
				"width": 12
			},
			{
				"field": "type",
				"width": 18
			},
			{
				"field": "chargingStations",
				"width": 17
			},
			{
				"field": "vkb",
				"width": 20
			},
			{
				"field": "vkbPublished",
				"width": 21
			},
			{
				"field": "vkbDefinitive",
				"width": 24
			},
			{
				"field": "gridOperatorNumber",
				"width": 22
			},
			{
				"field": "connectionValue",
				"width": 16
			},
			{
				"field": "ean",
				"width": 22
			},
			{
				"field": "chargingStationVersion",
				"width": 22
			},
			{
				"field": "contractor",
				"width": 24
			},
			{
				"field": "created",
				"label": "Startdatum",
				"width": 13
			},
			{
				"field": "gridRequested",
				"width": 29
			},
			{
				"field": "plannedRealisation",
				"width": 25
			},
			{
				"field": "updated",
				"label": "Gewijzigd op",
				"width": 14
			},
			{
				"field": "commissioned",
				"width": 27
			},
			{
				"field": "tagCount",
				"width": 12
			},
			{
				"field": "tags",
				"width": 30
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
				"field": "waits",
				"more": true
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
