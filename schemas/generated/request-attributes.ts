// Written by `npm run generate` out of schemas/request-fields.json. Change that, not this.
import type { RequestAttribute } from "../request-field.ts";

/** By their path in the request. */
export const requestAttributes = {
	"contact.name": {
		"kind": "line",
		"most": 200,
		"always": true
	},
	"contact.phone": {
		"kind": "line",
		"most": 30,
		"always": true
	},
	"contact.email": {
		"kind": "email",
		"always": true
	},
	"contact.initials": {
		"kind": "line",
		"most": 60,
		"always": true
	},
	"contact.surname": {
		"kind": "line",
		"most": 120,
		"always": true
	},
	"contact.title": {
		"kind": "line",
		"most": 60,
		"always": true
	},
	"contact.firstname": {
		"kind": "line",
		"most": 120,
		"always": true
	},
	"contact.street": {
		"kind": "address",
		"most": 120,
		"always": true
	},
	"contact.streetnumber": {
		"kind": "address",
		"most": 20,
		"always": true
	},
	"contact.streetsuffix": {
		"kind": "address",
		"most": 20,
		"always": true
	},
	"contact.postalCode": {
		"kind": "postal-code",
		"always": true
	},
	"contact.city": {
		"kind": "address",
		"most": 120,
		"always": true
	},
	"contact.municipality": {
		"kind": "address",
		"most": 120,
		"always": true
	},
	"additional.vehicle.brand": {
		"kind": "line",
		"most": 60,
		"always": true
	},
	"additional.vehicle.model": {
		"kind": "line",
		"most": 60,
		"always": true
	},
	"additional.vehicle.purchaseDate": {
		"kind": "day",
		"always": true
	},
	"additional.parkingspot.permit": {
		"kind": "flag",
		"always": true
	},
	"additional.parkingspot.reservedspot": {
		"kind": "flag",
		"always": true
	},
	"additional.context.chargingtime.night": {
		"kind": "flag",
		"always": true
	},
	"additional.context.chargingtime.morning": {
		"kind": "flag",
		"always": true
	},
	"additional.context.chargingtime.afternoon": {
		"kind": "flag",
		"always": true
	},
	"additional.context.chargingtime.evening": {
		"kind": "flag",
		"always": true
	},
	"additional.location": {
		"kind": "multiline",
		"most": 1000,
		"always": true
	},
	"additional.dossierID": {
		"kind": "line",
		"most": 60,
		"always": true
	},
	"vehicle.brand": {
		"kind": "line",
		"most": 60,
		"always": true
	},
	"vehicle.model": {
		"kind": "line",
		"most": 60,
		"always": true
	},
	"vehicle.numberplate": {
		"kind": "number-plate",
		"always": true
	},
	"softrequirements.parkingpermit": {
		"kind": "flag",
		"always": true
	},
	"softrequirements.parkingspot": {
		"kind": "flag",
		"always": true
	},
	"raw.remarks": {
		"kind": "multiline",
		"most": 4000,
		"always": true
	},
	"raw.timeslot": {
		"kind": "timeslot",
		"always": true
	}
} as const satisfies Readonly<Record<string, RequestAttribute>>;

/** What a source tells of a request, as far as it is kept as it was told. */
export interface RequestAttributes {
	readonly contact: {
		/** Full name. */
		readonly name: string;
		/** Telephone number. */
		readonly phone: string;
		/** E-mail address. */
		readonly email: string;
		/** Initials. */
		readonly initials: string;
		/** Surname. */
		readonly surname: string;
		/** Form of address. */
		readonly title: string;
		/** First name. */
		readonly firstname: string;
		/** Street where the applicant lives. */
		readonly street: string;
		/** House number of the applicant. */
		readonly streetnumber: string;
		/** Suffix of it. */
		readonly streetsuffix: string;
		/** Postal code of the applicant. */
		readonly postalCode: string;
		/** City of the applicant. */
		readonly city: string;
		/** Municipality of the applicant. */
		readonly municipality: string;
	};
	readonly additional: {
		readonly vehicle: {
			/** Brand of the vehicle, as said with the request. */
			readonly brand: string;
			/** Model of the vehicle, as said with the request. */
			readonly model: string;
			/** Day the vehicle was or will be bought. */
			readonly purchaseDate: string;
		};
		readonly parkingspot: {
			/** Has a parking permit. */
			readonly permit: boolean | null;
			/** Has a parking space of his or her own. */
			readonly reservedspot: boolean | null;
		};
		readonly context: {
			readonly chargingtime: {
				/** Charges at night. */
				readonly night: boolean | null;
				/** Charges in the morning. */
				readonly morning: boolean | null;
				/** Charges in the afternoon. */
				readonly afternoon: boolean | null;
				/** Charges in the evening. */
				readonly evening: boolean | null;
			};
		};
		/** The applicant's words on where the charging point should come. */
		readonly location: string;
		/** Number of the dossier at the source. */
		readonly dossierID: string;
	};
	readonly vehicle: {
		/** Brand of the vehicle. */
		readonly brand: string;
		/** Model of the vehicle. */
		readonly model: string;
		/** Number plate. */
		readonly numberplate: string;
	};
	readonly softrequirements: {
		/** Has the parking permit that the tenant asks for. */
		readonly parkingpermit: boolean | null;
		/** Has no parking space but the street, or has one: as the source means it. */
		readonly parkingspot: boolean | null;
	};
	readonly raw: {
		/** The applicant's remarks. */
		readonly remarks: string;
		/** Number of the hours in which the applicant mostly charges. */
		readonly timeslot: 0 | 1 | 2 | 3 | null;
	};
}
