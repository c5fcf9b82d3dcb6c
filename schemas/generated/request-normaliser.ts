// Written by `npm run generate` out of schemas/request-fields.json. Change that, not this.
import type { Normaliser } from "./definitions.ts";

export const requestNormaliser: Normaliser = {
	"fields": {
		"externalRef": {
			"from": [
				"externalRef",
				"ref",
				"reference",
				"kenmerk"
			]
		},
		"status": {
			"from": [
				"status.id",
				"status"
			]
		},
		"geographyCode": {
			"from": [
				"geographyCode",
				"municipalityCode",
				"MunicipalityCode",
				"municipality_code",
				"address.municipalityCode",
				"address.municipality",
				"municipality"
			]
		},
		"coordinates.lat": {
			"from": [
				"coordinates.lat",
				"coordinates.latitude",
				"lat",
				"latitude"
			]
		},
		"coordinates.lng": {
			"from": [
				"coordinates.lng",
				"coordinates.lon",
				"coordinates.longitude",
				"lng",
				"lon",
				"longitude"
			]
		},
		"coordinates.nomatch": {
			"from": [
				"coordinates.nomatch"
			]
		},
		"submitted_at": {
			"from": [
				"submitted_at",
				"submittedAt",
				"summary.submitted_at"
			]
		},
		"created_at": {
			"from": [
				"created_at",
				"createdAt"
			]
		},
		"processed_at": {
			"from": [
				"processed_at",
				"processedAt",
				"summary.processed_at"
			]
		},
		"judgement.id": {
			"from": [
				"id.id",
				"id",
				"status.id",
				"status"
			]
		},
		"judgement.reason": {
			"from": [
				"reason.value",
				"reason"
			]
		},
		"judgement.remarks": {
			"from": [
				"remarks",
				"remark"
			]
		},
		"judgement.processed_at": {
			"from": [
				"processed_at",
				"processedAt"
			]
		},
		"address.street": {
			"from": [
				"address.street"
			]
		},
		"address.streetNumber": {
			"from": [
				"address.streetNumber",
				"address.streetnumber",
				"address.number"
			]
		},
		"address.streetNumberSuffix": {
			"from": [
				"address.streetNumberSuffix",
				"address.streetsuffix",
				"address.suffix"
			]
		},
		"address.postalCode": {
			"from": [
				"address.postalCode",
				"address.postalcode",
				"search.postalcode"
			]
		},
		"address.city": {
			"from": [
				"address.city",
				"search.city"
			]
		},
		"address.country": {
			"from": [
				"address.country"
			]
		},
		"address.municipality": {
			"from": [
				"address.municipality"
			]
		},
		"contact.name": {
			"from": [
				"contact.name",
				"summary.name"
			]
		},
		"contact.phone": {
			"from": [
				"contact.phone",
				"contact.telephone"
			]
		},
		"contact.email": {
			"from": [
				"contact.email"
			]
		},
		"contact.initials": {
			"from": [
				"contact.initials"
			]
		},
		"contact.surname": {
			"from": [
				"contact.surname"
			]
		},
		"contact.title": {
			"from": [
				"contact.title"
			]
		},
		"contact.firstname": {
			"from": [
				"contact.firstname",
				"contact.firstName"
			]
		},
		"contact.street": {
			"from": [
				"contact.street"
			]
		},
		"contact.streetnumber": {
			"from": [
				"contact.streetnumber",
				"contact.streetNumber"
			]
		},
		"contact.streetsuffix": {
			"from": [
				"contact.streetsuffix",
				"contact.streetNumberSuffix"
			]
		},
		"contact.postalCode": {
			"from": [
				"contact.postalCode",
				"contact.postalcode"
			]
		},
		"contact.city": {
			"from": [
				"contact.city"
			]
		},
		"contact.municipality": {
			"from": [
				"contact.municipality"
			]
		},
		"additional.vehicle.brand": {
			"from": [
				"additional.vehicle.brand",
				"vehicle.brand"
			]
		},
		"additional.vehicle.model": {
			"from": [
				"additional.vehicle.model",
				"vehicle.model"
			]
		},
		"additional.vehicle.purchaseDate": {
			"from": [
				"additional.vehicle.purchaseDate",
				"vehicle.purchaseDate"
			]
		},
		"additional.parkingspot.permit": {
			"from": [
				"additional.parkingspot.permit",
				"softrequirements.parkingpermit"
			]
		},
		"additional.parkingspot.reservedspot": {
			"from": [
				"additional.parkingspot.reservedspot",
				"softrequirements.parkingspot"
			]
		},
		"additional.context.chargingtime.night": {
			"from": [
				"additional.context.chargingtime.night"
			]
		},
		"additional.context.chargingtime.morning": {
			"from": [
				"additional.context.chargingtime.morning"
			]
		},
		"additional.context.chargingtime.afternoon": {
			"from": [
				"additional.context.chargingtime.afternoon"
			]
		},
		"additional.context.chargingtime.evening": {
			"from": [
				"additional.context.chargingtime.evening"
			]
		},
		"additional.location": {
			"from": [
				"additional.location"
			]
		},
		"additional.dossierID": {
			"from": [
				"additional.dossierID",
				"additional.dossierId",
				"dossierID",
				"case_ref"
			]
		},
		"vehicle.brand": {
			"from": [
				"vehicle.brand",
				"additional.vehicle.brand"
			]
		},
		"vehicle.model": {
			"from": [
				"vehicle.model",
				"additional.vehicle.model"
			]
		},
		"vehicle.numberplate": {
			"from": [
				"vehicle.numberplate",
				"vehicle.licensePlate",
				"search.numberplate"
			]
		},
		"softrequirements.parkingpermit": {
			"from": [
				"softrequirements.parkingpermit",
				"additional.parkingspot.permit"
			]
		},
		"softrequirements.parkingspot": {
			"from": [
				"softrequirements.parkingspot",
				"additional.parkingspot.reservedspot"
			]
		},
		"docs.vehicle": {
			"from": [
				"docs.vehicle",
				"Files.vehicle",
				"files.vehicle"
			]
		},
		"docs.parkingspot": {
			"from": [
				"docs.parkingspot",
				"Files.parkingspot",
				"files.parkingspot"
			]
		},
		"Tags": {
			"from": [
				"Tags",
				"tags"
			]
		},
		"raw.remarks": {
			"from": [
				"raw.remarks",
				"raw.baseData.remarks",
				"raw.baseData.remark",
				"baseData.remarks",
				"baseData.remark",
				"remarks"
			]
		},
		"raw.timeslot": {
			"from": [
				"raw.timeslot",
				"timeslot"
			],
			"values": {
				"00:00-07:00": 0,
				"07:00-12:00": 1,
				"12:00-17:00": 2,
				"17:00-24:00": 3
			}
		}
	},
	"judgements": [
		"judgement",
		"judgements"
	]
};
