// Written by `npm run generate` out of schemas/request-information.json. Change that, not this.
import type { RequestsDefinition } from "./definitions.ts";

export const requestInformation: NonNullable<RequestsDefinition["information"]> = [
	{
		"title": "Aanvraag",
		"rows": [
			{
				"label": "Ingediend op",
				"field": "submitted_at",
				"kind": "date"
			},
			{
				"label": "Aangemaakt op",
				"field": "created_at",
				"kind": "date"
			},
			{
				"label": "Beoordeeld op",
				"field": "processed_at",
				"kind": "date"
			},
			{
				"label": "Dossiernummer",
				"field": "additional.dossierID"
			},
			{
				"label": "Gewenste plek",
				"field": "additional.location"
			},
			{
				"label": "Opmerkingen van de aanvrager",
				"field": "raw.remarks"
			}
		]
	},
	{
		"title": "Aanvrager",
		"rows": [
			{
				"label": "Naam",
				"field": "summary.name"
			},
			{
				"label": "E-mail",
				"field": "contact.email",
				"kind": "email"
			},
			{
				"label": "Telefoon",
				"field": "contact.phone",
				"kind": "phone"
			},
			{
				"label": "Adres",
				"field": "summary.address"
			},
			{
				"label": "Gemeente",
				"field": "address.municipality"
			}
		]
	},
	{
		"title": "Voertuig",
		"rows": [
			{
				"label": "Merk",
				"field": "vehicle.brand"
			},
			{
				"label": "Model",
				"field": "vehicle.model"
			},
			{
				"label": "Kenteken",
				"field": "vehicle.numberplate"
			},
			{
				"label": "Aanschafdatum",
				"field": "additional.vehicle.purchaseDate",
				"kind": "day"
			}
		]
	},
	{
		"title": "Parkeren en laden",
		"rows": [
			{
				"label": "Parkeervergunning",
				"field": "softrequirements.parkingpermit",
				"kind": "flag"
			},
			{
				"label": "Eigen parkeerplaats",
				"field": "softrequirements.parkingspot",
				"kind": "flag"
			},
			{
				"label": "Gereserveerde parkeerplaats",
				"field": "additional.parkingspot.reservedspot",
				"kind": "flag"
			},
			{
				"label": "Laadmoment",
				"field": "raw.timeslot",
				"kind": "timeslot"
			},
			{
				"label": "Laadtijden",
				"field": "additional.context.chargingtime",
				"kind": "hours"
			}
		]
	}
];
