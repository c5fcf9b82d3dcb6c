/** JSON Schemas of the answers of the geocoder routes. */
export const geocodedAddress = {
	type: "object",
	additionalProperties: false,
	required: ["label", "street", "number", "suffix", "postalCode", "city", "municipalityCode", "latitude", "longitude"],
	properties: {
		label: { type: "string", description: "The address in one line" },
		street: { type: "string" },
		number: { type: "string" },
		suffix: { type: "string", description: 'Letter and addition, "" without' },
		postalCode: { type: "string", description: '"1234 AB", "9000" in Belgium, "" when unknown' },
		city: { type: "string" },
		municipalityCode: { type: "string", description: "Four digits, five in Belgium" },
		latitude: { type: "number" },
		longitude: { type: "number" },
	},
} as const;

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
