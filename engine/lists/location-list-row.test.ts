import { describe, expect, it } from "@jest/globals";
import type { ListedLocation } from "../locations/listed-location.ts";
import { locationListRow } from "./location-list-row.ts";

const location: ListedLocation = {
	code: "0202",
	address: { street: "Élan", streetNumber: "8", streetNumberSuffix: "A", postalCode: "6811 AG", city: "Arnhem" },
	coordinates: { latitude: 51.98, longitude: 5.9 },
	properties: { id: 12, proactive_year: 2023, proactive_period: 1, proactive_extra: true },
};

describe("a charging location as a row of its list", () => {
	it("is found by reference and address, and has what each column is sorted and filtered by", () => {
		expect(locationListRow(location)).toEqual({
			reference: "000000000202-000000000012",
			round: "2023-1 extra",
			search: "0202-12 elan 8a, 6811 ag arnhem 6811ag",
			cells: {
				reference: "0202-12",
				address: "elan 8a, 6811 ag arnhem",
				"address#": "elan 000000000008a, 000000006811 ag arnhem",
				map: "51.98, 5.9",
				"map#": "000000000051.000000000098, 000000000005.000000000009",
			},
		});
	});

	it("has no cell for what it does not have, and keeps nothing that a database cannot", () => {
		const bare = { street: "", streetNumber: "", streetNumberSuffix: "", postalCode: "", city: "" };
		const { reference, round, cells } = locationListRow({ ...location, address: bare, properties: { id: null, remark: "a\0b\ud800" } });
		expect([reference, round, cells.address, cells.remark]).toEqual(["000000000202", "geen", undefined, "ab"]);
	});
});
