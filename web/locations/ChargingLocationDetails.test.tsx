import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ChargingLocationDetails } from "./ChargingLocationDetails.tsx";
import { locationWith } from "./location.fixture.ts";

describe("ChargingLocationDetails", () => {
	it("REQ-043 shows address, status label, id as code-id and the remark", () => {
		render(<ChargingLocationDetails location={locationWith({})} />);
		for (const shown of ["Steenstraat 94, 6828 CN Arnhem", "Gevalideerd", "ID: 0202-118", "Let op de boom"])
			expect(screen.getByText(shown)).toBeDefined();
		expect(screen.queryByText("Uuid: location-1")).toBeNull();
	});
});
