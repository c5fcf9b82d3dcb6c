import { countryOfMunicipality } from "../../../engine/index.ts";
import type { GeocodedAddress } from "./geocoder.ts";
import { municipalityOf } from "./municipality-boundaries.ts";

/** JSON Schemas of the answers of the geocoder routes. */
export const geocodedAddress = {
	type: "object",
	additionalProperties: false,
	// Not the names of the areas: a server of the former release, running beside this one during an upgrade, does not send them.
	required: ["label", "street", "number", "suffix", "postalCode", "city", "municipalityCode", "latitude", "longitude"],
	properties: {
		label: { type: "string", description: "The address in one line" },
		street: { type: "string" },
		number: { type: "string" },
		suffix: { type: "string", description: 'Letter and addition, "" without' },
		postalCode: { type: "string", description: '"1234 AB", "9000" in Belgium, "" when unknown' },
		city: { type: "string" },
		municipalityCode: { type: "string", description: "Four digits, five in Belgium" },
		municipality: { type: "string", description: 'Name, "" when unknown' },
		province: { type: "string", description: '"" when unknown' },
		country: { enum: ["nl", "be"] },
		latitude: { type: "number" },
		longitude: { type: "number" },
	},
} as const;

/** The address as the API answers it, with the names of the areas it lies in. */
export function addressAnswer(address: GeocodedAddress) {
	const { name = "", province = "" } = municipalityOf(address.municipalityCode) ?? {};
	return { ...address, municipality: name, province, country: countryOfMunicipality(address.municipalityCode) };
}

export const geocoderAnswer = {
	type: "object",
	additionalProperties: false,
	required: ["data"],
	properties: {
		data: { type: "array", items: geocodedAddress },
		related: {
			type: "object",
			additionalProperties: false,
			properties: {
				municipality: {
					description:
						"Municipality the position lies in, also when no address is near it; null outside the Netherlands, Flanders and Brussels",
					anyOf: [
						{
							type: "object",
							additionalProperties: false,
							required: ["code", "name", "province"],
							properties: { code: { type: "string" }, name: { type: "string" }, province: { type: "string" } },
						},
						{ type: "null" },
					],
				},
			},
		},
		metaData: {
			type: "object",
			additionalProperties: false,
			properties: { message: { type: "string", description: '"not found" when there is no address' } },
		},
	},
} as const;
