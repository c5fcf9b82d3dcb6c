import { describe, expect, it } from "@jest/globals";
import { linkAction } from "./link-action.ts";
import { locationWith } from "./location.fixture.ts";

const free = { linkedUuid: null, alternativeMode: false };

describe("linkAction", () => {
	it("links a validated location if none is selected", () => {
		expect(linkAction(locationWith({ status: "definitive" }), free)).toBe("link");
		expect(linkAction(locationWith({ status: "definitive" }), { ...free, linkedUuid: "another" })).toBeNull();
	});

	it("unlinks the selected location in preparation, not another's", () => {
		expect(linkAction(locationWith({ status: "in-progress" }), { ...free, linkedUuid: "location-1" })).toBe("unlink");
		expect(linkAction(locationWith({ status: "in-progress" }), free)).toBeNull();
	});

	it("links a rejected location only as an alternative", () => {
		expect(linkAction(locationWith({ status: "rejected" }), free)).toBeNull();
		expect(linkAction(locationWith({ status: "rejected" }), { ...free, alternativeMode: true })).toBe("link");
	});

	it("does nothing with any other status", () => {
		for (const status of ["alert", "suggestion", "realized", "in-progress", "something"]) {
			for (const alternativeMode of [true, false])
				expect(linkAction(locationWith({ status }), { linkedUuid: null, alternativeMode })).toBeNull();
		}
		expect(linkAction(locationWith({ status: "realized" }), { ...free, linkedUuid: "location-1" })).toBeNull();
	});
});
