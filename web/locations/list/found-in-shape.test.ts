import { expect, it } from "@jest/globals";
import { shapeOfBox } from "../../../engine/index.ts";
import type { AnsweredList } from "../../table/served/answered-list.ts";
import type { LocationsAnswer, LocationsQuestion } from "./answered-locations.ts";
import { foundInShape } from "./found-in-shape.ts";

const shape = shapeOfBox({ south: 51, west: 5, north: 52, east: 6 });

/** A server with this many locations in the shape, and this many of them with a process. */
function serverWith(total: number, connected: number): AnsweredList<LocationsQuestion, LocationsAnswer> {
	return {
		kind: "locations",
		getRows: async ({ only }) => ({
			data: [],
			metaData: { total: only === "connected" ? connected : total, all: total, matching: {}, matchingAll: total, after: null },
		}),
		getChoices: async () => ({}),
		getKeys: async () => Array.from({ length: connected }, (_, number) => String(number)),
	};
}

it("chooses those with a process, however many others lie there", async () => {
	expect(await foundInShape(serverWith(40_000, 2), {}, shape)).toEqual({ keys: ["0", "1"], without: 39_998 });
});

it("chooses none where more have a process than one act may be of", async () => {
	expect(await foundInShape(serverWith(40_000, 5_001), {}, shape)).toBe("many");
});
